internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func declaration(_ declaration: DeclSyntax) {
    guard !hasFailed else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      typeDeclaration(declaration)
    case .functionDecl(let function): self.function(function)
    case .initializerDecl(let initializer): self.initializer(initializer)
    case .deinitializerDecl(let deinitializer):
      let node = writer.begin(
        .deinitializerDeclaration, bits: modifiers(deinitializer.modifiers).rawValue,
        place: place(deinitializer.deinitKeyword), end: end(deinitializer))
      attributes(deinitializer.attributes)
      for _ in 0..<4 { writer.absent() }
      block(deinitializer.body)
      writer.end(node)
    case .subscriptDecl(let declaration): subscriptDeclaration(declaration)
    case .variableDecl(let property): self.property(property)
    case .enumCaseDecl(let cases): enumCases(cases)
    case .typeAliasDecl(let alias):
      let node = writer.begin(
        .typeAliasDeclaration, bits: modifiers(alias.modifiers).rawValue, text: name(alias.name),
        place: place(alias.name), end: end(alias))
      attributes(alias.attributes)
      genericParameters(alias.genericParameterClause)
      type(alias.initializer.value)
      writer.end(node)
    case .associatedTypeDecl(let declaration):
      let node = writer.begin(
        .associatedTypeDeclaration, bits: modifiers(declaration.modifiers).rawValue,
        text: name(declaration.name), place: place(declaration.name), end: end(declaration))
      inherited(declaration.inheritanceClause)
      optional(declaration.initializer?.value)
      writer.end(node)
    case .importDecl(let declaration):
      let path = declaration.path.map { name($0.name) }.joined(separator: ".")
      writer.leaf(
        .importDeclaration, text: path, place: place(declaration.importKeyword),
        end: end(declaration))
    case .macroExpansionDecl(let macro):
      let node = writer.begin(
        .macro, text: name(macro.macroName), place: place(macro.pound), end: end(macro))
      arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      writer.end(node)
    default: break
    }
  }

  /// Writes the members of a type, with the branches of `#if` that hold on iOS in place.
  mutating func members(_ members: MemberBlockItemListSyntax) {
    for member in members where !hasFailed {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner)? = conditional.activeElements { self.members(inner) }
      } else {
        declaration(member.decl)
      }
    }
  }
}

// MARK: - Types

extension TreeBuilder {
  private mutating func typeDeclaration(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      typeDeclaration(.classDeclaration, type, type.name, type.genericParameterClause)
    case .structDecl(let type):
      typeDeclaration(.structDeclaration, type, type.name, type.genericParameterClause)
    case .enumDecl(let type):
      typeDeclaration(.enumDeclaration, type, type.name, type.genericParameterClause)
    case .actorDecl(let type):
      typeDeclaration(.actorDeclaration, type, type.name, type.genericParameterClause)
    case .protocolDecl(let type): typeDeclaration(.protocolDeclaration, type, type.name, nil)
    case .extensionDecl(let type): extensionDeclaration(type)
    default: break
    }
  }

  private mutating func typeDeclaration(
    _ kind: SwiftNodeKind, _ type: some DeclGroupSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    let node = writer.begin(
      kind, bits: modifiers(type.modifiers).rawValue, text: self.name(name), place: place(name),
      end: end(type))
    typeParts(type, generics)
    writer.end(node)
  }

  private mutating func extensionDeclaration(_ type: ExtensionDeclSyntax) {
    let last =
      type.extendedType.as(MemberTypeSyntax.self)?.name
      ?? type.extendedType.as(IdentifierTypeSyntax.self)?.name
    let node = writer.begin(
      .extensionDeclaration, bits: modifiers(type.modifiers).rawValue,
      text: last.map(name) ?? "", place: place(last ?? type.extensionKeyword), end: end(type))
    typeParts(type, nil)
    self.type(type.extendedType)
    writer.end(node)
  }

  private mutating func typeParts(
    _ type: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?
  ) {
    attributes(type.attributes)
    genericParameters(generics)
    inherited(type.inheritanceClause)
    requirements(type.genericWhereClause)
    let members = writer.begin(
      .list, place: place(type.memberBlock.leftBrace), end: end(type.memberBlock))
    self.members(type.memberBlock.members)
    writer.end(members)
  }

  private mutating func inherited(_ clause: InheritanceClauseSyntax?) {
    guard let clause else { return writer.absent() }
    list(clause.inheritedTypes) { builder, inherited in builder.type(inherited.type) }
  }

  mutating func genericParameters(_ clause: GenericParameterClauseSyntax?) {
    guard let clause else { return writer.absent() }
    list(clause.parameters) { builder, parameter in
      let node = builder.writer.begin(
        .genericParameter, text: builder.name(parameter.name),
        place: builder.place(parameter.name), end: builder.end(parameter))
      builder.optional(parameter.inheritedType)
      builder.writer.end(node)
    }
  }

  mutating func requirements(_ clause: GenericWhereClauseSyntax?) {
    guard let clause else { return writer.absent() }
    list(clause.requirements) { builder, element in
      builder.requirement(element.requirement, end: builder.end(element))
    }
  }

  private mutating func requirement(_ requirement: GenericRequirementSyntax.Requirement, end: Int) {
    switch requirement {
    case .conformanceRequirement(let requirement):
      let node = writer.begin(.genericRequirement, place: nil, end: end)
      type(requirement.leftType)
      type(requirement.rightType)
      writer.end(node)
    case .sameTypeRequirement(let requirement):
      guard case .type(let left) = requirement.leftType,
        case .type(let right) = requirement.rightType
      else { return unread(requirement, at: end) }
      let node = writer.begin(.genericRequirement, bits: 1, place: nil, end: end)
      type(left)
      type(right)
      writer.end(node)
    case .layoutRequirement(let requirement): unread(requirement, at: end)
    @unknown default: break
    }
  }
}

// MARK: - Enumerations

extension TreeBuilder {
  private mutating func enumCases(_ cases: EnumCaseDeclSyntax) {
    let node = writer.begin(
      .enumCaseDeclaration, bits: modifiers(cases.modifiers).rawValue,
      place: place(cases.caseKeyword), end: end(cases))
    attributes(cases.attributes)
    for element in cases.elements where !hasFailed { enumCase(element) }
    writer.end(node)
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) {
    let node = writer.begin(
      .enumCaseElement, text: name(element.name), place: place(element.name), end: end(element))
    if let clause = element.parameterClause {
      let list = writer.begin(.list, place: place(clause.leftParen), end: end(clause))
      for parameter in clause.parameters where !hasFailed { associatedValue(parameter) }
      writer.end(list)
    } else {
      writer.absent()
    }
    optional(element.rawValue?.value)
    writer.end(node)
  }

  private mutating func associatedValue(_ parameter: EnumCaseParameterSyntax) {
    let local = parameter.secondName ?? parameter.firstName
    let node = writer.begin(
      .parameter, text: local.map(name) ?? "", place: local.map(place), end: end(parameter))
    label(parameter.firstName)
    writer.absent()
    type(parameter.type)
    optional(parameter.defaultValue?.value)
    writer.end(node)
  }

  /// Writes the external name of a parameter, or an absent node for `_`.
  mutating func label(_ token: TokenSyntax?) {
    if let token, token.tokenKind != .wildcard { leaf(.name, token) } else { writer.absent() }
  }
}
