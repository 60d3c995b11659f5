public import ConstraintLayout
public import SwiftInterpreter
public import SwiftSources

/// An anchor of a view or guide.
public final class AnchorValue: SystemValue {
  /// `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor` or `NSLayoutDimension`.
  public let systemType: SwiftSymbol
  /// The view or guide.
  public let item: ObjectValue
  /// The attribute.
  public let attribute: Attribute

  init(_ item: ObjectValue, _ attribute: Attribute, _ names: UIKitNames) {
    self.item = item
    self.attribute = attribute
    systemType =
      switch attribute.kind {
      case .horizontal: names[.xAxisAnchor]
      case .vertical: names[.yAxisAnchor]
      case .size: names[.dimension]
      }
  }
}

extension Attribute {
  /// The attribute of a property such as `topAnchor`.
  init?(anchor name: UIKitName) {
    switch name {
    case .leftAnchor: self = .left
    case .rightAnchor: self = .right
    case .leadingAnchor: self = .leading
    case .trailingAnchor: self = .trailing
    case .topAnchor: self = .top
    case .bottomAnchor: self = .bottom
    case .centerXAnchor: self = .centerX
    case .centerYAnchor: self = .centerY
    case .widthAnchor: self = .width
    case .heightAnchor: self = .height
    case .firstBaselineAnchor: self = .firstBaseline
    case .lastBaselineAnchor: self = .lastBaseline
    default: return nil
    }
  }

  /// The attribute with a name, and whether it belongs to the margins, as
  /// `NSLayoutConstraint.Attribute` has them.
  static func named(_ name: UIKitName) -> (attribute: Attribute, isOfMargins: Bool)? {
    switch name {
    case .left: (.left, false)
    case .right: (.right, false)
    case .leading: (.leading, false)
    case .trailing: (.trailing, false)
    case .top: (.top, false)
    case .bottom: (.bottom, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .firstBaseline: (.firstBaseline, false)
    case .lastBaseline, .baseline: (.lastBaseline, false)
    case .leftMargin: (.left, true)
    case .rightMargin: (.right, true)
    case .leadingMargin: (.leading, true)
    case .trailingMargin: (.trailing, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    default: nil
    }
  }
}
