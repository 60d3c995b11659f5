internal import SwiftSources
internal import SwiftWorld

/// A function with its parameters matched to arguments.
struct Choice {
  let function: FunctionMember
  let parameters: [BoundParameter]
  /// How well the arguments suit; more is better.
  let score: Int
}

/// The value of a parameter in a call.
enum BoundParameter {
  case argument(Argument)
  case variadic([Argument])
  case byDefault
}

extension Interpreter {
  /// The overload that suits the arguments best; of equals, the first, or the one of the same type
  /// that is nearest in the tree of folders: copies of a module declare the same extensions.
  ///
  /// `usesLabels`: Whether labels have to be those of the parameters; not for operators.
  func choose(
    _ candidates: [FunctionMember], _ arguments: [Argument], usesLabels: Bool = true
  ) -> Choice? {
    meter.count(candidates.count / 8)
    var best: Choice?
    for candidate in candidates {
      guard let choice = match(candidate, arguments, usesLabels) else { continue }
      if let known = best, known.score >= choice.score, !isNearer(choice, than: known) { continue }
      best = choice
    }
    return best
  }

  private func isNearer(_ choice: Choice, than known: Choice) -> Bool {
    let (first, second) = (choice.function, known.function)
    guard choice.score == known.score, first.owner === second.owner,
      first.function.file !== second.function.file, let file = node?.file
    else { return false }
    return Program.nearness(first.function.file, file)
      > Program.nearness(second.function.file, file)
  }

  /// The initialiser that suits the arguments best, of the first group that has one.
  func choose(_ groups: [[FunctionMember]], _ arguments: [Argument]) -> Choice? {
    for group in groups {
      if let choice = choose(group, arguments) { return choice }
    }
    return nil
  }

  /// Matches arguments to parameters by labels and kinds; nil if they do not suit.
  private func match(
    _ function: FunctionMember, _ arguments: [Argument], _ usesLabels: Bool
  ) -> Choice? {
    var bound: [BoundParameter] = []
    bound.reserveCapacity(function.parameters.count)
    var next = 0
    var score = function.hasBody ? 1 : 0
    for (index, parameter) in function.parameters.enumerated() {
      if parameter.flags.contains(.variadic) {
        let values = variadic(parameter, arguments, &next)
        bound.append(.variadic(values))
        continue
      }
      guard next < arguments.count,
        !usesLabels || accepts(parameter, arguments[next], function, index)
      else {
        guard parameter.defaultValue != nil else { return nil }
        bound.append(.byDefault)
        score -= 1
        continue
      }
      let fit = fit(arguments[next].value, parameter, function)
      if fit == 0 {
        guard parameter.defaultValue != nil, arguments[next].isTrailing else { return nil }
        bound.append(.byDefault)
        continue
      }
      score += fit * 10
      bound.append(.argument(arguments[next]))
      next += 1
    }
    guard next == arguments.count else { return nil }
    return Choice(function: function, parameters: bound, score: score)
  }

  private func variadic(
    _ parameter: ParameterInfo, _ arguments: [Argument], _ next: inout Int
  ) -> [Argument] {
    var values: [Argument] = []
    guard next < arguments.count, arguments[next].label == parameter.label,
      !arguments[next].isTrailing
    else { return values }
    values.append(arguments[next])
    next += 1
    while next < arguments.count, arguments[next].label.isEmpty, !arguments[next].isTrailing {
      values.append(arguments[next])
      next += 1
    }
    return values
  }

  /// Whether an argument can be one of a parameter by its label or, for the first trailing
  /// closure, because the parameter takes a function.
  private func accepts(
    _ parameter: ParameterInfo, _ argument: Argument, _ function: FunctionMember, _ index: Int
  ) -> Bool {
    guard argument.isTrailing, argument.label.isEmpty else {
      return argument.label == parameter.label
    }
    guard takesFunction(parameter, function) else { return false }
    // A defaulted parameter leaves the closure to a later one that needs it.
    guard parameter.defaultValue != nil else { return true }
    return !function.parameters[(index + 1)...].contains {
      $0.defaultValue == nil && takesFunction($0, function)
    }
  }

  private func takesFunction(_ parameter: ParameterInfo, _ function: FunctionMember) -> Bool {
    guard let name = parameter.typeName else { return true }
    switch program.resolve(name, in: context(of: function)).unwrapped {
    case .function, .any: return true
    case .system(let type):
      return names[type].map { !StandardTypes.isValue($0) }
        ?? (program.system.kind(of: type) == nil)
    default: return false
    }
  }

  func context(of function: FunctionMember) -> LexicalContext {
    LexicalContext(
      file: function.function.file, type: function.owner, generics: function.genericNames)
  }

