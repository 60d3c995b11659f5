/// A function, initialiser, deinitialiser or subscript.
public struct SwiftFunction: SwiftModifiedDeclaration {
  /// The node.
  public let node: SwiftNode

  /// The name, or the operator; empty for the others.
  public var name: SwiftSymbol { node.symbol }
  /// The generic parameters.
  public var genericParameters: SwiftList<SwiftGenericParameter> {
    SwiftList(node.child(1)) { SwiftGenericParameter(node: $0) }
  }
  /// The parameters.
  public var parameters: SwiftList<SwiftParameter> {
    SwiftList(node.child(2)) { SwiftParameter(node: $0) }
  }
  /// The type of the result; nil without `->`.
  public var result: SwiftTypeName? { node.child(3).present.map { SwiftTypeName(node: $0) } }
  /// The requirements after `where`.
  public var requirements: SwiftList<SwiftGenericRequirement> {
    SwiftList(node.child(4)) { SwiftGenericRequirement(node: $0) }
  }
  /// The statements; nil for a requirement of a protocol and for a subscript.
  public var body: SwiftStatements? {
    node.kind == .subscriptDeclaration ? nil : node.child(5).present.map(SwiftStatements.init)
  }
  /// The accessors of a subscript.
  public var accessors: SwiftAccessors? {
    node.kind == .subscriptDeclaration
      ? node.child(5).present.map { SwiftAccessors(node: $0) } : nil
  }
}

/// A parameter of a function, an associated value of a case, or a parameter of a closure.
public struct SwiftParameter: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The label that callers write; nil for `_`.
  public var label: SwiftSymbol? { node.child(0).present?.symbol }
  /// The name inside the function.
  public var name: SwiftSymbol { node.symbol }
  /// The attributes, as a result builder's.
  public var attributes: SwiftList<SwiftAttribute> {
    SwiftList(node.child(1)) { SwiftAttribute(node: $0) }
  }
  /// The type; nil where a closure leaves it out.
  public var type: SwiftTypeName? { node.child(2).present.map { SwiftTypeName(node: $0) } }
  /// The default value.
  public var defaultValue: SwiftExpression? {
    node.child(3).present.map { SwiftExpression(node: $0) }
  }
  /// How it is passed.
  public var flags: SwiftParameterFlags { SwiftParameterFlags(rawValue: node.bits) }
}
