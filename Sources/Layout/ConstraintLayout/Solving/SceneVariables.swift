/// The variables of a scene: six per item, on each axis both edges and the size.
///
/// Edges are in root coordinates. In right-to-left layout, horizontal edges are mirrored within
/// their root. A scene with only leading and trailing edges therefore yields the same system in
/// both directions, and ties between solutions are broken alike. In a very wide mirrored root,
/// small numbers near the left edge may lose digits; ``mirrorsEdges`` turns mirroring off.
///
/// A class although it is immutable: the stages of a solve share it, and each copy of a value would
/// retain some twenty arrays.
final class SceneVariables {
  let scene: LayoutScene
  let direction: LayoutDirection
  /// Whether horizontal edges are mirrored within their root.
  let mirrorsEdges: Bool
  /// The first variable of each item's root; empty unless edges are mirrored.
  let rootBases: [Int32]

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
  static let count = 6

  /// Numbers the variables of a scene.
  ///
  /// - Complexity: O(items).
  init(_ scene: LayoutScene, direction: LayoutDirection, mirrors: Bool) {
    self.scene = scene
    self.direction = direction
    mirrorsEdges = mirrors && direction == .rightToLeft
    rootBases = mirrorsEdges ? SceneVariables.rootBases(of: scene) : []
  }

  /// Takes over the roots of items, of a scene in which items may be unused.
  ///
  /// - Complexity: O(1).
  init(_ scene: LayoutScene, direction: LayoutDirection, rootBases: [Int32]) {
    self.scene = scene
    self.direction = direction
    mirrorsEdges = direction == .rightToLeft
    self.rootBases = rootBases
  }

  /// The index of an item's first variable.
  func base(of item: ItemIndex) -> Int { item.index * Self.count }

  /// The indices of an item's variables on an axis.
  func range(of item: ItemIndex, _ axis: Axis) -> Range<Int> {
    let first = base(of: item) + (axis == .horizontal ? Offset.start : Offset.top)
    return first..<first + 3
  }

  /// The first variable of each item's root.
  ///
  /// - Complexity: O(items).
  private static func rootBases(of scene: LayoutScene) -> [Int32] {
    var bases = [Int32](repeating: -1, count: scene.items.count)
    var path: [Int] = []
    for item in scene.items.indices {
      var next = item
      while bases[next] < 0, let parent = scene.items[next].parent {
        path.append(next)
        next = parent.index
      }
      if bases[next] < 0 { bases[next] = Int32(truncatingIfNeeded: next * count) }
      while let below = path.popLast() { bases[below] = bases[next] }
    }
    return bases
  }
}
