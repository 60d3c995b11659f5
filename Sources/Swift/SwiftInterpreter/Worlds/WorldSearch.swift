internal import SwiftWorld
internal import TextBytes

/// The worlds of one class, from the default one by flipping one decision at a time.
///
/// ```swift
/// var search = WorldSearch(limit: budgets.worlds)
/// while let assumptions = search.next() {
///   let interpreter = Interpreter(program, library, assuming: assumptions)
///   …
///   search.record(interpreter.decisions, of: assumptions)
/// }
/// ```
public struct WorldSearch {
  /// The number of decisions that a world may flip.
  public static let maximumFlips = 3
  private let limit: Int
  private var waiting: [Assumptions] = [Assumptions()]
  private var first = 0
  private var seen: Set<Decision.Question> = []
  /// The number of worlds that ``next()`` returned.
  public private(set) var count = 0

  /// Makes a search of at most some worlds.
  public init(limit: Int) { self.limit = limit }

  /// Whether worlds are left that did not run.
  public var hasNext: Bool { first < waiting.count }

  /// Whether ``Budget/worlds`` kept worlds from being run.
  public var isTruncated: Bool { count >= limit && hasNext }

  /// The assumptions of the next world; nil after the last.
  public mutating func next() -> Assumptions? {
    guard count < limit, hasNext else { return nil }
    defer { first += 1 }
    count += 1
    return waiting[first]
  }

  /// Adds the worlds that differ in one of the relevant decisions that are new.
  public mutating func record(_ decisions: [Decision], of assumptions: Assumptions) {
    guard assumptions.outcomes.count < Self.maximumFlips else { return }
    let new = decisions.filter { !seen.contains($0.question) }
    for decision in new where decision.isRelevant {
      seen.insert(decision.question)
      for outcome in 0..<decision.alternatives where outcome != decision.outcome {
        if waiting.count - first > limit { return }
        waiting.append(assumptions.assuming(outcome, of: decision.condition))
      }
    }
  }
}

extension Decision {
  /// The condition with the number of its alternatives.
  struct Question: Hashable {
    let condition: ExactText
    let alternatives: Int
  }

  var question: Question { Question(condition: condition, alternatives: alternatives) }
}
