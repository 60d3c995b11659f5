internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Whether a pattern matches, with its names bound; nil if it is not known.
  func matches(
    _ pattern: SwiftPattern, _ value: Value, _ scope: Scope
  ) throws(Interruption) -> Bool? {
    try meter.enter()
    defer { meter.leave() }
    switch pattern.form {
    case .wildcard: return true
    case .identifier(let name):
      scope.bind(name, value)
      return true
    case .binding(let inner): return try matches(inner, value, scope)
    case .tuple(let elements):
      return try matches(elements.map(\.pattern), value, scope)
    case .type(let name): return isInstance(value, of: resolve(name, scope))
    case .expression(let expression): return try matches(expression, value, scope)
    case .unread: return nil
    }
  }

  private func matches(
    _ patterns: [SwiftPattern], _ value: Value, _ scope: Scope
  ) throws(Interruption) -> Bool? {
    let parts: [Value]
    if case .tuple(let tuple) = value, tuple.elements.count == patterns.count {
      parts = tuple.elements
    } else if patterns.count == 1 {
      parts = [value]
    } else {
      parts = patterns.indices.map { .unknown(Unknown(clipped("\(describe(value)).\($0)"))) }
    }
    var result: Bool? = true
    for (pattern, part) in zip(patterns, parts) {
      switch try matches(pattern, part, scope) {
      case true?: break
      case false?: result = false
      case nil: if result == true { result = nil }
      }
      if result == false { return false }
    }
    return result
  }

  private func matches(
    _ expression: SwiftExpression, _ value: Value, _ scope: Scope
  ) throws(Interruption) -> Bool? {
    try meter.enter()
    defer { meter.leave() }
    switch expression.form {
    case .pattern(let pattern): return try matches(pattern, value, scope)
    case .discard: return true
    case .optionalChain(let inner):
      guard !value.isNil else { return false }
      let isKnown = value.unknown == nil
      let known = try matches(inner, value, scope)
      return isKnown || known == false ? known : nil
    case .tuple(let elements):
      var result: Bool? = true
      let values = self.elements(of: value, count: elements.count)
      for (element, part) in zip(elements, values) {
        let known = try matches(element.value, part, scope)
        if known == false { return false }
        if known == nil { result = nil }
      }
      return result
    case .call(let call):
      if case .member(let base, let name, _) = call.callee.form {
        return try matchesCase(base, name, call.arguments, value, scope) {
          () throws(Interruption) in try self.equals(expression, value, scope)
        }
      }
    case .member(let base, let name, _):
      if let known = try matchesCase(base, name, value) { return known }
    case .cast(let inner, let name, .coercion):
      guard let known = isInstance(value, of: resolve(name, scope)) else {
        _ = try matches(inner, value, scope)
        return nil
      }
      return known ? try matches(inner, value, scope) : false
    case .cast(_, let name, .check): return isInstance(value, of: resolve(name, scope))
    default: break
    }
    return try equals(expression, value, scope)
  }

  private func elements(of value: Value, count: Int) -> [Value] {
    if case .tuple(let tuple) = value, tuple.elements.count == count { return tuple.elements }
    if count == 1 { return [value] }
    return (0..<count).map { .unknown(Unknown(clipped("\(describe(value)).\($0)"))) }
  }

  /// `case .name`, without associated values in the pattern; nil if the value is no enumeration.
  private func matchesCase(
    _ base: SwiftExpression?, _ name: SwiftSymbol, _ value: Value
  ) throws(Interruption) -> Bool? {
    switch value {
    case .enumeration(let found):
      if found.name == name { return true }
      // A static property of the enumeration's type may have the same value.
      if case .enumCase? = program.members(name, of: found.type, isOfType: true).first {
        return false
      }
      return found.type.declaration == nil ? false : nil
    case .none: return names[name] == KnownName.none
    case .implicit(let member) where base == nil: return member.name == name
    default: return nil
    }
  }

  /// `case .name(patterns)`.
  private func matchesCase(
    _ base: SwiftExpression?, _ name: SwiftSymbol, _ arguments: SwiftList<SwiftArgument>,
    _ value: Value, _ scope: Scope, _ otherwise: () throws(Interruption) -> Bool?
  ) throws(Interruption) -> Bool? {
    let patterns = Array(arguments)
    let parts: [Value]
    switch value {
    case .enumeration(let found):
      guard found.name == name else { return false }
      parts =
        found.values.count == patterns.count
        ? found.values
        : patterns.count == 1 && found.values.count > 1
          ? [.tuple(TupleValue(labels: found.labels, found.values))]
          : patterns.map { _ in .unknown(Unknown(program.text(name))) }
    case .none: return false
    case .unknown:
      for (index, pattern) in patterns.enumerated() {
        let part = Value.unknown(Unknown(clipped("\(path(value, name)).\(index)"), isShared: true))
        _ = try matches(pattern.value, part, scope)
      }
      return nil
    default:
      guard names[name] == .some, patterns.count == 1 else { return try otherwise() }
      parts = [value]
    }
    var result: Bool? = true
    for (pattern, part) in zip(patterns, parts) {
      let known = try matches(pattern.value, part, scope)
      if known == false { return false }
      if known == nil { result = nil }
    }
    return result
  }

  /// `~=`: a range has the value, a type is its type, or both are equal.
  private func equals(
    _ expression: SwiftExpression, _ value: Value, _ scope: Scope
  ) throws(Interruption) -> Bool? {
    let pattern = try evaluate(expression, scope, as: typeOf(value))
    if case .range(let range) = pattern, case .number(let number) = value {
      return range.contains(number)
    }
    if let result = try custom(names[.matches], [pattern, value]) { return result.boolean }
    return try areEqual(pattern, value)
  }
}
