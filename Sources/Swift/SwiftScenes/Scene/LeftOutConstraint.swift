/// A constraint that a scene leaves out, with the reason.
public struct LeftOutConstraint: Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// An end of it is not known, by the name of its expression.
    case unknownEnd(String)
    /// An end of it is a view outside of the scene.
    case outside(String)
    /// Its constant is not known.
    case unknownConstant(String)
    /// Its multiplier is not known.
    case unknownMultiplier(String)
    /// Its priority is not known.
    case unknownPriority(String)
    /// It relates `leading` to `left` or the like, which UIKit refuses.
    case mixedDirection
    /// It relates attributes of different axes, which UIKit refuses.
    case mixedAxes
    /// The engine refuses it, and says why.
    case invalid(String)
  }

  /// The constraint in text, with `?` where something is not known.
  public var text: String
  /// The reason.
  public var reason: Reason
  /// Where it was made.
  public var place: SourcePlace?
}

extension LeftOutConstraint.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unknownEnd(let name): "the anchor \(name) is not known"
    case .outside(let name): "\(name) is not in the tree of views"
    case .unknownConstant(let name): "the constant \(name) is not known"
    case .unknownMultiplier(let name): "the multiplier \(name) is not known"
    case .unknownPriority(let name): "the priority \(name) is not known"
    case .mixedDirection: "it relates leading or trailing to left or right"
    case .mixedAxes: "it relates attributes of different kinds"
    case .invalid(let error): error
    }
  }
}
