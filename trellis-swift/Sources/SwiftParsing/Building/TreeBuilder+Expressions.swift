internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func expression(_ start: ExprSyntax) {
    guard !hasFailed else { return }
    let expression = Self.transparent(start)
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): reference(.identifier, name)
    case .memberAccessExpr(let access): member(access)
    case .functionCallExpr(let call): self.call(call)
    case .subscriptCallExpr(let call): subscriptCall(call)
    case .sequenceExpr(let sequence): self.sequence(sequence)
    case .closureExpr(let closure): self.closure(closure)
    case .stringLiteralExpr(let literal): string(literal)
    case .ifExpr(let branch): ifExpression(branch)
    case .switchExpr(let branch): switchExpression(branch)
    case .keyPathExpr(let path): keyPath(path)
    case .macroExpansionExpr(let macro):
      let node = writer.begin(
        .macro, text: name(macro.macroName), place: place(macro.pound), end: end(macro))
      arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      writer.end(node)
    case .postfixIfConfigExpr(let conditional): postfixConditional(conditional)
    default:
      if !literal(expression), !collection(expression), !wrapper(expression) {
        unread(expression, at: end(expression))
      }
    }
  }

  /// The expression inside `consume`, `copy`, `borrow` and `unsafe`, which change no value.
  static func transparent(_ start: ExprSyntax) -> ExprSyntax {
    var expression = start
    while true {
      if let inner = expression.as(ConsumeExprSyntax.self)?.expression
        ?? expression.as(CopyExprSyntax.self)?.expression
        ?? expression.as(BorrowExprSyntax.self)?.expression
        ?? expression.as(UnsafeExprSyntax.self)?.expression
      {
        expression = inner
      } else {
        return expression
      }
    }
  }

  private mutating func reference(_ kind: SwiftNodeKind, _ reference: DeclReferenceExprSyntax) {
    guard let labels = reference.argumentNames else { return leaf(kind, reference.baseName) }
    let node = writer.begin(
      kind, text: name(reference.baseName), place: place(reference.baseName),
      end: end(reference))
    self.labels(labels)
    writer.end(node)
  }

  private mutating func labels(_ labels: DeclNameArgumentsSyntax?) {
    for label in labels?.arguments ?? [] { leaf(.name, label.name) }
  }

  private mutating func literal(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): leaf(.integerLiteral, literal.literal)
    case .floatLiteralExpr(let literal): leaf(.floatLiteral, literal.literal)
    case .nilLiteralExpr(let literal): leaf(.nilLiteral, literal.nilKeyword)
    case .booleanLiteralExpr(let literal):
      let isTrue = literal.literal.tokenKind == .keyword(.true)
      leaf(.booleanLiteral, literal.literal, bits: isTrue ? 1 : 0)
    case .regexLiteralExpr(let literal):
      writer.leaf(
        .regexLiteral, text: literal.regex.text, place: place(literal.openingSlash),
        end: end(literal))
    case .superExpr(let reference): leaf(.identifier, reference.superKeyword)
    case .discardAssignmentExpr(let discard): leaf(.discard, discard.wildcard)
    default: return false
    }
    return true
  }

  private mutating func collection(_ expression: ExprSyntax) -> Bool {
    let end = end(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      let node = writer.begin(.arrayLiteral, place: place(array.leftSquare), end: end)
      for element in array.elements where !hasFailed { self.expression(element.expression) }
      writer.end(node)
    case .dictionaryExpr(let dictionary):
      let node = writer.begin(.dictionaryLiteral, place: place(dictionary.leftSquare), end: end)
      if case .elements(let elements) = dictionary.content {
        for element in elements where !hasFailed {
          self.expression(element.key)
          self.expression(element.value)
        }
      }
      writer.end(node)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        let node = writer.begin(.parenthesized, place: place(tuple.leftParen), end: end)
        self.expression(only.expression)
        writer.end(node)
      } else {
        let node = writer.begin(.tuple, place: place(tuple.leftParen), end: end)
        arguments(tuple.elements, nil, nil)
        writer.end(node)
      }
    default: return false
    }
    return true
  }

  private mutating func wrapper(_ expression: ExprSyntax) -> Bool {
    let end = end(expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let prefix):
      let node = writer.begin(
        .prefix, text: prefix.operator.text, place: place(prefix.operator), end: end)
      self.expression(prefix.expression)
      writer.end(node)
    case .postfixOperatorExpr(let postfix):
      let node = writer.begin(
        .postfix, text: postfix.operator.text, place: place(postfix.operator), end: end)
      self.expression(postfix.expression)
      writer.end(node)
    case .inOutExpr(let reference):
      wrapped(.inOut, reference.expression, place: place(reference.ampersand), end: end)
    case .forceUnwrapExpr(let unwrap):
      wrapped(.forceUnwrap, unwrap.expression, place: place(unwrap.exclamationMark), end: end)
    case .optionalChainingExpr(let chain):
      wrapped(.optionalChain, chain.expression, place: place(chain.questionMark), end: end)
    case .tryExpr(let attempt):
      let node = writer.begin(
        .attempt, bits: Self.kind(attempt).rawValue, place: place(attempt.tryKeyword), end: end)
      self.expression(attempt.expression)
      writer.end(node)
    case .awaitExpr(let awaiting):
      wrapped(.awaiting, awaiting.expression, place: place(awaiting.awaitKeyword), end: end)
    case .genericSpecializationExpr(let specialized):
      let node = writer.begin(
        .specialization, place: place(specialized.genericArgumentClause.leftAngle), end: end)
      self.expression(specialized.expression)
      genericArguments(specialized.genericArgumentClause)
      writer.end(node)
    case .typeExpr(let reference):
      let node = writer.begin(.typeExpression, place: nil, end: end)
      type(reference.type)
      writer.end(node)
    case .patternExpr(let expression):
      let node = writer.begin(.patternExpression, place: nil, end: end)
      pattern(expression.pattern)
      writer.end(node)
    default: return false
    }
    return true
  }

  private mutating func wrapped(
    _ kind: SwiftNodeKind, _ inner: ExprSyntax, place: Int, end: Int
  ) {
    let node = writer.begin(kind, place: place, end: end)
    expression(inner)
    writer.end(node)
  }

  static func kind(_ attempt: TryExprSyntax) -> SwiftExpression.TryKind {
    switch attempt.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark: .optional
    case .exclamationMark: .forced
    default: .plain
    }
  }
}

