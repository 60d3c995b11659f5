public import SwiftInterpreter
public import SwiftSources

/// How much is known of a class in one world, for `--explain-coverage`.
public struct CoverageRecord: Sendable {
  /// Something that keeps a class from being known as a whole.
  public struct Obstacle: Hashable, Sendable {
    /// The kinds of obstacles, which reports count.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A function whose code is not known got views or constraints.
      case unknownFunction = "unknown function"
      /// An anchor is not known.
      case unknownAnchor = "unknown anchor"
      /// A visual format cannot be read.
      case visualFormat = "visual format"
      /// Constraints that are not known are activated or removed.
      case unknownConstraint = "unknown constraint"
      /// A number of a constraint is not known.
      case unknownNumber = "unknown number"
      /// A constraint leads out of the tree of views.
      case outside = "view outside of the scene"
      /// A view is not known as a whole.
      case openView = "open view"
    }

    /// The kind.
    public var kind: Kind
    /// The obstacle in words.
    public var text: String
    /// Where it is.
    public var place: SourcePlace?
  }

  /// An expression that made constraints.
  public struct Statement: Hashable, Sendable {
    /// The call, as ``ConstraintStatements`` finds it in the sources.
    public var call: SwiftNode.ID
    /// Whether both ends of some constraint that it made are known.
    public var isResolved: Bool
    /// Whether its numbers are known, too.
    public var isKnown: Bool
  }

  /// The expressions that made constraints, in the order in which they ran first.
  public var statements: [Statement]
  /// The way in which the world ended.
  public var end: WorldEnd
  /// The constraints that the code made, also those that are not active.
  public var constraintCount: Int
  /// Those with both ends known.
  public var resolvedCount: Int
  /// Those that are active and known as a whole.
  public var knownCount: Int
  /// The obstacles, those that the code met first at the front.
  public var obstacles: [Obstacle]
  /// The steps that the world took.
  public var steps: Int

  /// The first obstacle.
  public var first: Obstacle? { obstacles.first }
}

extension WorldEnd {
  /// Whether the world ran to its end.
  public var isFinished: Bool { if case .finished = self { true } else { false } }
}
