public import SwiftSources
internal import SwiftWorld

extension Interpreter {
  func makeClosure(
    _ closure: SwiftClosure, _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let inner = Scope(inside: scope)
    for capture in closure.captures {
      guard let value = capture.value else {
        // `[weak self]`, `[x]`: the value at this moment.
        if let (owner, index) = scope.find(capture.name), !capture.isWeak {
          inner.bind(capture.name, owner.bindings[index].value)
        }
        continue
      }
      inner.bind(capture.name, settle(try evaluate(value, scope)))
    }
    capture(inner)
    return .closure(
      ClosureValue(code: .closure(closure), scope: inner, type: type?.function))
  }

  /// Calls a closure, function or type.
  public func call(_ value: Value, _ arguments: [Argument]) throws(Interruption) -> Value {
    switch value {
    case .closure(let closure): return try call(closure, arguments)
    case .function(let function): return try call(function, arguments)
    case .type(let type): return try construct(type, arguments)
    case .none: return .none
    case .keyPath(let path):
      guard let first = arguments.first else { return .unknown(Unknown("key path")) }
      return try follow(path, from: first.value)
    case .structure, .object, .enumeration:
      if let type = typeOf(value), !program.members(names[.callAsFunction], of: type).isEmpty {
        return try call(method: names[.callAsFunction], on: value, arguments)
      }
    default: break
    }
    library.didNotKnow(names[.callAsFunction], of: value, arguments, in: self)
    let result = value.unknown?.type?.function?.result
    return try symbolicValue(of: result ?? .any, named: "\(describe(value))()", isShared: false)
  }

  private func call(_ closure: ClosureValue, _ arguments: [Argument]) throws(Interruption) -> Value
  {
    switch closure.code {
    case .host(let body): return try body(arguments, self)
    case .function(let function): return try call(local: function, closure, arguments)
    case .closure(let syntax):
      return try enterCall(syntax.node) { () throws(Interruption) in
        try self.run(syntax, closure, arguments)
      }
    }
  }

  /// Calls a local function, which has labels and defaults.
  private func call(
    local function: SwiftFunction, _ closure: ClosureValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let member = program.member(of: function)
    guard let outer = closure.scope else { return .void }
    let plain = arguments.map {
      Argument(.empty, $0.value, isTrailing: $0.isTrailing, location: $0.location)
    }
    let isPlain = arguments.allSatisfy { $0.label.isEmpty }
    guard let choice = choose([member], arguments) ?? (isPlain ? byPosition(member, plain) : nil),
      let body = member.body
    else { return .unknown(Unknown("\(program.text(function.name))()")) }
    return try enterCall(function.node) { () throws(Interruption) in
      let scope = Scope(inside: outer)
      scope.isClosureBody = true
      try self.bindLocal(choice, scope)
      scope.closureResult = function.result.map { self.resolve($0, scope) }
      let value = try self.runBody(body, scope, as: scope.closureResult)
      try self.writeBackLocal(choice, scope)
      return value
    }
  }

  /// A function reference is called without labels.
  func byPosition(_ function: FunctionMember, _ arguments: [Argument]) -> Choice? {
    guard arguments.count <= function.parameters.count else { return nil }
    var bound: [BoundParameter] = []
    for (index, parameter) in function.parameters.enumerated() {
      if index < arguments.count {
        bound.append(.argument(arguments[index]))
      } else if parameter.defaultValue != nil {
        bound.append(.byDefault)
      } else {
        return nil
      }
    }
    return Choice(function: function, parameters: bound, score: 0)
  }

  private func run(
    _ closure: SwiftClosure, _ value: ClosureValue, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    guard let outer = value.scope else { return .void }
    let scope = Scope(inside: outer)
    scope.isClosureBody = true
    scope.closureResult = closure.result.map { resolve($0, scope) } ?? value.type?.result
    if scope.closureResult?.isAny == true { scope.closureResult = nil }
    let traits = program.traits(of: closure)
    try bind(traits, value.type, arguments, scope)
    let result: Value
    if let builder = value.type?.builder, !closure.body.hasReturn {
      result = try build(closure.body, scope, builder, scope.closureResult)
    } else {
      result = try runBody(closure.body, scope, as: scope.closureResult)
    }
    for (index, argument) in arguments.enumerated() where index < scope.bindings.count {
      guard let location = argument.location else { continue }
      try store(scope.bindings[index].value, at: location)
    }
    return result
  }