// MARK: - Members and calls

extension TreeBuilder {
  private mutating func member(_ access: MemberAccessExprSyntax) {
    let name = access.declName
    let node = writer.begin(
      .member, text: self.name(name.baseName), place: place(name.baseName), end: end(name))
    optional(access.base ?? takeChainBase())
    labels(name.argumentNames)
    writer.end(node)
  }

  private mutating func call(_ call: FunctionCallExprSyntax) {
    let node = writer.begin(.call, place: callPlace(call.calledExpression), end: end(call))
    expression(call.calledExpression)
    arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    writer.end(node)
  }

  private mutating func subscriptCall(_ call: SubscriptCallExprSyntax) {
    let node = writer.begin(.subscriptCall, place: place(call.leftSquare), end: end(call))
    expression(call.calledExpression)
    arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    writer.end(node)
  }

  /// The place of the name that is called; nil if the call starts with it.
  private func callPlace(_ callee: ExprSyntax) -> Int? {
    callee.as(MemberAccessExprSyntax.self).map { place($0.declName.baseName) }
  }

  mutating func arguments(
    _ arguments: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax?
  ) {
    for element in arguments where !hasFailed { argument(element) }
    if let trailing {
      let node = writer.begin(.argument, bits: 1, place: nil, end: end(trailing))
      closure(trailing)
      writer.end(node)
    }
    for element in more ?? [] where !hasFailed {
      let node = writer.begin(
        .argument, bits: 1, text: name(element.label), place: place(element.label),
        end: end(element))
      closure(element.closure)
      writer.end(node)
    }
  }

