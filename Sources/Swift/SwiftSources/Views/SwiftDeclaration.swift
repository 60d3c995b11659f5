/// A declaration.
public struct SwiftDeclaration: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// The kinds of declarations.
  public enum Form: Sendable {
    /// A class, structure, enumeration, actor or protocol.
    case type(SwiftTypeDeclaration)
    /// An extension, which has the members of a type.
    case `extension`(SwiftTypeDeclaration)
    /// A function, also an operator's.
    case function(SwiftFunction)
    /// An initialiser.
    case initializer(SwiftFunction)
    /// A deinitialiser.
    case deinitializer(SwiftFunction)
    /// A subscript; its accessors are in ``SwiftFunction/accessors``.
    case `subscript`(SwiftFunction)
    /// Variables or constants.
    case property(SwiftProperty)
    /// Cases of an enumeration.
    case cases(SwiftEnumCases)
    /// A type alias.
    case typeAlias(SwiftTypeAlias)
    /// An associated type of a protocol.
    case associatedType(SwiftAssociatedType)
    /// The import of a module.
    case `import`(SwiftSymbol)
    /// A macro that expands to declarations.
    case macro(SwiftMacro)
    /// Another declaration, unread.
    case unread
  }

  /// Whether a node is a declaration that is not also an expression.
  static func isDeclaration(_ kind: SwiftNodeKind) -> Bool {
    switch kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration, .extensionDeclaration, .functionDeclaration, .initializerDeclaration,
      .deinitializerDeclaration, .subscriptDeclaration, .propertyDeclaration,
      .enumCaseDeclaration, .typeAliasDeclaration, .associatedTypeDeclaration,
      .importDeclaration:
      true
    default:
      false
    }
  }

  /// The kind, with its view.
  public var form: Form {
    switch node.kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      .type(SwiftTypeDeclaration(node: node))
    case .extensionDeclaration: .extension(SwiftTypeDeclaration(node: node))
    case .functionDeclaration: .function(SwiftFunction(node: node))
    case .initializerDeclaration: .initializer(SwiftFunction(node: node))
    case .deinitializerDeclaration: .deinitializer(SwiftFunction(node: node))
    case .subscriptDeclaration: .subscript(SwiftFunction(node: node))
    case .propertyDeclaration: .property(SwiftProperty(node: node))
    case .enumCaseDeclaration: .cases(SwiftEnumCases(node: node))
    case .typeAliasDeclaration: .typeAlias(SwiftTypeAlias(node: node))
    case .associatedTypeDeclaration: .associatedType(SwiftAssociatedType(node: node))
    case .importDeclaration: .import(node.symbol)
    case .macro: .macro(SwiftMacro(node: node))
    default: .unread
    }
  }
}

/// A declaration with modifiers and, as its first child, attributes.
public protocol SwiftModifiedDeclaration: SwiftSyntaxView {}

extension SwiftModifiedDeclaration {
  /// The modifiers.
  public var modifiers: SwiftModifiers { SwiftModifiers(rawValue: node.bits) }
  /// The attributes.
  public var attributes: SwiftList<SwiftAttribute> {
    SwiftList(node.child(0)) { SwiftAttribute(node: $0) }
  }
}

/// A class, structure, enumeration, actor or protocol, or an extension of one.
public struct SwiftTypeDeclaration: SwiftModifiedDeclaration {
  /// The node.
  public let node: SwiftNode

  /// The keyword of a declaration.
  public enum Keyword: Hashable, Sendable {
    /// `class`.
    case `class`
    /// `struct`.
    case `struct`
    /// `enum`.
    case `enum`
    /// `actor`.
    case actor
    /// `protocol`.
    case `protocol`
    /// `extension`.
    case `extension`
  }

  /// The keyword.
  public var keyword: Keyword {
    switch node.kind {
    case .structDeclaration: .struct
    case .enumDeclaration: .enum
    case .actorDeclaration: .actor
    case .protocolDeclaration: .protocol
    case .extensionDeclaration: .extension
    default: .class
    }
  }

