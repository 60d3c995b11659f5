public import SwiftInterpreter
public import SwiftSources

extension UIKitLibrary {
  /// Activates or deactivates constraints as a condition says.
  func setActive(
    _ constraints: [ConstraintValue], _ condition: Value, _ interpreter: Interpreter
  ) throws(Interruption) {
    let isActive: Bool =
      switch condition {
      case .boolean(let known): known
      case .unknown(let unknown): interpreter.decide(unknown.name, usual: true)
      default: interpreter.decide(interpreter.describe(condition), usual: true)
      }
    for constraint in constraints { setActive(constraint, isActive, interpreter) }
  }

  /// Activates or deactivates one or more constraints.
  func setActive(
    _ value: Value, _ isActive: Bool, _ interpreter: Interpreter
  ) throws(Interruption) {
    switch value {
    case .system(let constraint as ConstraintValue):
      setActive(constraint, isActive, interpreter)
    case .system(let constraint as SnapConstraint):
      for part in constraint.constraints { setActive(part, isActive, interpreter) }
    case .array(let array):
      try interpreter.charge(array.count)
      if array.isOpen { noteUnknownConstraints("an array", interpreter) }
      for element in array.elements { try setActive(element, isActive, interpreter) }
    case .closure: try setActive(interpreter.call(value, []), isActive, interpreter)
    case .none, .void: break
    default: noteUnknownConstraints(interpreter.describe(value), interpreter)
    }
  }

  private func noteUnknownConstraints(_ name: String, _ interpreter: Interpreter) {
    state.switchesUnknownConstraints = true
    state.add(.unknownConstraint, name, interpreter.callSite)
  }

  private func setActive(
    _ constraint: ConstraintValue, _ isActive: Bool, _ interpreter: Interpreter
  ) {
    constraint.wasSwitched = true
    if isActive, !constraint.isActive, hasNoCommonAncestor(constraint) {
      state.withoutCommonAncestor.append((constraint, interpreter.callSite))
    }
    constraint.isActive = isActive
    if isActive { constraint.wasActive = true }
  }

  /// Whether two trees that are known as a whole share no view.
  private func hasNoCommonAncestor(_ constraint: ConstraintValue) -> Bool {
    guard let first = constraint.first.anchor?.item.owningView,
      let second = constraint.second?.anchor?.item.owningView, first.top !== second.top
    else { return false }
    return [first, second, first.top, second.top].allSatisfy { $0.viewState?.openness == nil }
  }

  /// The number of elements of an array that take its name.
  private static var namedElements: Int { 256 }

  /// Gives a constraint the name of what keeps it.
  public func didStore(
    _ value: Value, in name: SwiftSymbol, isVariable: Bool, in interpreter: Interpreter
  ) {
    switch value {
    case .system(let constraint as ConstraintValue): constraint.keep(in: name, isVariable)
    case .system(let constraint as SnapConstraint):
      for part in constraint.constraints { part.keep(in: name, isVariable) }
    case .array(let array):
      for element in array.elements.prefix(Self.namedElements) {
        if case .system(let constraint as ConstraintValue) = element {
          constraint.keep(in: name, isVariable)
        }
      }
    default: break
    }
  }
}

extension ConstraintValue {
  fileprivate func keep(in name: SwiftSymbol, _ isVariable: Bool) {
    if isVariable { variableNames.insert(name) } else { propertyNames.insert(name) }
  }
}
