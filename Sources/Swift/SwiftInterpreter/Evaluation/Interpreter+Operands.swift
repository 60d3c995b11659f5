internal import SwiftSources
internal import SwiftWorld

// Expressions with one operand, casts and ternaries.

extension Interpreter {
  func ternary(
    _ condition: SwiftExpression, _ first: SwiftExpression, _ second: SwiftExpression,
    _ scope: Scope, _ type: StaticType?
  ) throws(Interruption) -> Value {
    let value = try evaluate(condition, scope)
    let holds = try truth(value, of: condition.node, usual: false)
    return try evaluate(holds ? first : second, scope, as: type)
  }

  func forceUnwrap(_ operand: SwiftExpression, _ scope: Scope) throws(Interruption) -> Value {
    let value = try evaluate(operand, scope)
    switch value {
    case .none: return .unknown(Unknown("\(source(operand.node))!"))
    case .unknown(let unknown): return try unwrapped(unknown)
    default: return value
    }
  }

  /// An unknown that is known not to be nil: what the library makes of it, or an unknown.
  func unwrapped(_ unknown: Unknown) throws(Interruption) -> Value {
    guard let type = unknown.type, type.isOptional else { return .unknown(unknown) }
    if let known = unknown.present { return known }
    let value = try symbolicValue(
      of: type.unwrapped, named: unknown.name, isShared: unknown.isShared)
    unknown.present = value
    return value
  }

  /// `value?` in a chain: what the library makes of an unknown, else the unknown itself, whose
  /// members are optional, too.
  func chained(_ value: Value) throws(Interruption) -> Value {
    guard case .unknown(let unknown) = value, unknown.type?.isOptional == true else { return value }
    let present = try unwrapped(unknown)
    return present.unknown == nil ? present : value
  }

  func attempt(
    _ operand: SwiftExpression, _ kind: SwiftExpression.TryKind, _ scope: Scope,
    _ type: StaticType?
  ) throws(Interruption) -> Value {
    guard kind == .optional else { return try evaluate(operand, scope, as: type) }
    do {
      return try evaluate(operand, scope, as: type)
    } catch {
      if case .thrown = error { return .none }
      throw error
    }
  }

  func cast(
    _ operand: SwiftExpression, _ name: SwiftTypeName, _ kind: SwiftExpression.CastKind,
    _ expression: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    let type = resolve(name, scope)
    if kind == .coercion { return try evaluate(operand, scope, as: type) }
    let value = try evaluate(operand, scope)
    if value.isImplicit, kind == .forced { return try coerce(value, to: type) }
    switch (isInstance(value, of: type), kind) {
    case (let known?, .check): return .boolean(known)
    case (nil, .check):
      let text = "\(describe(value)) is \(source(name.node))"
      return .unknown(Unknown(text, type: .system(names[.boolType]), isShared: true))
    case (false?, .optional): return .none
    case (true?, _): return value
    case (_, .optional):
      guard decide("\(describe(value)) as \(source(name.node))", usual: true) else { return .none }
      return try assume(value, is: type)
    default: return try assume(value, is: type)
    }
  }

  /// An unknown as a value of a type that it is known to have.
  private func assume(_ value: Value, is type: StaticType) throws(Interruption) -> Value {
    guard case .unknown(let unknown) = value else { return value }
    return try symbolicValue(of: type.unwrapped, named: unknown.name, isShared: unknown.isShared)
  }

  func specialization(
    _ base: SwiftExpression, _ arguments: SwiftList<SwiftTypeName>, _ scope: Scope
  ) throws(Interruption) -> Value {
    let value = try evaluate(base, scope)
    let types = arguments.map { resolve($0, scope) }
    guard case .type(let type) = value, let first = types.first else { return value }
    switch type {
    case .array: return .type(.array(first))
    case .set: return .type(.set(first))
    case .optional: return .type(.optional(first))
    case .dictionary where types.count == 2: return .type(.dictionary(first, types[1]))
    default: return value
    }
  }

  func evaluateMacro(
    _ macro: SwiftMacro, _ expression: SwiftExpression
  ) throws(Interruption) -> Value {
    // Lines are counted from the start of the file.
    try meter.step(1 + expression.place / 256)
    return switch names[macro.name] {
    case .function, .file, .fileID, .filePath: try text(expression.file.path)
    case .line: .number(.integer(expression.node.lineAndColumn.line))
    case .column: .number(.integer(expression.node.lineAndColumn.column))
    default: .unknown(Unknown(source(expression.node)))
    }
  }
}