  /// Binds the parameters of a closure, or `$0`, `$1`, ….
  private func bind(
    _ traits: ClosureTraits, _ type: FunctionType?, _ arguments: [Argument], _ scope: Scope
  ) throws(Interruption) {
    var values = arguments.map(\.value)
    let count = traits.parameters?.count ?? traits.highestAnonymous + 1
    // A closure of several parameters takes a tuple apart.
    if count > 1, values.count == 1, case .tuple(let tuple) = values[0] { values = tuple.elements }
    if let parameters = traits.parameters {
      for (index, parameter) in parameters.enumerated() {
        let declared = parameter.typeName.map { resolve($0, scope) } ?? self.type(type, index)
        let value =
          values.indices.contains(index)
          ? values[index] : .unknown(Unknown(program.text(parameter.name), type: declared))
        scope.bind(
          parameter.name, settle(try coerce(value, to: declared)),
          type: declared)
      }
      return
    }
    for index in 0..<max(values.count, count) {
      guard let name = names.anonymous(index) else { break }
      let declared = self.type(type, index)
      let value =
        values.indices.contains(index)
        ? values[index] : .unknown(Unknown("$\(index)", type: declared))
      scope.bind(name, settle(try coerce(value, to: declared)), type: declared)
    }
  }

  private func type(_ function: FunctionType?, _ index: Int) -> StaticType? {
    guard let function, function.parameters.indices.contains(index) else { return nil }
    let type = function.parameters[index]
    return type.isAny ? nil : type
  }

  private func bindLocal(_ choice: Choice, _ scope: Scope) throws(Interruption) {
    let frame = scope.frame
    let inner = Scope(parent: scope, frame: frame)
    for (parameter, bound) in zip(choice.function.parameters, choice.parameters) {
      let type = parameter.typeName.map { resolve($0, scope) }
      var value: Value
      switch bound {
      case .argument(let argument): value = argument.value
      case .variadic(let arguments): value = .array(ArrayValue(arguments.map { settle($0.value) }))
      case .byDefault:
        guard let expression = parameter.defaultValue else { continue }
        value = try evaluate(expression, inner, as: type)
      }
      if parameter.flags.contains(.autoclosure) {
        value = autoclosure(try coerce(value, to: type?.function?.result))
      }
      let isVariadic = parameter.flags.contains(.variadic)
      if let type, !isVariadic { value = try coerce(value, to: type) }
      scope.bind(parameter.name, settle(value), type: isVariadic ? type.map { .array($0) } : type)
    }
  }

  private func writeBackLocal(_ choice: Choice, _ scope: Scope) throws(Interruption) {
    for (parameter, bound) in zip(choice.function.parameters, choice.parameters) {
      guard case .argument(let argument) = bound, let location = argument.location,
        let (owner, index) = scope.find(parameter.name)
      else { continue }
      try store(owner.bindings[index].value, at: location)
    }
  }
}

extension Program {
  /// The facts that the source of a closure states about its parameters.
  func traits(of closure: SwiftClosure) -> ClosureTraits {
    if let known = closureTraits[closure.id] { return known }
    var traits = ClosureTraits()
    if let parameters = closure.parameters {
      traits.parameters = parameters.map(ParameterInfo.init)
    } else {
      traits.highestAnonymous = highestAnonymous(in: closure.body.node)
    }
    closureTraits[closure.id] = traits
    return traits
  }

  private func highestAnonymous(in node: SwiftNode) -> Int {
    var highest = -1
    for inner in node.descendants where inner.kind == .identifier {
      if let index = names.anonymousIndex(inner.symbol) { highest = max(highest, index) }
    }
    return highest
  }

  /// A local function as a member, for its parameters.
  func member(of function: SwiftFunction) -> FunctionMember {
    if let known = functionMembers[function.id] { return known }
    let member = FunctionMember(function, owner: nil)
    functionMembers[function.id] = member
    return member
  }
}

extension Interpreter {
  /// Calls a global function of the repository; an unknown if there is none that suits.
  public func callFunction(
    _ name: SwiftSymbol, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    try callGlobal(name, arguments, nil) ?? .unknown(Unknown("\(program.text(name))()"))
  }
}

extension Interpreter {
  /// Whether the repository gives a value a method with code.
  public func hasMethod(_ name: SwiftSymbol, on value: Value) -> Bool {
    memberTypes(of: value).contains { type in
      program.members(name, of: type).contains { member in
        if case .function(let function) = member { function.hasBody } else { false }
      }
    }
  }
}
