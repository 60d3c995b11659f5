internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The raw value of a case; nil if the enumeration has none.
  ///
  /// - Complexity: O(cases) for the first case of an enumeration; O(1) then.
  func rawValue(of found: CaseMember) throws(Interruption) -> Value? {
    let type = ObjectIdentifier(found.owner)
    if let known = rawValues[type] { return known[found.index] }
    // An expression that asks for a raw value of its own enumeration gets none.
    rawValues[type] = Array(repeating: nil, count: found.owner.cases.count)
    let values = try rawValues(of: found.owner)
    rawValues[type] = values
    return values[found.index]
  }

  private func rawValues(of type: DeclaredType) throws(Interruption) -> [Value?] {
    guard let first = type.cases.first else { return [] }
    let context = LexicalContext(file: first.element.file, type: type)
    let frame = Frame(receiver: nil, context: context, function: nil)
    let kind = rawKind(of: type, context)
    var values: [Value?] = []
    // A case without a value counts on from the one before it.
    var next = 0
    for found in type.cases {
      try meter.step()
      if let explicit = found.element.rawValue {
        let value = settle(try evaluate(explicit, Scope(parent: nil, frame: frame)))
        values.append(value)
        if let integer = value.number?.integer { next = integer &+ 1 }
      } else if kind == .stringType {
        values.append(.text(program.text(found.name)))
      } else if let kind, StandardTypes.numeric(kind) == .integer {
        values.append(.number(.integer(next)))
        next &+= 1
      } else {
        values.append(nil)
      }
    }
    return values
  }

  /// The type of raw values, if it is one of the standard library.
  private func rawKind(of type: DeclaredType, _ context: LexicalContext) -> KnownName? {
    guard let first = type.inherited.first,
      case .system(let name) = program.resolve(first, in: context)
    else { return nil }
    return names[name]
  }
}
