internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources

// Source of all that concerns SnapKit: https://github.com/SnapKit/SnapKit, version 5.7.

/// `view.snp`.
final class SnapDSL: SystemValue {
  let systemType: SwiftSymbol
  let item: ObjectValue

  init(_ item: ObjectValue, _ names: UIKitNames) {
    self.item = item
    systemType = names[.snapDSL]
  }
}

/// The parameter of the closure of `makeConstraints`.
final class SnapMaker: SystemValue {
  let systemType: SwiftSymbol
  let item: ObjectValue
  var made: [SnapConstraint] = []

  init(_ item: ObjectValue, _ names: UIKitNames) {
    self.item = item
    systemType = names[.snapMaker]
  }
}

/// An attribute of a view as SnapKit has it.
struct SnapAttribute: Hashable {
  var attribute: Attribute
  var isOfMargins = false

  /// The place in the option set in which SnapKit keeps attributes, whatever the order of writing.
  var rank: Int {
    (isOfMargins ? Self.order.count : 0) + (Self.order.firstIndex(of: attribute) ?? 0)
  }

  private static let order: [Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline,
  ]
}

/// Attributes of one item: `make.top.left`, `view.snp.bottom`.
final class SnapItem: SystemValue {
  let systemType: SwiftSymbol
  let item: ObjectValue
  let attributes: [SnapAttribute]
  let maker: SnapMaker?

  init(
    _ item: ObjectValue, _ attributes: [SnapAttribute], _ maker: SnapMaker?, type: SwiftSymbol
  ) {
    self.item = item
    self.attributes = attributes.sorted { $0.rank < $1.rank }
    self.maker = maker
    systemType = type
  }

  func adding(_ more: [SnapAttribute]) -> SnapItem {
    let new = more.filter { !attributes.contains($0) }
    return SnapItem(item, attributes + new, maker, type: systemType)
  }
}

/// The constraints of one statement, which later calls of the chain change.
final class SnapConstraint: SystemValue {
  let systemType: SwiftSymbol
  let constraints: [ConstraintValue]

  init(_ constraints: [ConstraintValue], _ names: UIKitNames) {
    self.constraints = constraints
    systemType = names[.snapConstraint]
  }
}
