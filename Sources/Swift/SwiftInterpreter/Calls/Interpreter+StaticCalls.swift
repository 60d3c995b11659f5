public import SwiftSources
public import SwiftWorld

extension Interpreter {
  /// A static method, a case with values, or an initialiser; nil if the type has none.
  public func callStatic(
    _ name: SwiftSymbol, of type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    if names[name] == .initializer { return try construct(type, arguments) }
    for ancestor in systemTypes(of: type).prefix(1)
    where isPreferredStatic(name, of: ancestor, type, arguments) {
      if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
        return value
      }
    }
    if let value = try callDeclaredStatic(name, of: type, arguments) { return value }
    for ancestor in systemTypes(of: type) {
      if let value = try library.callStatic(name, of: ancestor, arguments, in: self) {
        return value
      }
      if let value = try callStandardStatic(name, of: ancestor, arguments) { return value }
    }
    guard case .function(let function)? = curried(name, of: type) else { return nil }
    return try call(function, arguments)
  }

  private func isPreferredStatic(
    _ name: SwiftSymbol, of system: SwiftSymbol, _ type: StaticType, _ arguments: [Argument]
  ) -> Bool {
    let functions = program.members(name, of: type, isOfType: true).compactMap { member in
      if case .function(let function) = member { function } else { nil }
    }
    guard let choice = choose(functions, arguments), choice.function.owner?.kind == .extensions
    else { return false }
    guard
      let types = program.system.parameters(
        ofCall: name, of: system, isOfType: true, labels: arguments.map(\.label)),
      types.count == arguments.count
    else { return false }
    let fits = zip(arguments, types).map { fit($0.value, $1) }
    return !fits.contains(0) && fits.reduce(0, +) * 10 + 1 >= choice.score
  }

  func callDeclaredStatic(
    _ name: SwiftSymbol, of type: StaticType, _ arguments: [Argument]
  ) throws(Interruption) -> Value? {
    let members = program.members(name, of: type, isOfType: true)
    var functions: [FunctionMember] = []
    for member in members {
      switch member {
      case .function(let function): functions.append(function)
      case .enumCase(let found):
        let value = try makeCase(found, arguments)
        return found.parameters == nil ? try call(value, arguments) : value
      case .property(let property): return try call(readStatic(property, of: type), arguments)
      }
    }
    if let choice = choose(functions, arguments) {
      var receiver: Value? = .type(type)
      return try invoke(choice, on: &receiver)
    }
    if case .declared(let declared) = type, let nested = program.nestedType(name, in: declared) {
      return try construct(nested, arguments)
    }
    return nil
  }

  private func makeCase(
    _ found: CaseMember, _ arguments: [Argument]
  ) throws(Interruption) -> Value {
    let parameters = found.parameters ?? []
    let context = LexicalContext(file: found.element.file, type: found.owner)
    var values: [Value] = []
    var next = 0
    for parameter in parameters {
      if next < arguments.count,
        arguments[next].label == parameter.label || arguments[next].isTrailing
      {
        let type = parameter.typeName.map { program.resolve($0, in: context) }
        let value = arguments[next].value
        values.append(settle(try coerce(value, to: type)))
        next += 1
      } else if let value = parameter.defaultValue {
        let frame = Frame(receiver: nil, context: context, function: nil)
        values.append(settle(try evaluate(value, Scope(parent: nil, frame: frame))))
      }
    }
    return try checked(
      .enumeration(
        EnumerationValue(
          type: .declared(found.owner), name: found.name, labels: parameters.map(\.label),
          values: values)))
  }
}
