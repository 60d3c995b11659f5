internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Whether a method of the standard library changes its receiver.
  func isMutating(_ name: KnownName) -> Bool {
    switch name {
    case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .removeValue,
      .removeSubrange, .popLast, .popFirst, .sort, .reverse, .swapAt, .toggle, .negate, .round,
      .formUnion, .formIntersection, .subtractInPlace, .formSymmetricDifference, .update,
      .updateValue, .next, .replaceSubrange, .merge, .partition, .shuffle, .formRemainder,
      .formTruncatingRemainder, .formSquareRoot, .addProduct:
      true
    default: false
    }
  }

  /// A method that changes a value; nil if there is none with the name.
  func change(
    _ name: KnownName, _ value: inout Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    if var array = value.takeArray() {
      defer { value = .array(array) }
      var result = array.isSet ? try changeSet(name, &array, arguments) : nil
      if case nil = result { result = try changeArray(name, &array, arguments) }
      try meter.check(depth: array.depth)
      return result
    }
    if var dictionary = value.takeDictionary() {
      defer { value = .dictionary(dictionary) }
      return try changeDictionary(name, &dictionary, arguments)
    }
    switch value {
    case .text(let text): return try changeText(name, text, &value, arguments)
    case .boolean(let known) where name == .toggle:
      value = .boolean(!known)
      return .void
    case .number(let number) where name == .negate:
      value = try negative(number)
      return .void
    case .number(let number) where name == .round:
      value = .number(.floating(rounded(number.double, arguments)))
      return .void
    case .unknown(let unknown) where name == .toggle:
      value = .unknown(condition("!(\(unknown.name))", .not(unknown)))
      return .void
    case .unknown(let unknown)
    where arguments.isEmpty == false && unknown.type?.element != nil && name == .append:
      var array = ArrayValue([], isOpen: true)
      let result = try changeArray(name, &array, arguments)
      value = .array(array)
      return result
    case .enumeration, .structure, .object, .system, .unknown: return nil
    default: return nil
    }
  }

  private func changeArray(
    _ name: KnownName, _ array: inout ArrayValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .insert, .remove, .removeSubrange, .replaceSubrange, .swapAt:
      // These take indices, and slices of arrays are seldom changed.
      if array.base != 0 { return nil }
    default: break
    }
    switch name {
    case .append:
      guard let argument = arguments.first else { return nil }
      if argument.label == names[.contentsOf] {
        let elements = try sequence(argument.value)
        if elements == nil { array.isOpen = true }
        if case .array(let other) = argument.value, other.isOpen { array.isOpen = true }
        return try insert(elements ?? [], at: array.count, &array)
      }
      return try insert([settle(argument.value)], at: array.count, &array)
    case .insert:
      guard arguments.count == 2, let index = arguments[1].value.number?.integer else {
        array.isOpen = true
        return .void
      }
      guard (0...array.count).contains(index) else { return try outOfRange(array) }
      let elements =
        arguments[0].label == names[.contentsOf]
        ? try sequence(arguments[0].value) ?? [] : [settle(arguments[0].value)]
      return try insert(elements, at: index, &array)
    case .removeAll: return try removeAll(&array, arguments)
    case .remove, .removeFirst, .removeLast, .popLast, .popFirst:
      return try remove(name, &array, arguments)
    case .removeSubrange, .replaceSubrange:
      guard case .range(let range)? = arguments.first?.value,
        let indices = range.indices(in: array.count)
      else { return try outOfRange(array) }
      var new: [Value] = []
      if name == .replaceSubrange {
        guard let elements = try sequence(arguments.last?.value ?? .void) else { return nil }
        new = elements
      }
      try meter.check(elements: array.count + new.count, new: new.count)
      array.replace(indices, with: new.map(settle))
      return .void
    case .sort, .reverse:
      let plain: KnownName = name == .sort ? .sorted : .reversed
      if case .array(let result)? = try callSequence(plain, .array(array), arguments) {
        array = result
      }
      return .void
    case .swapAt:
      guard arguments.count == 2, let first = arguments[0].value.number?.integer,
        let second = arguments[1].value.number?.integer,
        array.elements.indices.contains(first), array.elements.indices.contains(second)
      else { return try outOfRange(array) }
      array.swapAt(first, second)
      return .void
    case .next:
      if array.count == 0 { return array.isOpen ? .unknown(Unknown("next()")) : Value.none }
      return try remove(.removeFirst, &array, [])
    default: return nil
    }
  }

  private func insert(
    _ elements: [Value], at index: Int, _ array: inout ArrayValue
  ) throws(Interruption) -> Value {
    try meter.check(elements: array.count + elements.count, new: elements.count)
    if elements.count == 1, index == array.count {
      array.append(elements[0])
    } else {
      try meter.step(1 + (array.count - index) / 64)
      array.replace(index..<index, with: elements)
    }
    return .void
  }

  /// Swift traps on an index out of range; of an array that may be longer it is not known.
  private func outOfRange(_ array: ArrayValue) throws(Interruption) -> Value {
    guard array.isOpen else { throw .ended(.impossible) }
    return .unknown(Unknown("element"))
  }

  private func removeAll(
    _ array: inout ArrayValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    guard let closure = arguments.first(where: { $0.label == names[.whereLabel] || $0.isTrailing })
    else {
      array = ArrayValue([], isSet: array.isSet)
      return .void
    }
    var kept: [Value] = []
    for element in array.elements {
      if try apply(closure.value, element).boolean != true { kept.append(element) }
    }
    array = ArrayValue(kept, isOpen: array.isOpen, isSet: array.isSet)
    return .void
  }

  private func remove(
    _ name: KnownName, _ array: inout ArrayValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    if let count = arguments.first?.value.number?.integer,
      name == .removeFirst || name == .removeLast
    {
      guard (0...array.count).contains(count) else { return try outOfRange(array) }
      array.replace(
        name == .removeFirst ? 0..<count : (array.count - count)..<array.count, with: [])
      return .void
    }
    let index: Int?
    switch name {
    case .remove: index = arguments.first?.value.number?.integer
    case .removeFirst, .popFirst: index = 0
    default: index = array.count - 1
    }
    guard let index else {
      array.isOpen = true
      return .unknown(Unknown("remove()"))
    }
    guard array.elements.indices.contains(index) else {
      if name == .popLast || name == .popFirst, !array.isOpen { return Value.none }
      return try outOfRange(array)
    }
    let element = array.elements[index]
    try meter.step(1 + (array.count - index) / 64)
    array.replace(index..<(index + 1), with: [])
    return element
  }

  private func changeDictionary(
    _ name: KnownName, _ dictionary: inout DictionaryValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .removeAll:
      dictionary = DictionaryValue()
      return .void
    case .removeValue:
      guard let key = arguments.first?.value, let hash = key.hashableKey() else { return nil }
      let old = dictionary.value(for: hash)
      try meter.step(1 + dictionary.count / 16)
      dictionary.set(nil, for: key, hash)
      return old ?? (dictionary.isOpen ? .unknown(Unknown("removeValue()")) : Value.none)
    case .updateValue:
      guard arguments.count == 2, let hash = arguments[1].value.hashableKey() else { return nil }
      let old = dictionary.value(for: hash)
      try meter.check(elements: dictionary.count + 1, new: 1)
      dictionary.set(settle(arguments[0].value), for: arguments[1].value, hash)
      return old ?? Value.none
    case .merge:
      guard arguments.count == 2, case .dictionary(let other) = arguments[0].value else {
        return nil
      }
      for (key, new) in zip(other.keys, other.values) {
        guard let hash = key.hashableKey() else { return nil }
        var merged = new
        if let old = dictionary.value(for: hash) {
          merged = try call(arguments[1].value, [Argument(.empty, old), Argument(.empty, new)])
        }
        try meter.check(elements: dictionary.count + 1, new: 1)
        dictionary.set(settle(merged), for: key, hash)
      }
      if other.isOpen { dictionary.isOpen = true }
      return .void
    default: return nil
    }
  }

  private func changeText(
    _ name: KnownName, _ text: String, _ value: inout Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .append:
      guard let argument = arguments.first else { return nil }
      guard case .text(let part) = argument.value else {
        value = .unknown(Unknown("string", type: .system(names[.stringType])))
        return .void
      }
      try meter.check(textBytes: text.utf8.count + part.utf8.count)
      value = .void
      value = .text(text + part)
      return .void
    case .removeAll:
      guard let closure = arguments.first, closure.label == names[.whereLabel] || closure.isTrailing
      else {
        value = .text("")
        return .void
      }
      var kept: [Value] = []
      for element in try sequence(.text(text)) ?? [] {
        if try apply(closure.value, element).boolean != true { kept.append(element) }
      }
      value = try joinedText(kept, separator: "") ?? .text("")
      return .void
    case .removeFirst, .removeLast, .popLast:
      guard let elements = try sequence(.text(text)) else { return nil }
      guard !elements.isEmpty else {
        if name == .popLast { return Value.none }
        throw .ended(.impossible)
      }
      let isFirst = name == .removeFirst
      value =
        try joinedText(
          Array(isFirst ? elements.dropFirst() : elements.dropLast()), separator: "") ?? .text("")
      return isFirst ? elements[0] : elements[elements.count - 1]
    default: return nil
    }
  }
}
