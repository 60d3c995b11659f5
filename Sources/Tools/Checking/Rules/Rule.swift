internal import TextBytes

/// A rule of `trellis check`.
///
/// The raw value is the id in configurations, suppressions and reports.
public enum Rule: String, CaseIterable, Hashable, Sendable {
  /// Required constraints that cannot all hold.
  case conflict
  /// Required constraints of Swift code that cannot all hold once an arranged view is hidden.
  case conflictHidden = "conflict-hidden"
  /// Required constraints of Swift code that cannot all hold on some screens.
  case conflictAtSize = "conflict-at-size"
  /// Required constraints of Swift code that cannot all hold at the size that a view starts with.
  case conflictAtStart = "conflict-at-start"
  /// Required constraints of Swift code that cannot all hold while all are active.
  case conflictState = "conflict-state"
  /// A constraint between anchors that UIKit does not let anyone relate.
  case mixedDirection = "mixed-direction"
  /// A view with constraints whose autoresizing mask makes constraints as well.
  case forgottenMask = "forgotten-mask"
  /// A constraint that nothing activates.
  case neverActivated = "never-activated"
  /// A constraint between views that have no superview in common.
  case noCommonAncestor = "no-common-ancestor"
  /// A priority that becomes required, or ceases to be, while its constraint is active.
  case requiredPriorityChanged = "required-priority-changed"
  /// A frame that the constraints leave open.
  case ambiguous
  /// A scroll view whose content has an open size.
  case scrollable
  /// An optional constraint of the author that does not hold.
  case unsatisfied
  /// Content with less room than it needs.
  case squeezed
  /// A text that is partly cut off.
  case truncated
  /// A view that extends beyond its superview.
  case outside
  /// Siblings that show content in the same place.
  case overlap
  /// A view without width or height.
  case zeroSize = "zero-size"
  /// A control that is too small for a finger.
  case touchTarget = "touch-target"
  /// Frames that differ from the golden frames.
  case contradictsGolden = "contradicts-golden"
  /// A view whose saved frame differs from the frame that its constraints give.
  case misplaced
  /// A gap in an Interface Builder document that was filled by an assumption, or a part left out.
  case assumed
  /// A flag of Xcode in an Interface Builder document that is out of date.
  case staleFlag = "stale-flag"
  /// An item of a list with the id of another item.
  case duplicateItem = "duplicate-item"
  /// An item of a list whose parent does not exist.
  case unknownParent = "unknown-parent"
  /// A document that cannot be read.
  case unreadable

  /// The reference and the checks of the rule.
  var description: RuleDescription {
    switch self {
    case .conflict: .conflict
    case .conflictHidden: .conflictHidden
    case .conflictAtSize: .conflictAtSize
    case .conflictAtStart: .conflictAtStart
    case .conflictState: .conflictState
    case .mixedDirection: .mixedDirection
    case .forgottenMask: .forgottenMask
    case .neverActivated: .neverActivated
    case .noCommonAncestor: .noCommonAncestor
    case .requiredPriorityChanged: .requiredPriorityChanged
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

  /// Whether documents, suppressions and baselines may silence the rule. An unreadable document
  /// cannot disable rules, so only a severity silences ``unreadable``.
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

  /// The default severity.
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

  /// The default severity in Swift sources.
  func severityInSources(isStrict: Bool) -> Severity {
    description.sourceSeverity ?? severityInDocuments(isStrict: isStrict)
  }

  /// The default severity in Interface Builder documents.
  func severityInDocuments(isStrict: Bool) -> Severity {
    guard let severity = description.documentSeverity else { return defaultSeverity }
    return isStrict ? severity.strict : severity.normal
  }
}
