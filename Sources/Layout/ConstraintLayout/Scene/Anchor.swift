/// The index of a view or guide in its ``LayoutScene``; views and guides share one numbering.
public struct ItemIndex: Hashable, Comparable, Sendable {
  /// The index, from 0, in compact form.
  public var value: Int32

  /// Makes an index. `value` must fit 32 bits.
  @inlinable
  public init(_ value: Int) {
    self.value = Int32(truncatingIfNeeded: value)
  }

  /// Orders items by when they were added.
  public static func < (a: ItemIndex, b: ItemIndex) -> Bool { a.value < b.value }

  /// The index, for subscripts.
  @inlinable
  public var index: Int { Int(value) }
}

/// The rectangles of an item that anchors refer to.
public enum Area: UInt8, Hashable, Sendable, CaseIterable {
  /// The frame inset by the alignment insets.
  case item
  /// The frame inset by the margins.
  case margins
  /// The frame inset by the insets of the safe area.
  case safeArea

  /// The name in constraint text; empty for the item itself.
  public var name: String {
    switch self {
    case .item: ""
    case .margins: "margins"
    case .safeArea: "safeArea"
    }
  }

  /// Parses the name of an inset area; `nil` if it is not one.
  public init?(name: Span<UInt8>) {
    if name.spells("margins") {
      self = .margins
    } else if name.spells("safeArea") {
      self = .safeArea
    } else {
      return nil
    }
  }
}

/// A measurable quantity of a view or guide, such as `label.margins.leading`.
public struct Anchor: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemIndex
  /// The rectangle of the item.
  public var area: Area
  /// The edge, center, baseline or length of that rectangle.
  public var attribute: Attribute

  /// Makes an anchor.
  @inlinable
  public init(_ item: ItemIndex, _ attribute: Attribute, of area: Area = .item) {
    self.item = item
    self.area = area
    self.attribute = attribute
  }
}
