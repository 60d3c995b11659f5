internal import API
public import ConstraintLayout
public import InterfaceBuilder
internal import LayoutRequests

/// What is checked, at which sizes, and how findings count.
public struct CheckConfiguration: Hashable, Sendable {
  /// The severities that differ from the defaults.
  public var severities: [Rule: Severity] = [:]
  /// The options of the rules.
  public var options = RuleOptions()
  /// The screens; if there are none, layouts keep their own size.
  public var screens: [Screen] = []
  /// Whether documents of Interface Builder are checked at the usual screens of their idiom if
  /// there are no ``screens``; `nil` if nothing says so, which counts as no.
  public var usesUsualScreens: Bool?
  /// The range of widths of the screen that are all checked, if any.
  public var widths: ClosedRange<Double>?
  /// The directions of reading; if there are none, layouts keep their own.
  public var directions: [LayoutDirection] = []
  /// The factors of text sizes.
  public var textScales: [Double] = []
  /// The languages in which documents of Interface Builder are checked beside their own; `nil` for
  /// all whose texts are beside the document.
  public var languages: [String]?
  /// The pseudo-languages in which documents with texts are checked, too.
  public var pseudoLanguages: [PseudoLanguage] = []
  /// The view that stands for the screen; the first root with a size if `nil`.
  public var root: String?
  /// The least severity of a finding that fails the run.
  public var failOn = Severity.error
  /// Whether the severities in documents of Interface Builder are a step louder.
  public var isStrict = false
  /// The silenced findings.
  public var suppressions: [Suppression] = []
  /// The files that are not checked, relative to ``folder``.
  public var ignored: [GlobPattern] = []
  /// The folder of kept frames; not compared if `nil`.
  public var golden: String?
  /// The file of accepted findings, if any.
  public var baseline: String?
  /// The absolute path of the folder that its patterns refer to; the working directory if `nil`.
  public var folder: String?

  /// Makes the default configuration.
  public init() {}

  /// The name among devices that stands for the document's own.
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

  /// The configurations of a layout: each of its variants and the layout itself at each screen,
  /// direction and text size. A variant that sizes the screen is not sized again.
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
  /// Whether a document is not checked. The path is relative to the working directory.
  public func ignores(_ path: String, in workingDirectory: String) -> Bool {
    guard !ignored.isEmpty, path != "-" else { return false }
    let relative = Path.relative(
      Path.absolute(path, in: workingDirectory), to: folder ?? workingDirectory)
    return ignored.contains { $0.matches(relative) }
  }
}
