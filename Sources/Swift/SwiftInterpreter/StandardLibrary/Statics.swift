internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// A static property of a type of the standard library.
  func standardStatic(_ name: SwiftSymbol, of type: SwiftSymbol) -> Value? {
    guard let known = names[name], let typeName = names[type] else { return nil }
    if known == .zero, let zero = zero(of: type) { return zero }
    switch StandardTypes.numeric(typeName) {
    case .floating: return floatingConstant(known)
    case .integer: return integerConstant(known, typeName)
    case .unrelated: return nil
    }
  }

  private func floatingConstant(_ name: KnownName) -> Value? {
    let value: Double? =
      switch name {
      case .zero: 0
      case .pi: .pi
      case .infinity: .infinity
      case .greatestFiniteMagnitude: .greatestFiniteMagnitude
      case .leastNonzeroMagnitude: .leastNonzeroMagnitude
      default: nil
      }
    return value.map { .number(.floating($0)) }
  }

  private func integerConstant(_ name: KnownName, _ type: KnownName) -> Value? {
    let width = StandardTypes.width(type)
    switch name {
    case .zero: return .number(.integer(0))
    case .max:
      guard let width, width.bits < 64 else { return .number(.integer(.max)) }
      return .number(.integer((1 << (width.isSigned ? width.bits - 1 : width.bits)) - 1))
    case .min:
      guard let width else { return .number(.integer(.min)) }
      return .number(.integer(width.isSigned ? -(1 << (width.bits - 1)) : 0))
    default: return nil
    }
  }

  /// A static method of a type of the standard library.
  func callStandardStatic(
    _ name: SwiftSymbol, of type: SwiftSymbol, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard names[name] == .random, let typeName = names[type],
      StandardTypes.numeric(typeName) != .unrelated || typeName == .boolType
    else { return nil }
    return .unknown(Unknown("\(typeName.rawValue).random()", type: .system(type)))
  }

  /// A value that an initialiser of the standard library makes; nil if there is none.
  func constructStandard(
    _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch type {
    case .array, .set: return try constructArray(type, arguments)
    case .dictionary: return try constructDictionary(arguments)
    case .system(let name):
      if let value = try constructStructure(name, arguments) { return value }
      guard let known = names[name] else { return nil }
      if StandardTypes.numeric(known) != .unrelated {
        return try constructNumber(known, arguments)
      }
      return try constructOther(known, type, arguments)
    default: return nil
    }
  }

  private func constructOther(
    _ name: KnownName, _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .stringType, .substringType, .characterType, .nsStringType:
      return try constructText(arguments)
    case .boolType:
      guard let value = arguments.first?.value else { return .boolean(false) }
      if case .text(let text) = value {
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : Value.none
      }
      return value
    case .objectIdentifierType: return arguments.first?.value
    default: return nil
    }
  }

  private func constructArray(
    _ type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    let isSet = if case .set = type { true } else { false }
    guard let first = arguments.first else { return .array(ArrayValue([], isSet: isSet)) }
    if first.label == names[.repeating] {
      guard arguments.count == 2, let count = arguments[1].value.number?.integer else {
        return .array(ArrayValue([first.value], isOpen: true))
      }
      guard count >= 0 else { throw .ended(.impossible) }
      try meter.check(elements: count, new: count)
      let element = settle(try coerce(first.value, to: type.element))
      return try checked(.array(ArrayValue(Array(repeating: element, count: count))))
    }
    guard first.label.isEmpty else { return nil }
    guard let elements = try sequence(first.value) else {
      let element = try symbolicValue(
        of: first.value.unknown?.type?.element ?? .any,
        named: clipped("\(describe(first.value))[]"), isShared: false)
      return .array(ArrayValue([element], isOpen: true, isSet: isSet))
    }
    let isOpen = if case .array(let array) = first.value { array.isOpen } else { false }
    let known = isSet ? try unique(elements.map(settle)) : elements
    return try coerce(.array(ArrayValue(known, isOpen: isOpen, isSet: isSet)), to: type)
  }

  private func constructDictionary(_ arguments: [Argument]) throws(Interruption) -> Value? {
    guard let first = arguments.first else { return .dictionary(DictionaryValue()) }
    guard let elements = try sequence(first.value) else {
      return .dictionary(DictionaryValue(isOpen: true))
    }
    var result = DictionaryValue()
    if first.label == names[.grouping], arguments.count == 2 {
      for element in elements {
        let key = try apply(arguments[1].value, element)
        guard let hash = key.hashableKey() else { return nil }
        var group = result.take(hash)?.elements ?? []
        group.append(element)
        result.set(.array(ArrayValue(group)), for: key, hash)
      }
      return .dictionary(result)
    }
    for element in elements {
      guard case .tuple(let pair) = element, pair.elements.count == 2,
        let hash = pair.elements[0].hashableKey()
      else { return nil }
      if arguments.count == 2, let old = result.value(for: hash) {
        let merged = try call(
          arguments[1].value, [Argument(.empty, old), Argument(.empty, pair.elements[1])])
        result.set(settle(merged), for: pair.elements[0], hash)
      } else {
        result.set(pair.elements[1], for: pair.elements[0], hash)
      }
    }
    return .dictionary(result)
  }

  private func constructText(_ arguments: [Argument]) throws(Interruption) -> Value? {
    guard let first = arguments.first else { return .text("") }
    if first.label == names[.repeating] {
      guard let part = first.value.text, arguments.count == 2,
        let count = arguments[1].value.number?.integer
      else { return .unknown(Unknown("String()", type: .system(names[.stringType]))) }
      guard count >= 0 else { throw .ended(.impossible) }
      let (bytes, overflows) = part.utf8.count.multipliedReportingOverflow(by: count)
      try meter.check(textBytes: overflows ? .max / 2 : bytes)
      return .text(String(repeating: part, count: count))
    }
    if first.label == names[.format] { return nil }
    if arguments.count == 2, arguments[1].label == names[.radix],
      let value = first.value.number?.integer, let radix = arguments[1].value.number?.integer,
      (2...36).contains(radix)
    {
      return .text(String(value, radix: radix))
    }
    if first.label.isEmpty, case .array(let characters) = first.value,
      let text = try joinedText(characters.elements, separator: "")
    {
      return text
    }
    guard first.label.isEmpty || first.label == names[.describing],
      let text = try printed(settle(first.value))
    else { return .unknown(Unknown("String()", type: .system(names[.stringType]))) }
    return try self.text(text)
  }

  private func constructNumber(
    _ type: KnownName, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first else {
      return .number(isFloating(type) ? .floating(0) : .integer(0))
    }
    let unknown = Value.unknown(
      Unknown(
        clipped(describe(first.value)), type: .system(names[type]),
        isShared: first.value.unknown?.isShared ?? false))
    switch first.value {
    case .number(let number): return try convert(number, to: type, first)
    case .text(let text): return number(text, type)
    case .implicit:
      let value = try coerce(first.value, to: .system(names[type]))
      return value.isImplicit ? unknown : value
    case .boolean(let value): return .number(.integer(value ? 1 : 0))
    default: return unknown
    }
  }

  private func isFloating(_ type: KnownName) -> Bool { StandardTypes.numeric(type) == .floating }

  private func convert(
    _ number: Number, to type: KnownName, _ argument: Argument
  ) throws(Interruption) -> Value {
    if isFloating(type) {
      // `Double(3 / 2)` divides integers: only the literal itself would be a floating-point number.
      if let value = number.integer, Double(value) != number.double {
        return .number(.floating(Double(value)))
      }
      return .number(number.floating)
    }
    if let converted = convert(number, to: type, byLabel: argument.label) { return converted }
    guard let value = number.truncated else { throw .ended(.impossible) }
    guard let width = StandardTypes.width(type) else { return .number(.integer(value)) }
    if width.bits >= 64 {
      if value < 0 { throw .ended(.impossible) }
      return .number(.integer(value))
    }
    let limit = 1 << (width.isSigned ? width.bits - 1 : width.bits)
    let range = (width.isSigned ? -limit : 0)..<limit
    guard range.contains(value) else { throw .ended(.impossible) }
    return .number(.integer(value))
  }

  /// The integer that an initialiser with a label makes; nil if it is another label.
  private func convert(
    _ number: Number, to type: KnownName, byLabel label: SwiftSymbol
  ) -> Value? {
    let unknown = Value.unknown(
      Unknown(clipped("\(type.rawValue)(\(format(number)))"), type: .system(names[type])))
    let range = integerRange(of: type)
    switch program.text(label) {
    case "exactly":
      guard let value = number.integer ?? Int(exactly: number.double) else { return Value.none }
      return range.contains(value) ? .number(.integer(value)) : Value.none
    case "clamping":
      return number.integer.map {
        .number(.integer(min(max($0, range.lowerBound), range.upperBound)))
      } ?? unknown
    case "truncatingIfNeeded", "bitPattern":
      guard let value = number.integer, range.contains(value) else { return unknown }
      return .number(.integer(value))
    default: return nil
    }
  }

  /// The values of a type that an `Int` can have.
  private func integerRange(of type: KnownName) -> ClosedRange<Int> {
    guard let width = StandardTypes.width(type) else { return .min ... .max }
    if width.bits >= 64 { return 0 ... .max }
    let limit = 1 << (width.isSigned ? width.bits - 1 : width.bits)
    return (width.isSigned ? -limit : 0)...(limit - 1)
  }

  private func number(_ text: String, _ type: KnownName) -> Value {
    if isFloating(type) { return Double(text).map { .number(.floating($0)) } ?? Value.none }
    return Int(text).map { .number(.integer($0)) } ?? Value.none
  }
}
