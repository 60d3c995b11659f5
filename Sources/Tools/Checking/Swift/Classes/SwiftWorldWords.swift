import SwiftInterpreter
import SwiftScenes
internal import TextBytes

/// The assumptions of a world in words.
enum SwiftWorldWords {
  /// The most conditions of a world in a message.
  private static let most = 3

  /// ` if … holds`, or nothing for the world where nothing special happens.
  static func condition(_ world: SceneWorld) -> String {
    let decided = world.decisions.filter { decision in
      world.assumptions.outcomes[decision.condition] != nil
    }
    guard !decided.isEmpty else { return "" }
    return " if " + NumberWords.list(decided.prefix(most).map(text))
  }

  private static func text(_ decision: Decision) -> String {
    let condition = "`\(Excerpt.cut(decision.condition.text))`"
    if decision.alternatives == 2 {
      return "\(condition) \(decision.outcome == 0 ? "holds" : "does not hold")"
    }
    return "\(condition) takes alternative \(decision.outcome + 1)"
  }
}
