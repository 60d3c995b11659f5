internal import ConstraintLayout
internal import ConstraintSolver
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension Relation {
  /// The relation of a method that makes a constraint, by its first label.
  init?(creating name: UIKitName?) {
    switch name {
    case .equalTo, .equalToConstant, .equalToSystemSpacingAfter, .equalToSystemSpacingBelow,
      .equal, .equalToSuperview:
      self = .equal
    case .lessThanOrEqualTo, .lessThanOrEqualToConstant, .lessThanOrEqualToSystemSpacingAfter,
      .lessThanOrEqualToSystemSpacingBelow, .lessThanOrEqual, .lessThanOrEqualToSuperview:
      self = .lessThanOrEqual
    case .greaterThanOrEqualTo, .greaterThanOrEqualToConstant,
      .greaterThanOrEqualToSystemSpacingAfter, .greaterThanOrEqualToSystemSpacingBelow,
      .greaterThanOrEqual, .greaterThanOrEqualToSuperview:
      self = .greaterThanOrEqual
    default: return nil
    }
  }
}

extension UIKitName {
  fileprivate var isConstant: Bool {
    switch self {
    case .equalToConstant, .lessThanOrEqualToConstant, .greaterThanOrEqualToConstant: true
    default: false
    }
  }

  fileprivate var isSystemSpacing: Bool {
    switch self {
    case .equalToSystemSpacingAfter, .lessThanOrEqualToSystemSpacingAfter,
      .greaterThanOrEqualToSystemSpacingAfter, .equalToSystemSpacingBelow,
      .lessThanOrEqualToSystemSpacingBelow, .greaterThanOrEqualToSystemSpacingBelow:
      true
    default: false
    }
  }
}

extension UIKitLibrary {
  /// The standard distance of siblings, in points, as `-` in Visual Format Language. Source:
  /// Interface Builder's "Use Standard Value".
  static var systemSpacing: Double { 8 }

  /// Makes a constraint and notes it.
  func make(
    _ first: ConstraintValue.Side, _ relation: Relation, _ second: ConstraintValue.Side?,
    multiplier: Quantity = .known(1), constant: Quantity = .known(0), _ interpreter: Interpreter
  ) -> ConstraintValue {
    let constraint = ConstraintValue(
      first, relation, second, multiplier: multiplier, constant: constant,
      type: names[.nsLayoutConstraint], origin: interpreter.callSite)
    state.constraints.append(constraint)
    for case .unknown(let name) in constraint.sides {
      state.add(.unknownAnchor, name, interpreter.callSite)
    }
    return constraint
  }

  /// `anchor.constraint(…)`.
  func constraint(
    from first: ConstraintValue.Side, _ arguments: [Argument], _ interpreter: Interpreter
  ) -> Value? {
    guard let target = arguments.first, let label = names[target.label],
      let relation = Relation(creating: label)
    else { return nil }
    var constant = Quantity.known(0)
    var multiplier = Quantity.known(1)
    for argument in arguments.dropFirst() {
      switch names[argument.label] {
      case .constant?: constant = quantity(argument.value, interpreter)
      case .multiplier?: multiplier = quantity(argument.value, interpreter)
      default: return nil
      }
    }
    if label.isConstant {
      return .system(
        make(first, relation, nil, constant: quantity(target.value, interpreter), interpreter))
    }
    if label.isSystemSpacing {
      constant = multiplier.mapped { $0 * Self.systemSpacing }
      multiplier = .known(1)
    }
    return .system(
      make(
        first, relation, side(target.value, interpreter), multiplier: multiplier,
        constant: constant, interpreter))
  }

  private func side(_ value: Value, _ interpreter: Interpreter) -> ConstraintValue.Side {
    if case .system(let anchor as AnchorValue) = value { return .anchor(anchor) }
    return .unknown(interpreter.describe(value))
  }

  // MARK: The long initialiser

  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
  func itemConstraint(
    _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    let attributes = arguments.filter { names[$0.label] == .attribute }.map(\.value)
    guard let item = arguments[names[.item]], let first = attributes.first else { return nil }
    let relation = Relation(creating: caseName(arguments[names[.relatedBy]]))
    var second: ConstraintValue.Side?
    if let other = arguments[names[.toItem]], !other.isNil,
      caseName(attributes.last) != .notAnAttribute
    {
      second = try side(other, attributes.last, interpreter)
    }
    var left = try side(item, first, interpreter)
    if relation == nil { left = .unknown("relation") }
    return .system(
      make(
        left, relation ?? .equal, second,
        multiplier: arguments[names[.multiplier]].map { quantity($0, interpreter) } ?? .known(1),
        constant: arguments[names[.constant]].map { quantity($0, interpreter) } ?? .known(0),
        interpreter))
  }

  private func side(
    _ item: Value, _ attribute: Value?, _ interpreter: Interpreter
  ) throws(Interruption) -> ConstraintValue.Side {
    guard let name = caseName(attribute), let known = Attribute.named(name) else {
      return .unknown("attribute")
    }
    var found = item.object?.guideState != nil ? item.object : try view(item, interpreter)
    if known.isOfMargins, let view = found, view.viewState != nil {
      found = try guide(.margins, of: view, interpreter)
    }
    guard let found else { return .unknown(interpreter.describe(item)) }
    return .anchor(AnchorValue(found, known.attribute, names))
  }

  // MARK: Properties

  /// A property of a constraint.
  func member(_ name: UIKitName, of constraint: ConstraintValue) -> Value? {
    func value(_ quantity: Quantity) -> Value {
      switch quantity {
      case .known(let number): .number(.floating(number))
      case .unknown(let name):
        .unknown(Unknown(name, type: .system(self.names[.cgFloat])))
      }
    }
    switch name {
    case .isActive: return .boolean(constraint.isActive)
    case .constant: return value(constraint.constant)
    case .multiplier: return value(constraint.multiplier)
    case .priority: return priority(value(constraint.priority), names[.uiLayoutPriority])
    case .identifier: return constraint.identifier.map { .text($0) } ?? Value.none
    case .firstItem: return constraint.first.anchor.map { .object($0.item) }
    case .firstAnchor: return constraint.first.anchor.map { .system($0) }
    case .secondItem:
      guard let second = constraint.second else { return Value.none }
      return second.anchor.map { .object($0.item) }
    case .secondAnchor:
      guard let second = constraint.second else { return Value.none }
      return second.anchor.map { .system($0) }
    default: return nil
    }
  }

  /// Sets a property of a constraint; false for one that it does not have.
  func set(
    _ name: UIKitName, of constraint: ConstraintValue, to value: Value, _ interpreter: Interpreter
  ) throws(Interruption) -> Bool {
    switch name {
    case .isActive: try setActive([constraint], value, interpreter)
    case .constant: constraint.constant = quantity(value, interpreter)
    case .priority:
      let priority = quantity(value, interpreter)
      if constraint.isActive, let old = constraint.priority.number, let new = priority.number,
        (old == 1_000) != (new == 1_000)
      {
        constraint.changedRequiredPriority = interpreter.callSite
      }
      constraint.priority = priority
    case .identifier: constraint.identifier = value.text
    case .shouldBeArchived: break
    default: return false
    }
    return true
  }
}
