import ConstraintLayout
import ConstraintSolver
import InterfaceBuilder
import LayoutRequests

extension Circumstances {
  /// Whether saved frames apply: they are for left-to-right text in its own size.
  var isPlain: Bool { direction != .rightToLeft && textScale == 1 }

  /// The priority at which a self-sizing cell keeps its height.
  private static let fittingSize = 50.0

  /// The edits that scale text: lengths that a text holds, baselines, and the priority of a
  /// self-sizing cell's height.
  ///
  /// - Complexity: O(items + lengths of texts).
  func edits(of imported: ImportedScene, _ scene: LayoutScene) -> [LayoutEdit] {
    guard textScale != 1 else { return [] }
    var edits: [LayoutEdit] = []
    if let height = imported.growingHeight, let fitting = Priority(Self.fittingSize) {
      edits.append(.priority(height, fitting))
    }
    for text in imported.texts where scene.constraints.indices.contains(text.constraint) {
      var factor = 1.0
      for _ in 0..<text.power { factor *= textScale }
      edits.append(
        .constant(text.constraint, scene.constraints[text.constraint].constant * factor))
    }
    for index in scene.items.indices {
      let geometry = scene.geometry(of: ItemIndex(index))
      guard geometry.firstBaseline != 0 || geometry.lastBaseline != 0 else { continue }
      edits.append(
        .baselines(
          ItemIndex(index), first: geometry.firstBaseline * textScale,
          last: geometry.lastBaseline * textScale))
    }
    return edits
  }
}
