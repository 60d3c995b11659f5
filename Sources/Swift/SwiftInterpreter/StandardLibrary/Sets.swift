internal import SwiftWorld

extension Interpreter {
  /// A method of sets that does not change them.
  func callSet(
    _ name: KnownName, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard case .array(let first) = value, let argument = arguments.first else { return nil }
    guard let other = try sequence(argument.value) else {
      return .unknown(Unknown(clipped("\(describe(value)).\(name.rawValue)()")))
    }
    let others = Set(other.compactMap { $0.hashableKey() })
    let own = Set(first.elements.compactMap { $0.hashableKey() })
    func isShared(_ element: Value) -> Bool { element.hashableKey().map(others.contains) ?? false }
    try meter.check(elements: first.count + other.count, new: first.count + other.count)
    let isOpen = first.isOpen || !isKnown(argument.value)
    let rest = other.filter { element in !(element.hashableKey().map(own.contains) ?? false) }
    let elements: [Value]
    switch name {
    case .union: elements = first.elements + rest
    case .intersection: elements = first.elements.filter(isShared)
    case .subtracting: elements = first.elements.filter { !isShared($0) }
    case .symmetricDifference: elements = first.elements.filter { !isShared($0) } + rest
    case .isSubset where !isOpen: return .boolean(own.isSubset(of: others))
    case .isSuperset where !isOpen: return .boolean(own.isSuperset(of: others))
    case .isDisjoint where !isOpen: return .boolean(own.isDisjoint(with: others))
    default: return nil
    }
    return .array(ArrayValue(try unique(elements), isOpen: isOpen, isSet: true))
  }

  private func isKnown(_ value: Value) -> Bool {
    if case .array(let array) = value { !array.isOpen } else { true }
  }

  /// A method that changes a set.
  func changeSet(
    _ name: KnownName, _ array: inout ArrayValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let argument = arguments.first else { return nil }
    let value = settle(argument.value)
    switch name {
    case .insert, .update:
      switch try contains(array.elements, value) {
      case true?: return .tuple(TupleValue([.boolean(false), value]))
      default:
        try meter.check(elements: array.count + 1, new: 1)
        array.append(value)
        return .tuple(TupleValue([.boolean(true), value]))
      }
    case .remove:
      guard let index = try firstIndex(of: value, in: array.elements) else {
        array.isOpen = true
        return .unknown(Unknown("remove()"))
      }
      guard let index else { return Value.none }
      let removed = array.elements[index]
      array.replace(index..<(index + 1), with: [])
      return removed
    case .formUnion, .formIntersection, .subtractInPlace, .formSymmetricDifference:
      let plain: KnownName =
        switch name {
        case .formUnion: .union
        case .formIntersection: .intersection
        case .subtractInPlace: .subtracting
        default: .symmetricDifference
        }
      if case .array(let result)? = try callSet(plain, .array(array), arguments) { array = result }
      return .void
    default: return nil
    }
  }
}
