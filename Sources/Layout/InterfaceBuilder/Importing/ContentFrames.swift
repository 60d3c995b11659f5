import ConstraintSolver
internal import ConstraintLayout

/// Infers the frames of content views that a document does not save, or saved before their cell was
/// resized.
///
/// Old versions of Xcode save no frame, or the height of a standard cell regardless of the cell's
/// own. The views inside were solved at the true height, so their frames reveal it.
enum ContentFrames {
  /// The distance in points by which a saved frame may deviate from an equality.
  private static let tolerance = 0.5
  /// The largest height difference between a cell and its content view that a separator explains,
  /// in points.
  private static let mostOfLine = 1.5
  /// The heights of separators: a point on old screens, a pixel, or none.
  private static let lines = [1, 0.5, 0.0]

  /// A required vertical equality of a content view.
  private struct Equality {
    /// The coefficient of the height in the position.
    var weight: Double
    /// The position without the height.
    var base: Double
    /// The position that the equality requires.
    var demanded: Double
    /// The factor by which a difference is scaled.
    var factor: Double

    func miss(_ height: Double) -> Double { abs(base + weight * height - demanded) * factor }
  }

  /// Infers the frames.
  ///
  /// - Complexity: O(views + constraints).
  static func infer(in builder: inout SceneBuilder) {
    let contents = (0..<builder.nodes.count).filter { index in
      let node = builder.nodes[index]
      return node.placement == .content && builder.nodes[node.parent].hasFrame
    }
    guard !contents.isEmpty else { return }
    let equalities = equalities(in: builder)
    for index in contents {
      if builder.nodes[index].hasFrame {
        replaceHeight(of: index, equalities[index] ?? [], &builder)
      } else {
        addFrame(of: index, equalities[index] ?? [], &builder)
      }
    }
  }

  private static func equalities(in builder: SceneBuilder) -> [Int: [Equality]] {
    var found: [Int: [Equality]] = [:]
    for draft in builder.drafts {
      for (anchor, isFirst) in [(draft.constraint.first, true), (draft.constraint.second, false)] {
        guard let anchor, anchor.area == .item, anchor.item.index < builder.nodes.count,
          builder.nodes[anchor.item.index].placement == .content,
          let weight = weight(of: anchor.attribute),
          let demand = builder.demanded(of: draft, first: isFirst)
        else { continue }
        let index = anchor.item.index
        let base = anchor.attribute == .height ? 0 : builder.nodes[index].originY
        found[index, default: []].append(
          Equality(weight: weight, base: base, demanded: demand.value, factor: demand.factor))
      }
    }
    return found
  }

  private static func weight(of attribute: Attribute) -> Double? {
    switch attribute {
    case .bottom, .height: 1
    case .centerY: 0.5
    default: nil
    }
  }

  /// Uses the frame of the cell, less a separator.
  private static func addFrame(
    of index: Int, _ equalities: [Equality], _ builder: inout SceneBuilder
  ) {
    let node = builder.nodes[index]
    let cell = builder.nodes[node.parent]
    var heights = heights(in: cell.frame.height)
    // The row height may be newer than the frame.
    if let row = builder.tree.bytes(cell.element, .rowHeight).flatMap({ DecimalText.number($0) }) {
      heights += Self.heights(in: row)
    }
    let height = best(heights, equalities) ?? cell.frame.height
    builder.nodes[index].frame = Frame(x: 0, y: 0, width: cell.frame.width, height: height)
    builder.nodes[index].hasFrame = true
    builder.note(
      .missingFrame, node.element,
      "the document saves no frame of this content view; the size of its superview is taken")
  }

  /// Replaces a height that differs from the cell's by one consistent with more of the frames
  /// inside.
  private static func replaceHeight(
    of index: Int, _ equalities: [Equality], _ builder: inout SceneBuilder
  ) {
    let node = builder.nodes[index]
    let cell = builder.nodes[node.parent]
    let saved = node.frame.height
    guard cell.kind.isCell, abs(cell.frame.height - saved) > mostOfLine,
      let height = best(heights(in: cell.frame.height), equalities),
      broken(equalities, height) < broken(equalities, saved)
    else { return }
    builder.nodes[index].frame.height = height
    builder.note(
      .savedHeight, node.element,
      "saved \(saved.shortText) points high in a cell of \(cell.frame.height.shortText); the "
        + "\(height.shortText) points that the frames inside show are taken")
  }

  private static func heights(in cell: Double) -> [Double] {
    lines.map { cell - $0 }.filter { $0 >= 0 }
  }

  /// The height that breaks the fewest equalities, with the smallest total deviation.
  private static func best(_ heights: [Double], _ equalities: [Equality]) -> Double? {
    var best: (height: Double, cost: (Int, Double))?
    for height in heights {
      let cost = (broken(equalities, height), equalities.reduce(0) { $0 + $1.miss(height) })
      if let best, best.cost <= cost { continue }
      best = (height, cost)
    }
    return best?.height
  }

  private static func broken(_ equalities: [Equality], _ height: Double) -> Int {
    equalities.count { $0.miss(height) > tolerance }
  }
}
