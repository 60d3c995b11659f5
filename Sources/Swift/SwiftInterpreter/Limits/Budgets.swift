internal import SwiftWorld

/// The limits of a world. A world that exceeds one ends with its name.
public enum Budget: String, Hashable, Sendable, CaseIterable {
  /// Evaluated statements, calls and elements.
  case steps
  /// The steps of all worlds of one class, or of the events of it.
  case allSteps = "steps of all worlds"
  /// Calls inside one another.
  case calls = "call depth"
  /// Expressions and statements inside one another, and the bytes of the stack.
  case nesting
  /// Iterations of one loop.
  case iterations = "loop iterations"
  /// Objects.
  case objects
  /// Elements of arrays, properties of structures and variables, all together.
  case memory
  /// Elements of one array or dictionary.
  case elements = "array length"
  /// Bytes of one string.
  case text = "string length"
  /// Values inside one another.
  case depth = "depth of values"
  /// Worlds of one class.
  case worlds
}

/// The limits of ``Budget``.
public struct Budgets: Sendable {
  /// The limit of ``Budget/steps``.
  public var steps = 150_000
  /// The limit of ``Budget/allSteps``.
  public var allSteps = 200_000
  /// The limit of ``Budget/calls``.
  public var calls = 128
  /// The limit of ``Budget/nesting``, in expressions and statements.
  public var nesting = 4_096
  /// The bytes of the stack that evaluation may use, of those that the thread has.
  ///
  /// It suits every thread of Darwin and Linux. ``withDeepStack(_:)`` gives more.
  public var stackBytes = 320 << 10
  /// The limit of ``Budget/iterations``.
  public var iterations = 10_000
  /// The limit of ``Budget/objects``.
  public var objects = 20_000
  /// The limit of ``Budget/memory``.
  public var memory = 4_000_000
  /// The limit of ``Budget/elements``.
  public var elements = 20_000
  /// The limit of ``Budget/text``.
  public var text = 1 << 20
  /// The limit of ``Budget/depth``.
  public var depth = 64
  /// The limit of ``Budget/worlds``.
  public var worlds = 16
  /// How often a function may run inside itself on the same receiver once an unknown condition
  /// was decided in between. Past it, the result is unknown: the recursion would end at a value
  /// that is not known.
  public var undecidedRecursion = 3
  /// How often a function may run inside itself on the same receiver. Past it, the result is
  /// unknown: the function that is meant may be another, of a library or by the type of the result.
  public var recursion = 40
  /// The iterations of a loop whose condition is unknown. Past it, the condition is false.
  public var undecidedIterations = 1

  /// Makes the usual limits.
  public init() {}
}
