internal import ConstraintLayout
internal import SwiftInterpreter
internal import SwiftSources
internal import SwiftWorld

extension UIKitLibrary {
  /// `view.snp.makeConstraints { … }` and the like.
  func call(
    _ name: UIKitName, on dsl: SnapDSL, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    switch name {
    case .makeConstraints, .remakeConstraints, .updateConstraints, .prepareConstraints: break
    case .removeConstraints:
      try removeSnapConstraints(of: dsl.item, interpreter)
      return .void
    case .setContentHuggingPriority, .setContentCompressionResistancePriority:
      return try call(name, onView: dsl.item, arguments, interpreter)
    case .setLabel: return .void
    default: return nil
    }
    guard let closure = arguments.last?.value else { return nil }
    if dsl.item.viewState != nil {
      var view = Value.object(dsl.item)
      try interpreter.set(
        names[.translatesAutoresizingMaskIntoConstraints], of: &view, to: .boolean(false))
    }
    if name == .remakeConstraints { try removeSnapConstraints(of: dsl.item, interpreter) }
    let maker = SnapMaker(dsl.item, names)
    _ = try interpreter.call(closure, [Argument(.empty, .system(maker))])
    for made in maker.made {
      for constraint in made.constraints {
        if name == .updateConstraints {
          try charge(state.constraints.count, interpreter)
          if update(constraint, of: dsl.item) { continue }
        }
        constraint.snapOwner = dsl.item
        if name == .makeConstraints { constraint.snapMaker = dsl.item }
        if name != .prepareConstraints {
          try setActive([constraint], .boolean(true), interpreter)
        }
      }
    }
    guard name == .prepareConstraints else { return .void }
    return .array(ArrayValue(maker.made.map { .system($0) }))
  }

  private func removeSnapConstraints(
    of item: ObjectValue, _ interpreter: Interpreter
  ) throws(Interruption) {
    try charge(state.constraints.count, interpreter)
    for constraint in state.constraints where constraint.snapOwner === item {
      constraint.isActive = false
      constraint.snapOwner = nil
    }
  }

  /// Gives the constant of a constraint to the one that it updates; false if there is none.
  private func update(_ new: ConstraintValue, of item: ObjectValue) -> Bool {
    func isSame(_ first: ConstraintValue.Side?, _ second: ConstraintValue.Side?) -> Bool {
      switch (first, second) {
      case (nil, nil): true
      case (.anchor(let first)?, .anchor(let second)?):
        first.item === second.item && first.attribute == second.attribute
      default: false
      }
    }
    let old = state.constraints.last { constraint in
      constraint !== new && constraint.isActive && constraint.snapOwner === item
        && isSame(constraint.first, new.first) && isSame(constraint.second, new.second)
        && constraint.relation == new.relation && constraint.multiplier == new.multiplier
        && constraint.priority == new.priority
    }
    guard let old else { return false }
    new.wasSwitched = true
    old.constant = new.constant
    return true
  }

  /// A call of a chain after its relation, or of a constraint that was kept.
  func call(
    _ name: UIKitName, on constraint: SnapConstraint, _ arguments: [Argument],
    _ interpreter: Interpreter
  ) throws(Interruption) -> Value? {
    var value = arguments.first?.value ?? .number(.floating(0))
    switch name {
    case .offset, .updateOffset:
      set(\.constant, of: constraint) { _ in self.quantity(value, interpreter) }
    case .inset, .insets, .updateInset, .updateInsets:
      if case .implicit = value {
        value = try interpreter.coerce(value, to: .system(names[.uiEdgeInsets]))
      }
      set(\.constant, of: constraint) { attribute in
        self.snapInset(value, attribute, interpreter)
      }
    case .multipliedBy: set(\.multiplier, of: constraint) { _ in self.quantity(value, interpreter) }
    case .dividedBy:
      set(\.multiplier, of: constraint) { _ in
        let number = self.quantity(value, interpreter)
        return number.number == 0 ? .unknown("1 / 0") : number.mapped { 1 / $0 }
      }
    case .priority, .updatePriority: try setPriority(value, of: constraint, interpreter)
    case .priorityRequired: set(\.priority, of: constraint) { _ in .known(1_000) }
    case .priorityHigh: set(\.priority, of: constraint) { _ in .known(750) }
    case .priorityMedium: set(\.priority, of: constraint) { _ in .known(500) }
    case .priorityLow: set(\.priority, of: constraint) { _ in .known(250) }
    case .labeled: break
    case .activate, .install:
      try setActive(constraint.constraints, .boolean(true), interpreter)
    case .deactivate, .uninstall:
      try setActive(constraint.constraints, .boolean(false), interpreter)
    case .update: try update(constraint, arguments, interpreter)
    default: return nil
    }
    return .system(constraint)
  }

  private func set(
    _ member: ReferenceWritableKeyPath<ConstraintValue, Quantity>, of constraint: SnapConstraint,
    to value: (Attribute) -> Quantity
  ) {
    for part in constraint.constraints {
      // The second attribute decides: the inset of a leading edge from a trailing edge is negative.
      let attribute = part.second?.anchor?.attribute ?? part.first.anchor?.attribute
      part[keyPath: member] = value(attribute ?? .width)
    }
  }

  private func setPriority(
    _ value: Value, of constraint: SnapConstraint, _ interpreter: Interpreter
  ) throws(Interruption) {
    var value = value
    if case .implicit = value {
      value = try interpreter.coerce(value, to: .system(names[.constraintPriority]))
    }
    set(\.priority, of: constraint) { _ in self.quantity(value, interpreter) }
  }

  private func update(
    _ constraint: SnapConstraint, _ arguments: [Argument], _ interpreter: Interpreter
  ) throws(Interruption) {
    for argument in arguments {
      switch names[argument.label] {
      case let name? where name == .offset || name == .inset || name == .priority:
        _ = try call(name, on: constraint, [Argument(.empty, argument.value)], interpreter)
      default: break
      }
    }
  }

  /// A property of a constraint of SnapKit.
  func member(_ name: UIKitName, of constraint: SnapConstraint) -> Value? {
    switch name {
    case .constraint: .system(constraint)
    case .layoutConstraints: .array(ArrayValue(constraint.constraints.map { .system($0) }))
    case .isActive: .boolean(constraint.constraints.allSatisfy(\.isActive))
    default: nil
    }
  }
}
