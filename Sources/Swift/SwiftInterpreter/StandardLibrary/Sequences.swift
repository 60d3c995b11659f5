internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The known elements of a sequence; nil if the value is no sequence or nothing is known of it.
  func sequence(_ value: Value) throws(Interruption) -> [Value]? {
    switch value {
    case .array(let array):
      try meter.step(1 + array.count / 64)
      return array.elements
    case .dictionary(let dictionary):
      try meter.check(elements: dictionary.count, new: dictionary.count)
      return zip(dictionary.keys, dictionary.values).map {
        .tuple(TupleValue(labels: [names[.key], names[.value]], [$0, $1]))
      }
    case .range(let range):
      guard let integers = range.integers else { return nil }
      try meter.check(elements: integers.count, new: integers.count)
      return integers.map { .number(.integer($0)) }
    case .text(let text):
      // Characters are compared as texts.
      try meter.check(elements: text.utf8.count / 8, new: text.utf8.count)
      return text.map { .text(String($0)) }
    case .none: return []
    default: return nil
    }
  }

  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .array(let array): array.isOpen
    case .dictionary(let dictionary): dictionary.isOpen
    default: false
    }
  }

  /// The index of the first element.
  private func base(of value: Value) -> Int {
    if case .array(let array) = value { array.base } else { 0 }
  }

  func list(_ elements: [Value], like value: Value) throws(Interruption) -> Value {
    try meter.check(elements: elements.count, new: elements.count)
    return try checked(.array(ArrayValue(elements, isOpen: isOpen(value))))
  }

  /// A method of sequences that does not change them; nil if there is none with the name.
  func callSequence(
    _ name: KnownName, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let elements = try sequence(value) else { return nil }
    let closure = arguments.last?.value ?? .void
    switch name {
    case .map, .flatMap, .compactMap:
      return try transform(name, elements, closure, value)
    case .forEach:
      for element in elements { _ = try apply(closure, element) }
      return .void
    case .filter, .drop: return try filter(name, elements, closure, value)
    case .prefix where isCallable(closure):
      return try filter(name, elements, closure, value)
    case .reduce: return try reduce(elements, arguments)
    case .enumerated: return try enumerated(elements, value)
    case .reversed: return try list(elements.reversed(), like: value)
    case .shuffled: return value
    case .sorted: return try sorted(elements, arguments, value)
    case .first, .last, .firstIndex, .lastIndex, .allSatisfy, .contains, .min, .max:
      return try search(name, elements, arguments, value)
    case .dropFirst, .dropLast, .prefix, .suffix:
      return try slice(name, elements, arguments, value)
    default: return try combine(name, elements, arguments, value)
    }
  }

  func apply(_ closure: Value, _ element: Value) throws(Interruption) -> Value {
    try meter.step()
    return try call(closure, [Argument(.empty, element)])
  }

  private func transform(
    _ name: KnownName, _ elements: [Value], _ closure: Value, _ value: Value
  ) throws(Interruption) -> Value {
    var results: [Value] = []
    var isOpen = isOpen(value)
    for element in elements {
      let result = try apply(closure, element)
      switch (name, result) {
      case (.map, _): results.append(settle(result))
      case (_, .none): break
      case (.flatMap, .array(let inner)):
        results += inner.elements
        isOpen = isOpen || inner.isOpen
      default: results.append(settle(result))
      }
      try meter.check(elements: results.count, new: 1)
    }
    return try checked(.array(ArrayValue(results, isOpen: isOpen)))
  }

  /// Whether a closure holds for an element; an unknown answer counts as yes.
  private func holds(_ closure: Value, _ element: Value) throws(Interruption) -> Bool? {
    let result = try apply(closure, element)
    if let known = result.boolean { return known }
    return result.isNil ? false : nil
  }

  private func filter(
    _ name: KnownName, _ elements: [Value], _ closure: Value, _ value: Value
  ) throws(Interruption) -> Value {
    var results: [Value] = []
    var isUncertain = isOpen(value)
    var isDropping = true
    for element in elements {
      let known = try holds(closure, element)
      if known == nil { isUncertain = true }
      if name == .drop {
        if isDropping, known == true { continue }
        isDropping = false
        results.append(element)
        continue
      }
      if known == false {
        if name == .prefix { break }
        continue
      }
      results.append(element)
    }
    if case .dictionary = value {
      var dictionary = DictionaryValue(isOpen: isUncertain)
      for case .tuple(let pair) in results {
        if let hash = pair.elements[0].hashableKey() {
          dictionary.set(pair.elements[1], for: pair.elements[0], hash)
        }
      }
      return .dictionary(dictionary)
    }
    let isSet = if case .array(let array) = value { array.isSet } else { false }
    if case .text = value { return try joinedText(results, separator: "") ?? .void }
    var result = ArrayValue(results, isOpen: isUncertain, isSet: isSet)
    // These two are slices; `filter` makes an array.
    if name == .prefix { result.base = base(of: value) }
    if name == .drop { result.base = base(of: value) + elements.count - results.count }
    return .array(result)
  }

  private func reduce(_ elements: [Value], _ arguments: [Argument]) throws(Interruption) -> Value {
    guard arguments.count == 2, let first = arguments.first, let closure = arguments.last?.value
    else { return .unknown(Unknown("reduce()")) }
    let isInto = first.label == names[.into]
    let place = Scope(parent: nil, frame: emptyFrame)
    var start = first.value
    if case .number(let number) = start, number.isLiteral, !isInto {
      let isFloating = elements.contains { $0.number?.isFloating == true }
      start = .number(isFloating ? number.floating : number.settled)
    }
    place.bind(names[.into], start)
    for element in elements {
      try meter.step()
      let current = place.bindings[0].value
      if isInto {
        let target = Argument(.empty, current, isTrailing: false, location: .variable(place, 0))
        _ = try call(closure, [target, Argument(.empty, element)])
      } else {
        place.bindings[0].value = settle(
          try call(closure, [Argument(.empty, current), Argument(.empty, element)]))
      }
    }
    return place.bindings[0].value
  }

  private func enumerated(_ elements: [Value], _ value: Value) throws(Interruption) -> Value {
    let labels = [names[.offset], names[.element]]
    return try list(
      elements.enumerated().map {
        .tuple(TupleValue(labels: labels, [.number(.integer($0)), $1]))
      }, like: value)
  }

  private func search(
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

  private func contains(
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

  private func isCallable(_ value: Value) -> Bool {
    switch value {
    case .closure, .function: true
    default: false
    }
  }

  private func anyHolds(
    _ elements: [Value], _ closure: Value, _ unknown: Value
  ) throws(Interruption) -> Value {
    for element in elements {
      guard let known = try holds(closure, element) else { return unknown }
      if known { return .boolean(true) }
    }
    return .boolean(false)
  }

  private func extremum(
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
  private func isLess(
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
  private func sorted(
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

  private func merge(
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

  private func slice(
    _ name: KnownName, _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    let count: Int
    if let argument = arguments.first {
      guard let known = argument.value.number?.integer, known >= 0 else {
        return .unknown(Unknown(clipped("\(describe(value)).\(name.rawValue)()")))
      }
      count = known
    } else {
      count = 1
    }
    let result: ArraySlice<Value> =
      switch name {
      case .dropFirst: elements.dropFirst(count)
      case .dropLast: elements.dropLast(count)
      case .prefix: elements.prefix(count)
      default: elements.suffix(count)
      }
    if case .text = value { return try joinedText(Array(result), separator: "") }
    guard case .array(let array) = value, !array.isSet else {
      return try list(Array(result), like: value)
    }
    try meter.check(elements: result.count, new: result.count)
    return .array(array.slice(result.startIndex..<result.endIndex))
  }

  private func combine(
    _ name: KnownName, _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    switch name {
    case .joined: return try joined(elements, arguments, value)
    case .elementsEqual, .starts:
      guard let argument = arguments.first, let other = try sequence(argument.value) else {
        return nil
      }
      let part = name == .starts ? Array(elements.prefix(other.count)) : elements
      return try areEqual(.array(ArrayValue(part)), .array(ArrayValue(other))).map {
        .boolean($0)
      }
    case .split: return try split(elements, arguments, value)
    case .randomElement: return .unknown(Unknown(clipped("\(describe(value)).randomElement()")))
    case .union, .intersection, .subtracting, .symmetricDifference, .isSubset, .isSuperset,
      .isDisjoint, .inserting:
      return try callSet(name, value, arguments)
    case .makeIterator: return value
    default: return nil
    }
  }

  private func joined(
    _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value {
    let separator = arguments[names[.separator]]?.text ?? ""
    if let first = elements.first, case .array = first {
      var result: [Value] = []
      for case .array(let inner) in elements {
        result += inner.elements
        try meter.check(elements: result.count, new: inner.count)
      }
      return try list(result, like: value)
    }
    if isOpen(value) { return .unknown(Unknown(clipped("\(describe(value)).joined()"))) }
    return try joinedText(elements, separator: separator)
      ?? .unknown(
        Unknown(clipped("\(describe(value)).joined()"), type: .system(names[.stringType])))
  }

  func joinedText(_ elements: [Value], separator: String) throws(Interruption) -> Value? {
    var result = ""
    for (index, element) in elements.enumerated() {
      guard case .text(let text) = element else { return nil }
      if index > 0 { result += separator }
      result += text
      try meter.check(textBytes: result.utf8.count)
    }
    return .text(result)
  }

  private func split(
    _ elements: [Value], _ arguments: [Argument], _ value: Value
  ) throws(Interruption) -> Value? {
    var omitsEmpty = true
    var limit = Int.max
    for argument in arguments {
      switch program.text(argument.label) {
      case "separator": break
      case "omittingEmptySubsequences":
        guard let known = argument.value.boolean else { return nil }
        omitsEmpty = known
      case "maxSplits":
        guard let known = argument.value.number?.integer, known >= 0 else { return nil }
        limit = known
      default: return nil
      }
    }
    guard let separator = arguments[names[.separator]] else { return nil }
    var parts: [[Value]] = [[]]
    var splits = 0
    for element in elements {
      guard let equal = try areEqual(element, separator) else { return nil }
      guard equal, splits < limit else {
        parts[parts.count - 1].append(element)
        continue
      }
      if omitsEmpty, parts[parts.count - 1].isEmpty { continue }
      splits += 1
      parts.append([])
    }
    if omitsEmpty { parts.removeAll(where: \.isEmpty) }
    guard case .text = value else {
      return try list(parts.map { .array(ArrayValue($0)) }, like: value)
    }
    var texts: [Value] = []
    for part in parts { texts.append(try joinedText(part, separator: "") ?? .void) }
    return try list(texts, like: .void)
  }
}
