internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  /// Writes statements and declarations, with the branches of `#if` that hold on iOS in place.
  mutating func items(_ items: CodeBlockItemListSyntax) {
    for item in items where !hasFailed {
      switch item.item {
      case .decl(let declaration):
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          if case .statements(let inner)? = conditional.activeElements { self.items(inner) }
        } else {
          self.declaration(declaration)
        }
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression): self.expression(expression)
      @unknown default: unread(item, at: end(item))
      }
    }
  }

  mutating func statement(_ statement: StmtSyntax) {
    guard !hasFailed else { return }
    let end = end(statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): expression(statement.expression)
    case .returnStmt(let statement):
      let node = writer.begin(.returnStatement, place: place(statement.returnKeyword), end: end)
      if let value = statement.expression { expression(value) }
      writer.end(node)
    case .throwStmt(let statement):
      let node = writer.begin(.throwStatement, place: place(statement.throwKeyword), end: end)
      expression(statement.expression)
      writer.end(node)
    case .breakStmt(let statement):
      jump(.breakStatement, statement.breakKeyword, statement.label)
    case .continueStmt(let statement):
      jump(.continueStatement, statement.continueKeyword, statement.label)
    case .fallThroughStmt(let statement):
      jump(.fallthroughStatement, statement.fallthroughKeyword, nil)
    case .guardStmt(let statement):
      let node = writer.begin(.guardStatement, place: place(statement.guardKeyword), end: end)
      conditions(statement.conditions)
      block(statement.body)
      writer.end(node)
    case .labeledStmt(let statement):
      let node = writer.begin(
        .labeledStatement, text: name(statement.label), place: place(statement.label), end: end)
      self.statement(statement.statement)
      writer.end(node)
    case .deferStmt(let statement):
      let node = writer.begin(.deferStatement, place: place(statement.deferKeyword), end: end)
      block(statement.body)
      writer.end(node)
    case .doStmt(let statement): doStatement(statement)
    case .yieldStmt(let statement): yieldStatement(statement)
    case .forStmt, .whileStmt, .repeatStmt: loop(statement)
    default: unread(statement, at: end)
    }
  }

  private mutating func jump(_ kind: SwiftNodeKind, _ keyword: TokenSyntax, _ label: TokenSyntax?) {
    writer.leaf(
      kind, text: label.map(name) ?? "", place: place(keyword), end: end(label ?? keyword))
  }

  private mutating func loop(_ statement: StmtSyntax) {
    let end = end(statement)
    if let loop = statement.as(ForStmtSyntax.self) {
      let node = writer.begin(
        .forStatement, bits: loop.caseKeyword == nil ? 0 : 1, place: place(loop.forKeyword),
        end: end)
      pattern(loop.pattern)
      optional(loop.typeAnnotation?.type)
      expression(loop.sequence)
      optional(loop.whereClause?.condition)
      block(loop.body)
      writer.end(node)
    } else if let loop = statement.as(WhileStmtSyntax.self) {
      let node = writer.begin(.whileStatement, place: place(loop.whileKeyword), end: end)
      conditions(loop.conditions)
      block(loop.body)
      writer.end(node)
    } else if let loop = statement.as(RepeatStmtSyntax.self) {
      let node = writer.begin(.repeatStatement, place: place(loop.repeatKeyword), end: end)
      block(loop.body)
      expression(loop.condition)
      writer.end(node)
    }
  }

  private mutating func doStatement(_ statement: DoStmtSyntax) {
    let node = writer.begin(
      .doStatement, place: place(statement.doKeyword), end: end(statement))
    block(statement.body)
    for clause in statement.catchClauses {
      let inner = writer.begin(.catchClause, place: place(clause.catchKeyword), end: end(clause))
      list(clause.catchItems) { builder, item in
        builder.caseItem(item.pattern, item.whereClause, end: builder.end(item))
      }
      block(clause.body)
      writer.end(inner)
    }
    writer.end(node)
  }

  private mutating func yieldStatement(_ statement: YieldStmtSyntax) {
    let node = writer.begin(
      .yieldStatement, place: place(statement.yieldKeyword), end: end(statement))
    switch statement.yieldedExpressions {
    case .single(let value): expression(value)
    case .multiple(let values): for value in values.elements { expression(value.expression) }
    @unknown default: break
    }
    writer.end(node)
  }
}

// MARK: - Conditions

extension TreeBuilder {
  mutating func conditions(_ conditions: ConditionElementListSyntax) {
    list(conditions) { builder, element in builder.condition(element.condition) }
  }

  private mutating func condition(_ condition: ConditionElementSyntax.Condition) {
    switch condition {
    case .expression(let value): expression(value)
    case .availability(let condition):
      let parts = condition.availabilityArguments.trimmedDescription
      writer.leaf(
        .availabilityCondition,
        bits: condition.availabilityKeyword.tokenKind == .poundUnavailable ? 1 : 0, text: parts,
        place: place(condition.availabilityKeyword), end: end(condition))
    case .matchingPattern(let condition):
      let node = writer.begin(
        .matchingCondition, place: place(condition.caseKeyword), end: end(condition))
      pattern(condition.pattern)
      expression(condition.initializer.value)
      writer.end(node)
    case .optionalBinding(let condition):
      let node = writer.begin(
        .bindingCondition, place: place(condition.bindingSpecifier), end: end(condition))
      pattern(condition.pattern)
      optional(condition.typeAnnotation?.type)
      optional(condition.initializer?.value)
      writer.end(node)
    @unknown default: unread(condition, at: end(condition))
    }
  }

  mutating func caseItem(_ pattern: PatternSyntax?, _ condition: WhereClauseSyntax?, end: Int) {
    let node = writer.begin(.caseItem, place: nil, end: end)
    if let pattern { self.pattern(pattern) } else { writer.absent() }
    optional(condition?.condition)
    writer.end(node)
  }

  mutating func ifExpression(_ start: IfExprSyntax) {
    guard !hasFailed else { return }
    let node = writer.begin(.ifExpression, place: place(start.ifKeyword), end: end(start))
    conditions(start.conditions)
    block(start.body)
    switch start.elseBody {
    case nil: writer.absent()
    case .ifExpr(let next): ifExpression(next)
    case .codeBlock(let body): block(body)
    @unknown default: writer.absent()
    }
    writer.end(node)
  }

  mutating func switchExpression(_ expression: SwitchExprSyntax) {
    let node = writer.begin(
      .switchExpression, place: place(expression.switchKeyword), end: end(expression))
    self.expression(expression.subject)
    switchCases(expression.cases)
    writer.end(node)
  }

  private mutating func switchCases(_ cases: SwitchCaseListSyntax) {
    for element in cases where !hasFailed {
      switch element {
      case .ifConfigDecl(let conditional):
        if case .switchCases(let inner)? = conditional.activeElements { switchCases(inner) }
      case .switchCase(let element): switchCase(element)
      @unknown default: break
      }
    }
  }

  private mutating func switchCase(_ element: SwitchCaseSyntax) {
    let end = end(element)
    switch element.label {
    case .default(let label):
      let node = writer.begin(
        .switchCase, bits: 1, place: place(label.defaultKeyword), end: end)
      writer.absent()
      statements(element.statements, place: self.end(label), end: end)
      writer.end(node)
    case .case(let label):
      let node = writer.begin(.switchCase, place: place(label.caseKeyword), end: end)
      list(label.caseItems) { builder, item in
        builder.caseItem(item.pattern, item.whereClause, end: builder.end(item))
      }
      statements(element.statements, place: self.end(label), end: end)
      writer.end(node)
    @unknown default: break
    }
  }
}
