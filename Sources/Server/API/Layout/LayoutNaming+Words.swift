import ConstraintSolver
import ConstraintLayout
internal import TextBytes

extension LayoutNaming {
  /// The most members listed in the detail; `conflicts` has them all.
  private static let mostMembers = 8

  /// The detail of conflicts: the members of the first, abbreviated, and the number of further
  /// sets.
  ///
  /// - Complexity: O(length of the text).
  func words(for sets: [[ConstraintOrigin]]) -> String {
    guard let first = sets.first else { return "required constraints cannot all hold" }
    var text = first.count == 1 ? "this cannot hold: " : "these cannot all hold: "
    text += first.prefix(Self.mostMembers).map { words(for: $0) }.joined(separator: ", ")
    if first.count > Self.mostMembers {
      text += " and \(first.count - Self.mostMembers) more"
    }
    switch sets.count {
    case 1: return text
    case 2: return text + "; and one more set in conflicts"
    default: return text + "; and \(sets.count - 1) more sets in conflicts"
    }
  }

  private func words(for origin: ConstraintOrigin) -> String {
    Excerpt.cut(printer.text(of: origin))
  }
}
