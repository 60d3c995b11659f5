import ConstraintSolver

/// The lengths by which proportionally filling stacks divide their space.
///
/// A view has its intrinsic length. Without one, it has the length given as a number of its frame
/// or by a required constraint on it alone; otherwise 0. UIKit asks such a view for its fitting
/// size. If that takes a solve, because the view has contents or other constraints on its own size,
/// the length is unknown.
struct ProportionalLengths {
  private let scene: LayoutScene
  /// The lengths set by constraints on a single view.
  private var given: [Anchor: Double] = [:]
  /// Whether anything besides numbers determines the width and height of each item.
  private var isOpen: [(width: Bool, height: Bool)]

  /// - Complexity: O(items and constraints), expected.
  init(_ scene: LayoutScene) {
    self.scene = scene
    isOpen = Array(repeating: (false, false), count: scene.items.count)
    for item in scene.items {
      if let parent = item.parent { isOpen[parent.index] = (true, true) }
    }
    for constraint in scene.constraints where constraint.isActive && constraint.kind == .size {
      note(constraint)
    }
  }

  private mutating func note(_ constraint: SceneConstraint) {
    let anchors = constraint.anchors
    let first = constraint.first
    guard anchors.allSatisfy({ $0.item == first.item }) else { return }
    if anchors.count == 1, first.area == .item, constraint.relation == .equal,
      constraint.priority.isRequired, constraint.firstFactor != 0
    {
      if given[first] == nil { given[first] = constraint.constant / constraint.firstFactor }
      return
    }
    for anchor in anchors {
      if anchor.attribute == .width || anchor.attribute.kind == .horizontal {
        isOpen[first.item.index].width = true
      } else {
        isOpen[first.item.index].height = true
      }
    }
  }

  /// The length of a view along an axis, at least 0; `nil` if it is unknown.
  func length(of item: ItemIndex, along axis: Axis) -> Double? {
    let isRow = axis == .horizontal
    let size = scene.intrinsicSize(of: item)
    if let length = isRow ? size?.width : size?.height { return max(0, length) }
    // A first solve determines the height of wrapping text.
    if !isRow, size?.heightForWidth != nil { return nil }
    let attribute = isRow ? Attribute.width : .height
    let frame = scene.items[item.index].given
    if let length = isRow ? frame.width : frame.height {
      let insets = scene.geometry(of: item).alignment
      return max(0, length - (isRow ? insets.left + insets.right : insets.top + insets.bottom))
    }
    if let length = given[Anchor(item, attribute)] { return max(0, length) }
    let open = isOpen[item.index]
    return (isRow ? open.width : open.height) ? nil : 0
  }
}
