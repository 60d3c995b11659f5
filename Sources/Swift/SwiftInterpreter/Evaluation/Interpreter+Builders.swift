internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// The result builder among attributes, of the repository or of the system.
  func builder(_ attributes: [SwiftSymbol], _ context: LexicalContext) -> StaticType? {
    for attribute in attributes {
      if case .declared(let type)? = program.lookUpType(attribute, in: context) {
        if type.isBuilder(names) { return .declared(type) }
      } else if program.text(attribute).hasSuffix("Builder") {
        return .system(attribute)
      }
    }
    return nil
  }

  /// The value of a block that a result builder reads.
  func build(
    _ body: SwiftStatements, _ scope: Scope, _ builder: StaticType, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let components = try components(body, scope, builder)
    let value = try block(components, builder)
    let result = try transform(.buildFinalResult, [Argument(.empty, value)], builder) ?? value
    return try coerce(result, to: type)
  }

  private func components(
    _ body: SwiftStatements, _ scope: Scope, _ builder: StaticType
  ) throws(Interruption) -> [Value] {
    try meter.enter()
    defer { meter.leave() }
    declareFunctions(body, scope)
    var components: [Value] = []
    for statement in body {
      try meter.step()
      switch statement.form {
      case .expression(let expression):
        if let component = try component(expression, scope, builder) {
          components.append(component)
        }
      case .for(let loop):
        let parts = try loopComponents(loop, scope, builder)
        let array = try checked(.array(ArrayValue(parts)))
        let value = try transform(.buildArray, [Argument(.empty, array)], builder)
        components.append(value ?? array)
      default: _ = try run(statement, scope)
      }
    }
    return components
  }

  private func component(
    _ expression: SwiftExpression, _ scope: Scope, _ builder: StaticType
  ) throws(Interruption) -> Value? {
    switch expression.form {
    case .if(let branch): return try component(of: branch, scope, builder)
    case .switch(let branch): return try component(of: branch, scope, builder)
    case .assignment:
      _ = try evaluate(expression, scope)
      return nil
    default:
      let value = settle(try evaluate(expression, scope))
      if case .void = value { return nil }
      return try transform(.buildExpression, [Argument(.empty, value)], builder) ?? value
    }
  }

  /// The value of an `if` with all that follow its `else`.
  private func component(
    of branch: SwiftIf, _ scope: Scope, _ builder: StaticType
  ) throws(Interruption) -> Value? {
    var clauses = [branch]
    while case .chain(let expression)? = clauses[clauses.count - 1].otherwise,
      case .if(let next) = expression.form
    {
      clauses.append(next)
    }
    var last: SwiftStatements?
    if case .block(let body)? = clauses[clauses.count - 1].otherwise { last = body }
    let count = clauses.count + (last == nil ? 0 : 1)
    for (index, clause) in clauses.enumerated() {
      let inner = Scope(inside: scope)
      let holds = try inRelevance(of: [clause.node], true) { () throws(Interruption) in
        try self.hold(clause.conditions, inner, usual: false)
      }
      guard holds else { continue }
      let value = try block(components(clause.body, inner, builder), builder)
      let either = try self.either(value, index, of: count, builder)
      guard last == nil else { return either }
      return try transform(.buildOptional, [Argument(.empty, either)], builder) ?? either
    }
    guard let last else {
      return try transform(.buildOptional, [Argument(.empty, .none)], builder)
        ?? .array(ArrayValue([]))
    }
    let value = try block(components(last, Scope(inside: scope), builder), builder)
    return try either(value, count - 1, of: count, builder)
  }

  /// The value of one of several branches. Swift makes a balanced tree of them, so that none needs
  /// many calls.
  private func either(
    _ value: Value, _ index: Int, of count: Int, _ builder: StaticType
  ) throws(Interruption) -> Value {
    var (value, index, count) = (value, index, count)
    while count > 1 {
      try meter.step()
      // The last of an odd number has no sibling.
      if count.isMultiple(of: 2) || index < count - 1 {
        let side: KnownName = index.isMultiple(of: 2) ? .first : .second
        value = try transform(.buildEither, [Argument(names[side], value)], builder) ?? value
      }
      index /= 2
      count = (count + 1) / 2
    }
    return value
  }

  private func component(
    of branch: SwiftSwitch, _ scope: Scope, _ builder: StaticType
  ) throws(Interruption) -> Value? {
    let subject = settle(try evaluate(branch.subject, scope))
    let cases = Array(branch.cases)
    for (index, clause) in cases.enumerated() {
      let inner = Scope(inside: scope)
      let isMatch =
        clause.isDefault
        ? true : try matches(clause.items, subject, inner, usual: false)
      if isMatch {
        let value = try block(components(clause.body, inner, builder), builder)
        return try either(value, index, of: cases.count, builder)
      }
    }
    return nil
  }

  private func loopComponents(
    _ loop: SwiftForLoop, _ scope: Scope, _ builder: StaticType
  ) throws(Interruption) -> [Value] {
    let sequence = try evaluate(loop.sequence, scope)
    guard let elements = try self.sequence(sequence) else { return [] }
    var parts: [Value] = []
    for element in elements {
      let inner = Scope(inside: scope)
      try bind(loop.pattern, to: element, nil, inner)
      if let condition = loop.condition,
        try !truth(evaluate(condition, inner), of: condition.node, usual: true)
      {
        continue
      }
      parts.append(try block(components(loop.body, inner, builder), builder))
      try meter.check(elements: parts.count, new: 1)
    }
    return parts
  }

  /// The value of the components of one block.
  private func block(_ components: [Value], _ builder: StaticType) throws(Interruption) -> Value {
    let arguments = components.map { Argument(.empty, $0) }
    if let value = try transform(.buildBlock, arguments, builder) { return value }
    if let value = try partialBlock(components, builder) { return value }
    if case .system(let name) = builder,
      let value = try library.build(components, by: name, in: self)
    {
      return value
    }
    var flat: [Value] = []
    for component in components {
      if case .array(let array) = component {
        flat += array.elements
      } else {
        flat.append(component)
      }
    }
    try meter.check(elements: flat.count, new: flat.count)
    return try checked(.array(ArrayValue(flat)))
  }

  private func partialBlock(
    _ components: [Value], _ builder: StaticType
  ) throws(Interruption) -> Value? {
    guard let first = components.first,
      var value = try transform(.buildPartialBlock, [Argument(names[.first], first)], builder)
    else { return nil }
    for next in components.dropFirst() {
      let arguments = [Argument(names[.accumulated], value), Argument(names[.next], next)]
      value = try transform(.buildPartialBlock, arguments, builder) ?? value
    }
    return value
  }

  /// Calls a function of a builder; nil if it has none that suits.
  private func transform(
    _ name: KnownName, _ arguments: [Argument], _ builder: StaticType
  ) throws(Interruption) -> Value? {
    let functions = program.members(names[name], of: builder, isOfType: true).compactMap { member in
      if case .function(let function) = member, function.hasBody { function } else { nil }
    }
    guard let choice = choose(functions, arguments) else { return nil }
    var receiver: Value? = .type(builder)
    return try invoke(choice, on: &receiver)
  }
}

extension DeclaredType {
  /// Whether it has the functions of a result builder.
  func isBuilder(_ names: KnownNames) -> Bool {
    statics.functions[names[.buildBlock]] != nil
      || statics.functions[names[.buildPartialBlock]] != nil
  }
}
