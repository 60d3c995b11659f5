import ConstraintSolver

/// Translates a scene to a system of linear constraints.
///
/// Each item has six variables: on each axis both edges and the size, with the defining row `end -
/// start = size`. Edges are in root coordinates. In right-to-left layout, horizontal edges are
/// mirrored within their root. A scene with only leading and trailing edges therefore yields the
/// same system in both directions, and ties between solutions are broken alike. In a very wide
/// mirrored root, small numbers near the left edge may lose digits; ``mirrorsEdges`` turns
/// mirroring off.
///
/// A class although it is immutable once made: the stages of a solve share it, and each copy of a
/// value would retain some twenty arrays.
final class Translator {
  let scene: LayoutScene
  let direction: LayoutDirection
  /// Whether horizontal edges are mirrored within their root.
  let mirrorsEdges: Bool
  private(set) var system = ConstraintSystem()
  /// The origin of each row; `nil` for definitions.
  private(set) var origins = RowOrigins()
  /// The first variable of each item's root; empty in left-to-right layout.
  private(set) var rootBases: [Int32] = []

  /// The offsets of an item's variables from its first. On the horizontal axis, text reads from
  /// start to end.
  enum Offset {
    static let start = 0
    static let end = 1
    static let width = 2
    static let top = 3
    static let bottom = 4
    static let height = 5
  }

  /// The number of variables per item.
  static let variableCount = 6

  /// The estimated memory of a translation, in bytes.
  static func byteCount(of scene: LayoutScene) -> Int {
    let bytesOfRow = 3 * 12 + 32 + MemoryLayout<ConstraintOrigin?>.stride
    return (scene.items.count * 6 + scene.constraints.count) * bytesOfRow
  }

  /// Translates a scene. The order of rows is the order of admission: given numbers, constraints,
  /// stacks, intrinsic sizes. Definitions are interspersed: see ``SceneRows``.
  ///
  /// - Complexity: O(items + constraints · log depth).
  init(_ scene: LayoutScene, direction: LayoutDirection, mirrors: Bool = true) {
    self.scene = scene
    self.direction = direction
    mirrorsEdges = mirrors && direction == .rightToLeft
    if mirrorsEdges { findRoots() }
    (system, origins) = SceneRows.translation(by: self)
  }

  /// The indices of an item's variables on an axis.
  func variables(of item: ItemIndex, _ axis: Axis) -> Range<Int> {
    let first = base(of: item) + (axis == .horizontal ? Offset.start : Offset.top)
    return first..<first + 3
  }

  /// The values of the same frames in an unmirrored translation.
  ///
  /// - Complexity: O(items).
  func unmirrored(_ values: [Double]) -> [Double] {
    var unmirrored = values
    for index in scene.items.indices {
      let edges = frameEdges(of: ItemIndex(index))
      unmirrored[index * 6 + Offset.start] = edges.left.value(values)
      unmirrored[index * 6 + Offset.end] = edges.right.value(values)
    }
    return unmirrored
  }

  /// The width of a root beyond which mirrored edges may lose digits, in points.
  private static let widestMirrored = 10_000.0

  /// Whether a solution has a root wider than that.
  ///
  /// - Complexity: O(items).
  func hasWideRoot(_ values: [Double]) -> Bool {
    scene.items.indices.contains {
      scene.items[$0].parent == nil && values[$0 * 6 + Offset.width] > Self.widestMirrored
    }
  }

  /// The origin of the bound `variable >= 0`.
  func origin(nonNegative variable: Variable) -> ConstraintOrigin {
    let implication: Implication =
      variable.index % 6 == Offset.width ? .nonNegativeWidth : .nonNegativeHeight
    return .implied(ItemIndex(variable.index / 6), implication)
  }

  /// The index of an item's first variable.
  func base(of item: ItemIndex) -> Int { item.index * 6 }

  /// Fills ``rootBases``.
  ///
  /// - Complexity: O(items).
  private func findRoots() {
    rootBases = [Int32](repeating: -1, count: scene.items.count)
    var path: [Int] = []
    for item in scene.items.indices {
      var next = item
      while rootBases[next] < 0, let parent = scene.items[next].parent {
        path.append(next)
        next = parent.index
      }
      if rootBases[next] < 0 { rootBases[next] = Int32(truncatingIfNeeded: next * 6) }
      while let below = path.popLast() { rootBases[below] = rootBases[next] }
    }
  }
}
