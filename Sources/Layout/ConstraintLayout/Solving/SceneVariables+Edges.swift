/// Anchors and frames as expressions of variables.
extension SceneVariables {
  /// The sides and sizes of an item's frame.
  func frameEdges(of item: ItemIndex) -> FrameEdges {
    let base = base(of: item)
    return FrameEdges(
      left: frameEdge(of: base, Offset.start, mirrored: Offset.end),
      right: frameEdge(of: base, Offset.end, mirrored: Offset.start), width: base + Offset.width,
      top: FrameEdge(first: base + Offset.top), bottom: FrameEdge(first: base + Offset.bottom),
      height: base + Offset.height)
  }

  /// The left or right side of a frame, in either layout direction.
  private func frameEdge(of base: Int, _ offset: Int, mirrored: Int) -> FrameEdge {
    guard mirrorsEdges, Int(rootBases[base / 6]) != base else {
      // Roots are not mirrored.
      return FrameEdge(first: base + offset)
    }
    let root = Int(rootBases[base / 6])
    return FrameEdge(
      first: root + Offset.start, plus: root + Offset.end, minus: base + mirrored)
  }

  /// The offset of an attribute's variable in left-to-right layout, four bits per attribute in the
  /// order of raw values; 15 for a center, which has two. Baselines without insets are the top and
  /// the bottom.
  private static let offsets: UInt64 = 0x5243_F43F_1010

  /// The variable of an anchor and the constant beside it; `nil` for a center.
  ///
  /// - Precondition: The layout is left to right, or the anchor is not horizontal.
  @inline(__always)
  func variable(of anchor: Anchor) -> (index: Int, constant: Double)? {
    let shift = 4 &* UInt64(anchor.attribute.rawValue)
    let offset = Int(truncatingIfNeeded: (Self.offsets &>> shift) & 0xF)
    guard offset != 0xF else { return nil }
    if anchor.area == .item, scene.items[anchor.item.index].geometry < 0 {
      return (base(of: anchor.item) &+ offset, 0)
    }
    let edge = edge(anchor)
    return (edge.first, edge.constant)
  }

  /// An anchor as an expression of variables.
  @inline(never)
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
    case .width:
      return size(of: anchor.item, at: Offset.width, constant: -insets.left - insets.right)
    case .top: return side(.top, of: anchor.item, constant: insets.top)
    case .bottom: return side(.bottom, of: anchor.item, constant: -insets.bottom)
    case .centerY:
      let base = base(of: anchor.item)
      return AffineEdge(
        coefficient: 0.5, first: base + Offset.top, second: base + Offset.bottom,
        constant: (insets.top - insets.bottom) / 2)
    case .height:
      return size(of: anchor.item, at: Offset.height, constant: -insets.top - insets.bottom)
    case .firstBaseline:
      let below = insets.top + scene.firstBaseline(of: anchor.item)
      return side(.top, of: anchor.item, constant: below)
    case .lastBaseline:
      let above = insets.bottom + scene.lastBaseline(of: anchor.item)
      return side(.bottom, of: anchor.item, constant: -above)
    }
  }

  private func size(of item: ItemIndex, at offset: Int, constant: Double) -> AffineEdge {
    AffineEdge(first: base(of: item) + offset, constant: constant)
  }

  /// The left, right, top or bottom side of an item's frame, in either layout direction.
  func side(
    _ side: Attribute, of item: ItemIndex, constant: Double = 0
  ) -> AffineEdge {
    let base = base(of: item)
    switch side {
    case .top: return AffineEdge(first: base + Offset.top, constant: constant)
    case .bottom: return AffineEdge(first: base + Offset.bottom, constant: constant)
    default: break
    }
    let isLeft = side == .left
    guard mirrorsEdges else {
      return AffineEdge(first: base + (isLeft ? Offset.start : Offset.end), constant: constant)
    }
    // The horizontal axis of a mirrored root points left: left = root.start + root.end - end.
    return AffineEdge(
      coefficient: -1, first: base + (isLeft ? Offset.end : Offset.start), constant: constant,
      mirroredRoot: Int(rootBases[item.index]))
  }

  /// The insets of an anchor's rectangle from its item's frame.
  private func insets(of anchor: Anchor) -> EdgeInsets {
    let geometry = Int(scene.items[anchor.item.index].geometry)
    guard scene.items[anchor.item.index].isView else { return .zero }
    switch anchor.area {
    case .item where geometry < 0 || anchor.attribute.isBaseline: return .zero
    case .item: return scene.geometries[geometry].alignment
    case .margins: return scene.geometry(of: anchor.item).margins.resolved(direction)
    case .safeArea: return scene.geometry(of: anchor.item).safeArea.resolved(direction)
    }
  }
}

extension Attribute {
  /// The attribute with leading and trailing replaced by left or right.
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
    let index = items[item.index].geometry
    return index < 0 ? 0 : geometries[Int(index)].firstBaseline
  }

  fileprivate func lastBaseline(of item: ItemIndex) -> Double {
    let index = items[item.index].geometry
    return index < 0 ? 0 : geometries[Int(index)].lastBaseline
  }
}
