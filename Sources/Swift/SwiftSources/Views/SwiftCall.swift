/// A call or subscript: something, and arguments.
public struct SwiftCall: SwiftSyntaxView {
  /// The node. Its place is that of the name that is called.
  public let node: SwiftNode

  /// The callee, or what the subscript belongs to.
  public var callee: SwiftExpression { SwiftExpression(node: node.child(0)) }
  /// The arguments, trailing closures last.
  public var arguments: SwiftList<SwiftArgument> {
    SwiftList(node, from: 1) { SwiftArgument(node: $0) }
  }
}

/// An argument of a call, or an element of a tuple.
public struct SwiftArgument: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The label; empty without one.
  public var label: SwiftSymbol { node.symbol }
  /// The value.
  public var value: SwiftExpression { SwiftExpression(node: node.child(0)) }
  /// Whether it is a closure after the parentheses. The first one has no label.
  public var isTrailing: Bool { node.bits == 1 }
}

/// A macro, as `#selector(name)`.
public struct SwiftMacro: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name without `#`.
  public var name: SwiftSymbol { node.symbol }
  /// The arguments, trailing closures last.
  public var arguments: SwiftList<SwiftArgument> { SwiftList(node) { SwiftArgument(node: $0) } }
}

/// A part of an interpolated string.
public struct SwiftStringSegment: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The kinds of parts.
  public enum Form: Sendable {
    /// Text, escapes resolved.
    case text(SwiftSymbol)
    /// Values in `\(…)`.
    case interpolation(SwiftList<SwiftArgument>)
  }

  /// The kind, with its parts.
  public var form: Form {
    node.kind == .interpolation
      ? .interpolation(SwiftList(node) { SwiftArgument(node: $0) }) : .text(node.symbol)
  }
}

/// The keys and values of a dictionary literal.
public struct SwiftDictionaryElements: Sequence, IteratorProtocol, Sendable {
  private var children: SwiftChildren

  init(_ node: SwiftNode) { children = node.children }

  /// The next key and value.
  public mutating func next() -> (key: SwiftExpression, value: SwiftExpression)? {
    guard let key = children.next(), let value = children.next() else { return nil }
    return (SwiftExpression(node: key), SwiftExpression(node: value))
  }
}

/// A key path.
public struct SwiftKeyPath: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The type that it starts from, if the source gives it.
  public var root: SwiftTypeName? { node.child(0).present.map { SwiftTypeName(node: $0) } }
  /// The components.
  public var components: SwiftList<SwiftKeyPathComponent> {
    SwiftList(node, from: 1) { SwiftKeyPathComponent(node: $0) }
  }
}

/// A component of a key path.
public struct SwiftKeyPathComponent: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The kinds of components.
  public enum Kind: UInt32, Hashable, Sendable {
    /// A property, or `self`.
    case property
    /// A subscript with its arguments.
    case `subscript`
    /// `?`.
    case optionalChain
    /// `!`.
    case forceUnwrap
  }

  /// The kind.
  public var kind: Kind { Kind(rawValue: node.bits) ?? .property }
  /// The name of a property.
  public var name: SwiftSymbol { node.symbol }
  /// The arguments of a subscript.
  public var arguments: SwiftList<SwiftArgument> { SwiftList(node) { SwiftArgument(node: $0) } }
}
