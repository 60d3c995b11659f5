internal import ConstraintSolver

/// The importance of a constraint: a number above 0 and at most 1000.
///
/// Any number can be stored. Using one out of this range ends the program, as in UIKit.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// 750, the default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250, the default priority of hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, the priority of the target in a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var solverPriority: Priority {
    guard let priority = Priority(Double(rawValue)) else {
      stop("a priority is above 0 and at most 1000, not \(rawValue)")
    }
    return priority
  }
}