  /// The name; of an extension, the last component of the extended type's name.
  public var name: SwiftSymbol { node.symbol }
  /// The generic parameters.
  public var genericParameters: SwiftList<SwiftGenericParameter> {
    SwiftList(node.child(1)) { SwiftGenericParameter(node: $0) }
  }
  /// The superclass and protocols, in order.
  public var inheritedTypes: SwiftList<SwiftTypeName> {
    SwiftList(node.child(2)) { SwiftTypeName(node: $0) }
  }
  /// The requirements after `where`.
  public var requirements: SwiftList<SwiftGenericRequirement> {
    SwiftList(node.child(3)) { SwiftGenericRequirement(node: $0) }
  }
  /// The members, in order.
  public var members: SwiftList<SwiftDeclaration> {
    SwiftList(node.child(Self.memberPosition)) { SwiftDeclaration(node: $0) }
  }
  /// The position of the list of members among the children.
  public static let memberPosition = 4
  /// The extended type of an extension.
  public var extendedType: SwiftTypeName? {
    node.child(5).present.map { SwiftTypeName(node: $0) }
  }
}

/// The cases that one `case` of an enumeration declares.
public struct SwiftEnumCases: SwiftModifiedDeclaration {
  /// The node.
  public let node: SwiftNode

  /// The cases.
  public var elements: SwiftList<SwiftEnumCase> {
    SwiftList(node, from: 1) { SwiftEnumCase(node: $0) }
  }
}

/// One case of an enumeration.
public struct SwiftEnumCase: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name.
  public var name: SwiftSymbol { node.symbol }
  /// The associated values; nil without parentheses. A value without a label has no
  /// ``SwiftParameter/label``.
  public var associatedValues: SwiftList<SwiftParameter>? {
    node.child(0).present.map { SwiftList($0) { SwiftParameter(node: $0) } }
  }
  /// The raw value, if the source gives it.
  public var rawValue: SwiftExpression? {
    node.child(1).present.map { SwiftExpression(node: $0) }
  }
}

/// A type alias.
public struct SwiftTypeAlias: SwiftModifiedDeclaration {
  /// The node.
  public let node: SwiftNode

  /// The name.
  public var name: SwiftSymbol { node.symbol }
  /// The generic parameters.
  public var genericParameters: SwiftList<SwiftGenericParameter> {
    SwiftList(node.child(1)) { SwiftGenericParameter(node: $0) }
  }
  /// The type that it stands for.
  public var type: SwiftTypeName { SwiftTypeName(node: node.child(2)) }
}

/// An associated type of a protocol.
public struct SwiftAssociatedType: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name.
  public var name: SwiftSymbol { node.symbol }
  /// The types that it must conform to.
  public var inheritedTypes: SwiftList<SwiftTypeName> {
    SwiftList(node.child(0)) { SwiftTypeName(node: $0) }
  }
  /// The default.
  public var type: SwiftTypeName? { node.child(1).present.map { SwiftTypeName(node: $0) } }
}

/// An attribute, as `@IBOutlet` or a property wrapper.
public struct SwiftAttribute: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name without `@`; the last component of a qualified one.
  public var name: SwiftSymbol { node.symbol }
  /// The arguments that are expressions; nil without parentheses or with other arguments.
  public var arguments: SwiftList<SwiftArgument>? {
    node.child(0).present.map { SwiftList($0) { SwiftArgument(node: $0) } }
  }
}

/// A generic parameter.
public struct SwiftGenericParameter: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name.
  public var name: SwiftSymbol { node.symbol }
  /// The type after the colon.
  public var constraint: SwiftTypeName? { node.child(0).present.map { SwiftTypeName(node: $0) } }
}

/// A requirement after `where`.
public struct SwiftGenericRequirement: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The left type.
  public var left: SwiftTypeName { SwiftTypeName(node: node.child(0)) }
  /// The right type.
  public var right: SwiftTypeName { SwiftTypeName(node: node.child(1)) }
  /// Whether it says `==` instead of a colon.
  public var isSameType: Bool { node.bits == 1 }
}
