public import ConstraintSolver

/// One constraint of a stack, `Σ terms  relation  constant`, between anchors and auxiliary
/// variables such as the gap between two views.
///
/// Horizontal positions are measured in reading direction, so right-to-left layout mirrors the
/// whole rule.
struct StackRule: Hashable, Sendable {
  /// The stack behaviour that a rule implements.
  enum Purpose: String, Hashable, Sendable {
    case edges = "stack.edges"
    case spacing = "stack.spacing"
    case distribution = "stack.distribution"
    case alignment = "stack.alignment"
    case size = "stack.size"
    case hidden = "stack.hidden"
  }

  /// The operand of a term.
  enum Operand: Hashable, Sendable {
    case anchor(Anchor)
    /// An auxiliary variable of the stack, numbered from 0.
    case auxiliary(Int)
  }

  /// An operand and its factor.
  struct Term: Hashable, Sendable {
    var factor: Double
    var operand: Operand
  }

  /// The purpose; `nil` if the rule only defines an auxiliary variable.
  let purpose: Purpose?
  /// The arranged view that the rule concerns; `nil` for the stack itself.
  let arranged: ItemIndex?
  let terms: [Term]
  let relation: Relation
  let constant: Double
  let priority: Priority
}

/// The rules of one stack.
struct StackRules {
  /// The rules in the order of admission.
  var rules: [StackRule] = []
  /// The number of auxiliary variables in them.
  var auxiliaryCount = 0
}

extension LayoutScene {
  /// The rules of a stack.
  ///
  /// They match the constraints that Apple's engine prints for stack views: required edges and
  /// spacings, equal gaps as equalities, equal centers at falling priorities below 150, shares of
  /// the stack's length at falling priorities below 1000, gaps of the spacing at 49, and a size of
  /// 0 at 51 without a filling alignment. Gaps are auxiliary variables, so each rule involves only
  /// neighbours. Expressed by positions, which depend on all earlier views, the system would not be
  /// sparse.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - lengths: The lengths of this scene; created here for the first stack that needs them.
  /// - Returns: The rules in the order of admission.
  /// - Complexity: O(arranged views).
  func rules(of stack: Stack, lengths: inout ProportionalLengths?) -> StackRules {
    if stack.distribution == .fillProportionally, lengths == nil {
      lengths = ProportionalLengths(self)
    }
    var maker = StackRuleMaker(stack: stack, scene: self, lengths: lengths)
    maker.makeAlong()
    maker.makeAcross()
    maker.makeHidden()
    return maker.made
  }
}

/// Identifies a rule of a stack in solutions and errors.
public struct StackRuleName: Hashable, Sendable {
  /// The view whose children are arranged.
  public internal(set) var view: ItemIndex
  /// The index of the rule in its stack.
  let index: Int
  /// The name of the rule's purpose, such as `stack.spacing`.
  public var implied: String { purpose.rawValue }
  /// The arranged view that the rule concerns; `nil` for the stack itself.
  public internal(set) var arranged: ItemIndex?
  /// The priority of the rule.
  public let priority: Priority
  /// Whether the rule gives a hidden view its place, which UIKit does not do.
  public let placesHiddenView: Bool
  let purpose: StackRule.Purpose

  /// The name of a rule; `nil` if the rule has no purpose.
  init?(_ rule: StackRule, index: Int, of view: ItemIndex) {
    guard let purpose = rule.purpose else { return nil }
    self.view = view
    self.index = index
    arranged = rule.arranged
    priority = rule.priority
    placesHiddenView = purpose == .hidden && rule.terms.count > 1
    self.purpose = purpose
  }
}
