internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func runFor(
    _ loop: SwiftForLoop, _ label: SwiftSymbol, _ scope: Scope
  ) throws(Interruption) -> Flow {
    let sequence = try evaluate(loop.sequence, scope)
    let type = loop.type.map { resolve($0, scope) }
    var iterations = 0
    guard let elements = try iterated(sequence) else {
      // Nobody knows the elements: one stands for all.
      let name = clipped("\(describe(sequence))[]")
      let element = try symbolicValue(
        of: sequence.unknown?.type?.element ?? .any, named: name,
        isShared: sequence.unknown?.isShared ?? false)
      unknownLoops += 1
      defer { unknownLoops -= 1 }
      let flow = try runIteration(loop, element, type, label, scope, &iterations) ?? .next
      if case .broke(let target) = flow, target.isEmpty { return .next }
      return flow
    }
    for element in elements {
      if let flow = try runIteration(loop, element, type, label, scope, &iterations) {
        if case .broke(let target) = flow, target.isEmpty { return .next }
        return flow
      }
    }
    return .next
  }

  /// One iteration; a result ends the loop.
  private func runIteration(
    _ loop: SwiftForLoop, _ element: Value, _ type: StaticType?, _ label: SwiftSymbol,
    _ scope: Scope, _ iterations: inout Int
  ) throws(Interruption) -> Flow? {
    try count(&iterations)
    let inner = Scope(inside: scope)
    if loop.isFiltering {
      let known = try matches(loop.pattern, element, inner)
      if known == false { return nil }
    } else {
      try bind(loop.pattern, to: element, type, inner)
    }
    if let condition = loop.condition,
      try !truth(evaluate(condition, inner), of: condition.node, usual: true)
    {
      return nil
    }
    return leaving(try run(loop.body, inner), label)
  }

  private func count(_ iterations: inout Int) throws(Interruption) {
    try meter.step()
    iterations += 1
    if iterations > meter.budgets.iterations { throw .ended(.exceeded(.iterations)) }
  }

  /// How a loop with a label goes on after its body: nil for another iteration.
  private func leaving(_ flow: Flow, _ label: SwiftSymbol) -> Flow? {
    switch flow {
    case .next, .fell: nil
    case .continued(let target) where target.isEmpty || target == label: nil
    case .broke(let target) where target.isEmpty || target == label: .broke(.empty)
    case .broke, .continued, .returned: flow
    }
  }

  func runWhile(
    _ conditions: SwiftConditions, _ body: SwiftStatements, _ label: SwiftSymbol, _ scope: Scope
  ) throws(Interruption) -> Flow {
    var iterations = 0
    var undecided = 0
    while true {
      try count(&iterations)
      let inner = Scope(inside: scope)
      let decisions = oracle.questions
      let holds = try hold(conditions, inner, usual: false)
      if oracle.questions != decisions { undecided += 1 }
      guard holds, undecided <= meter.budgets.undecidedIterations else { return .next }
      if let flow = leaving(try run(body, inner), label) {
        if case .broke(let target) = flow, target.isEmpty { return .next }
        return flow
      }
    }
  }

  func runRepeat(
    _ body: SwiftStatements, _ condition: SwiftExpression, _ label: SwiftSymbol, _ scope: Scope
  ) throws(Interruption) -> Flow {
    var iterations = 0
    while true {
      try count(&iterations)
      let inner = Scope(inside: scope)
      if let flow = leaving(try run(body, inner), label) {
        if case .broke(let target) = flow, target.isEmpty { return .next }
        return flow
      }
      let decisions = oracle.questions
      let holds = try truth(evaluate(condition, inner), of: condition.node, usual: false)
      guard holds, oracle.questions == decisions else { return .next }
    }
  }

  /// The elements that a loop goes through; nil if they are not known.
  private func iterated(_ value: Value) throws(Interruption) -> AnySequence<Value>? {
    if case .range(let range) = value, range.upper == nil, let first = range.lower?.integer {
      return AnySequence((first..<(.max)).lazy.map { .number(.integer($0)) })
    }
    if case .range(let range) = value, let integers = range.integers {
      return AnySequence(integers.lazy.map { .number(.integer($0)) })
    }
    if let elements = try sequence(value) { return AnySequence(elements) }
    return try custom(sequence: value)
  }

  /// The elements of a sequence of the repository, whose iterator is asked one by one.
  private func custom(sequence value: Value) throws(Interruption) -> AnySequence<Value>? {
    guard case .structure = value else {
      guard case .object = value else { return nil }
      return try iterate(value).map { AnySequence($0) }
    }
    return try iterate(value).map { AnySequence($0) }
  }

  /// Whether a value has an iterator that the repository declares, or is one.
  func isSequence(_ value: Value) -> Bool {
    guard let type = typeOf(value) else { return false }
    return isIterable(names[.makeIterator], type) || isIterable(names[.next], type)
  }

  /// Whether a type has a method of a name that needs no arguments, as those of iterators are.
  private func isIterable(_ name: SwiftSymbol, _ type: StaticType) -> Bool {
    program.members(name, of: type).contains { member in
      guard case .function(let function) = member else { return false }
      return function.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  func iterate(_ value: Value) throws(Interruption) -> [Value]? {
    guard let type = typeOf(value) else { return nil }
    var iterator = value
    if isIterable(names[.makeIterator], type) {
      iterator = try call(method: names[.makeIterator], on: value, [])
    }
    guard let type = typeOf(iterator), isIterable(names[.next], type) else { return nil }
    var elements: [Value] = []
    let place = Scope(parent: nil, frame: emptyFrame)
    place.bind(names[.next], iterator)
    while true {
      try meter.step()
      let element = try callMutating(names[.next], at: .variable(place, 0), [])
      if element.isNil || element.unknown != nil { return elements }
      elements.append(element)
      try meter.check(elements: elements.count, new: 1)
    }
  }
}
