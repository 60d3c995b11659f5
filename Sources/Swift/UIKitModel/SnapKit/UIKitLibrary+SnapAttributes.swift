internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources

extension UIKitLibrary {
  /// Whether a name is that of an attribute.
  static func isSnapAttribute(_ name: UIKitName) -> Bool { snapAttributes(name) != nil }

  /// The attributes of a name, in SnapKit's order; nil for another name.
  static func snapAttributes(_ name: UIKitName) -> [SnapAttribute]? {
    if let (attribute, isOfMargins) = Attribute.named(name) {
      return [SnapAttribute(attribute: attribute, isOfMargins: isOfMargins)]
    }
    func list(_ attributes: Attribute..., isOfMargins: Bool = false) -> [SnapAttribute] {
      attributes.map { SnapAttribute(attribute: $0, isOfMargins: isOfMargins) }
    }
    return switch name {
    case .edges: list(.left, .top, .right, .bottom)
    case .directionalEdges: list(.top, .bottom, .leading, .trailing)
    case .horizontalEdges: list(.left, .right)
    case .verticalEdges, .directionalVerticalEdges: list(.top, .bottom)
    case .directionalHorizontalEdges: list(.leading, .trailing)
    case .size: list(.width, .height)
    case .center: list(.centerX, .centerY)
    case .margins: list(.left, .top, .right, .bottom, isOfMargins: true)
    case .directionalMargins: list(.top, .bottom, .leading, .trailing, isOfMargins: true)
    case .centerWithinMargins: list(.centerX, .centerY, isOfMargins: true)
    default: nil
    }
  }

  /// `make.name` or `view.snp.name`.
  func snapItem(_ item: ObjectValue, _ name: UIKitName, maker: SnapMaker? = nil) -> SnapItem? {
    Self.snapAttributes(name).map { SnapItem(item, $0, maker, type: names[.snapItem]) }
  }

  /// The anchor of an attribute.
  func snapSide(
    _ item: ObjectValue, _ attribute: SnapAttribute, _ interpreter: Interpreter
  ) throws(Interruption) -> ConstraintValue.Side {
    var target = item
    if attribute.isOfMargins, item.viewState != nil {
      target = try guide(.margins, of: item, interpreter)
    }
    return .anchor(AnchorValue(target, attribute.attribute, names))
  }
}

extension Attribute {
  /// The side of `UIEdgeInsets` for an attribute, with its sign.
  ///
  /// Source: `ConstraintConstantTarget.constraintConstantTargetValueFor(layoutAttribute:)`.
  var insets: [(side: UIKitName, factor: Double)] {
    switch self {
    case .left, .leading: [(.left, 1)]
    case .top, .firstBaseline: [(.top, 1)]
    case .right, .trailing: [(.right, -1)]
    case .bottom, .lastBaseline: [(.bottom, -1)]
    case .centerX: [(.left, 0.5), (.right, -0.5)]
    case .centerY: [(.top, 0.5), (.bottom, -0.5)]
    case .width: [(.left, -1), (.right, -1)]
    case .height: [(.top, -1), (.bottom, -1)]
    }
  }
}