  mutating func argument(_ argument: LabeledExprSyntax) {
    let node = writer.begin(
      .argument, text: argument.label.map(name) ?? "", place: argument.label.map(place),
      end: end(argument.expression))
    expression(argument.expression)
    writer.end(node)
  }

  /// Writes a chain of members that goes on in a branch of `#if`.
  private mutating func postfixConditional(_ conditional: PostfixIfConfigExprSyntax) {
    guard case .postfixExpression(let rest)? = conditional.config.activeElements else {
      return optional(conditional.base ?? takeChainBase())
    }
    let depth = chainBases.count
    if let base = conditional.base ?? takeChainBase() { chainBases.append(base) }
    expression(rest)
    while chainBases.count > depth { chainBases.removeLast() }
  }

  /// The expression that a member without a base in a branch of `#if` belongs to.
  private mutating func takeChainBase() -> ExprSyntax? { chainBases.popLast() }
}

// MARK: - Closures and key paths

extension TreeBuilder {
  private mutating func closure(_ closure: ClosureExprSyntax) {
    guard !hasFailed else { return }
    // A chain that is open outside does not go on inside.
    let bases = chainBases
    chainBases = []
    defer { chainBases = bases }
    let node = writer.begin(.closure, place: place(closure.leftBrace), end: end(closure))
    if let captures = closure.signature?.capture {
      list(captures.items) { builder, capture in builder.capture(capture) }
    } else {
      writer.absent()
    }
    parameters(closure.signature?.parameterClause)
    optional(closure.signature?.returnClause?.type)
    statements(
      closure.statements, place: place(closure.leftBrace), end: end(closure))
    writer.end(node)
  }

  private mutating func capture(_ capture: ClosureCaptureSyntax) {
    let isWeak = capture.specifier?.specifier.tokenKind == .keyword(.weak)
    let node = writer.begin(
      .capture, bits: isWeak ? 1 : 0, text: name(capture.name), place: place(capture.name),
      end: end(capture))
    if let value = capture.initializer?.value { expression(value) }
    writer.end(node)
  }

  private mutating func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) {
    switch clause {
    case nil: writer.absent()
    case .simpleInput(let names):
      let list = writer.begin(.list, place: nil, end: end(names))
      for parameter in names {
        leaf(.parameter, parameter.name)
      }
      writer.end(list)
    case .parameterClause(let clause):
      let list = writer.begin(.list, place: place(clause.leftParen), end: end(clause))
      for parameter in clause.parameters where !hasFailed {
        let local = parameter.secondName ?? parameter.firstName
        let node = writer.begin(
          .parameter,
          bits: flags(parameter.type, isVariadic: parameter.ellipsis != nil).rawValue,
          text: name(local), place: place(local), end: end(parameter))
        label(parameter.firstName)
        attributes(parameter.attributes)
        optional(parameter.type)
        writer.end(node)
      }
      writer.end(list)
    @unknown default: writer.absent()
    }
  }

  private mutating func keyPath(_ path: KeyPathExprSyntax) {
    let node = writer.begin(.keyPath, place: place(path.backslash), end: end(path))
    optional(path.root)
    for element in path.components where !hasFailed { component(element) }
    writer.end(node)
  }

  private mutating func component(_ element: KeyPathComponentSyntax) {
    switch element.component {
    case .property(let property):
      leaf(
        .keyPathComponent, property.declName.baseName,
        bits: SwiftKeyPathComponent.Kind.property.rawValue)
    case .subscript(let access):
      let node = writer.begin(
        .keyPathComponent, bits: SwiftKeyPathComponent.Kind.subscript.rawValue,
        place: place(access.leftSquare), end: end(access))
      arguments(access.arguments, nil, nil)
      writer.end(node)
    case .optional(let mark):
      let isChain = mark.questionOrExclamationMark.tokenKind == .postfixQuestionMark
      let kind: SwiftKeyPathComponent.Kind = isChain ? .optionalChain : .forceUnwrap
      writer.leaf(
        .keyPathComponent, bits: kind.rawValue, place: place(mark.questionOrExclamationMark),
        end: end(mark))
    default: unread(element, at: end(element))
    }
  }
}
