internal import ConstraintLayout
public import ConstraintSolver
public import SwiftInterpreter
public import SwiftSources

/// An `NSLayoutConstraint`.
public final class ConstraintValue: SystemValue {
  /// One side of a constraint.
  public enum Side {
    /// An anchor.
    case anchor(AnchorValue)
    /// An anchor that the sources do not determine, by the name of its expression.
    case unknown(String)

    /// The anchor, if it is known.
    public var anchor: AnchorValue? { if case .anchor(let anchor) = self { anchor } else { nil } }
  }

  /// `NSLayoutConstraint`.
  public let systemType: SwiftSymbol
  /// The left side.
  public let first: Side
  /// The relation.
  public let relation: Relation
  /// The right side; nil for a constant.
  public let second: Side?
  /// The factor of the right side.
  public internal(set) var multiplier: Quantity
  /// The constant.
  public internal(set) var constant: Quantity
  /// The priority.
  public internal(set) var priority = Quantity.known(1_000)
  /// The identifier.
  public internal(set) var identifier: String?
  /// Whether it is active now.
  public internal(set) var isActive = false
  /// Whether something has activated or deactivated it.
  public internal(set) var wasSwitched = false
  /// Whether it was ever active.
  public internal(set) var wasActive = false
  /// Whether its priority became required, or ceased to be, while it was active: UIKit then throws
  /// an exception.
  public internal(set) var changedRequiredPriority: CallSite?
  /// Whether the removal of a view deactivated it.
  public internal(set) var wasRemoved = false
  /// The names of the properties that kept it.
  public internal(set) var propertyNames: Set<SwiftSymbol> = []
  /// The names of the local variables that kept it.
  public internal(set) var variableNames: Set<SwiftSymbol> = []
  /// Where it was made.
  public let origin: CallSite?
  /// The view whose `snp` made it.
  var snapOwner: ObjectValue?
  /// The view or guide whose `snp.makeConstraints` made it. Other code may change or remove it by
  /// `updateConstraints` and the like.
  public internal(set) var snapMaker: ObjectValue?

  init(
    _ first: Side, _ relation: Relation, _ second: Side?, multiplier: Quantity = .known(1),
    constant: Quantity = .known(0), type: SwiftSymbol, origin: CallSite?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    systemType = type
    self.origin = origin
  }

  /// The sides.
  public var sides: [Side] { [first] + (second.map { [$0] } ?? []) }
}
