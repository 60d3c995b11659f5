/// The variables or constants that one `var` or `let` declares, in a type or locally.
public struct SwiftProperty: SwiftModifiedDeclaration {
  /// The node.
  public let node: SwiftNode

  /// Whether they are declared with `let`.
  public var isConstant: Bool { modifiers.contains(.constant) }
  /// The declared patterns, in order.
  public var bindings: SwiftList<SwiftBinding> {
    SwiftList(node, from: 1) { SwiftBinding(node: $0) }
  }

  /// The patterns with their types: a type also covers names before it, as in `var a, b: Int`.
  ///
  /// - Complexity: O(patterns).
  public var typedBindings: [(binding: SwiftBinding, type: SwiftTypeName?)] {
    var typed: [(binding: SwiftBinding, type: SwiftTypeName?)] = []
    var type: SwiftTypeName?
    for binding in Array(bindings).reversed() {
      if let own = binding.type {
        type = own
      } else if binding.initialValue != nil {
        type = nil
      }
      typed.append((binding, type))
    }
    return typed.reversed()
  }
}

/// A variable with its type, initial value and accessors.
public struct SwiftBinding: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name, or a tuple of names.
  public var pattern: SwiftPattern { SwiftPattern(node: node.child(0)) }
  /// The type; nil where it follows from the initial value, or stands with a later name:
  /// `var a, b: Int`.
  public var type: SwiftTypeName? { node.child(1).present.map { SwiftTypeName(node: $0) } }
  /// The initial value.
  public var initialValue: SwiftExpression? {
    node.child(2).present.map { SwiftExpression(node: $0) }
  }
  /// The accessors; nil for a stored variable without observers.
  public var accessors: SwiftAccessors? {
    node.child(3).present.map { SwiftAccessors(node: $0) }
  }
}

/// The accessors of a variable or subscript.
public struct SwiftAccessors: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// All of them, in order. A body without `get` is one getter.
  public var all: SwiftList<SwiftAccessor> { SwiftList(node) { SwiftAccessor(node: $0) } }
  /// The getter.
  public var getter: SwiftAccessor? { first(.get) }
  /// The setter.
  public var setter: SwiftAccessor? { first(.set) }
  /// The observer before a change.
  public var willSet: SwiftAccessor? { first(.willSet) }
  /// The observer after a change.
  public var didSet: SwiftAccessor? { first(.didSet) }
  /// Whether the variable has no storage of its own.
  public var isComputed: Bool { all.contains { $0.kind != .willSet && $0.kind != .didSet } }

  private func first(_ kind: SwiftAccessor.Kind) -> SwiftAccessor? {
    all.first { $0.kind == kind }
  }
}

/// An accessor or observer.
public struct SwiftAccessor: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The kinds of accessors.
  public enum Kind: UInt32, Hashable, Sendable {
    /// `get`, `_read` or an address.
    case get
    /// `set`, `_modify`, `init` or a mutable address.
    case set
    /// `willSet`.
    case willSet
    /// `didSet`.
    case didSet
  }

  /// The kind.
  public var kind: Kind { Kind(rawValue: node.bits) ?? .get }
  /// The name in parentheses; empty if the usual one holds.
  public var parameterName: SwiftSymbol { node.symbol }
  /// The statements; nil for a requirement of a protocol.
  public var body: SwiftStatements? { node.child(0).present.map(SwiftStatements.init) }
}
