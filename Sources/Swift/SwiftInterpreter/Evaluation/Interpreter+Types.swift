internal import SwiftSources
public import SwiftWorld

extension Interpreter {
  /// The type of a value, as far as it is known.
  public func typeOf(_ value: Value) -> StaticType? {
    switch value {
    case .void: .tuple([])
    case .boolean: .system(names[.boolType])
    case .number(let number): .system(names[number.isFloating ? .cgFloatType : .intType])
    case .text: .system(names[.stringType])
    case .enumeration(let value): value.type
    case .structure(let value): value.type
    case .array(let value):
      value.isSet ? .set(elementType(value)) : .array(elementType(value))
    case .dictionary: .dictionary(.any, .any)
    case .range: .system(names[.rangeType])
    case .object(let value): value.type
    case .system(let value): .system(value.systemType)
    case .type(let type): .metatype(type)
    case .closure(let closure): closure.type.map { .function($0) }
    case .keyPath: .system(names[.keyPathType])
    case .unknown(let unknown): unknown.type
    case .none, .tuple, .function, .implicit: nil
    }
  }

  private func elementType(_ value: ArrayValue) -> StaticType {
    guard let first = value.elements.first, first.depth < 8 else { return .any }
    return typeOf(first) ?? .any
  }

  /// Whether a value is an instance of a type; nil if it is not known.
  func isInstance(_ value: Value, of type: StaticType) -> Bool? {
    if type.isAny { return value.isNil ? nil : true }
    if value.isNil { return type.isOptional }
    if case .unknown(let unknown) = value {
      guard let own = unknown.type, program.isSubtype(own, of: type.unwrapped) == true else {
        return nil
      }
      return true
    }
    let type = type.unwrapped
    if case .system(let name) = type, let known = library.isInstance(value, of: name) {
      return known
    }
    if case .number(let number) = value { return isNumber(number, type) }
    if case .array(let array) = value, let element = type.element {
      return areInstances(array.elements, of: element)
    }
    if case .dictionary = value, case .dictionary = type { return true }
    if case .tuple(let tuple) = value {
      guard case .tuple(let elements) = type else { return false }
      return tuple.elements.count == elements.count ? nil : false
    }
    guard let own = typeOf(value) else { return nil }
    if case .object(let object) = value { return isObject(object, own, type) }
    return program.isSubtype(own, of: type)
  }

  private func areInstances(_ elements: [Value], of type: StaticType) -> Bool? {
    for element in elements where element.depth < 8 {
      guard let known = isInstance(element, of: type) else { return nil }
      if !known { return false }
    }
    return true
  }

  /// An external object may be an instance of a subclass.
  private func isObject(_ object: ObjectValue, _ own: StaticType, _ type: StaticType) -> Bool? {
    let known = program.isSubtype(own, of: type)
    if known == true { return true }
    if case .system(let name) = type, let base = object.systemClass {
      if program.systemAncestors(base).contains(name) { return true }
      if program.kind(ofSystem: name) == nil { return nil }
    }
    return object.isExternal ? nil : known
  }

  private func isNumber(_ number: Number, _ type: StaticType) -> Bool? {
    guard case .system(let name) = type else {
      return program.isSubtype(.system(names[.intType]), of: type)
    }
    switch names[name].map(StandardTypes.numeric) {
    case .integer?: return !number.isFloating
    case .floating?: return number.isFloating || number.isLiteral
    case .unrelated?: return program.systemAncestors(names[.intType]).contains(name)
    case nil: return nil
    }
  }

  /// A value as its context wants it: implicit members get their type, literals become numbers of
  /// the type, closures get the types of their parameters.
  public func coerce(_ value: Value, to type: StaticType) throws(Interruption) -> Value {
    switch value {
    case .implicit(let member): return try resolve(member, as: type)
    case .number(let number): return coerce(number, to: type)
    case .array(let array): return try coerce(array, to: type)
    case .dictionary(let dictionary): return try coerce(dictionary, to: type)
    case .tuple(let tuple): return try coerce(tuple, to: type)
    case .text: return try coerceText(value, to: type)
    case .closure(let closure):
      guard let function = type.function, closure.type == nil else { return value }
      return .closure(ClosureValue(code: closure.code, scope: closure.scope, type: function))
    case .unknown(let unknown) where unknown.type == nil && !type.isAny:
      return .unknown(Unknown(unknown, as: type))
    default: return value
    }
  }

