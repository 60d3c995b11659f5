import ConstraintSolver
internal import ConstraintLayout

extension SceneAssembly {
  /// Places a view by its autoresizing mask: on a device other than the document's, in a
  /// self-sizing cell, and in an effect view placed by constraints, whose content view can
  /// determine its size.
  mutating func addMask(_ index: Int) {
    let node = builder.nodes[index]
    guard node.placement == .mask || node.placement == .content,
      !builder.canvas.isSaved || followsParent(node)
    else { return }
    let parent = builder.nodes[node.parent].frame
    let mask = Mask(of: node, builder)
    addMask(
      index, mask.horizontal, (node.frame.x, node.frame.width, parent.width), .left, .width,
      (node.alignment.left, node.alignment.left + node.alignment.right))
    addMask(
      index, mask.vertical, (node.frame.y, node.frame.height, parent.height), .top, .height,
      (node.alignment.top, node.alignment.top + node.alignment.bottom))
  }

  private mutating func addMask(
    _ index: Int, _ mask: Mask.Line, _ saved: (start: Double, length: Double, parent: Double),
    _ edge: Attribute, _ length: Attribute, _ insets: (near: Double, both: Double)
  ) {
    let item = ItemIndex(index)
    let parent = ItemIndex(builder.nodes[index].parent)
    let (near, size) = mask.shares(
      near: saved.start, length: saved.length,
      far: saved.parent - saved.start - saved.length)
    var place = SceneConstraint(
      Anchor(item, edge), .equal, to: Anchor(parent, length), multiplier: near,
      constant: saved.start + insets.near - near * saved.parent)
    if near == 0 {
      place = SceneConstraint(
        Anchor(item, edge), .equal, to: Anchor(parent, edge),
        constant: saved.start + insets.near)
    } else {
      place.firstOrigin = Anchor(parent, edge)
    }
    let isHorizontal = length == .width
    add(place, giving: isHorizontal ? .x : .y)
    let own = max(0, saved.length) - insets.both
    var extent = SceneConstraint(Anchor(item, length), .equal, constant: own)
    if size != 0 {
      extent = SceneConstraint(
        Anchor(item, length), .equal, to: Anchor(parent, length), multiplier: size,
        constant: own - size * saved.parent)
    }
    add(extent, giving: isHorizontal ? .width : .height)
  }
}
