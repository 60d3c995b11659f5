import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import JSONText

/// The frames of a scene, and what is wrong with it.
struct SceneVerdict {
  private let imported: ImportedScene
  private let exact: LayoutSolution?
  private let rounded: LayoutSolution?
  private let ambiguous: [LayoutSolution.Ambiguity]

  /// The distance in points by which a saved frame may differ.
  private static let tolerance = 0.5 + 1e-4

  init(_ imported: ImportedScene) {
    self.imported = imported
    exact = Self.solution(imported.layout, scale: nil)
    rounded = Self.solution(imported.layout, scale: imported.scale)
    var open = imported.layout
    for constraint in imported.canvasConstraints { open.apply(.active(constraint, false)) }
    let found = Self.solution(open, scale: nil)?.ambiguous ?? []
    ambiguous = found.isEmpty ? [] : Self.wide(found, imported)
  }

  /// The ambiguities of more than two points: frames are rounded, so each size that is taken from
  /// one may leave a pixel open.
  private static func wide(
    _ found: [LayoutSolution.Ambiguity], _ imported: ImportedScene
  ) -> [LayoutSolution.Ambiguity] {
    let pulled = [-1.0, 1].map { sign in
      var layout = imported.layout
      for index in imported.canvasConstraints {
        let constant = layout.constraints[index].constant
        layout.apply(.constant(index, constant + sign * 10_000))
      }
      return solution(layout, scale: nil)?.frames ?? []
    }
    guard !pulled[0].isEmpty, !pulled[1].isEmpty else { return found }
    return found.compactMap { entry in
      let (low, high) = (pulled[0][entry.item.index], pulled[1][entry.item.index])
      var entry = entry
      entry.dimensions = entry.dimensions.filter { dimension in
        let range: Double =
          switch dimension {
          case .x: high.x - low.x
          case .y: high.y - low.y
          case .width: high.width - low.width
          case .height: high.height - low.height
          }
        return abs(range) > 2
      }
      return entry.dimensions.isEmpty ? nil : entry
    }
  }

  private static func solution(_ layout: LayoutScene, scale: Double?) -> LayoutSolution? {
    var session = LayoutSession(options: LayoutOptions(scale: scale, onConflict: .breakInOrder))
    return try? session.solve(layout)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("root")
    json.string(imported.scene.root)
    for (name, solution) in [("frames", exact), ("rounded", rounded)] {
      guard let solution else { continue }
      json.key(name)
      json.beginObject()
      for (index, frame) in solution.frames.enumerated() {
        json.key(imported.layout.names.string(of: index))
        json.beginObject()
        for (name, number) in [
          ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
        ] {
          json.key(name)
          json.number(number)
        }
        json.endObject()
      }
      json.endObject()
    }
    json.key("saved")
    json.beginObject()
    for (index, frame) in imported.savedFrames.enumerated() {
      guard let frame else { continue }
      json.key(imported.layout.names.string(of: index))
      json.beginArray()
      for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
      json.endArray()
    }
    json.endObject()
    json.key("findings")
    json.beginArray()
    for broken in exact?.broken ?? [] { write(broken, to: &json) }
    if exact?.broken.isEmpty == true {
      for entry in ambiguous { write(entry, to: &json) }
      for view in misplaced { writeFinding("misplaced", view: view, to: &json) }
    }
    json.endArray()
    json.key("notes")
    json.beginArray()
    for note in imported.notes where note.kind != .guessedSize {
      json.string("\(note.kind.rawValue) \(note.view) \(note.message)")
    }
    json.endArray()
    json.endObject()
  }

  private var misplaced: [Int] {
    let open = Set(ambiguous.map(\.item.index))
    return imported.layout.items.indices.filter { index in
      guard let saved = imported.savedFrames[index], imported.layout.items[index].parent != nil,
        !open.contains(index)
      else { return false }
      return [exact, rounded].allSatisfy { solution in
        guard let frame = solution?.frames[index] else { return true }
        return abs(frame.x - saved.x) > Self.tolerance || abs(frame.y - saved.y) > Self.tolerance
          || abs(frame.width - saved.width) > Self.tolerance
          || abs(frame.height - saved.height) > Self.tolerance
      }
    }
  }

  private func write(_ broken: LayoutSolution.Broken, to json: inout JSONWriter) {
    json.beginObject()
    json.key("rule")
    json.string("conflict")
    json.key("severity")
    json.string("error")
    json.key("constraints")
    json.beginArray()
    for origin in [broken.origin] + broken.conflict {
      switch origin {
      case .constraint(let index): json.string(imported.sources[index]?.id ?? "")
      default: json.string("\(origin)")
      }
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ entry: LayoutSolution.Ambiguity, to json: inout JSONWriter) {
    guard imported.layout.items[entry.item.index].isView else { return }
    writeFinding(
      "ambiguous", view: entry.item.index, to: &json, dimensions: entry.dimensions.map(\.name))
  }

  private func writeFinding(
    _ rule: StaticString, view: Int, to json: inout JSONWriter, dimensions: [String] = []
  ) {
    json.beginObject()
    json.key("rule")
    json.string("\(rule)")
    json.key("view")
    json.string(imported.layout.names.string(of: view))
    json.key("severity")
    json.string("warning")
    json.key("attributes")
    json.beginArray()
    for dimension in dimensions { json.string(dimension) }
    json.endArray()
    json.endObject()
  }
}
