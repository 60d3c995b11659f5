internal import SwiftSources
internal import SwiftWorld

extension Interpreter {
  /// Whether a condition holds; unknown ones are decided.
  func truth(_ value: Value, of node: SwiftNode, usual: Bool) throws(Interruption) -> Bool {
    switch value {
    case .boolean(let known): known
    case .none: false
    case .unknown(let unknown): decide(unknown, usual: usual)
    default: decide(source(node), usual: usual)
    }
  }

  /// Decides an unknown condition by its parts.
  private func decide(_ unknown: Unknown, usual: Bool) -> Bool {
    switch unknown.condition {
    case .not(let part)?: !decide(part, usual: !usual)
    case .and(let first, let second)?:
      decide(first, usual: usual) && decide(second, usual: usual)
    case .or(let first, let second)?:
      decide(first, usual: usual) || decide(second, usual: usual)
    case nil: decide(unknown.name, usual: usual)
    }
  }

  /// The opposite of a condition.
  func negate(_ value: Value, _ node: SwiftNode) -> Value {
    switch value {
    case .boolean(let known): return .boolean(!known)
    case .unknown(let unknown):
      if case .not(let part)? = unknown.condition { return .unknown(part) }
      return .unknown(condition("!(\(unknown.name))", .not(unknown)))
    default: return .unknown(condition(source(node), nil))
    }
  }

  func condition(_ name: String, _ condition: Unknown.Condition?) -> Unknown {
    Unknown(
      clipped(name), type: .system(names[.boolType]), isShared: true, condition: condition)
  }

  /// `first && second` or `first || second`.
  func logical(
    _ left: SwiftExpression, _ operation: KnownName, _ right: SwiftExpression, _ scope: Scope
  ) throws(Interruption) -> Value {
    let isAnd = operation == .and
    let first = try evaluate(left, scope)
    if let known = first.boolean { return known == isAnd ? try evaluate(right, scope) : first }
    if first.isNil { return isAnd ? .boolean(false) : try evaluate(right, scope) }
    let second = try evaluate(right, scope)
    if let known = second.boolean { return known == isAnd ? first : second }
    guard let first = first.unknown, let second = second.unknown else {
      return .unknown(
        condition("\(source(left.node)) \(isAnd ? "&&" : "||") \(source(right.node))", nil))
    }
    return .unknown(
      condition(
        "\(first.name) \(isAnd ? "&&" : "||") \(second.name)",
        isAnd ? .and(first, second) : .or(first, second)))
  }

  /// Whether an optional has a value; an unknown one is decided.
  func isPresent(_ value: Value, usual: Bool = true) -> Bool {
    switch value {
    case .none: false
    case .unknown(let unknown):
      unknown.type.map { !$0.isOptional && !$0.isAny } == true
        || decide("\(unknown.name) != nil", usual: usual)
    default: true
    }
  }

  /// The source of a node on one line, short enough for the name of an unknown.
  ///
  /// - Complexity: O(bytes of the node) at first; O(1) then.
  func source(_ node: SwiftNode) -> String {
    if let known = program.sourceTexts[node.id] { return known }
    let text = node.sourceText
    if text.utf8.count <= Unknown.maximumNameBytes { return text }
    let short = clipped(text)
    program.sourceTexts[node.id] = short
    return short
  }

  /// A text that is short enough for the name of an unknown.
  func clipped(_ text: String) -> String {
    guard text.utf8.count > Unknown.maximumNameBytes else { return text }
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let start = String(decoding: text.utf8.prefix(Unknown.maximumNameBytes), as: UTF8.self)
    return "\(start)… #\(String(hash, radix: 36))"
  }
}
