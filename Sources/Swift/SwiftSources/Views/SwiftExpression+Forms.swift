extension SwiftExpression {
  /// The form of a name, literal, call or another primary expression.
  var literalForm: Form? {
    switch node.kind {
    case .identifier: .identifier(node.symbol, labels: labels(from: 0))
    case .integerLiteral: .integer(NumberLiteral.integer(node.text))
    case .floatLiteral: .float(NumberLiteral.float(node.text))
    case .booleanLiteral: .boolean(node.bits == 1)
    case .nilLiteral: .nil
    case .stringLiteral:
      node.child(0).isAbsent
        ? .string(node.symbol) : .interpolated(SwiftList(node) { SwiftStringSegment(node: $0) })
    case .regexLiteral: .regex(node.symbol)
    case .arrayLiteral: .array(expressions)
    case .dictionaryLiteral: .dictionary(SwiftDictionaryElements(node))
    case .tuple: .tuple(SwiftList(node) { SwiftArgument(node: $0) })
    case .member:
      .member(
        node.child(0).present.map { SwiftExpression(node: $0) }, node.symbol,
        labels: labels(from: 1))
    case .call: .call(SwiftCall(node: node))
    case .subscriptCall: .subscript(SwiftCall(node: node))
    case .closure: .closure(SwiftClosure(node: node))
    case .keyPath: .keyPath(SwiftKeyPath(node: node))
    case .macro: .macro(SwiftMacro(node: node))
    case .discard: .discard
    default: nil
    }
  }

  /// The form of an operator, cast, branch or another compound expression.
  var operatorForm: Form {
    switch node.kind {
    case .binary: .binary(operand(0), node.symbol, operand(1))
    case .assignment: .assignment(operand(0), operand(1))
    case .prefix: .prefix(node.symbol, operand(0))
    case .postfix: .postfix(operand(0), node.symbol)
    case .inOut: .inOut(operand(0))
    case .ternary: .ternary(operand(0), operand(1), operand(2))
    case .cast:
      .cast(
        operand(0), SwiftTypeName(node: node.child(1)),
        CastKind(rawValue: node.bits) ?? .coercion)
    case .forceUnwrap: .forceUnwrap(operand(0))
    case .optionalChain: .optionalChain(operand(0))
    case .attempt: .attempt(operand(0), TryKind(rawValue: node.bits) ?? .plain)
    case .awaiting: .awaiting(operand(0))
    case .ifExpression: .if(SwiftIf(node: node))
    case .switchExpression: .switch(SwiftSwitch(node: node))
    case .specialization:
      .specialization(operand(0), SwiftList(node, from: 1) { SwiftTypeName(node: $0) })
    case .typeExpression: .type(SwiftTypeName(node: node.child(0)))
    case .patternExpression: .pattern(SwiftPattern(node: node.child(0)))
    default: .unread
    }
  }
}
