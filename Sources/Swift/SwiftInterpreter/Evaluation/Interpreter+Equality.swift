internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Whether two values are equal; nil if it is not known.
  func areEqual(_ first: Value, _ second: Value) throws(Interruption) -> Bool? {
    try meter.step()
    switch (first, second) {
    case (.implicit, _), (_, .implicit): return try areEqualImplicit(first, second)
    case (.unknown(let first), .unknown(let second)) where first === second: return true
    case (.unknown, _), (_, .unknown): return nil
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.number(let first), .number(let second)): return areEqual(first, second)
    case (.text(let first), .text(let second)):
      try meter.step(1 + min(first.utf8.count, second.utf8.count) / 256)
      return first == second
    case (.range(let first), .range(let second)): return first == second
    case (.type(let first), .type(let second)): return first == second
    case (.void, .void): return true
    default: return try areEqualComposed(first, second)
    }
  }

  func areEqual(_ first: Number, _ second: Number) -> Bool {
    if let first = first.integer, let second = second.integer { return first == second }
    return first.double == second.double
  }

  private func areEqualComposed(
    _ first: Value, _ second: Value
  ) throws(Interruption) -> Bool? {
    switch (first, second) {
    case (.enumeration(let first), .enumeration(let second)):
      guard first.name == second.name else { return false }
      return try areEqual(first.values, second.values)
    case (.array(let first), .array(let second)): return try areEqual(first, second)
    case (.dictionary(let first), .dictionary(let second)):
      return try areEqual(first, second)
    case (.tuple(let first), .tuple(let second)):
      return try areEqual(first.elements, second.elements)
    case (.structure(let left), .structure(let right)):
      if let known = try operatorResult(names[.equal], first, second) { return known }
      guard left.type == right.type, left.names.count == right.names.count else { return false }
      var values: [Value] = []
      for name in left.names { values.append(right[name] ?? .void) }
      return try areEqual(left.values, values)
    case (.object(let left), .object(let right)):
      if left === right { return true }
      if let known = try operatorResult(names[.equal], first, second) { return known }
      return left.isExternal || right.isExternal ? nil : false
    case (.system(let left), .system(let right)):
      if left === right { return true }
      return try operatorResult(names[.equal], first, second)
    default: return nil
    }
  }

  /// The result of an operator that the repository or the system declares.
  private func operatorResult(
    _ operation: SwiftSymbol, _ first: Value, _ second: Value
  ) throws(Interruption) -> Bool? {
    try custom(operation, [first, second])?.boolean
  }

  private func areEqual(_ first: [Value], _ second: [Value]) throws(Interruption) -> Bool? {
    guard first.count == second.count else { return false }
    var result: Bool? = true
    for (first, second) in zip(first, second) {
      switch try areEqual(first, second) {
      case true?: break
      case false?: return false
      case nil: result = nil
      }
    }
    return result
  }

  private func areEqual(
    _ first: ArrayValue, _ second: ArrayValue
  ) throws(Interruption) -> Bool? {
    if first.isOpen || second.isOpen { return nil }
    guard first.isSet else { return try areEqual(first.elements, second.elements) }
    guard first.count == second.count else { return false }
    for element in first.elements {
      guard let found = try contains(second.elements, element) else { return nil }
      if !found { return false }
    }
    return true
  }

  private func areEqual(
    _ first: DictionaryValue, _ second: DictionaryValue
  ) throws(Interruption) -> Bool? {
    if first.isOpen || second.isOpen { return nil }
    guard first.count == second.count else { return false }
    for (key, value) in zip(first.keys, first.values) {
      guard let hash = key.hashableKey(), let other = second.value(for: hash) else { return false }
      guard let equal = try areEqual(value, other) else { return nil }
      if !equal { return false }
    }
    return true
  }

  /// Whether an element is in a list; nil if it is not known.
  func contains(_ elements: [Value], _ element: Value) throws(Interruption) -> Bool? {
    try firstIndex(of: element, in: elements).map { $0 != nil }
  }

  /// The index of an element: `.some(nil)` if it is not in the list, nil if it is not known.
  func firstIndex(of element: Value, in elements: [Value]) throws(Interruption) -> Int?? {
    for (index, other) in elements.enumerated() {
      switch try areEqual(other, element) {
      case true?: return .some(index)
      case false?: break
      case nil: return nil
      }
    }
    return .some(nil)
  }

  /// Different elements, in order.
  func unique(_ elements: [Value]) throws(Interruption) -> [Value] {
    var seen: Set<HashableKey> = []
    var result: [Value] = []
    for element in elements {
      try meter.step()
      if let key = element.hashableKey() {
        if seen.insert(key).inserted { result.append(element) }
      } else {
        result.append(element)
      }
    }
    return result
  }

  private func areEqualImplicit(
    _ first: Value, _ second: Value
  ) throws(Interruption) -> Bool? {
    switch (first, second) {
    case (.implicit(let first), .implicit(let second)):
      if first.isPlain, second.isPlain { return first.name == second.name }
      return first === second ? true : nil
    case (.implicit(let member), let other), (let other, .implicit(let member)):
      if other.isNil { return names[member.name] == KnownName.none }
      if case .enumeration(let value) = other, value.values.isEmpty, value.name == member.name {
        return true
      }
      guard let type = typeOf(other) else { return nil }
      let resolved = try coerce(.implicit(member), to: type)
      return resolved.isImplicit ? nil : try areEqual(resolved, other)
    default: return nil
    }
  }
}
