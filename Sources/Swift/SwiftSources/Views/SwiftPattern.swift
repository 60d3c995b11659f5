/// A pattern.
public struct SwiftPattern: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// The kinds of patterns.
  public enum Form: Sendable {
    /// A name that is bound.
    case identifier(SwiftSymbol)
    /// A tuple.
    case tuple(SwiftList<SwiftTuplePatternElement>)
    /// `_`.
    case wildcard
    /// An expression that is matched: a case, a range, a value. Names that it binds are
    /// ``SwiftExpression/Form/pattern(_:)``.
    case expression(SwiftExpression)
    /// `let` or `var` before a pattern: names in it are bound.
    case binding(SwiftPattern)
    /// `is Type`.
    case type(SwiftTypeName)
    /// Another pattern, unread.
    case unread
  }

  /// The kind, with its parts.
  public var form: Form {
    switch node.kind {
    case .identifierPattern: .identifier(node.symbol)
    case .tuplePattern: .tuple(SwiftList(node) { SwiftTuplePatternElement(node: $0) })
    case .wildcardPattern: .wildcard
    case .expressionPattern: .expression(SwiftExpression(node: node.child(0)))
    case .bindingPattern: .binding(SwiftPattern(node: node.child(0)))
    case .typePattern: .type(SwiftTypeName(node: node.child(0)))
    default: .unread
    }
  }

  /// The name, if the pattern is only that.
  public var name: SwiftSymbol? {
    if case .identifier(let name) = form { name } else { nil }
  }
}

/// An element of a tuple pattern.
public struct SwiftTuplePatternElement: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The label; empty without one.
  public var label: SwiftSymbol { node.symbol }
  /// The pattern.
  public var pattern: SwiftPattern { SwiftPattern(node: node.child(0)) }
}
