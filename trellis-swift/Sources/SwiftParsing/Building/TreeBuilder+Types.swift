internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func type(_ type: TypeSyntax) {
    guard !hasFailed else { return }
    let end = end(type)
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      named(type.name, in: nil, type.genericArgumentClause, end: end)
    case .memberType(let type):
      named(type.name, in: type.baseType, type.genericArgumentClause, end: end)
    case .optionalType(let type): wrapped(.optionalType, type.wrappedType, end: end)
    case .implicitlyUnwrappedOptionalType(let type):
      wrapped(.optionalType, bits: 1, type.wrappedType, end: end)
    case .arrayType(let type):
      wrapped(.arrayType, type.element, place: place(type.leftSquare), end: end)
    case .dictionaryType(let type):
      let node = writer.begin(.dictionaryType, place: place(type.leftSquare), end: end)
      self.type(type.key)
      self.type(type.value)
      writer.end(node)
    case .tupleType(let type): tupleType(type)
    case .functionType(let type):
      let node = writer.begin(.functionType, place: place(type.leftParen), end: end)
      self.type(type.returnClause.type)
      tupleElements(type.parameters)
      writer.end(node)
    case .compositionType(let type):
      let node = writer.begin(.composedType, place: nil, end: end)
      for element in type.elements where !hasFailed { self.type(element.type) }
      writer.end(node)
    case .someOrAnyType(let type):
      let isSome = type.someOrAnySpecifier.tokenKind == .keyword(.some)
      wrapped(
        isSome ? .someType : .anyType, type.constraint, place: place(type.someOrAnySpecifier),
        end: end)
    case .namedOpaqueReturnType(let type): self.type(type.type)
    case .metatypeType(let type): wrapped(.metatype, type.baseType, end: end)
    case .attributedType(let type): attributedType(type)
    case .classRestrictionType(let type):
      writer.leaf(
        .namedType, text: "AnyObject", place: place(type.classKeyword), end: end)
    default: unread(type, at: end)
    }
  }

  private mutating func wrapped(
    _ kind: SwiftNodeKind, bits: UInt32 = 0, _ inner: TypeSyntax, place: Int? = nil, end: Int
  ) {
    let node = writer.begin(kind, bits: bits, place: place, end: end)
    type(inner)
    writer.end(node)
  }

  private mutating func named(
    _ name: TokenSyntax, in base: TypeSyntax?, _ arguments: GenericArgumentClauseSyntax?, end: Int
  ) {
    let node = writer.begin(.namedType, text: self.name(name), place: place(name), end: end)
    if base != nil || arguments != nil { optional(base) }
    genericArguments(arguments)
    writer.end(node)
  }

  mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) {
    for element in clause?.arguments ?? [] where !hasFailed {
      switch element.argument {
      case .type(let argument): type(argument)
      case .expr(let argument): unread(argument, at: end(argument))
      @unknown default: break
      }
    }
  }

  /// A tuple of one element without a label is that element in parentheses.
  private mutating func tupleType(_ tuple: TupleTypeSyntax) {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.firstName == nil,
      only.ellipsis == nil
    {
      let node = writer.begin(.attributedType, place: place(tuple.leftParen), end: end(tuple))
      type(only.type)
      return writer.end(node)
    }
    let node = writer.begin(.tupleType, place: place(tuple.leftParen), end: end(tuple))
    tupleElements(tuple.elements)
    writer.end(node)
  }

  private mutating func tupleElements(_ elements: TupleTypeElementListSyntax) {
    for element in elements where !hasFailed {
      let node = writer.begin(
        .tupleTypeElement, text: element.firstName.map(name) ?? "", place: nil,
        end: end(element))
      type(element.type)
      writer.end(node)
    }
  }

  private mutating func attributedType(_ attributed: AttributedTypeSyntax) {
    let node = writer.begin(
      .attributedType, bits: flags(attributed).rawValue,
      place: attributed.positionAfterSkippingLeadingTrivia.utf8Offset, end: end(attributed))
    type(attributed.baseType)
    writer.end(node)
  }

  /// The attributes of a type that say how a parameter is passed.
  func flags(_ attributed: AttributedTypeSyntax) -> SwiftTypeName.Attributes {
    var flags: SwiftTypeName.Attributes = []
    for specifier in attributed.specifiers {
      if case .simpleTypeSpecifier(let specifier) = specifier,
        specifier.specifier.tokenKind == .keyword(.inout)
      {
        flags.insert(.inout)
      }
    }
    for case .attribute(let attribute) in attributed.attributes {
      switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
      case "escaping": flags.insert(.escaping)
      case "autoclosure": flags.insert(.autoclosure)
      default: break
      }
    }
    return flags
  }
}
