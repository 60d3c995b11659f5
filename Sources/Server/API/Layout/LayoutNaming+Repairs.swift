import ConstraintLayout
import ConstraintSolver
internal import JSONText

extension LayoutNaming {
  /// The most moves listed for one repair.
  private static let mostMoves = 20

  /// Writes the repairs of conflicts into an open array, in the order of the conflicts.
  func writeConflictRepairs(_ repairs: LayoutRepairs, to json: inout JSONWriter) {
    for (index, repairs) in repairs.repairs.enumerated() {
      for repair in repairs {
        if json.isFull { break }
        json.beginObject()
        json.member("conflict", index)
        write(repair, wholeKey: "resolvesAll", to: &json)
        json.endObject()
      }
    }
  }

  /// Writes the repairs of ambiguous views into an open array.
  func writeAmbiguityRepairs(
    _ repairs: LayoutRepairs, of ambiguous: [LayoutSolution.Ambiguity], to json: inout JSONWriter
  ) {
    for (ambiguity, repairs) in zip(ambiguous, repairs.repairs) {
      for repair in repairs {
        if json.isFull { break }
        json.beginObject()
        json.member("view", scene.names.bytes(of: ambiguity.item.index))
        json.beginArray("settles")
        for dimension in repair.settles { json.string(dimension.name) }
        json.endArray()
        write(repair, wholeKey: "settlesAll", to: &json)
        json.endObject()
      }
    }
  }

  /// Writes a repair into an open object.
  private func write(_ repair: LayoutRepair, wholeKey: String, to json: inout JSONWriter) {
    write(repair.change, to: &json)
    json.member(wholeKey, repair.isWhole)
    json.member("safe", repair.isSafe)
    json.member("moved", repair.moves.count)
    json.beginArray("moves")
    for move in repair.moves.prefix(Self.mostMoves) {
      if json.isFull { break }
      json.beginObject()
      json.member("view", scene.names.bytes(of: move.item.index))
      for (name, number) in [
        ("x", move.difference.x), ("y", move.difference.y), ("width", move.difference.width),
        ("height", move.difference.height),
      ] where number != 0 {
        json.member(name, number)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ change: LayoutRepair.Change, to json: inout JSONWriter) {
    json.key("change")
    switch change {
    case .leaveOut(let origin):
      json.string("leave-out")
      writeMembers(of: origin, to: &json)
    case .lower(let origin, let priority):
      json.string("priority")
      json.member("value", priority.value)
      writeMembers(of: origin, to: &json)
    case .constant(let origin, let constant):
      json.string("constant")
      json.member("value", constant)
      writeMembers(of: origin, to: &json)
    case .hugging(_, let axis, let priority): write("hugging", axis, priority, to: &json)
    case .compressionResistance(_, let axis, let priority):
      write("compressionResistance", axis, priority, to: &json)
    case .add(let constraint):
      json.string("constraint")
      json.member("text", ConstraintPrinter.text(of: constraint, names: scene.names))
    }
  }

  private func write(
    _ name: String, _ axis: Axis, _ priority: Priority, to json: inout JSONWriter
  ) {
    json.string(name)
    json.member("axis", axis == .horizontal ? "horizontal" : "vertical")
    json.member("value", priority.value)
  }
}
