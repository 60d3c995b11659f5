/// A statement, or an expression or declaration in the place of one.
public struct SwiftStatement: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// The kinds of statements.
  public indirect enum Form: Sendable {
    /// A declaration.
    case declaration(SwiftDeclaration)
    /// An expression: among them assignments, `if` and `switch`.
    case expression(SwiftExpression)
    /// `return`.
    case `return`(SwiftExpression?)
    /// `throw`.
    case `throw`(SwiftExpression)
    /// `break`, with its label or an empty one.
    case `break`(SwiftSymbol)
    /// `continue`, with its label or an empty one.
    case `continue`(SwiftSymbol)
    /// `fallthrough`.
    case `fallthrough`
    /// `guard`, whose body leaves the block.
    case `guard`(SwiftConditions, body: SwiftStatements)
    /// `for … in`.
    case `for`(SwiftForLoop)
    /// `while`.
    case `while`(SwiftConditions, body: SwiftStatements)
    /// `repeat … while`.
    case `repeat`(body: SwiftStatements, condition: SwiftExpression)
    /// `do`, with its `catch` clauses.
    case `do`(body: SwiftStatements, catches: SwiftList<SwiftCatch>)
    /// `defer`.
    case `defer`(SwiftStatements)
    /// A statement with a label.
    case labeled(SwiftSymbol, SwiftStatement)
    /// `yield` of an accessor.
    case yield(SwiftList<SwiftExpression>)
    /// Another statement, unread.
    case unread
  }

  /// The kind, with its parts.
  public var form: Form {
    switch node.kind {
    case .returnStatement: .return(node.child(0).present.map { SwiftExpression(node: $0) })
    case .throwStatement: .throw(SwiftExpression(node: node.child(0)))
    case .breakStatement: .break(node.symbol)
    case .continueStatement: .continue(node.symbol)
    case .fallthroughStatement: .fallthrough
    case .guardStatement:
      .guard(SwiftConditions(node: node.child(0)), body: SwiftStatements(node.child(1)))
    case .forStatement: .for(SwiftForLoop(node: node))
    case .whileStatement:
      .while(SwiftConditions(node: node.child(0)), body: SwiftStatements(node.child(1)))
    case .repeatStatement:
      .repeat(
        body: SwiftStatements(node.child(0)), condition: SwiftExpression(node: node.child(1)))
    case .doStatement:
      .do(
        body: SwiftStatements(node.child(0)),
        catches: SwiftList(node, from: 1) { SwiftCatch(node: $0) })
    case .deferStatement: .defer(SwiftStatements(node.child(0)))
    case .labeledStatement: .labeled(node.symbol, SwiftStatement(node: node.child(0)))
    case .yieldStatement: .yield(SwiftList(node) { SwiftExpression(node: $0) })
    case .absent, .unread: .unread
    case let kind where SwiftDeclaration.isDeclaration(kind):
      .declaration(SwiftDeclaration(node: node))
    default: .expression(SwiftExpression(node: node))
    }
  }
}

/// A `for … in` loop.
public struct SwiftForLoop: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The pattern of an element.
  public var pattern: SwiftPattern { SwiftPattern(node: node.child(0)) }
  /// Whether it says `case`, so that elements that do not match are skipped.
  public var isFiltering: Bool { node.bits & 1 != 0 }
  /// The type of an element, if the source gives it.
  public var type: SwiftTypeName? { node.child(1).present.map { SwiftTypeName(node: $0) } }
  /// The sequence.
  public var sequence: SwiftExpression { SwiftExpression(node: node.child(2)) }
  /// The condition after `where`.
  public var condition: SwiftExpression? {
    node.child(3).present.map { SwiftExpression(node: $0) }
  }
  /// The statements.
  public var body: SwiftStatements { SwiftStatements(node.child(4)) }
}

/// A `catch` clause.
public struct SwiftCatch: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The patterns; empty if it catches every error.
  public var items: SwiftList<SwiftCaseItem> {
    SwiftList(node.child(0)) { SwiftCaseItem(node: $0) }
  }
  /// The statements.
  public var body: SwiftStatements { SwiftStatements(node.child(1)) }
}
