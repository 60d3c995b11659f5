/// What anchors and frames are in terms of variables.
extension Translator {
  /// The sides and sizes of an item.
  func frameEdges(of item: ItemIndex) -> FrameEdges {
    let base = base(of: item)
    return FrameEdges(
      left: frameEdge(of: base, Place.start, mirrored: Place.end),
      right: frameEdge(of: base, Place.end, mirrored: Place.start), width: base + Place.width,
      top: FrameEdge(first: base + Place.top), bottom: FrameEdge(first: base + Place.bottom),
      height: base + Place.height)
  }

  /// A side as it is seen, whatever the direction of reading.
  private func frameEdge(of base: Int, _ place: Int, mirrored: Int) -> FrameEdge {
    guard isTurned, Int(rootBases[base / 6]) != base else {
      // A root starts where it is seen to.
      return FrameEdge(first: base + place)
    }
    let root = Int(rootBases[base / 6])
    return FrameEdge(
      first: root + Place.start, plus: root + Place.end, minus: base + mirrored)
  }

  /// An anchor in terms of variables.
  func edge(_ anchor: Anchor) -> AffineEdge {
    let insets = insets(of: anchor)
    let attribute = anchor.attribute.resolved(direction)
    switch attribute {
    case .left, .leading: return side(.left, of: anchor.item, constant: insets.left)
    case .right, .trailing: return side(.right, of: anchor.item, constant: -insets.right)
    case .centerX:
      var edge = side(.left, of: anchor.item)
      edge.second = side(.right, of: anchor.item).first
      edge.coefficient /= 2
      if edge.first > edge.second { swap(&edge.first, &edge.second) }
      edge.constant = (insets.left - insets.right) / 2
      return edge
    case .width: return size(anchor.item, Place.width, -insets.left - insets.right)
    case .top: return side(.top, of: anchor.item, constant: insets.top)
    case .bottom: return side(.bottom, of: anchor.item, constant: -insets.bottom)
    case .centerY:
      let base = base(of: anchor.item)
      return AffineEdge(
        coefficient: 0.5, first: base + Place.top, second: base + Place.bottom,
        constant: (insets.top - insets.bottom) / 2)
    case .height: return size(anchor.item, Place.height, -insets.top - insets.bottom)
    case .firstBaseline:
      let below = insets.top + scene.firstBaseline(of: anchor.item)
      return side(.top, of: anchor.item, constant: below)
    case .lastBaseline:
      let above = insets.bottom + scene.lastBaseline(of: anchor.item)
      return side(.bottom, of: anchor.item, constant: -above)
    }
  }

  private func size(_ item: ItemIndex, _ place: Int, _ constant: Double) -> AffineEdge {
    AffineEdge(first: base(of: item) + place, constant: constant)
  }

  /// A side of an item's variables as it is seen: left, right, top or bottom.
  func side(
    _ side: Attribute, of item: ItemIndex, constant: Double = 0
  ) -> AffineEdge {
    let base = base(of: item)
    switch side {
    case .top: return AffineEdge(first: base + Place.top, constant: constant)
    case .bottom: return AffineEdge(first: base + Place.bottom, constant: constant)
    default: break
    }
    let isLeft = side == .left
    guard isTurned else {
      return AffineEdge(first: base + (isLeft ? Place.start : Place.end), constant: constant)
    }
    // Where reading goes against the axis, the left side is as far from the root's right one as the
    // end is from its start.
    return AffineEdge(
      coefficient: -1, first: base + (isLeft ? Place.end : Place.start), constant: constant,
      turn: Int(rootBases[item.index]))
  }

  /// How far the rectangle of an anchor is inside the one that the item's variables describe.
  private func insets(of anchor: Anchor) -> EdgeInsets {
    let item = scene.items[anchor.item.index]
    switch item.kind {
    case .insetGuide, .guide: return .zero
    case .view: break
    }
    switch anchor.area {
    case .item where item.geometry < 0 || anchor.attribute.isBaseline: return .zero
    case .item: return scene.geometry(of: anchor.item).alignment
    case .margins: return scene.geometry(of: anchor.item).margins.resolved(direction)
    case .safeArea: return scene.geometry(of: anchor.item).safeArea.resolved(direction)
    }
  }
}

extension Attribute {
  /// The attribute with leading and trailing replaced by sides.
  fileprivate func resolved(_ direction: LayoutDirection) -> Attribute {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    default: self
    }
  }
}

extension LayoutScene {
  fileprivate func firstBaseline(of item: ItemIndex) -> Double {
    items[item.index].geometry < 0 ? 0 : geometry(of: item).firstBaseline
  }

  fileprivate func lastBaseline(of item: ItemIndex) -> Double {
    items[item.index].geometry < 0 ? 0 : geometry(of: item).lastBaseline
  }
}
