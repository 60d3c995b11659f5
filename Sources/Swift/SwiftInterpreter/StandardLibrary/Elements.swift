internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// An element of an array, dictionary or string; nil if the value is none.
  func standardElement(
    of value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let argument = arguments.first else { return nil }
    switch value {
    case .array(let array): return try element(of: array, argument)
    case .dictionary(let dictionary):
      var key = argument.value
      // A string literal can be a key of another type.
      if case .text = key, let type = dictionary.keys.first.flatMap(typeOf), case .declared = type {
        key = try coerce(key, to: type)
      }
      guard let hash = key.hashableKey() else { return nil }
      if let found = dictionary.value(for: hash) { return found }
      guard !dictionary.isOpen else { return nil }
      guard arguments.count == 2 else { return Value.none }
      return settle(arguments[1].value)
    case .text(let text):
      guard case .range(let range) = argument.value, let characters = try sequence(.text(text)),
        let indices = range.indices(in: characters.count)
      else { return nil }
      return try joinedText(Array(characters[indices]), separator: "")
    case .tuple, .range: return nil
    default: return nil
    }
  }

  private func element(
    of array: ArrayValue, _ argument: Argument
  ) throws(Interruption) -> Value? {
    if case .range(let range) = argument.value {
      guard let indices = range.indices(in: array.count, from: array.base) else {
        if array.isOpen { return .array(array) }
        throw .ended(.impossible)
      }
      try meter.check(elements: indices.count, new: indices.count)
      return .array(array.slice(indices))
    }
    guard let index = argument.value.number?.integer else { return nil }
    if let found = array.position(index).flatMap({ array[$0] }) { return found }
    if array.isOpen { return nil }
    if argument.label.isEmpty { throw .ended(.impossible) }
    return Value.none
  }

  /// Sets an element; whether the value is an array or dictionary.
  func setStandardElement(
    of owner: inout Value, _ arguments: [Argument], to value: Value
  ) throws(Interruption) -> Bool {
    guard let argument = arguments.first else { return false }
    if var array = owner.takeArray() {
      defer { owner = .array(array) }
      try setElement(of: &array, argument.value, to: value)
      return true
    }
    if var dictionary = owner.takeDictionary() {
      defer { owner = .dictionary(dictionary) }
      try setElement(of: &dictionary, argument.value, to: value)
      return true
    }
    return false
  }

  private func setElement(
    of array: inout ArrayValue, _ index: Value, to value: Value
  ) throws(Interruption) {
    if case .range(let range) = index,
      let indices = range.indices(in: array.count, from: array.base),
      let elements = try sequence(value)
    {
      try meter.check(elements: array.count + elements.count, new: elements.count)
      array.replace(indices, with: elements)
      return
    }
    guard let index = index.number?.integer else {
      array.isOpen = true
      return
    }
    guard let position = array.position(index) else {
      if array.isOpen { return }
      throw .ended(.impossible)
    }
    array.replace(position, with: value)
    try meter.check(depth: array.depth)
  }

  private func setElement(
    of dictionary: inout DictionaryValue, _ key: Value, to value: Value
  ) throws(Interruption) {
    guard let hash = key.hashableKey() else {
      dictionary.isOpen = true
      return
    }
    try meter.check(elements: dictionary.count + 1, new: 1)
    if value.isNil { try meter.step(1 + dictionary.count / 8) }
    dictionary.set(value.isNil ? nil : value, for: key, hash)
    try meter.check(depth: dictionary.depth)
  }
}
