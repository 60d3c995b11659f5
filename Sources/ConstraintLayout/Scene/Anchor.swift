/// The place of a view or guide in its ``LayoutScene``, counted from 0, views and guides together.
public struct ItemIndex: Hashable, Comparable, Sendable {
  /// The number.
  public var value: Int32

  /// Names the item at `value`.
  public init(_ value: Int) {
    self.value = Int32(truncatingIfNeeded: value)
  }

  /// Orders by place.
  public static func < (a: ItemIndex, b: ItemIndex) -> Bool { a.value < b.value }

  /// The number, to index arrays with.
  public var index: Int { Int(value) }
}

/// Which rectangle of an item an anchor belongs to.
public enum Area: UInt8, Hashable, Sendable, CaseIterable {
  /// The frame less the alignment insets.
  case item
  /// The frame less the margins.
  case margins
  /// The frame less the safe area's insets.
  case safeArea

  /// The name in constraint text; empty for the item itself.
  public var name: String {
    switch self {
    case .item: ""
    case .margins: "margins"
    case .safeArea: "safeArea"
    }
  }

  /// Finds the inset area of a name, or nothing where there is none.
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

/// A quantity of a view or guide that a constraint can name, such as `label.margins.leading`.
public struct Anchor: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemIndex
  /// Which of its rectangles.
  public var area: Area
  /// What is measured of it.
  public var attribute: Attribute

  /// Makes an anchor.
  public init(_ item: ItemIndex, _ attribute: Attribute, of area: Area = .item) {
    self.item = item
    self.area = area
    self.attribute = attribute
  }
}
