internal import TextBytes
public import SwiftSources
public import SwiftWorld

extension Interpreter {
  /// The value of `base.name`.
  func member(
    _ base: SwiftExpression?, _ name: SwiftSymbol, _ labels: SwiftList<SwiftSymbol>,
    _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    guard let base else {
      return try implicitMember(name, expression, scope, type)
    }
    if case .identifier(let symbol, _) = base.form, names[symbol] == .superValue {
      node = expression.node
      return try superMember(name, scope)
    }
    if case .identifier(let symbol, _) = base.form, isModule(symbol, scope) {
      return try identifier(name, labels, expression, Scope(parent: nil, frame: emptyFrame))
    }
    let value = try evaluate(base, scope)
    if value.isImplicit { return deferred(expression, scope) }
    node = expression.node
    let labels = Array(labels)
    if !labels.isEmpty {
      return .function(FunctionValue(receiver: value, name: name, labels: labels))
    }
    return try get(name, of: value)
  }

  /// `.name`, if the context has given it a type.
  private func implicitMember(
    _ name: SwiftSymbol, _ expression: SwiftExpression, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    guard let type = implicitTypes[expression.id] ?? type, !type.isAny else {
      return deferred(expression, scope)
    }
    node = expression.node
    return try implicitMember(name, of: type.unwrapped) ?? deferred(expression, scope)
  }

  /// A member of a type, where the type is implicit; nil if the type has none.
  func implicitMember(_ name: SwiftSymbol, of type: StaticType) throws(Interruption) -> Value? {
    if names[name] == KnownName.none { return Value.none }
    if let value = try staticMember(name, of: type) { return value }
    if case .system(let system) = type {
      switch program.kind(ofSystem: system) {
      case .enumeration?, .options?: return .enumeration(EnumerationValue(type: type, name: name))
      default: return nil
      }
    }
    return nil
  }

  func deferred(_ expression: SwiftExpression, _ scope: Scope) -> Value {
    capture(scope)
    let name: SwiftSymbol =
      if case .member(_, let name, _) = expression.chainRoot.form { name } else { .empty }
    return .implicit(ImplicitMember(expression: expression, scope: scope, name: name))
  }

  /// The value of a property or method of a value.
  public func get(_ name: SwiftSymbol, of value: Value) throws(Interruption) -> Value {
    switch value {
    case .type(let type):
      if let found = try staticMember(name, of: type) { return found }
      if let found = try implicitMember(name, of: type) { return found }
      return .unknown(Unknown(path(value, name), isShared: true))
    case .tuple(let tuple): return element(name, of: tuple) ?? .unknown(Unknown(path(value, name)))
    case .none:
      return try declaredMember(name, of: value) ?? Value.none
    default: break
    }
    if let found = try declaredMember(name, of: value) { return found }
    if names[name] == .selfValue { return value }
    if let found = try library.get(name, of: value, in: self) { return found }
    if case .object(let object) = value, let found = object.properties[name] { return found }
    if let found = try standardMember(name, of: value) { return found }
    if isStandardMethod(name, of: value) {
      return .function(FunctionValue(receiver: value, name: name))
    }
    return try unknownMember(name, of: value)
  }

  private func element(_ name: SwiftSymbol, of tuple: TupleValue) -> Value? {
    if let index = tuple.index(of: name) { return tuple.elements[index] }
    guard let index = names.index(name), tuple.elements.indices.contains(index) else { return nil }
    return tuple.elements[index]
  }

  /// A property or method that the repository declares; nil if it declares none.
  func declaredMember(_ name: SwiftSymbol, of value: Value) throws(Interruption) -> Value? {
    if library.ownProperties.contains(name), let own = try library.get(name, of: value, in: self) {
      return own
    }
    switch value {
    case .structure(let structure):
      if let field = structure[name], !isLazy(field, name, value) { return field }
    case .object(let object):
      if let known = knownProperty(name, object) { return known }
    default: break
    }
    for type in memberTypes(of: value) {
      switch valueMember(name, of: type) {
      case .property(let property)?: return try read(property, of: value)
      case .function?: return .function(FunctionValue(receiver: value, name: name))
      default: break
      }
    }
    return nil
  }

  private func isLazy(_ field: Value, _ name: SwiftSymbol, _ value: Value) -> Bool {
    guard case .structure(let structure) = value,
      case .declared(let type) = structure.type
    else { return false }
    if case .property(let member)? = program.valueMember(name, of: .declared(type)) {
      return member.isComputed || wrapper(of: member) != nil
    }
    return false
  }

  /// The value of a stored property that has one.
  private func knownProperty(_ name: SwiftSymbol, _ object: ObjectValue) -> Value? {
    guard object.properties[name] != nil,
      case .property(let member)? = valueMember(name, of: object.type), !member.isComputed,
      wrapper(of: member) == nil
    else { return nil }
    return storedValue(of: member, in: object)
  }

