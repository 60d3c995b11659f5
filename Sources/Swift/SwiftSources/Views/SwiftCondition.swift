/// The conditions of `if`, `guard` or `while`. All must hold.
public struct SwiftConditions: SwiftSyntaxView, Sequence {
  /// The list.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// An iterator over the conditions.
  public func makeIterator() -> SwiftList<SwiftCondition> {
    SwiftList(node) { SwiftCondition(node: $0) }
  }
}

/// One condition. Its ``SwiftSyntaxView/sourceText`` is its key.
public struct SwiftCondition: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  init(node: SwiftNode) { self.node = node }

  /// The kinds of conditions.
  public enum Form: Sendable {
    /// A Boolean.
    case expression(SwiftExpression)
    /// `let x = value`; without a value, the optional has the name of the pattern.
    case binding(SwiftPattern, type: SwiftTypeName?, value: SwiftExpression?)
    /// `case pattern = value`.
    case matching(SwiftPattern, value: SwiftExpression)
    /// `#available(…)` or `#unavailable(…)`, with what the parentheses hold.
    case availability(SwiftSymbol, isAvailable: Bool)
  }

  /// The kind, with its parts.
  public var form: Form {
    switch node.kind {
    case .bindingCondition:
      .binding(
        SwiftPattern(node: node.child(0)),
        type: node.child(1).present.map { SwiftTypeName(node: $0) },
        value: node.child(2).present.map { SwiftExpression(node: $0) })
    case .matchingCondition:
      .matching(SwiftPattern(node: node.child(0)), value: SwiftExpression(node: node.child(1)))
    case .availabilityCondition: .availability(node.symbol, isAvailable: node.bits == 0)
    default: .expression(SwiftExpression(node: node))
    }
  }
}

/// `if` with its conditions and branches.
public struct SwiftIf: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The branches without a condition of their own.
  public enum Otherwise: Sendable {
    /// `else`.
    case block(SwiftStatements)
    /// `else if`.
    case chain(SwiftExpression)
  }

  /// The conditions.
  public var conditions: SwiftConditions { SwiftConditions(node: node.child(0)) }
  /// The statements if they hold.
  public var body: SwiftStatements { SwiftStatements(node.child(1)) }
  /// The branch after `else`.
  public var otherwise: Otherwise? {
    let last = node.child(2)
    if last.isAbsent { return nil }
    return last.kind == .list ? .block(SwiftStatements(last)) : .chain(SwiftExpression(node: last))
  }
}

/// `switch` with its cases.
public struct SwiftSwitch: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The value.
  public var subject: SwiftExpression { SwiftExpression(node: node.child(0)) }
  /// The cases.
  public var cases: SwiftList<SwiftSwitchCase> {
    SwiftList(node, from: 1) { SwiftSwitchCase(node: $0) }
  }
}

/// A case of a `switch`.
public struct SwiftSwitchCase: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// Whether it is `default`.
  public var isDefault: Bool { node.bits & 1 != 0 }
  /// The patterns. One must match.
  public var items: SwiftList<SwiftCaseItem> {
    SwiftList(node.child(0)) { SwiftCaseItem(node: $0) }
  }
  /// The statements.
  public var body: SwiftStatements { SwiftStatements(node.child(1)) }
}

/// A pattern of a case, with its condition.
public struct SwiftCaseItem: SwiftSyntaxView {
  /// The node.
  public let node: SwiftNode

  /// The pattern.
  public var pattern: SwiftPattern { SwiftPattern(node: node.child(0)) }
  /// The condition after `where`.
  public var condition: SwiftExpression? {
    node.child(1).present.map { SwiftExpression(node: $0) }
  }
}
