public import SwiftInterpreter

/// The state of UIKit's objects in one world.
public final class UIKitState {
  /// The constraints in the order in which they were made.
  public internal(set) var constraints: [ConstraintValue] = []
  /// The views in the order in which they were made, those from outside too.
  public internal(set) var views: [ObjectValue] = []
  /// Whether layout has begun, after which no frame is the empty one of an initialiser.
  public var isLaidOut = false
  /// Whether constraints that are not known are activated or removed.
  public internal(set) var switchesUnknownConstraints = false
  /// The constraints between two trees that are known as a whole, and share no view: UIKit throws
  /// an exception.
  public internal(set) var withoutCommonAncestor: [(constraint: ConstraintValue, site: CallSite?)] =
    []
  /// The views that code gave to a property whose owner shows them at the size of their frame, as
  /// `tableHeaderView`.
  public internal(set) var shownAtOwnSize: [ObjectValue] = []
  /// The views past which none is kept there.
  static let maximumShown = 64
  /// The names that the code used and the tables do not have, in order.
  public internal(set) var obstacles: [Obstacle] = []
  /// The obstacles past which none is kept.
  static let maximumObstacles = 256

  /// Something that the model does not know.
  public struct Obstacle {
    /// The kinds of obstacles.
    public enum Kind: Hashable, Sendable {
      /// A function that gets views or constraints, and whose code is not known.
      case unknownFunction
      /// An anchor that is not known.
      case unknownAnchor
      /// A visual format that cannot be read.
      case visualFormat
      /// Constraints that are not known are switched.
      case unknownConstraint
    }

    /// The kind.
    public var kind: Kind
    /// The name of the function or expression.
    public var name: String
    /// Where it is.
    public var site: CallSite?
  }

  func add(_ kind: Obstacle.Kind, _ name: String, _ site: CallSite?) {
    guard obstacles.count < Self.maximumObstacles else { return }
    obstacles.append(Obstacle(kind: kind, name: name, site: site))
  }
}