  /// The types whose members a value has: a literal can be an `Int` or a `CGFloat`.
  func memberTypes(of value: Value) -> [StaticType] {
    switch value {
    case .number(let number) where number.isLiteral:
      [.system(names[.intType]), .system(names[.cgFloatType])]
    case .none: [.system(names[.optionalType])]
    case .unknown(let unknown):
      unknown.type.map { $0.isOptional ? [.system(names[.optionalType]), $0.unwrapped] : [$0] }
        ?? []
    case .type: typeOf(value).map { [$0] } ?? []
    default:
      // An optional is its value, so a value has the members of optionals, too.
      (typeOf(value).map { [$0] } ?? [])
        + (program.hasOptionalExtension ? [.system(names[.optionalType])] : [])
    }
  }

  /// The value of a property of a value.
  func read(_ property: PropertyMember, of value: Value) throws(Interruption) -> Value {
    if property.isComputed { return try readComputed(property, of: value) }
    if let wrapper = wrapper(of: property) { return try readWrapped(property, wrapper, value) }
    switch value {
    case .object(let object): return try readStored(property, of: object)
    case .structure(let structure):
      if let known = structure[property.name] { return known }
      if property.modifiers.contains(.lazy), let initial = property.binding.initialValue {
        let frame = frame(of: property, on: value)
        let type = property.typeName.map { resolve($0, frame) }
        return settle(try evaluate(initial, Scope(parent: nil, frame: frame), as: type))
      }
    default: break
    }
    return try symbolic(property, of: value)
  }

  private func readComputed(
    _ property: PropertyMember, of value: Value
  ) throws(Interruption) -> Value {
    guard let body = property.getter?.body else {
      // The requirement of a protocol, which the system may meet.
      if let found = try library.get(property.name, of: value, in: self) { return found }
      if let found = try standardMember(property.name, of: value) { return found }
      return try symbolic(property, of: value)
    }
    var receiver: Value? = value
    return try runAccessor(body, of: property, on: &receiver, []) ?? .void
  }

  private func readStored(
    _ property: PropertyMember, of object: ObjectValue
  ) throws(Interruption) -> Value {
    if let known = storedValue(of: property, in: object) { return known }
    if isSystemOverride(property) {
      if let known = try library.get(property.name, of: .object(object), in: self) { return known }
      return try unknownMember(property.name, of: .object(object))
    }
    guard property.binding.initialValue != nil else {
      let value = try symbolic(property, of: .object(object))
      if !value.isNil { keep(value, of: property, in: object) }
      return value
    }
    let activation = Activation(
      function: property.binding.id, receiver: ObjectIdentifier(object))
    guard observers.insert(activation).inserted else {
      // The value depends on itself.
      return .unknown(Unknown(path(.object(object), property.name)))
    }
    defer { observers.remove(activation) }
    try evaluateInitialValue(of: property, in: object)
    return storedValue(of: property, in: object) ?? .void
  }

  /// Whether a property only observes one of the system's.
  func isSystemOverride(_ property: PropertyMember) -> Bool {
    guard property.modifiers.contains(.override), !property.isComputed,
      property.binding.initialValue == nil, let owner = property.owner
    else { return false }
    return !program.lineage(of: owner).dropFirst().contains {
      $0.kind == .class && $0.values.properties[property.name] != nil
    }
  }

  /// The value of a property that the sources do not determine.
  func symbolic(_ property: PropertyMember, of value: Value) throws(Interruption) -> Value {
    let context = LexicalContext(file: property.binding.file, type: property.owner)
    var type = property.typeName.map { program.resolve($0, in: context) }
    if let optional = value.unknown?.type, optional.isOptional, let known = type, !known.isOptional
    {
      type = .optional(known)
    }
    let isExternal = value.object?.isExternal ?? (value.unknown != nil)
    if !isExternal, let type, type.isOptional { return .none }
    return try symbolicValue(of: type ?? .any, named: path(value, property.name), isShared: true)
  }

  private func unknownMember(
    _ name: SwiftSymbol, of value: Value
  ) throws(Interruption) -> Value {
    var type: StaticType?
    if let system = typeOf(value)?.unwrapped.systemName ?? value.object?.systemClass {
      type = systemMemberType(name, of: system)
    }
    library.didNotKnow(name, of: value, [], in: self)
    let path = path(value, name)
    guard let type else { return .unknown(Unknown(path, isShared: true)) }
    return try symbolicValue(of: type, named: path, isShared: true)
  }

  func systemMemberType(_ name: SwiftSymbol, of type: SwiftSymbol) -> StaticType? {
    for ancestor in program.systemAncestors(type) {
      if let found = program.system.type(ofMember: name, of: ancestor, isOfType: false) {
        return found
      }
    }
    return nil
  }

  /// A value that the sources do not determine: what the library makes of it, or an unknown.
  ///
  /// `isShared`: Whether the name always means the same value.
  public func symbolicValue(
    of type: StaticType, named name: String, isShared: Bool
  ) throws(Interruption) -> Value {
    if isShared, let known = externals[ExactText(name)] { return known }
    try meter.step()
    let value: Value
    if let made = try library.symbolicValue(of: type, named: name, in: self) {
      value = made
    } else if case .array(let element) = type {
      let inner = try symbolicValue(of: element, named: "\(clipped(name))[]", isShared: isShared)
      value = try checked(.array(ArrayValue([inner], isOpen: true)))
    } else {
      value = .unknown(Unknown(clipped(name), type: type.isAny ? nil : type, isShared: isShared))
    }
    if isShared, case .unknown = value {} else if isShared { externals[ExactText(name)] = value }
    return value
  }
}
