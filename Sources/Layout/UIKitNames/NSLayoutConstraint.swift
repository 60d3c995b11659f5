internal import ConstraintLayout
public import Foundation

/// A linear relation between two anchors, or between a length and a number.
///
/// The methods of anchors make constraints. A constraint takes part in layout while it is active.
/// It refers to its views weakly, and cannot be activated once one is deallocated.
public class NSLayoutConstraint: NSObject {
  /// An axis of the layout.
  public enum Axis: Int, Hashable, Sendable {
    /// The axis of widths.
    case horizontal
    /// The axis of heights.
    case vertical
  }

  let constraint: Constraint

  init(_ constraint: Constraint) { self.constraint = constraint }

  /// The constant, in points. It can change while the constraint is active.
  public var constant: CGFloat {
    get { CGFloat(constraint.constant) }
    set { constraint.constant = Double(newValue) }
  }

  /// The factor of the second anchor.
  public var multiplier: CGFloat { CGFloat(constraint.multiplier) }

  /// The priority. It can change while the constraint is active, even to or from
  /// ``UILayoutPriority/required``.
  public var priority = UILayoutPriority.required {
    didSet { constraint.priority = priority.solverPriority }
  }

  /// A name for human readers, without effect on the layout.
  public var identifier: String? {
    get { constraint.identifier }
    set { constraint.identifier = newValue }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// - Complexity: O(1), amortised.
  public var isActive: Bool {
    get { constraint.isActive }
    set { constraint.isActive = newValue }
  }

  /// Activates constraints in order.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as text, such as `unnamedView2.top == unnamedView1.bottom + 20`.
  public override var description: String { constraint.text }
}
