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

  func isOpen(_ value: Value) -> Bool {
    switch value {
    case .array(let array): array.isOpen
    case .dictionary(let dictionary): dictionary.isOpen
    default: false
    }
  }

  /// The index of the first element.
  func base(of value: Value) -> Int {
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

  func transform(
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

  /// Whether a closure holds for an element; nil if that is not known.
  func holds(_ closure: Value, _ element: Value) throws(Interruption) -> Bool? {
    let result = try apply(closure, element)
    if let known = result.boolean { return known }
    return result.isNil ? false : nil
  }

  func filter(
    _ name: KnownName, _ elements: [Value], _ closure: Value, _ value: Value
  ) throws(Interruption) -> Value {
    var results: [Value] = []
    var isUncertain = isOpen(value)
    var isDropping = true
    for (index, element) in elements.enumerated() {
      if name == .drop, !isDropping {
        results.append(element)
        continue
      }
      guard let isHeld = try holds(closure, element) else {
        // Only known members stay, and nothing is known of what happens to the others.
        isUncertain = true
        let others = name == .filter ? [element] : Array(elements[index...])
        library.didNotKnow(
          names[name], of: nil, [Argument(.empty, .array(ArrayValue(others)))], in: self)
        if name == .filter { continue }
        break
      }
      if name == .drop {
        isDropping = isHeld
        if !isHeld { results.append(element) }
      } else if isHeld {
        results.append(element)
      } else if name == .prefix {
        break
      }
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

  func reduce(_ elements: [Value], _ arguments: [Argument]) throws(Interruption) -> Value {
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

  func enumerated(_ elements: [Value], _ value: Value) throws(Interruption) -> Value {
    let labels = [names[.offset], names[.element]]
    return try list(
      elements.enumerated().map {
        .tuple(TupleValue(labels: labels, [.number(.integer($0)), $1]))
      }, like: value)
  }
}
