internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// A method of the standard library; nil if there is none.
  func callStandard(
    _ name: SwiftSymbol, at location: Location, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let known = names[name] else { return nil }
    if isMutating(known) {
      let change = { (target: inout Value) throws(Interruption) -> Value? in
        try self.change(known, &target, arguments)
      }
      switch value {
      case .array, .dictionary, .text, .boolean, .number, .unknown:
        if let result = try modify(location, change) { return result }
      default: break
      }
      if let result = try forget(known, at: location, value) { return result }
    }
    switch value {
    case .array, .dictionary, .range, .text:
      if let result = try callCollection(known, value, arguments) { return result }
    case .number(let number):
      if let result = try callNumber(known, number, arguments) { return result }
    case .structure(let structure):
      if let result = try callStructure(known, structure, arguments) { return result }
      if !isOfIterator(known), isSequence(value) {
        guard let elements = try iterate(value) else { return nil }
        return try callSequence(known, .array(ArrayValue(elements)), arguments)
      }
    case .object where !isOfIterator(known) && isSequence(value):
      guard let elements = try iterate(value) else { return nil }
      return try callSequence(known, .array(ArrayValue(elements)), arguments)
    case .keyPath(let path):
      guard known == .appending, case .keyPath(let end)? = arguments.first?.value else {
        return nil
      }
      try meter.check(elements: path.components.count + end.components.count, new: 1)
      return .keyPath(KeyPathValue(root: path.root, components: path.components + end.components))
    case .unknown(let unknown): return try callUnknown(known, unknown, arguments)
    case .type, .void, .none: return nil
    default: break
    }
    return try callOptional(known, value, arguments)
  }

  /// Whether an iterator is asked by a name, which so must not ask one.
  private func isOfIterator(_ name: KnownName) -> Bool { name == .next || name == .makeIterator }

  /// Makes a value unknown that a method changes in a way which nobody knows; nil if the method
  /// may not change it.
  private func forget(
    _ name: KnownName, at location: Location, _ value: Value
  ) throws(Interruption) -> Value? {
    switch value {
    case .array, .dictionary, .text, .number: break
    default: return nil
    }
    let text = clipped("\(describe(value)).\(name.rawValue)()")
    try store(.unknown(Unknown(text, type: typeOf(value))), at: location)
    return .unknown(Unknown(text))
  }

  /// Whether a name without a call is a method of a value of the standard library.
  func isStandardMethod(_ name: SwiftSymbol, of value: Value) -> Bool {
    guard let known = names[name] else { return false }
    switch (value, known) {
    case (.text, .uppercased), (.text, .lowercased), (.text, .hasPrefix), (.text, .hasSuffix),
      (.text, .appending), (.text, .contains), (.array, .contains), (.array, .append),
      (.array, .map), (.array, .filter), (.array, .reversed), (.array, .sorted),
      (.dictionary, .mapValues), (.range, .contains), (.number, .rounded):
      return true
    default: return false
    }
  }

  private func callCollection(
    _ name: KnownName, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    if case .dictionary(let dictionary) = value,
      let result = try callDictionary(name, dictionary, arguments)
    {
      return result
    }
    if case .range(let range) = value, let result = try callRange(name, range, arguments) {
      return result
    }
    if case .text(let text) = value, let result = try callText(name, text, arguments) {
      return result
    }
    return try callSequence(name, value, arguments)
  }

  /// `map` and the like on an optional that has a value.
  private func callOptional(
    _ name: KnownName, _ value: Value, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard name == .map || name == .flatMap, let closure = arguments.first, arguments.count == 1
    else { return nil }
    return try call(closure.value, [Argument(.empty, value)])
  }

  /// A method with a closure on an unknown value: one element stands for all.
  private func callUnknown(
    _ name: KnownName, _ unknown: Unknown, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard let closure = arguments.last?.value, case .closure = closure else { return nil }
    switch name {
    case .async, .asyncAfter, .sync, .execute:
      if name == .sync { return try call(closure, []) }
      runLater(closure)
      return .void
    case .map, .flatMap:
      if unknown.type?.element == nil {
        guard isPresent(.unknown(unknown)) else { return Value.none }
        return try call(closure, [Argument(.empty, try unwrapped(unknown))])
      }
    case .forEach, .compactMap, .filter: break
    default: return nil
    }
    let element = try symbolicValue(
      of: unknown.type?.element ?? .any, named: clipped("\(unknown.name)[]"),
      isShared: unknown.isShared)
    unknownLoops += 1
    defer { unknownLoops -= 1 }
    let result = try call(closure, [Argument(.empty, element)])
    switch name {
    case .forEach: return .void
    case .filter: return .array(ArrayValue([element], isOpen: true))
    default: return try checked(.array(ArrayValue(result.isNil ? [] : [result], isOpen: true)))
    }
  }

  private func callDictionary(
    _ name: KnownName, _ dictionary: DictionaryValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .mapValues:
      var result = DictionaryValue(isOpen: dictionary.isOpen)
      for (key, value) in zip(dictionary.keys, dictionary.values) {
        if let hash = key.hashableKey() {
          result.set(settle(try apply(arguments.last?.value ?? .void, value)), for: key, hash)
        }
      }
      return .dictionary(result)
    default: return nil
    }
  }

  private func callRange(
    _ name: KnownName, _ range: RangeValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    guard name == .contains, let number = arguments.first?.value.number else { return nil }
    return .boolean(range.contains(number))
  }

  private func callText(
    _ name: KnownName, _ text: String, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    let first = arguments.first?.value.text
    try meter.step(1 + text.utf8.count / 256)
    switch name {
    case .hasPrefix: return first.map { .boolean(text.hasPrefix($0)) }
    case .hasSuffix: return first.map { .boolean(text.hasSuffix($0)) }
    case .uppercased: return try self.text(text.uppercased())
    case .lowercased: return try self.text(text.lowercased())
    case .appending:
      return try first.map { (part) throws(Interruption) in try self.text(text + part) }
    case .trimmingCharacters: return trimmed(text, arguments)
    case .replacingOccurrences:
      guard let old = arguments[names[.of]]?.text, let new = arguments[names[.with]]?.text else {
        return nil
      }
      return try replace(old, with: new, in: text)
    default: return nil
    }
  }

  /// A text without the spaces around it; unknown for other sets of characters.
  private func trimmed(_ text: String, _ arguments: [Argument]) -> Value? {
    guard case .implicit(let set)? = arguments.first?.value else { return nil }
    let spaces: Set<UInt8>
    switch program.text(set.name) {
    case "whitespaces": spaces = [0x20, 0x09]
    case "newlines": spaces = [0x0A, 0x0B, 0x0C, 0x0D]
    case "whitespacesAndNewlines": spaces = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D]
    default: return nil
    }
    let rest = text.utf8.drop { spaces.contains($0) }
    let end = rest.lastIndex { !spaces.contains($0) }.map { rest.index(after: $0) }
    guard let end, text.utf8.allSatisfy({ $0 < 0x80 }) else { return end == nil ? .text("") : nil }
    return .text(String(decoding: rest[..<end], as: UTF8.self))
  }

  private func replace(
    _ old: String, with new: String, in text: String
  ) throws(Interruption) -> Value {
    if old.isEmpty { return .text(text) }
    try meter.step(text.utf8.count / 64 * (1 + old.utf8.count / 16))
    var result = ""
    var rest = text[...]
    while let found = rest.firstRange(of: old) {
      result += rest[..<found.lowerBound]
      result += new
      try meter.check(textBytes: result.utf8.count)
      rest = rest[found.upperBound...]
    }
    return try self.text(result + rest)
  }

  private func callNumber(
    _ name: KnownName, _ number: Number, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    switch name {
    case .rounded: return .number(.floating(rounded(number.double, arguments)))
    case .squareRoot: return .number(.floating(number.double.squareRoot()))
    case .truncatingRemainder:
      guard let other = arguments.first?.value.double else { return nil }
      return .number(.floating(number.double.truncatingRemainder(dividingBy: other)))
    case .isMultiple:
      guard let own = number.integer, let other = arguments.first?.value.number?.integer else {
        return nil
      }
      return .boolean(own.isMultiple(of: other))
    case .signum: return number.integer.map { .number(.integer($0.signum())) }
    case .advanced:
      guard let other = arguments.first?.value.number else { return nil }
      return try arithmetic(.add, number, other)
    case .distance:
      guard let other = arguments.first?.value.number else { return nil }
      return try arithmetic(.subtract, other, number)
    default: return nil
    }
  }

  func rounded(_ value: Double, _ arguments: [Argument]) -> Double {
    guard case .implicit(let rule)? = arguments.first?.value else { return value.rounded() }
    return switch program.text(rule.name) {
    case "up": value.rounded(.up)
    case "down": value.rounded(.down)
    case "towardZero": value.rounded(.towardZero)
    case "awayFromZero": value.rounded(.awayFromZero)
    case "toNearestOrEven": value.rounded(.toNearestOrEven)
    default: value.rounded()
    }
  }

  /// A frame for code of the host.
  var emptyFrame: Frame {
    Frame(
      receiver: nil,
      context: LexicalContext(file: program.noFile, type: nil), function: nil)
  }
}
