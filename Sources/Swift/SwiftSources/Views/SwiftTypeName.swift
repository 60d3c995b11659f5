/// A type as the source names it.
public struct SwiftTypeName: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// The attributes before a type.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `inout`.
    public static let `inout` = Attributes(rawValue: 1)
    /// `@escaping`.
    public static let escaping = Attributes(rawValue: 2)
    /// `@autoclosure`.
    public static let autoclosure = Attributes(rawValue: 4)
  }

  /// The kinds of types.
  public enum Form: Sendable {
    /// A name with the type that it is nested in, if any, and generic arguments.
    case named(SwiftSymbol, in: SwiftTypeName?, arguments: SwiftList<SwiftTypeName>)
    /// `Type?`, or `Type!`.
    case optional(SwiftTypeName, isImplicitlyUnwrapped: Bool)
    /// `[Element]`.
    case array(SwiftTypeName)
    /// `[Key: Value]`.
    case dictionary(key: SwiftTypeName, value: SwiftTypeName)
    /// A tuple of no or several elements.
    case tuple(SwiftList<SwiftTupleTypeElement>)
    /// `(Parameters) -> Result`.
    case function(SwiftList<SwiftTupleTypeElement>, result: SwiftTypeName)
    /// `First & Second`.
    case composition(SwiftList<SwiftTypeName>)
    /// `some Type`.
    case some(SwiftTypeName)
    /// `any Type`.
    case any(SwiftTypeName)
    /// `Type.Type` or `Type.Protocol`.
    case metatype(SwiftTypeName)
    /// A type with attributes.
    case attributed(SwiftTypeName, Attributes)
    /// Another type, unread.
    case unread
  }

  /// The kind, with its parts.
  public var form: Form {
    switch node.kind {
    case .namedType:
      .named(
        node.symbol, in: node.child(0).present.map { SwiftTypeName(node: $0) },
        arguments: SwiftList(node, from: 1) { SwiftTypeName(node: $0) })
    case .optionalType: .optional(part(0), isImplicitlyUnwrapped: node.bits == 1)
    case .arrayType: .array(part(0))
    case .dictionaryType: .dictionary(key: part(0), value: part(1))
    case .tupleType: .tuple(elements(from: 0))
    case .functionType: .function(elements(from: 1), result: part(0))
    case .composedType: .composition(SwiftList(node) { SwiftTypeName(node: $0) })
    case .someType: .some(part(0))
    case .anyType: .any(part(0))
    case .metatype: .metatype(part(0))
    case .attributedType: .attributed(part(0), Attributes(rawValue: node.bits))
    default: .unread
    }
  }

  /// The type without optionality, attributes, `some` and `any`.
  ///
  /// - Complexity: O(what is removed).
  public var core: SwiftTypeName {
    var node = self.node
    while [.optionalType, .someType, .anyType, .attributedType].contains(node.kind) {
      node = node.child(0)
    }
    return SwiftTypeName(node: node)
  }

  /// Whether the type is an optional, also an implicitly unwrapped one.
  public var isOptional: Bool {
    node.kind == .optionalType
      || node.kind == .attributedType && node.child(0).kind == .optionalType
  }

  /// Whether it is this name alone.
  public func isNamed(_ name: SwiftSymbol) -> Bool {
    if case .named(name, in: nil, _) = form { true } else { false }
  }

  private func part(_ position: Int) -> SwiftTypeName {
    SwiftTypeName(node: node.child(position))
  }

  private func elements(from position: Int) -> SwiftList<SwiftTupleTypeElement> {
    SwiftList(node, from: position) { SwiftTupleTypeElement(node: $0) }
  }
}

/// An element of a tuple type, or a parameter of a function type.
public struct SwiftTupleTypeElement: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The label; empty without one.
  public var label: SwiftSymbol { node.symbol }
  /// The type.
  public var type: SwiftTypeName { SwiftTypeName(node: node.child(0)) }
}
