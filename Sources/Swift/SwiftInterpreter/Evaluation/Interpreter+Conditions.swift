internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Whether all conditions hold; their names are bound in the scope.
  func hold(
    _ conditions: SwiftConditions, _ scope: Scope, usual: Bool
  ) throws(Interruption) -> Bool {
    for condition in conditions {
      guard try holds(condition, scope, usual: usual) else { return false }
    }
    return true
  }

  private func holds(
    _ condition: SwiftCondition, _ scope: Scope, usual: Bool
  ) throws(Interruption) -> Bool {
    switch condition.form {
    case .expression(let expression):
      return try truth(evaluate(expression, scope), of: condition.node, usual: usual)
    case .binding(let pattern, let name, let expression):
      let type = name.map { resolve($0, scope) }
      let value = try optional(expression, pattern, scope, type)
      guard isPresent(value) else { return false }
      if case .unknown(let unknown) = value {
        try bind(pattern, to: try unwrapped(unknown), type, scope)
      } else {
        try bind(pattern, to: value, type, scope)
      }
      return true
    case .matching(let pattern, let expression):
      let value = try evaluate(expression, scope)
      if let known = try matches(pattern, value, scope) { return known }
      let text = "\(describe(value)) is \(source(pattern.node))"
      return decide(clipped(text), usual: usual)
    case .availability(_, let isAvailable): return isAvailable
    }
  }

  /// The optional of `if let`: `if let x` stands for `if let x = x`.
  private func optional(
    _ expression: SwiftExpression?, _ pattern: SwiftPattern, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    if let expression {
      return settle(try evaluate(expression, scope, as: type.map { .optional($0) }))
    }
    guard let name = pattern.boundNames.first else { return .void }
    if let (owner, index) = scope.find(name) { return try readBinding(owner, index) }
    if names[name] == .selfValue { return scope.frame.receiver ?? .void }
    guard let receiver = scope.frame.receiver else { return .unknown(Unknown(program.text(name))) }
    return try get(name, of: receiver)
  }

  func evaluateIf(
    _ branch: SwiftIf, _ scope: Scope, wantsValue: Bool, _ type: StaticType?
  ) throws(Interruption) -> BranchResult {
    let inner = Scope(inside: scope)
    let holds = try inRelevance(of: [branch.node], wantsValue) { () throws(Interruption) in
      try self.hold(branch.conditions, inner, usual: false)
    }
    if holds { return try evaluateBranch(branch.body, inner, wantsValue, type) }
    switch branch.otherwise {
    case .block(let body)?: return try evaluateBranch(body, Scope(inside: scope), wantsValue, type)
    case .chain(let expression)?:
      guard case .if(let next) = expression.form else { return .flow(.next) }
      return try evaluateIf(next, scope, wantsValue: wantsValue, type)
    case nil: return .flow(.next)
    }
  }

  /// Decides conditions as relevant only if one of the branches has calls of interest.
  func inRelevance<Result>(
    of nodes: [SwiftNode], _ wantsValue: Bool, _ body: () throws(Interruption) -> Result
  ) throws(Interruption) -> Result {
    let wasRelevant = isRelevant
    defer { isRelevant = wasRelevant }
    isRelevant = wantsValue || nodes.contains { program.isOfInterest($0) }
    return try body()
  }

  /// Runs a branch, whose single expression is its value where one is wanted.
  func evaluateBranch(
    _ body: SwiftStatements, _ scope: Scope, _ wantsValue: Bool, _ type: StaticType?
  ) throws(Interruption) -> BranchResult {
    if wantsValue, let only = body.only, case .expression(let expression) = only.form {
      switch expression.form {
      case .if(let branch): return try evaluateIf(branch, scope, wantsValue: true, type)
      case .switch(let branch): return try evaluateSwitch(branch, scope, wantsValue: true, type)
      default: return .value(try evaluate(expression, scope, as: type))
      }
    }
    return .flow(try run(body, scope))
  }
}
