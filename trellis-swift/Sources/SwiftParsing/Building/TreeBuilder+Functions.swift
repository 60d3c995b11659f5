internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func function(_ function: FunctionDeclSyntax) {
    var bits = modifiers(function.modifiers)
    bits.formUnion(effects(function.signature.effectSpecifiers))
    let node = writer.begin(
      .functionDeclaration, bits: bits.rawValue, text: name(function.name),
      place: place(function.name), end: end(function))
    attributes(function.attributes)
    genericParameters(function.genericParameterClause)
    parameters(function.signature.parameterClause)
    optional(function.signature.returnClause?.type)
    requirements(function.genericWhereClause)
    block(function.body)
    writer.end(node)
  }

  mutating func initializer(_ initializer: InitializerDeclSyntax) {
    var bits = modifiers(initializer.modifiers)
    bits.formUnion(effects(initializer.signature.effectSpecifiers))
    if initializer.optionalMark != nil { bits.insert(.failable) }
    let node = writer.begin(
      .initializerDeclaration, bits: bits.rawValue, place: place(initializer.initKeyword),
      end: end(initializer))
    attributes(initializer.attributes)
    genericParameters(initializer.genericParameterClause)
    parameters(initializer.signature.parameterClause)
    writer.absent()
    requirements(initializer.genericWhereClause)
    block(initializer.body)
    writer.end(node)
  }

  mutating func subscriptDeclaration(_ declaration: SubscriptDeclSyntax) {
    let node = writer.begin(
      .subscriptDeclaration, bits: modifiers(declaration.modifiers).rawValue,
      place: place(declaration.subscriptKeyword), end: end(declaration))
    attributes(declaration.attributes)
    genericParameters(declaration.genericParameterClause)
    parameters(declaration.parameterClause)
    type(declaration.returnClause.type)
    requirements(declaration.genericWhereClause)
    accessors(declaration.accessorBlock)
    writer.end(node)
  }

  private func effects(_ effects: FunctionEffectSpecifiersSyntax?) -> SwiftModifiers {
    var bits: SwiftModifiers = []
    if effects?.asyncSpecifier != nil { bits.insert(.async) }
    if effects?.throwsClause != nil { bits.insert(.throws) }
    return bits
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
    let list = writer.begin(.list, place: place(clause.leftParen), end: end(clause))
    for parameter in clause.parameters where !hasFailed {
      let local = parameter.secondName ?? parameter.firstName
      let flags = flags(parameter.type, isVariadic: parameter.ellipsis != nil)
      let node = writer.begin(
        .parameter, bits: flags.rawValue, text: name(local), place: place(local),
        end: end(parameter))
      label(parameter.firstName)
      attributes(parameter.attributes)
      type(parameter.type)
      optional(parameter.defaultValue?.value)
      writer.end(node)
    }
    writer.end(list)
  }

  func flags(_ type: TypeSyntax?, isVariadic: Bool) -> SwiftParameterFlags {
    var result: SwiftParameterFlags = isVariadic ? .variadic : []
    guard let attributed = type?.as(AttributedTypeSyntax.self) else { return result }
    let flags = flags(attributed)
    if flags.contains(.inout) { result.insert(.inout) }
    if flags.contains(.escaping) { result.insert(.escaping) }
    if flags.contains(.autoclosure) { result.insert(.autoclosure) }
    return result
  }
}

// MARK: - Properties

extension TreeBuilder {
  mutating func property(_ property: VariableDeclSyntax) {
    var bits = modifiers(property.modifiers)
    if property.bindingSpecifier.tokenKind == .keyword(.let) { bits.insert(.constant) }
    let node = writer.begin(
      .propertyDeclaration, bits: bits.rawValue, place: place(property.bindingSpecifier),
      end: end(property))
    attributes(property.attributes)
    for binding in property.bindings where !hasFailed {
      let inner = writer.begin(.propertyBinding, place: nil, end: end(binding))
      pattern(binding.pattern)
      optional(binding.typeAnnotation?.type)
      optional(binding.initializer?.value)
      accessors(binding.accessorBlock)
      writer.end(inner)
    }
    writer.end(node)
  }

  private mutating func accessors(_ block: AccessorBlockSyntax?) {
    guard let block else { return writer.absent() }
    let node = writer.begin(.list, place: place(block.leftBrace), end: end(block))
    switch block.accessors {
    case .getter(let body):
      let getter = writer.begin(.accessor, place: place(block.leftBrace), end: end(block))
      statements(body, place: place(block.leftBrace), end: end(block))
      writer.end(getter)
    case .accessors(let accessors):
      for accessor in accessors where !hasFailed { self.accessor(accessor) }
    @unknown default: break
    }
    writer.end(node)
  }

  private mutating func accessor(_ accessor: AccessorDeclSyntax) {
    let kind: SwiftAccessor.Kind =
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress), .keyword(.`init`):
        .set
      case .keyword(.willSet): .willSet
      case .keyword(.didSet): .didSet
      default: .get
      }
    let node = writer.begin(
      .accessor, bits: kind.rawValue, text: accessor.parameters.map { name($0.name) } ?? "",
      place: place(accessor.accessorSpecifier), end: end(accessor))
    block(accessor.body)
    writer.end(node)
  }
}

// MARK: - Attributes and modifiers

extension TreeBuilder {
  mutating func attributes(_ attributes: AttributeListSyntax) {
    list(attributes) { builder, element in
      if case .attribute(let attribute) = element { builder.attribute(attribute) }
    }
  }

  private mutating func attribute(_ attribute: AttributeSyntax) {
    let last =
      attribute.attributeName.as(MemberTypeSyntax.self)?.name
      ?? attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
    let node = writer.begin(
      .attribute, text: last.map(name) ?? "", place: place(attribute.atSign),
      end: end(attribute))
    if case .argumentList(let arguments)? = attribute.arguments {
      list(arguments) { builder, argument in builder.argument(argument) }
    }
    writer.end(node)
  }

  func modifiers(_ modifiers: DeclModifierListSyntax) -> SwiftModifiers {
    var result: SwiftModifiers = []
    for modifier in modifiers where modifier.detail == nil || modifier.name.text == "unowned" {
      if let known = Self.modifiers[modifier.name.text] { result.insert(known) }
    }
    return result
  }

  private static let modifiers: [String: SwiftModifiers] = [
    "static": .static, "class": .class, "override": .override, "lazy": .lazy, "weak": .weak,
    "unowned": .unowned, "private": .private, "fileprivate": .fileprivate, "public": .public,
    "open": .open, "final": .final, "required": .required, "convenience": .convenience,
    "mutating": .mutating, "optional": .optional, "indirect": .indirect, "dynamic": .dynamic,
    "prefix": .prefix, "postfix": .postfix,
  ]
}
