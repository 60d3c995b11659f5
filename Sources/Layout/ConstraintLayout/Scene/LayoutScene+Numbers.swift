extension LayoutScene {
  /// A number of an item, and the property that contains it.
  public struct ItemNumber: Hashable, Sendable {
    /// The property, such as `width` or `margins.top`.
    public var property: String
    /// The number.
    public var value: Double
  }

  /// The first number of a view or guide that is not finite or beyond ``LayoutLimits/magnitude``,
  /// or `nil`.
  ///
  /// - Complexity: O(1), or O(rows of its table of heights).
  public func invalidNumber(of item: ItemIndex) -> ItemNumber? {
    let given = items[item.index].given
    for dimension in Dimension.allCases {
      if let found = Self.invalid(dimension.name, given[dimension]) { return found }
    }
    if let found = intrinsicSize(of: item)?.invalidNumber { return found }
    if items[item.index].geometry >= 0, let found = geometry(of: item).invalidNumber {
      return found
    }
    guard let insets = insets(of: item) else { return nil }
    return EdgeInsets.Side.allCases.lazy.compactMap {
      Self.invalid("insets.\($0)", insets[$0])
    }.first
  }

  fileprivate static func invalid(
    _ property: @autoclosure () -> String, _ value: Double?
  ) -> ItemNumber? {
    guard let value, !LayoutLimits.allows(value) else { return nil }
    return ItemNumber(property: property(), value: value)
  }
}

extension IntrinsicSize {
  fileprivate var invalidNumber: LayoutScene.ItemNumber? {
    if let found = LayoutScene.invalid("intrinsicSize.width", width) { return found }
    if let found = LayoutScene.invalid("intrinsicSize.height", height) { return found }
    for row in heightForWidth?.rows ?? [] {
      for number in [row.width, row.height] {
        if let found = LayoutScene.invalid("intrinsicSize.heightForWidth", number) { return found }
      }
    }
    return nil
  }
}

extension ItemGeometry {
  fileprivate var invalidNumber: LayoutScene.ItemNumber? {
    for side in DirectionalInsets.Side.allCases {
      if let found = LayoutScene.invalid("margins.\(side)", margins[side]) { return found }
      if let found = LayoutScene.invalid("safeArea.\(side)", safeArea[side]) { return found }
    }
    for side in EdgeInsets.Side.allCases {
      if let found = LayoutScene.invalid("alignment.\(side)", alignment[side]) { return found }
    }
    if let found = LayoutScene.invalid("firstBaseline", firstBaseline) { return found }
    return LayoutScene.invalid("lastBaseline", lastBaseline)
  }
}
