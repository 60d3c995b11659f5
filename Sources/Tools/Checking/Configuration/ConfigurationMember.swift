/// The members of `.trellis.yml`. The reader reads them, and the schema for editors lists them, by
/// this table.
enum ConfigurationMember: String, CaseIterable {
  case schema = "$schema"
  case rules
  case devices
  case sizes
  case widths
  case directions
  case textScales = "text-scales"
  case languages
  case pseudo
  case root
  case failOn = "fail-on"
  case ignore
  case suppress
  case golden
  case baseline

  /// The kind of a member's value.
  enum Shape {
    /// A scalar of one kind.
    case one(ConfigurationScalar)
    /// A scalar of one kind, or a list of them.
    case oneOrMore(ConfigurationScalar)
    /// Rules with their severities and options.
    case rules
    /// A list of suppressions.
    case suppressions
  }

  /// The kind of the value.
  var shape: Shape {
    switch self {
    case .schema, .root, .golden, .baseline: .one(.text)
    case .widths: .one(.range)
    case .failOn: .one(.choice(Severity.allCases.filter { $0 != .off }.map(\.rawValue)))
    case .devices, .languages, .ignore: .oneOrMore(.text)
    case .sizes: .oneOrMore(.size)
    case .directions: .oneOrMore(.choice(DirectionName.all))
    case .textScales: .oneOrMore(.textScale)
    case .pseudo: .oneOrMore(.choice(PseudoNames.all))
    case .rules: .rules
    case .suppress: .suppressions
    }
  }

  /// The meaning of the value, as a sentence.
  var summary: String {
    switch self {
    case .schema: "The address of the schema by which an editor checks this file."
    case .rules: "Severities and options of rules, by the id of the rule."
    case .devices:
      """
      Devices at which each layout is solved, as `trellis devices` lists them; `own` is the \
      document's own.
      """
    case .sizes: "Sizes of the screen at which each layout is solved, such as 320x568."
    case .widths: "A range of screen widths to check exhaustively, such as 320...1366."
    case .directions: "The directions in which each layout is solved."
    case .textScales: "Factors of text sizes, or ranges of them, such as 0.8...3.1."
    case .languages:
      "Languages in which storyboards and xibs are checked; all that have texts unless given."
    case .pseudo: "Pseudo-languages in which documents with texts are also checked."
    case .root: "The view that represents the screen; the first root with a size unless given."
    case .failOn: "The lowest severity of a finding that fails the run."
    case .ignore: "Patterns of files to skip, relative to the folder of this file."
    case .suppress: "Findings to leave out, by file, rule and view."
    case .golden: "The folder of accepted frames, below the folder of this file."
    case .baseline: "The file of accepted findings."
    }
  }
}

/// The members of a suppression.
enum SuppressionMember: String, CaseIterable {
  case file, rule, view

  /// The meaning of the value, as a sentence.
  var summary: String {
    switch self {
    case .file: "A pattern of files, relative to the folder of the configuration."
    case .rule: "The id of a rule."
    case .view: "A pattern of views, or of items of a list."
    }
  }
}

/// The kinds of scalars in a configuration.
enum ConfigurationScalar {
  case text
  /// `320x568`.
  case size
  /// `320...1366`.
  case range
  /// A factor, or a range of them.
  case textScale
  /// One of these texts.
  case choice([String])
}
