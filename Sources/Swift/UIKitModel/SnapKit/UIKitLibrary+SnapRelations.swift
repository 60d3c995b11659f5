internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension UIKitLibrary {
  /// `make.top.equalTo(…)`.
  func call(
    _ name: UIKitName, on item: SnapItem, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    guard let relation = Relation(creating: name) else { return nil }
    let isSuperview: Bool =
      switch name {
      case .equalToSuperview, .lessThanOrEqualToSuperview, .greaterThanOrEqualToSuperview: true
      default: false
      }
    let target: SnapTarget
    if isSuperview {
      let superview = try snapSuperview(of: item.item, interpreter)
      target = superview.map { .item($0, []) } ?? .unknown("superview")
    } else {
      guard let argument = arguments.first?.value else { return nil }
      target = try snapTarget(argument, item, interpreter)
    }
    var constraints: [ConstraintValue] = []
    for attribute in item.attributes {
      constraints.append(try snapConstraint(item, attribute, relation, target, interpreter))
    }
    let made = SnapConstraint(constraints, names)
    item.maker?.made.append(made)
    return .system(made)
  }

  /// The superview of a view, or the view of a guide. The superview of a view that the class is,
  /// or gets, is an unknown with a name.
  private func snapSuperview(
    of item: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) -> ObjectValue? {
    guard item.guideState == nil else { return item.owningView }
    switch superview(of: item, interpreter) {
    case .object(let view): return view
    case .unknown(let unknown): return try externalView(unknown, interpreter)
    default: return nil
    }
  }

  /// The right side of a relation.
  enum SnapTarget {
    /// A view or guide, with its attributes if it names any.
    case item(ObjectValue, [SnapAttribute])
    /// A number, or a structure with one for each attribute.
    case constant(Value)
    case unknown(String)
  }

  private func snapTarget(
    _ value: Value, _ item: SnapItem, _ interpreter: Interpreter
  ) throws(Interruption) -> SnapTarget {
    switch value {
    case .system(let other as SnapItem): return .item(other.item, other.attributes)
    case .system(let other as SnapDSL): return .item(other.item, [])
    case .system(let anchor as AnchorValue):
      return .item(anchor.item, [SnapAttribute(attribute: anchor.attribute)])
    case .object(let object):
      if object.controllerState != nil, let view = try loadedView(of: object, interpreter) {
        return .item(view, [])
      }
      return object.owningView == nil ? .unknown(interpreter.describe(value)) : .item(object, [])
    case .number, .structure: return .constant(value)
    case .implicit:
      let isSize = item.attributes.allSatisfy { $0.attribute.kind == .size }
      let type = names[item.attributes.count > 1 && isSize ? .cgSize : .cgFloat]
      return .constant(try interpreter.coerce(value, to: .system(type)))
    case .unknown(let unknown):
      if isNumber(unknown)
        || item.attributes.allSatisfy({ $0.attribute.kind == .size })
          && unknown.type == nil
      {
        return .constant(value)
      }
      return try externalView(unknown, interpreter).map { .item($0, []) } ?? .unknown(unknown.name)
    default: return .unknown(interpreter.describe(value))
    }
  }

  private func isNumber(_ unknown: Unknown) -> Bool {
    guard case .system(let name)? = unknown.type?.unwrapped else { return false }
    switch program.text(name) {
    case "CGFloat", "Double", "Int", "Float", "CGSize", "UIEdgeInsets": return true
    default: return false
    }
  }

  private func snapConstraint(
    _ item: SnapItem, _ attribute: SnapAttribute, _ relation: Relation, _ target: SnapTarget,
    _ interpreter: Interpreter
  ) throws(Interruption) -> ConstraintValue {
    let first = try snapSide(item.item, attribute, interpreter)
    switch target {
    case .unknown(let name): return make(first, relation, .unknown(name), interpreter)
    case .item(let other, let attributes):
      let matched = Self.match(attribute, of: item.attributes, with: attributes)
      let second = try snapSide(other, matched, interpreter)
      return make(first, relation, second, interpreter)
    case .constant(let value):
      let constant = snapConstant(value, attribute.attribute, interpreter)
      if attribute.attribute.kind == .size {
        return make(first, relation, nil, constant: constant, interpreter)
      }
      // SnapKit relates a position without a target to the superview: a centre to an edge of it.
      var other = attribute
      if attribute.attribute == .centerX { other.attribute = .left }
      if attribute.attribute == .centerY { other.attribute = .top }
      guard let superview = try snapSuperview(of: item.item, interpreter) else {
        return make(first, relation, .unknown("superview"), constant: constant, interpreter)
      }
      let second = try snapSide(superview, other, interpreter)
      return make(first, relation, second, constant: constant, interpreter)
    }
  }

  /// The attribute of the other item: the same of equal lists, else the first.
  private static func match(
    _ attribute: SnapAttribute, of own: [SnapAttribute], with others: [SnapAttribute]
  ) -> SnapAttribute {
    guard let first = others.first, own != others else { return attribute }
    let isSameLine = own.map(\.attribute) == others.map(\.attribute)
    guard isSameLine, let index = own.firstIndex(of: attribute) else { return first }
    return others[index]
  }

  /// The number that a value has for an attribute.
  func snapConstant(
    _ value: Value, _ attribute: Attribute, _ interpreter: Interpreter
  ) -> Quantity {
    guard case .structure(let structure) = value else { return quantity(value, interpreter) }
    func field(_ name: UIKitName) -> Quantity? {
      structure[names[name]].map { quantity($0, interpreter) }
    }
    switch attribute {
    case .width where field(.width) != nil: return field(.width) ?? .known(0)
    case .height where field(.height) != nil: return field(.height) ?? .known(0)
    default: break
    }
    if let point = field(attribute.kind == .horizontal ? .x : .y) { return point }
    return inset(structure, attribute, interpreter) ?? .known(0)
  }

  /// The constant that insets give to an attribute; nil if the value has no insets.
  private func inset(
    _ structure: StructureValue, _ attribute: Attribute, _ interpreter: Interpreter
  ) -> Quantity? {
    var sum = Quantity.known(0)
    for (side, factor) in attribute.insets {
      let directional: UIKitName = side == .left ? .leading : side == .right ? .trailing : side
      guard let value = structure[names[side]] ?? structure[names[directional]] else { return nil }
      switch (sum, quantity(value, interpreter)) {
      case (.known(let total), .known(let number)): sum = .known(total + factor * number)
      case (_, .unknown(let name)), (.unknown(let name), _): sum = .unknown(name)
      }
    }
    return sum
  }

  /// The constant that `inset` with a number or insets gives to an attribute.
  func snapInset(
    _ value: Value, _ attribute: Attribute, _ interpreter: Interpreter
  ) -> Quantity {
    if case .structure(let structure) = value {
      return inset(structure, attribute, interpreter) ?? .unknown(interpreter.describe(value))
    }
    let factor = attribute.insets.reduce(0) { $0 + $1.factor }
    return quantity(value, interpreter).mapped { $0 * factor }
  }
}
