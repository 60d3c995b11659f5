internal import API
public import ConstraintLayout
public import InterfaceBuilder
public import LayoutRequests

/// The settings of a check: its configurations, the rules' options, and the effect of findings.
public struct CheckConfiguration: Hashable, Sendable {
  /// The severities that differ from the defaults.
  public var severities: [Rule: Severity] = [:]
  /// The options of the rules.
  public var options = RuleOptions()
  /// The screens; if empty, layouts keep their own size.
  public var screens: [Screen] = []
  /// Whether Interface Builder documents are checked at the usual screens of their idiom if there
  /// are no ``screens``; `nil`, if not stated, counts as `false`.
  public var usesUsualScreens: Bool?
  /// The range of screen widths to check exhaustively, if any.
  public var widths: ClosedRange<Double>?
  /// The layout directions; if empty, layouts keep their own.
  public var directions: [LayoutDirection] = []
  /// The factors of text sizes.
  public var textScales: [Double] = []
  /// The languages in which Interface Builder documents are checked besides their own; `nil` for
  /// all whose strings files are next to the document.
  public var languages: [String]?
  /// The pseudo-languages in which documents with texts are also checked.
  public var pseudoLanguages: [PseudoLanguage] = []
  /// The view that represents the screen; `nil` for the first root with a size.
  public var root: String?
  /// The lowest severity of a finding that fails the run.
  public var failOn = Severity.error
  /// Whether severities in Interface Builder documents are raised by one level.
  public var isStrict = false
  /// The suppressed findings.
  public var suppressions: [Suppression] = []
  /// The files to skip, relative to ``folder``.
  public var ignored: [GlobPattern] = []
  /// The folder of kept frames; `nil` for no comparison.
  public var golden: String?
  /// The file of accepted findings, if any.
  public var baseline: String?
  /// The absolute path of the folder that its patterns are relative to; `nil` for the working
  /// directory.
  public var folder: String?

  /// Makes the default configuration.
  public init() {}

  /// The device name that represents the document's own device.
  public static let ownDevice = "own"

  /// The severity of a rule.
  public func severity(of rule: Rule) -> Severity { severities[rule] ?? rule.defaultSeverity }

  /// The circumstances of a layout, with their name in findings.
  struct NamedCircumstances: Hashable {
    /// The name; empty for the document itself.
    var name: String
    var circumstances: Circumstances
  }

  /// The most configurations of one layout.
  public static let circumstanceLimit = 10_000

  /// The number of combinations of screens, directions and text sizes, saturating.
  public var combinationCount: Int {
    [max(1, screens.count), max(1, directions.count), max(1, textScales.count)].reduce(1) {
      $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1
    }
  }

  /// The configurations of a layout: the layout itself and each of its variants, at each screen,
  /// direction and text size. A variant that sizes the screen is not resized.
  func circumstances(of request: LayoutRequest, screen: ItemIndex?) -> [NamedCircumstances] {
    var all: [NamedCircumstances] = []
    for variant in [nil] + request.variants.indices.map({ Optional($0) }) {
      let name = variant.map { "variant \(request.variants[$0].name)" }
      let isSized =
        variant.map { index in
          screen.map { request.isSized(request.variants[index], $0) } ?? true
        } ?? (screen == nil)
      let own: [Screen?] = [nil]
      for screen in isSized || screens.isEmpty ? own : screens.map({ Optional($0) }) {
        for direction in directions.isEmpty ? [nil] : directions.map({ Optional($0) }) {
          for textScale in textScales.isEmpty ? [nil] : textScales.map({ Optional($0) }) {
            all.append(
              circumstance(
                name: name, variant: variant, screen, direction, textScale))
            guard all.count < Self.circumstanceLimit else { return all }
          }
        }
      }
    }
    return all
  }

  private func circumstance(
    name: String?, variant: Int?, _ screen: Screen?, _ direction: LayoutDirection?,
    _ textScale: Double?
  ) -> NamedCircumstances {
    let parts = [
      screen?.name, direction.map(DirectionName.name),
      textScale.map { "text \(NumberWords.text($0))" }, name,
    ]
    return NamedCircumstances(
      name: parts.compactMap { $0 }.joined(separator: ", "),
      circumstances: Circumstances(
        variant: variant, size: screen?.size, safeArea: screen?.safeArea, direction: direction,
        textScale: textScale ?? 1, scale: screen?.scale))
  }
}

extension CheckConfiguration {
  /// Whether a document is skipped. The path is relative to the working directory.
  public func ignores(_ path: String, in workingDirectory: String) -> Bool {
    guard !ignored.isEmpty, path != "-" else { return false }
    let relative = Path.relative(
      Path.absolute(path, in: workingDirectory), to: folder ?? workingDirectory)
    return ignored.contains { $0.matches(relative) }
  }
}
