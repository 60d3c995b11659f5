internal import SwiftSources
internal import SwiftWorld

/// The result of an `if` or `switch`: a value, where one is wanted, or the way it leaves.
enum BranchResult {
  case value(Value)
  case flow(Flow)
}

extension Interpreter {
  /// Runs the statements of a block, which has its own scope.
  func run(_ statements: SwiftStatements, _ scope: Scope) throws(Interruption) -> Flow {
    try meter.enter()
    defer { meter.leave() }
    declareFunctions(statements, scope)
    var deferred: [SwiftStatements] = []
    do {
      for statement in statements {
        if case .defer(let body) = statement.form {
          deferred.append(body)
          continue
        }
        let flow = try run(statement, scope)
        guard case .next = flow else {
          try runDeferred(deferred, scope)
          return flow
        }
      }
    } catch {
      if case .thrown = error { try runDeferred(deferred, scope) }
      throw error
    }
    try runDeferred(deferred, scope)
    return .next
  }

  private func runDeferred(_ bodies: [SwiftStatements], _ scope: Scope) throws(Interruption) {
    for body in bodies.reversed() { _ = try run(body, Scope(inside: scope)) }
  }

  /// Local functions and types can be used before their declarations.
  func declareFunctions(_ statements: SwiftStatements, _ scope: Scope) {
    var local: [DeclaredType] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.form else { continue }
      switch declaration.form {
      case .function(let function):
        capture(scope)
        scope.bind(function.name, .closure(ClosureValue(code: .function(function), scope: scope)))
      case .type(let type):
        let declared = program.local(type, in: scope.frame.context)
        local.append(declared)
        scope.bind(type.name, .type(.declared(declared)))
      case .typeAlias(let alias): scope.bind(alias.name, .type(resolve(alias.type, scope)))
      default: break
      }
    }
    guard let first = local.first, first.peers.isEmpty else { return }
    let peers = Dictionary(local.map { ($0.name, $0) }) { first, _ in first }
    for type in local { type.peers = peers }
  }

  func run(_ statement: SwiftStatement, _ scope: Scope) throws(Interruption) -> Flow {
    try meter.step()
    switch statement.form {
    case .expression(let expression): return try runExpression(expression, scope)
    case .declaration(let declaration):
      if case .property(let property) = declaration.form { try declare(property, scope) }
      return .next
    case .return(let value):
      guard let value else { return .returned(.void) }
      return .returned(try evaluate(value, scope, as: resultType(scope)))
    case .throw(let error): throw .thrown(try evaluate(error, scope))
    case .break(let label): return .broke(label)
    case .continue(let label): return .continued(label)
    case .fallthrough: return .fell
    case .guard(let conditions, let body): return try runGuard(conditions, body, scope)
    case .for(let loop): return try runFor(loop, .empty, scope)
    case .while(let conditions, let body): return try runWhile(conditions, body, .empty, scope)
    case .repeat(let body, let condition): return try runRepeat(body, condition, .empty, scope)
    case .do(let body, let catches): return try runDo(body, catches, scope)
    case .defer(let body): return try run(body, Scope(inside: scope))
    case .labeled(let label, let statement): return try runLabeled(label, statement, scope)
    case .yield(let values):
      guard let first = values.first else { return .next }
      return .returned(try evaluate(first, scope, as: resultType(scope)))
    case .unread: return .next
    }
  }

  private func resultType(_ scope: Scope) -> StaticType? {
    // A closure has a result of its own, which nobody knows here.
    var current: Scope? = scope
    while let inner = current {
      if inner.isClosureBody { return inner.closureResult }
      current = inner.parent
    }
    return scope.frame.result
  }

  /// `if` and `switch` as statements leave the block; other expressions do not.
  func runExpression(
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Flow {
    switch expression.form {
    case .if(let branch):
      if case .flow(let flow) = try evaluateIf(branch, scope, wantsValue: false, nil) {
        return flow
      }
    case .switch(let branch):
      if case .flow(let flow) = try evaluateSwitch(branch, scope, wantsValue: false, nil) {
        return flow
      }
    default: _ = try evaluate(expression, scope)
    }
    return .next
  }

  private func runLabeled(
    _ label: SwiftSymbol, _ statement: SwiftStatement, _ scope: Scope
  ) throws(Interruption) -> Flow {
    let flow: Flow
    switch statement.form {
    case .for(let loop): flow = try runFor(loop, label, scope)
    case .while(let conditions, let body): flow = try runWhile(conditions, body, label, scope)
    case .repeat(let body, let condition): flow = try runRepeat(body, condition, label, scope)
    default: flow = try run(statement, scope)
    }
    if case .broke(let target) = flow, target == label { return .next }
    return flow
  }

  private func runGuard(
    _ conditions: SwiftConditions, _ body: SwiftStatements, _ scope: Scope
  ) throws(Interruption) -> Flow {
    let wasRelevant = isRelevant
    isRelevant = false
    defer { isRelevant = wasRelevant }
    let holds = try hold(conditions, scope, usual: true)
    isRelevant = wasRelevant
    if holds { return .next }
    let flow = try run(body, Scope(inside: scope))
    if case .next = flow { return .returned(.void) }
    return flow
  }

  private func runDo(
    _ body: SwiftStatements, _ catches: SwiftList<SwiftCatch>, _ scope: Scope
  ) throws(Interruption) -> Flow {
    do {
      return try run(body, Scope(inside: scope))
    } catch {
      guard case .thrown(let value) = error else { throw error }
      for clause in catches {
        let inner = Scope(inside: scope)
        inner.bind(names[.error], value)
        let isMatch =
          clause.items.isEmpty
          ? true : try matches(clause.items, value, inner, usual: true)
        if isMatch {
          return try run(clause.body, inner)
        }
      }
      throw error
    }
  }

  /// Declares local variables.
  private func declare(_ property: SwiftProperty, _ scope: Scope) throws(Interruption) {
    for member in property.typedBindings {
      let type = member.type.map { resolve($0, scope) }
      try meter.allocate(1)
      let binding = member.binding
      if let name = binding.pattern.name, binding.accessors != nil || isLazy(property) {
        let isComputed = binding.accessors?.isComputed ?? false
        var value = Value.none
        if !isComputed, !isLazy(property), let initial = binding.initialValue {
          value = settle(try evaluate(initial, scope, as: type))
        }
        capture(scope)
        scope.add(
          Binding(
            name: name, value: value, type: type, declaration: binding,
            isPending: isLazy(property)))
        continue
      }
      guard let initial = binding.initialValue else {
        for name in binding.pattern.boundNames { scope.bind(name, .none, type: type) }
        continue
      }
      let value = settle(try evaluate(initial, scope, as: type))
      try bind(binding.pattern, to: value, type, scope)
    }
  }

  private func isLazy(_ property: SwiftProperty) -> Bool { property.modifiers.contains(.lazy) }

  /// Binds the names of a pattern that always matches.
  func bind(
    _ pattern: SwiftPattern, to value: Value, _ type: StaticType?, _ scope: Scope
  ) throws(Interruption) {
    switch pattern.form {
    case .identifier(let name):
      note(value, in: name, isVariable: true)
      scope.bind(name, value, type: type)
    case .binding(let inner): try bind(inner, to: value, type, scope)
    case .tuple(let elements):
      var types: [StaticType.TupleElement] = []
      if case .tuple(let known)? = type { types = known }
      for (index, element) in elements.enumerated() {
        let part: Value =
          if case .tuple(let tuple) = value, tuple.elements.indices.contains(index) {
            tuple.elements[index]
          } else {
            .unknown(Unknown(clipped("\(describe(value)).\(index)")))
          }
        let type = types.indices.contains(index) ? types[index].type : nil
        try bind(element.pattern, to: part, type, scope)
      }
    default: _ = try matches(pattern, value, scope)
    }
  }
}
