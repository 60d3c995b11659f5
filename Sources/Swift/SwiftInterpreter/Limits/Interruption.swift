internal import SwiftWorld

/// The reason why evaluation leaves an expression early.
///
/// Errors have to be sendable, values are not: neither may leave the thread of its interpreter.
public enum Interruption: Error, @unchecked Sendable {
  /// The program throws an error, which it may catch.
  case thrown(Value)
  /// The world ends.
  case ended(WorldEnd)
}

/// The reason why a world ends.
public enum WorldEnd: Hashable, Sendable {
  /// It ran to the end.
  case finished
  /// It exceeded a budget.
  case exceeded(Budget)
  /// It cannot happen: the program would trap, as in `fatalError()`.
  case impossible
}
