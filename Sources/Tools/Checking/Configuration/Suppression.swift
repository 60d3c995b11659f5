/// A rule that a configuration silences in some files, for some views.
public struct Suppression: Hashable, Sendable {
  /// The files, relative to the configuration's folder; all if `nil`.
  public var files: GlobPattern?
  /// The rule; every one if `nil`.
  public var rule: Rule?
  /// The views or items; all if `nil`.
  public var views: GlobPattern?

  /// Makes a suppression.
  public init(files: GlobPattern? = nil, rule: Rule? = nil, views: GlobPattern? = nil) {
    self.files = files
    self.rule = rule
    self.views = views
  }

  /// Whether it silences a finding of a rule about a view, in the file with a path.
  func covers(_ rule: Rule, view: String?, path: String) -> Bool {
    guard self.rule == nil || self.rule == rule else { return false }
    guard files?.matches(path) != false else { return false }
    guard let views else { return true }
    return view.map { views.matches($0) } ?? false
  }
}
