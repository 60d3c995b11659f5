/// A closure.
public struct SwiftClosure: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The captures in brackets.
  public var captures: SwiftList<SwiftCapture> {
    SwiftList(node.child(0)) { SwiftCapture(node: $0) }
  }
  /// The parameters; nil if the closure uses `$0`, or none.
  public var parameters: SwiftList<SwiftParameter>? {
    node.child(1).present.map { SwiftList($0) { SwiftParameter(node: $0) } }
  }
  /// The type of the result, if the source gives it.
  public var result: SwiftTypeName? { node.child(2).present.map { SwiftTypeName(node: $0) } }
  /// The statements.
  public var body: SwiftStatements { SwiftStatements(node.child(3)) }
}

/// A capture of a closure.
public struct SwiftCapture: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The name.
  public var name: SwiftSymbol { node.symbol }
  /// The value; nil if it is what the name means outside.
  public var value: SwiftExpression? { node.child(0).present.map { SwiftExpression(node: $0) } }
  /// Whether it is `weak`, and so an optional.
  public var isWeak: Bool { node.bits & 1 != 0 }
}
