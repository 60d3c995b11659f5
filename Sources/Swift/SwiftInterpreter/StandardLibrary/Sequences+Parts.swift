internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func slice(
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

  func combine(
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

  func joined(
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

  func split(
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
