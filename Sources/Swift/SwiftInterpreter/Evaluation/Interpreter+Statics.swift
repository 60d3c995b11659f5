internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// A static property, method, case or nested type; nil if the type has none.
  func staticMember(
    _ name: SwiftSymbol, of type: StaticType
  ) throws(Interruption) -> Value? {
    if names[name] == .selfValue { return .type(type) }
    if names[name] == .initializer {
      return .function(FunctionValue(receiver: .type(type), name: name))
    }
    if let member = program.valueMember(name, of: type, isOfType: true) {
      switch member {
      case .property(let property): return try readStatic(property, of: type)
      case .enumCase(let found) where found.parameters == nil:
        return .enumeration(EnumerationValue(type: .declared(found.owner), name: name))
      case .enumCase, .function:
        return .function(FunctionValue(receiver: .type(type), name: name))
      }
    }
    if case .declared(let declared) = type {
      if let nested = program.nestedType(name, in: declared) { return .type(nested) }
      if names[name] == .allCasesName, let all = try allCases(of: declared) { return all }
    }
    if let system = program.systemName(of: type),
      let nested = program.nestedType(name, inSystem: system)
    {
      return .type(nested)
    }
    if let value = try systemStatic(name, of: type) { return value }
    return curried(name, of: type)
  }

  private func allCases(of type: DeclaredType) throws(Interruption) -> Value? {
    try meter.check(elements: type.cases.count, new: type.cases.count)
    guard type.kind == .enumeration, type.cases.allSatisfy({ $0.parameters == nil }) else {
      return nil
    }
    return .array(
      ArrayValue(
        type.cases.map {
          .enumeration(EnumerationValue(type: .declared(type), name: $0.name))
        }))
  }

  private func systemStatic(
    _ name: SwiftSymbol, of type: StaticType
  ) throws(Interruption) -> Value? {
    for ancestor in systemTypes(of: type) {
      if let value = try library.getStatic(name, of: ancestor, in: self) { return value }
      if let value = standardStatic(name, of: ancestor) { return value }
    }
    if let type = type.systemName, program.kind(ofSystem: name) != nil,
      program.kind(ofSystem: type) != nil
    {
      return .type(.system(name))
    }
    return nil
  }

  /// The system types whose static members a type has.
  func systemTypes(of type: StaticType) -> [SwiftSymbol] {
    switch type {
    case .declared(let declared): return program.systemBases(of: declared)
    default: return program.systemName(of: type).map(program.systemAncestors) ?? []
    }
  }

  /// `Type.method`, a function that takes the receiver.
  func curried(_ name: SwiftSymbol, of type: StaticType) -> Value? {
    guard case .function? = program.members(name, of: type).first else { return nil }
    return .function(FunctionValue(receiver: .type(type), name: name, isCurried: true))
  }

  /// The value of a static or global variable, which is evaluated at its first use.
  func readStatic(
    _ property: PropertyMember, of type: StaticType?
  ) throws(Interruption) -> Value {
    if property.isComputed {
      guard let body = property.getter?.body else { return .unknown(Unknown("requirement")) }
      var receiver = type.map { Value.type($0) }
      return try runAccessor(body, of: property, on: &receiver, []) ?? .void
    }
    let key = StaticKey(declaration: property.binding.id, name: property.name)
    didNeed(property, type, key)
    if let value = statics[key] { return value }
    if let value = try sharedStatic(key) {
      note(value, in: property.name)
      statics[key] = value
      return value
    }
    let value = try evaluateStatic(key) { () throws(Interruption) in
      try initialStatic(property, key)
    }
    note(value, in: property.name)
    statics[key] = value
    return value
  }

  private func initialStatic(
    _ property: PropertyMember, _ key: StaticKey
  ) throws(Interruption) -> Value {
    let receiver = property.owner.map { Value.type(program.memberType(of: $0)) }
    let path = program.text(property.name)
    statics[key] = .unknown(Unknown(path, isShared: true))
    let frame = frame(of: property, on: receiver)
    let declared = property.typeName.map { resolve($0, frame) }
    var value = Value.none
    if let initial = property.binding.initialValue {
      value = settle(try evaluate(initial, Scope(parent: nil, frame: frame), as: declared))
      value = component(property.name, of: value, property.binding.pattern)
    } else if let declared, !declared.isOptional {
      value = try symbolicValue(of: declared, named: path, isShared: true)
    }
    return value
  }

  func frame(of property: PropertyMember, on receiver: Value?) -> Frame {
    Frame(
      receiver: receiver,
      context: LexicalContext(file: property.binding.file, type: property.owner),
      function: property.binding.node)
  }

  /// The part of a tuple that a name of a pattern gets.
  func component(_ name: SwiftSymbol, of value: Value, _ pattern: SwiftPattern) -> Value {
    guard case .tuple(let elements) = pattern.form else { return value }
    for (index, element) in elements.enumerated() where element.pattern.boundNames.contains(name) {
      guard case .tuple(let tuple) = value, tuple.elements.indices.contains(index) else { break }
      return component(name, of: tuple.elements[index], element.pattern)
    }
    return .unknown(Unknown(program.text(name)))
  }

  /// Whether a property of that name refers to an object that something else keeps.
  private func refersOnly(_ name: SwiftSymbol) -> Bool {
    let text = program.text(name)
    return ["elegate", "ataSource", "arget"].contains { text.hasSuffix($0) }
  }

  /// Gives a value the name of the property or local variable that keeps it.
  func note(_ value: Value, in name: SwiftSymbol, isVariable: Bool = false) {
    switch value {
    case .object(let object):
      if object.name == nil, object !== entry, !refersOnly(name) { object.name = name }
      library.didStore(value, in: name, isVariable: isVariable, in: self)
    case .system, .array:
      library.didStore(value, in: name, isVariable: isVariable, in: self)
    default: break
    }
  }
}
