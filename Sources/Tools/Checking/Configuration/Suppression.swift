/// A rule that a configuration suppresses for some files or views.
public struct Suppression: Hashable, Sendable {
  /// The files, relative to the configuration's folder; `nil` for all.
  public var files: GlobPattern?
  /// The rule; `nil` for all.
  public var rule: Rule?
  /// The views or items; `nil` for all.
  public var views: GlobPattern?

  /// Makes a suppression.
  public init(files: GlobPattern? = nil, rule: Rule? = nil, views: GlobPattern? = nil) {
    self.files = files
    self.rule = rule
    self.views = views
  }

  /// Whether it suppresses a rule's finding about a view, in the file at a path.
  func covers(_ rule: Rule, view: String?, path: String) -> Bool {
    guard self.rule == nil || self.rule == rule else { return false }
    guard files?.matches(path) != false else { return false }
    guard let views else { return true }
    return view.map { views.matches($0) } ?? false
  }
}
