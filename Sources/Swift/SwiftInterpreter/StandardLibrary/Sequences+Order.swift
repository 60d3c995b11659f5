internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func search(
    _ name: KnownName, _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    let unknown = Value.unknown(Unknown(clipped("\(describe(value)).\(name.rawValue)()")))
    switch name {
    case .contains: return try contains(elements, arguments, value)
    case .min, .max: return try extremum(name, elements, arguments, value)
    case .allSatisfy:
      for element in elements {
        guard let known = try holds(arguments.last?.value ?? .void, element) else { return unknown }
        if !known { return .boolean(false) }
      }
      return isOpen(value) ? unknown : .boolean(true)
    default: break
    }
    guard let argument = arguments.first else { return nil }
    let isReversed = name == .last || name == .lastIndex
    let order = isReversed ? Array(elements.indices.reversed()) : Array(elements.indices)
    let givesIndex = name == .firstIndex || name == .lastIndex
    for index in order {
      let known =
        argument.label == names[.of]
        ? try areEqual(elements[index], argument.value)
        : try holds(argument.value, elements[index])
      guard let known else { return unknown }
      if known { return givesIndex ? .number(.integer(base(of: value) + index)) : elements[index] }
    }
    return isOpen(value) ? unknown : Value.none
  }

  func contains(
    _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    guard let argument = arguments.first else { return nil }
    let unknown = Value.unknown(
      condition("\(describe(value)).contains(\(describe(argument.value)))", nil))
    if case .text(let text) = value {
      guard case .text(let part) = argument.value else {
        return argument.value.unknown == nil
          ? try anyHolds(elements, argument.value, unknown) : unknown
      }
      try meter.step(1 + text.utf8.count / 256 * (1 + part.utf8.count / 16))
      return .boolean(text.contains(part))
    }
    if argument.label.isEmpty, !isCallable(argument.value) {
      guard let known = try self.contains(elements, argument.value) else { return unknown }
      return known || !isOpen(value) ? .boolean(known) : unknown
    }
    let result = try anyHolds(elements, argument.value, unknown)
    if result.boolean == false, isOpen(value) { return unknown }
    return result
  }

  func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure, .function: true
    default: false
    }
  }

  func anyHolds(
    _ elements: [Value], _ closure: Value, _ unknown: Value
  ) throws(Interruption) -> Value {
    for element in elements {
      guard let known = try holds(closure, element) else { return unknown }
      if known { return .boolean(true) }
    }
    return .boolean(false)
  }

  func extremum(
    _ name: KnownName, _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    guard var best = elements.first else { return isOpen(value) ? nil : Value.none }
    for element in elements.dropFirst() {
      let (first, second) = name == .min ? (element, best) : (best, element)
      guard let smaller = try isLess(first, second, arguments.last?.value) else {
        return .unknown(Unknown(clipped("\(describe(value)).\(name.rawValue)()")))
      }
      if smaller { best = element }
    }
    return isOpen(value) ? .unknown(Unknown("\(name.rawValue)()")) : best
  }

  /// Whether a value precedes another, by a closure or `<`; nil if it is not known.
  func isLess(
    _ first: Value, _ second: Value, _ closure: Value?
  ) throws(Interruption) -> Bool? {
    try meter.step()
    if let closure {
      return try call(closure, [Argument(.empty, first), Argument(.empty, second)]).boolean
    }
    return try precedes(first, second)
  }

  /// Whether a value precedes another; nil if it is not known.
  func precedes(_ first: Value, _ second: Value) throws(Interruption) -> Bool? {
    switch (first, second) {
    case (.number(let first), .number(let second)):
      return try arithmetic(.less, first, second)?.boolean
    case (.text(let first), .text(let second)):
      try meter.step(1 + min(first.utf8.count, second.utf8.count) / 256)
      return first < second
    case (.tuple(let first), .tuple(let second)):
      return try precedes(first.elements, second.elements)
    default: return try custom(names[.less], [first, second])?.boolean
    }
  }

  func precedes(_ first: [Value], _ second: [Value]) throws(Interruption) -> Bool? {
    for (first, second) in zip(first, second) {
      guard let equal = try areEqual(first, second) else { return nil }
      if !equal { return try precedes(first, second) }
    }
    return first.count < second.count
  }

  /// Merges sorted halves: the comparison may be unknown or wrong, which must do no harm.
  func sorted(
    _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value {
    var runs = elements.map { [$0] }
    while runs.count > 1 {
      var merged: [[Value]] = []
      var index = 0
      while index + 1 < runs.count {
        guard let run = try merge(runs[index], runs[index + 1], arguments.last?.value) else {
          return value
        }
        merged.append(run)
        index += 2
      }
      if index < runs.count { merged.append(runs[index]) }
      runs = merged
    }
    return try list(runs.first ?? [], like: value)
  }

  func merge(
    _ first: [Value], _ second: [Value], _ closure: Value?
  ) throws(Interruption) -> [Value]? {
    var result: [Value] = []
    var (left, right) = (first[...], second[...])
    while let one = left.first, let other = right.first {
      guard let isSmaller = try isLess(other, one, closure) else { return nil }
      if isSmaller {
        result.append(other)
        right = right.dropFirst()
      } else {
        result.append(one)
        left = left.dropFirst()
      }
    }
    return result + left + right
  }
}
