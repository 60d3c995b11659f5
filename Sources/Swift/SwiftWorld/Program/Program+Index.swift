package import SwiftSources

extension Program {
  /// Adds the declarations at the top level of a file. Extensions wait until all types are known.
  package func index(_ items: SwiftStatements, _ pending: inout [SwiftTypeDeclaration]) {
    for item in items {
      guard case .declaration(let declaration) = item.form else { continue }
      switch declaration.form {
      case .type(let type):
        let declared = declare(type, in: nil)
        types[type.name, default: []].append(declared)
      case .extension(let type): pending.append(type)
      case .function(let function):
        let member = FunctionMember(function, owner: nil)
        functions[function.name, default: []].append(member)
      case .property(let property):
        for member in Self.properties(property, owner: nil) {
          variables[member.name, default: []].append(member)
        }
      case .typeAlias(let alias): aliases[alias.name, default: []].append(alias.type)
      case .import(let module): modules.insert(module)
      default: break
      }
    }
  }

  /// Makes a type with its members.
  package func declare(_ declaration: SwiftTypeDeclaration, in outer: DeclaredType?) -> DeclaredType
  {
    let type = DeclaredType(
      name: declaration.name, kind: declaration.keyword.kind, outer: outer,
      declaration: declaration)
    add(declaration, to: type)
    didDeclare(type)
    return type
  }

  /// Adds an extension to the type that it extends.
  package func extend(with declaration: SwiftTypeDeclaration) {
    guard let name = declaration.extendedType else { return }
    let context = LexicalContext(file: declaration.file, type: nil)
    switch resolve(name, in: context) {
    case .declared(let type): add(declaration, to: type)
    case let type:
      guard let symbol = systemName(of: type) else { return }
      let type = extensions[symbol] ?? DeclaredType(name: symbol, kind: .extensions)
      if extensions[symbol] == nil { extensionOrder.append(type) }
      extensions[symbol] = type
      add(declaration, to: type)
    }
  }

  private func add(_ declaration: SwiftTypeDeclaration, to type: DeclaredType) {
    type.parts.append(declaration)
    type.inherited += declaration.inheritedTypes
    for parameter in declaration.genericParameters {
      type.genericParameters.insert(parameter.name)
      type.genericConstraints[parameter.name] = parameter.constraint
    }
    for member in declaration.members { add(member, to: type) }
  }

  private func add(_ declaration: SwiftDeclaration, to type: DeclaredType) {
    switch declaration.form {
    case .type(let inner): type.nested[inner.name] = declare(inner, in: type)
    case .function(let function):
      let member = FunctionMember(function, owner: type)
      let isOfType = member.modifiers.isOfType
      if member.modifiers.contains(.mutating) { mutatingNames.insert(function.name) }
      change(type, isOfType) { $0.functions[function.name, default: []].append(member) }
    case .initializer(let function):
      type.initializers.append(FunctionMember(function, owner: type))
    case .subscript(let function):
      let member = FunctionMember(function, owner: type)
      change(type, member.modifiers.isOfType) { $0.subscripts.append(member) }
    case .property(let property): add(property, to: type)
    case .cases(let cases): add(cases, to: type)
    case .typeAlias(let alias): type.aliases[alias.name] = alias.type
    case .associatedType(let associated): type.genericParameters.insert(associated.name)
    default: break
    }
  }

  private func change(
    _ type: DeclaredType, _ isOfType: Bool, _ change: (inout MemberTable) -> Void
  ) {
    if isOfType { change(&type.statics) } else { change(&type.values) }
  }

  private func add(_ property: SwiftProperty, to type: DeclaredType) {
    let isOfType = property.modifiers.isOfType
    for member in Self.properties(property, owner: type) {
      change(type, isOfType) { table in
        // A type's own property takes precedence over the requirement of its protocol.
        if table.properties[member.name] == nil || !member.isRequirement {
          table.properties[member.name] = member
        }
      }
      if !isOfType, !member.isComputed, type.kind != .protocol, type.kind != .extensions {
        type.stored.append(member)
      }
    }
  }

  private func add(_ cases: SwiftEnumCases, to type: DeclaredType) {
    for element in cases.elements {
      let found = CaseMember(element, owner: type, index: type.cases.count)
      type.cases.append(found)
      if type.caseNames[found.name] == nil { type.caseNames[found.name] = found }
    }
  }

  /// The variables that a declaration declares, also those in tuples.
  package static func properties(_ property: SwiftProperty, owner: DeclaredType?)
    -> [PropertyMember]
  {
    property.typedBindings.flatMap { binding, type in
      binding.pattern.boundNames.map { name in
        PropertyMember(
          name: name, property: property, binding: binding, typeName: type, owner: owner)
      }
    }
  }
}

extension SwiftTypeDeclaration.Keyword {
  fileprivate var kind: DeclaredType.Kind {
    switch self {
    case .class, .actor: .class
    case .struct: .structure
    case .enum: .enumeration
    case .protocol: .protocol
    case .extension: .extensions
    }
  }
}

extension SwiftPattern {
  /// The names that a pattern of a declaration binds.
  package var boundNames: [SwiftSymbol] {
    switch form {
    case .identifier(let name): [name]
    case .tuple(let elements): elements.flatMap { $0.pattern.boundNames }
    case .binding(let pattern): pattern.boundNames
    default: []
    }
  }
}
