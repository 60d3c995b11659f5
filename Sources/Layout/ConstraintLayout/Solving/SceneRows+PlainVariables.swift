internal import ConstraintSolver

/// Anchors that are a single variable.
extension SceneRows {
  /// The variable of such an anchor.
  struct PlainVariable {
    /// The number of its axis, two per item.
    var axis: Int
    /// Its part of the axis, 0 to 2 for start, end and size; plus 4 on the vertical axis.
    var code: Int
    var index: Int

    @inline(__always)
    var isSize: Bool { code & 2 != 0 }
  }

  /// The variable of an anchor in left-to-right layout; `nil` if it is not a single variable.
  @inline(__always)
  func plainVariable(_ anchor: Anchor) -> PlainVariable? {
    guard anchor.area == .item, !hasGeometry || isUnaligned(anchor) else { return nil }
    let shift = UInt64(anchor.attribute.rawValue) &* 4
    let code = Int(truncatingIfNeeded: Self.plainCodes &>> shift) & 0xF
    guard code != 0xF else { return nil }
    let isVertical = code &>> 2
    return PlainVariable(
      axis: 2 &* anchor.item.index &+ isVertical, code: code,
      index: translator.base(of: anchor.item) &+ code &- isVertical)
  }

  /// Whether an anchor is independent of its item's geometry.
  private func isUnaligned(_ anchor: Anchor) -> Bool {
    let geometry = Int(scene.items[anchor.item.index].geometry)
    return geometry < 0
      || !anchor.attribute.isBaseline && scene.geometries[geometry].alignment == .zero
  }

  /// Four bits per attribute, in the order of raw values: the code of its variable, or 15 for a
  /// center. A plain item's baselines are its top and bottom.
  private static let plainCodes: UInt64 = 0x6254_F54F_1010
}
