internal import SwiftSources

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
      guard let indices = range.indices(in: array.count) else {
        if array.isOpen { return .array(array) }
        throw .ended(.impossible)
      }
      try meter.check(elements: indices.count, new: indices.count)
      return .array(ArrayValue(Array(array.elements[indices]), isOpen: array.isOpen))
    }
    guard let index = argument.value.number?.integer else { return nil }
    if let found = array[index] { return found }
    if array.isOpen { return nil }
    if argument.label.isEmpty { throw .ended(.impossible) }
    return Value.none
  }

  /// Sets an element; whether the value is an array or dictionary.
  func setStandardElement(
    of owner: inout Value, _ arguments: [Argument], to value: Value
  ) throws(Interruption) -> Bool {
    guard let argument = arguments.first else { return false }
    switch owner {
    case .array(var array):
      owner = .void
      defer { owner = .array(array) }
      if case .range(let range) = argument.value, let indices = range.indices(in: array.count),
        let elements = try sequence(value)
      {
        try meter.check(elements: array.count + elements.count, new: elements.count)
        array.replace(indices, with: elements)
        return true
      }
      guard let index = argument.value.number?.integer else {
        array.isOpen = true
        return true
      }
      guard array.elements.indices.contains(index) else {
        if array.isOpen { return true }
        throw .ended(.impossible)
      }
      array.replace(index..<(index + 1), with: [value])
      try meter.check(depthOf: .array(array))
      return true
    case .dictionary(var dictionary):
      owner = .void
      defer { owner = .dictionary(dictionary) }
      guard let hash = argument.value.hashableKey() else {
        dictionary.isOpen = true
        return true
      }
      try meter.check(elements: dictionary.count + 1, new: 1)
      if value.isNil { try meter.step(1 + dictionary.count / 16) }
      dictionary.set(value.isNil ? nil : value, for: argument.value, hash)
      try meter.check(depthOf: .dictionary(dictionary))
      return true
    default: return false
    }
  }
}