  /// A value as its context wants it, if the context wants anything.
  func coerce(_ value: Value, to type: StaticType?) throws(Interruption) -> Value {
    guard let type else { return value }
    return try coerce(value, to: type)
  }

  private func coerce(_ number: Number, to type: StaticType) -> Value {
    guard number.isLiteral, case .system(let name) = type.unwrapped else { return .number(number) }
    switch names[name].map(StandardTypes.numeric) {
    case .integer?: return .number(number.settled)
    case .floating?: return .number(number.floating)
    default: return .number(number)
    }
  }

  private func coerce(_ array: ArrayValue, to type: StaticType) throws(Interruption) -> Value {
    let type = type.unwrapped
    let becomesSet = if case .set = type { !array.isSet } else { false }
    let element = type.element
    guard becomesSet || element != nil && array.elements.contains(where: \.isUnsettled) else {
      return .array(array)
    }
    try meter.step(1 + array.count / 4)
    var values: [Value] = []
    for value in array.elements { values.append(try coerce(value, to: element)) }
    if becomesSet { values = try unique(values) }
    var result = ArrayValue(values, isOpen: array.isOpen, isSet: array.isSet || becomesSet)
    result.base = array.base
    return .array(result)
  }

  private func coerce(
    _ dictionary: DictionaryValue, to type: StaticType
  ) throws(Interruption) -> Value {
    guard case .dictionary(let key, let element) = type.unwrapped,
      dictionary.keys.contains(where: \.isUnsettled)
        || dictionary.values.contains(where: \.isUnsettled)
    else { return .dictionary(dictionary) }
    try meter.step(1 + dictionary.count / 4)
    var result = DictionaryValue(isOpen: dictionary.isOpen)
    for (old, value) in zip(dictionary.keys, dictionary.values) {
      let new = try coerce(old, to: key)
      if let hash = new.hashableKey() { result.set(try coerce(value, to: element), for: new, hash) }
    }
    return .dictionary(result)
  }

  private func coerce(_ tuple: TupleValue, to type: StaticType) throws(Interruption) -> Value {
    guard case .tuple(let types) = type.unwrapped, types.count == tuple.elements.count else {
      return .tuple(tuple)
    }
    var values: [Value] = []
    for (value, type) in zip(tuple.elements, types) {
      values.append(try coerce(value, to: type.type))
    }
    let labels = zip(tuple.labels, types).map { $1.label.isEmpty ? $0 : $1.label }
    return .tuple(TupleValue(labels: labels, values))
  }

  /// A string literal can be a value of a type of the repository.
  private func coerceText(_ value: Value, to type: StaticType) throws(Interruption) -> Value {
    guard case .declared(let declared) = type.unwrapped, declared.kind != .protocol,
      let initializer = program.initializers(of: .declared(declared)).first(where: {
        $0.parameters.first?.label == names[.stringLiteral]
      })
    else { return value }
    let argument = Argument(names[.stringLiteral], value)
    return try construct(.declared(declared), initializer, [argument])
  }

  /// A literal or implicit value that no context wanted: an integer literal is an `Int`.
  func settle(_ value: Value) -> Value {
    if case .number(let number) = value, number.isLiteral { return .number(number.settled) }
    return value
  }

  /// Evaluates an implicit member as one of a type. One that the type does not have stays implicit.
  private func resolve(_ member: ImplicitMember, as type: StaticType) throws(Interruption) -> Value
  {
    let type = type.unwrapped
    if type.isAny { return .implicit(member) }
    let root = member.expression.chainRoot.id
    let previous = implicitTypes.updateValue(type, forKey: root)
    defer { implicitTypes[root] = previous }
    // The place of what follows is that of the call, not that of its argument.
    let outer = node
    defer { node = outer }
    return try evaluate(member.expression, member.scope)
  }
}

extension Value {
  /// Whether a context can still change it.
  var isUnsettled: Bool {
    switch self {
    case .implicit, .closure: true
    case .number(let number): number.isLiteral
    case .array(let array): array.elements.contains(where: \.isUnsettled)
    case .tuple, .dictionary, .text: true
    default: false
    }
  }
}

extension SwiftExpression {
  /// The expression that a chain of members and calls starts with.
  var chainRoot: SwiftExpression {
    var expression = self
    while true {
      switch expression.form {
      case .member(let base?, _, _): expression = base
      case .call(let call), .subscript(let call): expression = call.callee
      case .forceUnwrap(let base), .optionalChain(let base), .postfix(let base, _):
        expression = base
      case .specialization(let base, _): expression = base
      default: return expression
      }
    }
  }
}
