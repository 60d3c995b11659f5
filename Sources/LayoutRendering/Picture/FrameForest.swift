import ConstraintLayout

/// The views and guides of a scene, each after the view that it is in.
struct FrameForest {
  /// An item and how many views it is in.
  struct Place {
    var item: Int32
    var level: Int32
  }

  /// The items, depth first; those of one view in the order of the scene.
  private(set) var places: [Place] = []
  /// For each item whether it has views in it.
  private(set) var hasViews: [Bool]
  private let parents: [Int32]

  /// Orders the items of a scene in which no view is in itself.
  ///
  /// - Complexity: O(items); it keeps its own stack.
  init(_ items: [LayoutItem]) {
    parents = items.map { $0.parent?.value ?? -1 }
    hasViews = [Bool](repeating: false, count: items.count)
    for item in items where item.isView {
      if let parent = item.parent { hasViews[parent.index] = true }
    }
    var roots: Int32 = -1
    var firstChild = [Int32](repeating: -1, count: items.count)
    var next = [Int32](repeating: -1, count: items.count)
    for item in items.indices.reversed() {
      let parent = Int(parents[item])
      next[item] = parent < 0 ? roots : firstChild[parent]
      let first = Int32(truncatingIfNeeded: item)
      if parent < 0 { roots = first } else { firstChild[parent] = first }
    }
    places.reserveCapacity(items.count)
    var stack = roots < 0 ? [] : [Place(item: roots, level: 0)]
    while let place = stack.popLast() {
      places.append(place)
      let item = Int(place.item)
      if next[item] >= 0 { stack.append(Place(item: next[item], level: place.level)) }
      if firstChild[item] >= 0 {
        stack.append(Place(item: firstChild[item], level: place.level + 1))
      }
    }
  }

  /// The frames in root coordinates, by item.
  ///
  /// - Complexity: O(items).
  func rootFrames(_ frames: [Frame], _ coordinates: LayoutOptions.Coordinates) -> [Frame] {
    guard coordinates == .parent else { return frames }
    var frames = frames
    for place in places {
      let item = Int(place.item)
      guard parents[item] >= 0 else { continue }
      let parent = frames[Int(parents[item])]
      frames[item].x += parent.x
      frames[item].y += parent.y
    }
    return frames
  }
}
