internal import SwiftWorld
public import TextBytes

/// A decision about an unknown condition.
public struct Decision: Hashable, Sendable {
  /// The text of the condition.
  public let condition: ExactText
  /// The number of alternatives; 2 for a condition that holds (0) or does not (1).
  public let alternatives: Int
  /// The alternative that was taken.
  public let outcome: Int
  /// Whether a branch contains calls of interest, so that another outcome is worth a world.
  public internal(set) var isRelevant: Bool
}

/// The outcomes that a world assumes instead of the usual ones.
public struct Assumptions: Hashable, Sendable {
  /// The outcomes that differ from the usual ones, by condition.
  public private(set) var outcomes: [ExactText: Int] = [:]

  /// Makes the default world, which assumes nothing.
  public init() {}

  /// The assumptions with one more.
  public func assuming(_ outcome: Int, of condition: ExactText) -> Assumptions {
    var copy = self
    copy.outcomes[condition] = outcome
    return copy
  }
}

/// Decides unknown conditions, so that one world gives one answer to one question.
///
/// By default a `guard` holds, an optional that is bound or unwrapped has a value, and the
/// condition of an `if`, a ternary or a loop does not hold. The default world is so the one where
/// nothing special happens.
final class Oracle {
  let assumptions: Assumptions
  private(set) var decisions: [Decision] = []
  private var places: [ExactText: Int] = [:]
  /// How often something was decided, also again.
  private(set) var questions = 0

  init(_ assumptions: Assumptions) { self.assumptions = assumptions }

  /// The alternative to take.
  func decide(
    _ condition: String, alternatives: Int = 2, usual: Int = 0, isRelevant: Bool
  ) -> Int {
    questions += 1
    let key = ExactText(condition)
    if let place = places[key] {
      if isRelevant { decisions[place].isRelevant = true }
      return min(decisions[place].outcome, alternatives - 1)
    }
    let outcome = min(assumptions.outcomes[key] ?? usual, alternatives - 1)
    places[key] = decisions.count
    decisions.append(
      Decision(
        condition: key, alternatives: alternatives, outcome: outcome, isRelevant: isRelevant))
    return outcome
  }

  /// The decision; nil if nobody asked.
  func known(_ condition: String) -> Int? {
    let key = ExactText(condition)
    return places[key].map { decisions[$0].outcome } ?? assumptions.outcomes[key]
  }
}