  /// How well a value suits a parameter: 0 not at all, 3 exactly.
  private func fit(
    _ value: Value, _ parameter: ParameterInfo, _ function: FunctionMember
  ) -> Int {
    guard let name = parameter.typeName else { return 1 }
    if let constraint = function.constraint(of: name) {
      // A generic parameter takes what conforms to its constraint.
      let type = program.resolve(constraint, in: context(of: function))
      if type.isAny || value.isUnsettled { return 1 }
      switch isInstance(value, of: type) {
      case true?: return 2
      case false?: return 0
      case nil: return 1
      }
    }
    let type = program.resolve(name, in: context(of: function))
    if parameter.flags.contains(.autoclosure), let result = type.function?.result {
      return fit(value, result)
    }
    return fit(value, type)
  }

  /// How well a value suits a type: 0 not at all, 3 exactly.
  func fit(_ value: Value, _ type: StaticType) -> Int {
    if type.isAny { return 1 }
    if case .optional(let wrapped) = type {
      return value.isNil ? 2 : fit(value, wrapped)
    }
    switch value {
    case .none: return 0
    case .unknown(let unknown):
      guard let own = unknown.type?.unwrapped, !own.isAny else { return 1 }
      switch program.isSubtype(own, of: type) {
      case true?: return own == type ? 3 : 2
      case false?: return isClear(own) && isClear(type) ? 0 : 1
      case nil: return 1
      }
    case .implicit(let member): return fit(member, type)
    case .closure(let closure): return fit(closure, type)
    case .function: return type.function != nil ? 2 : isClear(type) ? 0 : 1
    case .number(let number): return fit(number, type)
    case .text: return fit(name: .stringType, type)
    case .boolean: return fit(name: .boolType, type)
    case .array(let array): return fit(array, type)
    case .keyPath:
      if let name = type.systemName, program.text(name).hasSuffix("KeyPath") { return 3 }
      return type.function != nil ? 1 : isClear(type) ? 0 : 1
    default: break
    }
    switch isInstance(value, of: type) {
    case true?: return typeOf(value) == type ? 3 : 2
    case false?: return 0
    case nil: return 1
    }
  }

  /// A closure that names its parameters takes as many as the function, or one tuple of them.
  private func fit(_ closure: ClosureValue, _ type: StaticType) -> Int {
    guard let function = type.function else { return isClear(type) ? 0 : 1 }
    guard case .closure(let syntax) = closure.code else { return 2 }
    let traits = program.traits(of: syntax)
    let expected = function.parameters.count
    if let named = traits.parameters?.count {
      if named == expected { return 3 }
      if expected == 1, named > 1 { return 2 }
      return 0
    }
    // The highest `$0` may be one of a closure inside, so that it only decides between equals.
    return traits.highestAnonymous + 1 == expected ? 3 : 2
  }

  /// Whether it is known which values a type has.
  private func isClear(_ type: StaticType) -> Bool {
    switch type {
    case .declared(let declared): declared.kind != .protocol
    case .system(let name):
      names[name].map(StandardTypes.isValue) == true
        || program.kind(ofSystem: name).map { $0 != .protocol } == true
    case .array, .set, .dictionary: true
    default: false
    }
  }

  private func fit(_ member: ImplicitMember, _ type: StaticType) -> Int {
    if names[member.name] == .initializer { return 1 }
    switch type {
    case .declared(let declared):
      if !program.members(member.name, of: type, isOfType: true).isEmpty { return 3 }
      return declared.kind == .protocol ? 1 : 0
    case .system(let name):
      if !program.members(member.name, of: type, isOfType: true).isEmpty { return 3 }
      guard let known = names[name], StandardTypes.isValue(known) else { return 1 }
      return standardStatic(member.name, of: name) != nil ? 2 : 0
    case .array, .set, .dictionary: return 0
    default: return 1
    }
  }

  private func fit(_ number: Number, _ type: StaticType) -> Int {
    guard case .system(let name) = type else {
      if case .declared(let declared) = type { return declared.kind == .protocol ? 1 : 0 }
      return 0
    }
    guard let known = names[name] else { return program.kind(ofSystem: name) == nil ? 1 : 0 }
    switch StandardTypes.numeric(known) {
    case .integer: return number.isFloating ? 0 : 3
    case .floating: return number.isFloating ? 3 : number.isLiteral ? 2 : 0
    case .unrelated: return StandardTypes.isValue(known) ? 0 : 1
    }
  }

  private func fit(name: KnownName, _ type: StaticType) -> Int {
    if type == .system(names[name]) { return 3 }
    switch type {
    case .declared(let declared):
      return declared.kind == .protocol || name == .stringType ? 1 : 0
    case .system(let other):
      if program.systemAncestors(names[name]).contains(other) { return 2 }
      return isClear(type) ? 0 : 1
    default: return 0
    }
  }

  private func fit(_ array: ArrayValue, _ type: StaticType) -> Int {
    guard let element = type.element else {
      if case .system(let name) = type {
        return program.kind(ofSystem: name) == .options ? 1 : isClear(type) ? 0 : 1
      }
      // A structure can be made of an array literal.
      if case .declared(let declared) = type {
        return declared.kind == .class || declared.kind == .enumeration ? 0 : 1
      }
      return 0
    }
    guard let first = array.elements.first, first.depth < 8 else { return 2 }
    return fit(first, element)
  }
}
