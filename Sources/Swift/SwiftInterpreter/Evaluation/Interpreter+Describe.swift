internal import SwiftSources
public import SwiftWorld

extension Interpreter {
  /// A value in a few words, for the names of unknowns.
  public func describe(_ value: Value) -> String {
    switch value {
    case .void: "()"
    case .none: "nil"
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): format(number)
    case .text(let text): clipped("\"\(text.prefixOfBytes(40))\"")
    case .enumeration(let value): ".\(program.text(value.name))"
    case .implicit(let member): ".\(program.text(member.name))"
    case .structure(let value): describe(value.type)
    case .array(let value): "[\(value.count)\(value.isOpen ? "…" : "")]"
    case .dictionary: "[:]"
    case .range: "range"
    case .tuple: "tuple"
    case .closure, .function: "function"
    case .type(let type): describe(type)
    case .object(let object): path(of: object)
    case .system(let value): program.text(value.systemType)
    case .keyPath: "key path"
    case .unknown(let unknown): unknown.name
    }
  }

  /// The name of a type.
  public func describe(_ type: StaticType) -> String {
    switch type {
    case .declared(let type): program.text(type.name)
    case .system(let name): program.text(name)
    case .optional(let type): "\(describe(type))?"
    case .array(let type): "[\(describe(type))]"
    case .set(let type): "Set<\(describe(type))>"
    case .dictionary(let key, let value): "[\(describe(key)): \(describe(value))]"
    case .tuple: "tuple"
    case .function: "function"
    case .metatype(let type): "\(describe(type)).Type"
    case .any: "Any"
    }
  }

  /// The path of an object; empty for the entry.
  public func path(of object: ObjectValue) -> String {
    if object === entry { return "" }
    return object.path ?? object.name.map(program.text) ?? describe(object.type)
  }

  /// The path of a member.
  func path(_ value: Value, _ name: SwiftSymbol) -> String {
    let base = describe(value)
    return base.isEmpty ? program.text(name) : clipped("\(base).\(program.text(name))")
  }

  /// A number as Swift prints it.
  func format(_ number: Number) -> String {
    switch number {
    case .integer(let value), .literal(let value, _): String(value)
    case .floating(let value): String(value)
    }
  }

  /// A value as `String(describing:)` gives it; nil if it is unknown.
  func printed(_ value: Value, isNested: Bool = false) throws(Interruption) -> String? {
    try meter.step()
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number): return format(number)
    case .text(let text): return isNested ? quoted(text) : text
    case .enumeration(let value): return try printed(value)
    case .array(let array): return try printed(array)
    case .dictionary(let dictionary): return try printed(dictionary)
    case .tuple(let tuple): return try printed(tuple)
    case .structure(let structure): return try printed(structure, value)
    case .range(let range):
      guard let lower = range.lower, let upper = range.upper else { return nil }
      return "\(format(lower))\(range.isClosed ? "..." : "..<")\(format(upper))"
    case .object(let object): return try described(value, object.type)
    case .type(let type): return describe(type)
    default: return nil
    }
  }

  private func printed(_ value: EnumerationValue) throws(Interruption) -> String? {
    if let own = try described(.enumeration(value), value.type) { return own }
    let name = program.text(value.name)
    if value.values.isEmpty { return name }
    return try printed(value.labels, value.values).map { "\(name)(\($0))" }
  }

  private func printed(_ array: ArrayValue) throws(Interruption) -> String? {
    if array.isOpen { return nil }
    return try printed([], array.elements).map { "[\($0)]" }
  }

  private func printed(_ dictionary: DictionaryValue) throws(Interruption) -> String? {
    guard !dictionary.isOpen else { return nil }
    if dictionary.count == 0 { return "[:]" }
    var parts: [String] = []
    for (key, value) in zip(dictionary.keys, dictionary.values) {
      guard let key = try printed(key, isNested: true),
        let value = try printed(value, isNested: true)
      else { return nil }
      parts.append("\(key): \(value)")
    }
    return try joined(parts).map { "[\($0)]" }
  }

  private func printed(_ tuple: TupleValue) throws(Interruption) -> String? {
    try printed(tuple.labels, tuple.elements).map { "(\($0))" }
  }

  private func printed(
    _ structure: StructureValue, _ value: Value
  ) throws(Interruption) -> String? {
    if let own = try described(value, structure.type) { return own }
    guard case .declared(let type) = structure.type else { return nil }
    return try printed(structure.names, structure.values).map {
      "\(program.text(type.name))(\($0))"
    }
  }

  /// The property `description` that the repository declares.
  private func described(_ value: Value, _ type: StaticType) throws(Interruption) -> String? {
    for case .property(let property) in program.members(names[.description], of: type)
    where property.isComputed && !property.isRequirement {
      return try read(property, of: value).text
    }
    return nil
  }

  private func printed(
    _ labels: [SwiftSymbol], _ values: [Value]
  ) throws(Interruption) -> String? {
    var parts: [String] = []
    for (index, value) in values.enumerated() {
      guard let text = try printed(value, isNested: true) else { return nil }
      let label = labels.indices.contains(index) ? labels[index] : .empty
      parts.append(label.isEmpty ? text : "\(program.text(label)): \(text)")
    }
    return try joined(parts)
  }

  private func joined(_ parts: [String]) throws(Interruption) -> String? {
    try meter.check(textBytes: parts.reduce(0) { $0 + $1.utf8.count + 2 })
    return parts.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A string with interpolations.
  func interpolate(
    _ segments: SwiftList<SwiftStringSegment>, _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    var result = ""
    var isKnown = true
    for segment in segments {
      switch segment.form {
      case .text(let symbol):
        result += program.text(symbol)
        try meter.check(textBytes: result.utf8.count)
      case .interpolation(let arguments):
        for (index, argument) in arguments.enumerated() {
          let value = settle(try evaluate(argument.value, scope))
          guard index == 0 else { continue }
          if let part = try printed(value) { result += part } else { isKnown = false }
          try meter.check(textBytes: result.utf8.count)
        }
      }
    }
    if isKnown { return try text(result) }
    return .unknown(Unknown(source(expression.node), type: .system(names[.stringType])))
  }
}

extension String {
  /// The start of a text.
  func prefixOfBytes(_ count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
}
