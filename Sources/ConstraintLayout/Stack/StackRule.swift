public import ConstraintSolver

/// One constraint of a stack: `Σ terms  relation  constant`, between any number of anchors and of
/// quantities that the stack has beside them, such as the gap between two views.
///
/// Horizontal positions count in the direction of reading, so that right-to-left layout mirrors a
/// rule whole.
struct StackRule: Hashable, Sendable {
  /// What a rule is for.
  enum Purpose: String, Hashable, Sendable {
    case edges = "stack.edges"
    case spacing = "stack.spacing"
    case distribution = "stack.distribution"
    case alignment = "stack.alignment"
    case size = "stack.size"
    case hidden = "stack.hidden"
  }

  /// What is measured.
  enum Quantity: Hashable, Sendable {
    case anchor(Anchor)
    /// A quantity of the stack's own, by number.
    case own(Int)
  }

  /// A quantity and what it is multiplied by.
  struct Term: Hashable, Sendable {
    var factor: Double
    var quantity: Quantity
  }

  /// What it is for; nothing where it only says what a quantity of the stack's own is.
  let purpose: Purpose?
  /// The arranged view that it is about, if it is about one.
  let arranged: ItemIndex?
  let terms: [Term]
  let relation: Relation
  let constant: Double
  let priority: Priority
}

/// The rules of one stack.
struct StackRules {
  /// In the order of admission.
  var rules: [StackRule] = []
  /// How many quantities of its own they name.
  var ownCount = 0
}

extension LayoutScene {
  /// The rules of a stack.
  ///
  /// They are those that Apple's engine prints for its stack views: required edges and spacings,
  /// equal gaps as equalities, equal centers at falling priorities below 150, gaps of the spacing
  /// at 49, and without a filling alignment a size of 0 at 51. Gaps are quantities of their own, so
  /// that each rule names its neighbours only: written with positions, which hang together over all
  /// views, they would make a system that is not sparse.
  ///
  /// - Complexity: O(its views).
  func rules(of stack: Stack) -> StackRules {
    var maker = StackRuleMaker(stack: stack, scene: self)
    maker.makeAlong()
    maker.makeAcross()
    maker.makeHidden()
    return maker.made
  }
}

/// How answers name a rule of a stack.
public struct StackRuleName: Hashable, Sendable {
  /// The view that arranges.
  public internal(set) var view: ItemIndex
  /// The rule's place among those of its stack.
  public let place: Int
  /// What it is for, such as `stack.spacing`.
  public var implied: String { purpose.rawValue }
  /// The arranged view that it is about, if it is about one.
  public internal(set) var arranged: ItemIndex?
  /// How much it matters.
  public let priority: Priority
  let purpose: StackRule.Purpose

  /// Names a rule, if it is for something.
  init?(_ rule: StackRule, at place: Int, of view: ItemIndex) {
    guard let purpose = rule.purpose else { return nil }
    self.view = view
    self.place = place
    arranged = rule.arranged
    priority = rule.priority
    self.purpose = purpose
  }
}
