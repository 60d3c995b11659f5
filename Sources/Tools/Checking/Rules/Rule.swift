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

  /// The severity unless a configuration says otherwise.
  public var defaultSeverity: Severity {
    switch self {
    case .conflict, .ambiguous, .contradictsGolden, .duplicateItem, .unknownParent, .unreadable:
      .error
    case .scrollable, .squeezed, .truncated, .outside, .overlap, .zeroSize, .misplaced: .warning
    case .unsatisfied, .assumed, .staleFlag: .note
    case .touchTarget: .off
    }
  }

  /// Whether documents, suppressions and baselines may silence it. Of what cannot be read only a
  /// severity says whether it counts: the document itself has no say.
  public var isSuppressible: Bool { self != .unreadable }

  /// The index among all rules.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The rule with an id; `nil` if there is none.
  public static func named(_ id: String) -> Rule? { Rule(exactly: id) }
}
