internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func evaluateSwitch(
    _ branch: SwiftSwitch, _ scope: Scope, wantsValue: Bool, _ type: StaticType?
  ) throws(Interruption) -> BranchResult {
    let subject = settle(try evaluate(branch.subject, scope))
    let cases = Array(branch.cases)
    var index = 0
    while index < cases.count {
      let inner = Scope(inside: scope)
      let matches = cases[index].isDefault ? true : try matches(cases[index].items, subject, inner)
      switch matches {
      case true?: return try run(cases, from: index, inner, scope, wantsValue, type)
      case false?: index += 1
      case nil:
        return try choose(among: cases, from: index, branch, subject, scope, wantsValue, type)
      }
    }
    return .flow(.next)
  }

  /// Runs a case, and those that it falls through to.
  private func run(
    _ cases: [SwiftSwitchCase], from start: Int, _ inner: Scope, _ scope: Scope,
    _ wantsValue: Bool, _ type: StaticType?
  ) throws(Interruption) -> BranchResult {
    var result = try evaluateBranch(cases[start].body, inner, wantsValue, type)
    var index = start + 1
    while case .flow(.fell) = result, index < cases.count {
      result = try evaluateBranch(cases[index].body, Scope(inside: scope), wantsValue, type)
      index += 1
    }
    if case .flow(.broke(let label)) = result, label.isEmpty { return .flow(.next) }
    return result
  }

  /// Chooses one of the cases that may match an unknown subject.
  private func choose(
    among cases: [SwiftSwitchCase], from start: Int, _ branch: SwiftSwitch, _ subject: Value,
    _ scope: Scope, _ wantsValue: Bool, _ type: StaticType?
  ) throws(Interruption) -> BranchResult {
    if isKnown(subject), let index = cases.indices.first(where: { cases[$0].isDefault }) {
      // A value that the sources state is rarely one of those that they do not.
      return try run(cases, from: index, Scope(inside: scope), scope, wantsValue, type)
    }
    let candidates = Array(start..<cases.count)
    let question = clipped("switch \(describe(subject)) of \(cases.count)")
    let nodes = candidates.map { cases[$0].body.node }
    let outcome = try inRelevance(of: nodes, wantsValue) { () throws(Interruption) in
      oracle.decide(question, alternatives: candidates.count, isRelevant: self.isRelevant)
    }
    let index = candidates[outcome]
    let inner = Scope(inside: scope)
    if let item = cases[index].items.first { _ = try matches(item.pattern, subject, inner) }
    return try run(cases, from: index, inner, scope, wantsValue, type)
  }

  /// Whether a value is known and has no parts that are not.
  private func isKnown(_ value: Value) -> Bool {
    switch value {
    case .number, .text, .boolean, .system: true
    default: false
    }
  }

  /// Whether one of several patterns matches; nil if it is not known.
  private func matches(
    _ items: SwiftList<SwiftCaseItem>, _ value: Value, _ scope: Scope
  ) throws(Interruption) -> Bool? {
    var result: Bool? = false
    for item in items {
      let count = scope.bindings.count
      var known = try matches(item.pattern, value, scope)
      if known != false, let condition = item.condition {
        let holds = try evaluate(condition, scope)
        if let holds = holds.boolean { known = holds ? known : false } else { known = nil }
      }
      if known == true { return true }
      scope.removeVariables(from: count)
      if known == nil { result = nil }
    }
    return result
  }

  /// Whether one of several patterns matches; what is not known is decided.
  func matches(
    _ items: SwiftList<SwiftCaseItem>, _ value: Value, _ scope: Scope, usual: Bool
  ) throws(Interruption) -> Bool {
    if let known = try matches(items, value, scope) { return known }
    guard let item = items.first else { return true }
    _ = try matches(item.pattern, value, scope)
    return decide(clipped("\(describe(value)) is \(source(item.pattern.node))"), usual: usual)
  }
}
