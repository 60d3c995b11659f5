/// An autoresizing mask: the parts of a view's frame that grow with its parent.
struct Mask {
  /// The parts on one axis.
  struct Line {
    /// The distance from the near edge, the size, and the distance from the far edge.
    var near: Bool
    var length: Bool
    var far: Bool

    /// The shares of the parent's growth that go to the near distance and to the size.
    ///
    /// Flexible parts share the growth in proportion to their lengths, evenly if all are 0.
    func shares(
      near nearLength: Double, length ownLength: Double, far farLength: Double
    ) -> (near: Double, length: Double) {
      let parts = [
        near ? max(0, nearLength) : nil, length ? max(0, ownLength) : nil,
        far ? max(0, farLength) : nil,
      ]
      let flexible = parts.compactMap { $0 }
      guard !flexible.isEmpty else { return (0, 0) }
      let sum = flexible.reduce(0, +)
      func share(_ part: Double?) -> Double {
        guard let part else { return 0 }
        return sum > 0 ? part / sum : 1 / Double(flexible.count)
      }
      return (share(parts[0]), share(parts[1]))
    }
  }

  var horizontal: Line
  var vertical: Line

  /// Reads the mask of a view.
  ///
  /// A fixed frame keeps its position and size. A content view fills its parent regardless of its
  /// mask, since cells and effect views lay it out themselves.
  init(of node: SceneNode, _ builder: SceneBuilder) {
    let tree = builder.tree
    let mask = tree.child(of: node.element, .autoresizingMask, key: "autoresizingMask")
    func isFlexible(_ name: XMLName) -> Bool { mask.map { tree.has($0, name, "YES") } ?? false }
    if builder.isYes(node.element, .fixedFrame) {
      horizontal = Line(near: false, length: false, far: true)
      vertical = horizontal
    } else if node.placement == .content {
      horizontal = Line(near: false, length: true, far: false)
      vertical = horizontal
    } else {
      horizontal = Line(
        near: isFlexible(.flexibleMinX), length: isFlexible(.widthSizable),
        far: isFlexible(.flexibleMaxX))
      vertical = Line(
        near: isFlexible(.flexibleMinY), length: isFlexible(.heightSizable),
        far: isFlexible(.flexibleMaxY))
    }
  }
}
