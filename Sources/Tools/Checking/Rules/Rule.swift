internal import TextBytes

/// A rule that documents are checked against.
///
/// The raw value is the id in configurations, suppressions and reports.
public enum Rule: String, CaseIterable, Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case conflict
  /// A frame that the constraints leave open.
  case ambiguous
  /// A scroll view whose content has an open size.
  case scrollable
  /// An optional constraint of the author that does not hold.
  case unsatisfied
  /// Content that gets less room than it needs.
  case squeezed
  /// A text of which a part is not shown.
  case truncated
  /// A view that reaches beyond its superview.
  case outside
  /// Siblings that show content in the same place.
  case overlap
  /// A view without width or height.
  case zeroSize = "zero-size"
  /// A control that is too small for a finger.
  case touchTarget = "touch-target"
  /// Frames that differ from those that were kept.
  case contradictsGolden = "contradicts-golden"
  /// A view whose saved frame is not the one that its constraints give.
  case misplaced
  /// Something that a document of Interface Builder does not say, or that was left out of it.
  case assumed
  /// A mark of Xcode in a document of Interface Builder that is no longer true.
  case staleFlag = "stale-flag"
  /// An item of a list whose id another item has.
  case duplicateItem = "duplicate-item"
  /// An item of a list whose parent does not exist.
  case unknownParent = "unknown-parent"
  /// A document that cannot be read or is none.
  case unreadable

  /// The reference and the checks of the rule.
  var description: RuleDescription {
    switch self {
    case .conflict: .conflict
    case .ambiguous: .ambiguous
    case .scrollable: .scrollable
    case .unsatisfied: .unsatisfied
    case .squeezed: .squeezed
    case .truncated: .truncated
    case .outside: .outside
    case .overlap: .overlap
    case .zeroSize: .zeroSize
    case .touchTarget: .touchTarget
    case .contradictsGolden: .contradictsGolden
    case .misplaced: .misplaced
    case .assumed: .assumed
    case .staleFlag: .staleFlag
    case .duplicateItem: .duplicateItem
    case .unknownParent: .unknownParent
    case .unreadable: .unreadable
    }
  }

  /// Whether documents, suppressions and baselines may silence it. Of what cannot be read only a
  /// severity says whether it counts: the document itself has no say.
  public var isSuppressible: Bool { self != .unreadable }

  /// The index among all rules.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The rule with an id; `nil` if there is none.
  public static func named(_ id: String) -> Rule? { Rule(exactly: id) }

  // MARK: Reference

  /// A document that breaks a rule or follows it.
  public struct Example: Hashable, Sendable {
    /// The kind of the document.
    public var kind: DocumentKind
    /// The document.
    public var text: String

    /// Makes an example.
    public init(kind: DocumentKind, text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// The severity unless a configuration says otherwise.
  public var defaultSeverity: Severity { description.severity }
  /// The fault, in one phrase.
  public var summary: String { description.summary }
  /// The fault, why it matters, and when the rule is silent.
  public var explanation: String { description.explanation }
  /// The correction, in one line.
  public var advice: String { description.advice }
  /// A document with the fault.
  public var bad: Example { Example(kind: description.kind, text: description.examples.bad) }
  /// A document without it.
  public var good: Example { Example(kind: description.kind, text: description.examples.good) }

  /// The severity in documents of Interface Builder, unless a configuration says otherwise.
  func severityInDocuments(isStrict: Bool) -> Severity {
    guard let severity = description.documentSeverity else { return defaultSeverity }
    return isStrict ? severity.strict : severity.normal
  }
}
