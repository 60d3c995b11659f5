internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The value of a name.
  func identifier(
    _ name: SwiftSymbol, _ labels: SwiftList<SwiftSymbol>, _ expression: SwiftExpression,
    _ scope: Scope
  ) throws(Interruption) -> Value {
    if let (owner, index) = scope.find(name) { return try readBinding(owner, index) }
    switch names[name] {
    case .selfValue, .superValue: return scope.frame.receiver ?? .unknown(Unknown("self"))
    case .selfType: return dynamicSelf(scope.frame).map { .type($0) } ?? .unknown(Unknown("Self"))
    default: break
    }
    node = expression.node
    if let type = scope.frame.generics[name] { return .type(type) }
    if let value = try memberOfSelf(name, scope.frame) { return value }
    if let value = try staticOfContext(name, scope.frame.context) { return value }
    if let value = try global(name, scope.frame.context.file) { return value }
    if let type = typeValue(name, scope.frame) { return .type(type) }
    if let value = try library.getGlobal(name, in: self) { return value }
    if let value = standardGlobal(name) { return value }
    if isStandardFunction(name) || program.functions[name] != nil {
      return .function(FunctionValue(receiver: nil, name: name, labels: Array(labels)))
    }
    if program.text(name).startsUppercase { return .type(.system(name)) }
    return .unknown(Unknown(program.text(name), isShared: true))
  }

  func readBinding(_ owner: Scope, _ index: Int) throws(Interruption) -> Value {
    let binding = owner.bindings[index]
    guard let declaration = binding.declaration else { return binding.value }
    if binding.isPending, let initial = declaration.initialValue {
      owner.bindings[index].isPending = false
      let value = settle(try evaluate(initial, Scope(inside: owner), as: binding.type))
      owner.bindings[index].value = value
      return value
    }
    guard let body = declaration.accessors?.getter?.body else { return binding.value }
    return try runBody(body, Scope(inside: owner), as: binding.type)
  }

  /// A property or method of `self`, without `self` before it.
  private func memberOfSelf(
    _ name: SwiftSymbol, _ frame: Frame
  ) throws(Interruption) -> Value? {
    guard let receiver = frame.receiver else { return nil }
    if case .type(let type) = receiver { return try staticMember(name, of: type) }
    if let value = try declaredMember(name, of: receiver) { return value }
    if case .unknown = receiver, let context = frame.context.type {
      return try member(name, ofUnknown: receiver, as: program.selfType(of: context), context)
    }
    switch receiver {
    case .object, .system, .structure, .enumeration:
      if let value = try library.get(name, of: receiver, in: self) { return value }
      if let value = try standardMember(name, of: receiver) { return value }
      let base = receiver.object?.systemClass ?? typeOf(receiver)?.systemName
      if base.flatMap({ systemMemberType(name, of: $0) }) != nil {
        return try get(name, of: receiver)
      }
    default: return try standardMember(name, of: receiver)
    }
    return nil
  }

  /// A member of an unknown `self` of a declared type.
  private func member(
    _ name: SwiftSymbol, ofUnknown receiver: Value, as type: StaticType, _ context: DeclaredType
  ) throws(Interruption) -> Value? {
    let members =
      type.isAny
      ? program.find(MemberQuestion(name: name, isOfType: false), in: program.lineage(of: context))
      : program.members(name, of: type)
    switch members.valueMember {
    case .property(let property)?: return try read(property, of: receiver)
    case .function?: return .function(FunctionValue(receiver: receiver, name: name))
    default: return nil
    }
  }

  /// A static member of one of the types around a place.
  private func staticOfContext(
    _ name: SwiftSymbol, _ context: LexicalContext
  ) throws(Interruption) -> Value? {
    var type = context.type
    while let current = type {
      if let value = try staticMember(name, of: program.memberType(of: current)) { return value }
      type = current.outer
    }
    return nil
  }

  /// A global variable of the repository.
  private func global(_ name: SwiftSymbol, _ file: SwiftFile) throws(Interruption) -> Value? {
    guard let candidates = program.variables[name],
      let variable = program.nearest(candidates, to: file, { $0.modifiers }, { $0.binding.file })
    else { return nil }
    return try readStatic(variable, of: nil)
  }

  func typeValue(_ name: SwiftSymbol, _ frame: Frame) -> StaticType? {
    if let known = names[name], let type = StandardTypes.type(known) { return type }
    if let type = program.lookUpType(name, in: frame.context) { return type }
    return program.kind(ofSystem: name) == nil ? nil : .system(name)
  }
}

extension Program {
  /// A type whose static members are those of a declared type, also of a protocol.
  func memberType(of type: DeclaredType) -> StaticType {
    type.kind == .extensions ? .system(type.name) : .declared(type)
  }
}

extension String {
  /// Whether it begins with a capital letter of ASCII.
  var startsUppercase: Bool { utf8.first.map { (65...90).contains($0) } ?? false }
}
