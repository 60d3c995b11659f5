internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// A property that the standard library declares; nil if there is none.
  func standardMember(_ name: SwiftSymbol, of value: Value) throws(Interruption) -> Value? {
    guard let known = names[name] else { return nil }
    switch value {
    case .array(let array): return try member(known, of: array)
    case .dictionary(let dictionary): return try member(known, of: dictionary)
    case .range(let range): return try member(known, of: range)
    case .text(let text): return try member(known, of: text)
    case .number(let number): return member(known, of: number)
    case .structure(let structure): return member(known, of: structure)
    case .enumeration(let enumeration): return try member(known, of: enumeration)
    case .boolean(let value):
      return known == .description ? .text(value ? "true" : "false") : nil
    default: return nil
    }
  }

  private func member(_ name: KnownName, of array: ArrayValue) throws(Interruption) -> Value? {
    switch name {
    case .count: return array.isOpen ? nil : .number(.integer(array.count))
    case .endIndex: return array.isOpen ? nil : .number(.integer(array.base + array.count))
    case .isEmpty:
      if array.isOpen, array.count == 0 { return nil }
      return .boolean(array.count == 0)
    case .first: return array[0] ?? (array.isOpen ? nil : Value.none)
    case .last:
      if array.isOpen, array.count == 0 { return nil }
      return array[array.count - 1] ?? Value.none
    case .startIndex: return .number(.integer(array.base))
    case .indices where !array.isOpen: return range(array.base, array.base + array.count)
    case .lazy: return .array(array)
    case .description: return try printed(.array(array)).map { .text($0) }
    default: return nil
    }
  }

  private func range(_ first: Int, _ end: Int) -> Value {
    .range(RangeValue(lower: .integer(first), upper: .integer(end), isClosed: false))
  }

  private func member(
    _ name: KnownName, of dictionary: DictionaryValue
  ) throws(Interruption) -> Value? {
    switch name {
    case .count: dictionary.isOpen ? nil : .number(.integer(dictionary.count))
    case .isEmpty:
      dictionary.isOpen && dictionary.count == 0 ? nil : .boolean(dictionary.count == 0)
    case .keys: .array(ArrayValue(dictionary.keys, isOpen: dictionary.isOpen))
    case .values: .array(ArrayValue(dictionary.values, isOpen: dictionary.isOpen))
    case .first:
      try sequence(.dictionary(dictionary))?.first ?? (dictionary.isOpen ? nil : Value.none)
    case .lazy: .dictionary(dictionary)
    default: nil
    }
  }

  private func member(_ name: KnownName, of range: RangeValue) throws(Interruption) -> Value? {
    switch name {
    case .lowerBound: return range.lower.map { .number($0) }
    case .upperBound: return range.upper.map { .number($0) }
    case .count: return range.integers.map { .number(.integer($0.count)) }
    case .isEmpty:
      guard let lower = range.lower, let upper = range.upper else { return nil }
      return .boolean(!range.isClosed && lower.double >= upper.double)
    case .first: return range.integers.map { $0.first.map { .number(.integer($0)) } ?? Value.none }
    case .last: return range.integers.map { $0.last.map { .number(.integer($0)) } ?? Value.none }
    case .lazy, .indices: return .range(range)
    default: return nil
    }
  }

  private func member(_ name: KnownName, of text: String) throws(Interruption) -> Value? {
    try meter.step(1 + text.utf8.count / 256)
    switch name {
    case .isEmpty: return .boolean(text.isEmpty)
    case .count: return .number(.integer(text.count))
    case .first: return text.first.map { .text(String($0)) } ?? Value.none
    case .last: return text.last.map { .text(String($0)) } ?? Value.none
    case .description, .lazy, .localized: return .text(text)
    case .capitalized: return .text(text.capitalizedWords)
    case .utf8:
      try meter.check(elements: text.utf8.count, new: text.utf8.count)
      return .array(ArrayValue(text.utf8.map { .number(.integer(Int($0))) }))
    default: return nil
    }
  }

  private func member(_ name: KnownName, of number: Number) -> Value? {
    switch name {
    case .magnitude:
      switch number {
      case .floating(let value): return .number(.floating(abs(value)))
      case .integer(let value) where value != .min: return .number(.integer(abs(value)))
      case .literal(let value, let double) where value != .min:
        return .number(.literal(abs(value), abs(double)))
      default: return nil
      }
    case .isZero: return .boolean(number.double == 0)
    case .isNaN: return .boolean(number.double.isNaN)
    case .isFinite: return .boolean(number.double.isFinite)
    case .description: return .text(format(number))
    case .rawValueName: return .number(number)
    default: return nil
    }
  }

  private func member(
    _ name: KnownName, of enumeration: EnumerationValue
  ) throws(Interruption) -> Value? {
    switch name {
    case .rawValueName:
      guard let found = enumeration.type.declaration?.caseNames[enumeration.name] else {
        return nil
      }
      return try rawValue(of: found)
    case .localizedDescription: return .unknown(Unknown("localizedDescription"))
    case .hashValueName: return .unknown(Unknown("hashValue"))
    default: return nil
    }
  }

  /// Sets a property that the standard library declares; whether it has one.
  func setStandard(
    _ name: SwiftSymbol, of owner: inout Value, to value: Value
  ) throws(Interruption) -> Bool {
    guard case .structure(let structure) = owner, let known = names[name],
      let changed = setGeometry(known, structure, value)
    else { return false }
    owner = .structure(changed)
    return true
  }
}

extension String {
  /// The text with its words' first letters as capitals.
  fileprivate var capitalizedWords: String {
    var result = ""
    var isStart = true
    for scalar in unicodeScalars {
      let text = String(Character(scalar))
      result += isStart ? text.uppercased() : text.lowercased()
      isStart = scalar == " "
    }
    return result
  }
}
