/// A violation of the expression grammar.
struct ExpressionError: Error {
  var message: String
  /// The offset of the error in the arena's bytes.
  var offset: Int
}

/// A one-pass compiler of expressions. An explicit stack of pending parts replaces recursion.
/// Operators from the lowest to the highest precedence: `||`, `&&`, `in`, `==` and `!=`,
/// comparisons, `+` and `-`, `*` and `/`, `**` (the only right-associative one), then member,
/// index, slice and call, and prefix `!`, `-` and `+`.
struct ExpressionCompiler {
  private typealias TokenKind = ExpressionScanner.TokenKind

  /// A part whose end has not been reached.
  private enum PendingPart {
    case binary(TokenKind, precedence: Int, text: Int, label: Label)
    case unary(Instruction, text: Int)
    case group
    case list(count: Int32)
    case record(names: [Symbol])
    case arguments(count: Int32, text: Int)
    case bracket(text: Int)
    case slice(hasLower: Bool, text: Int)
  }

  private enum ParserState {
    case operand, unit, postfix, `operator`, done
  }

  private var scanner: ExpressionScanner
  private let site: Int32
  private let range: Range<Int>
  private(set) var current: ExpressionScanner.Token?
  private var open: [PendingPart] = []
  /// The maximum number of open parts so far.
  private var deepest = 0

  init(_ arena: TemplateArena, _ range: Range<Int>, site: Int32) {
    scanner = ExpressionScanner(arena.bytes, range)
    self.range = range
    self.site = site
  }

  /// Compiles up to the first token that cannot continue the expression, and leaves it in
  /// ``current``.
  mutating func compile(
    into code: inout Code, arena: inout TemplateArena, steps: inout CompilationSteps
  ) throws(ExpressionError) {
    try advance()
    var state = ParserState.operand
    while !code.isFull {
      steps.count(&code)
      switch state {
      case .operand: state = try operand(&code, &arena)
      case .unit: state = unit(&code, &steps)
      case .postfix: state = try postfix(&code, &arena)
      case .operator: state = try binary(code: &code, arena: &arena, steps: &steps)
      case .done: return
      }
    }
  }

  private mutating func begin(_ part: PendingPart, _ code: inout Code) {
    open.append(part)
    guard open.count > deepest else { return }
    deepest = open.count
    code.room -= MemoryLayout<PendingPart>.stride
  }

  /// The symbol of a name in the expression.
  private func symbol(
    at range: Range<Int>, _ code: inout Code, _ arena: inout TemplateArena
  ) -> Symbol {
    let known = arena.symbols.count
    let symbol = arena.symbol(of: arena.string(at: range))
    if arena.symbols.count > known { code.room -= SymbolTable.bytesOfName }
    return symbol
  }

  // MARK: Operands

  private mutating func operand(
    _ code: inout Code, _ arena: inout TemplateArena
  ) throws(ExpressionError) -> ParserState {
    guard let token = current else { throw endOfInput }
    let text = token.range.lowerBound
    switch token.kind {
    case .minus: begin(.unary(.negate, text: text), &code)
    case .plus: begin(.unary(.plus, text: text), &code)
    case .not: begin(.unary(.not, text: text), &code)
    case .leftParenthesis: begin(.group, &code)
    case .leftBracket:
      try advance()
      guard current?.kind == .rightBracket else {
        begin(.list(count: 0), &code)
        return .operand
      }
      code.emit(.list(0), site: site, text: text)
      try advance()
      return .unit
    case .leftBrace:
      try advance()
      begin(.record(names: []), &code)
      // The header of an array.
      code.room -= 32
      return try key(&code, &arena)
    case .number, .string, .identifier, .true, .false, .null:
      single(token, code: &code, arena: &arena)
      try advance()
      return .unit
    default: throw unexpected(token, Self.operands)
    }
    try advance()
    return .operand
  }

  private mutating func single(
    _ token: ExpressionScanner.Token, code: inout Code, arena: inout TemplateArena
  ) {
    let text = token.range.lowerBound
    switch token.kind {
    case .identifier:
      code.emit(
        .load(symbol(at: token.range, &code, &arena)), site: site, text: text)
    case .number:
      code.push(arena.number(at: token.range), site: site, text: text)
    case .string:
      let inner = token.range.lowerBound + 1..<token.range.upperBound - 1
      code.push(arena.string(at: inner), site: site, text: text)
    case .true: code.push(.bool(true), site: site, text: text)
    case .false: code.push(.bool(false), site: site, text: text)
    default: code.push(.null, site: site, text: text)
    }
  }

  /// Parses the name of an object's member, or the end of the object.
  private mutating func key(
    _ code: inout Code, _ arena: inout TemplateArena
  ) throws(ExpressionError) -> ParserState {
    guard case .record(var names)? = open.popLast() else { return .unit }
    if let token = current, token.kind == .string || token.kind == .identifier {
      let name =
        token.kind == .string
        ? token.range.lowerBound + 1..<token.range.upperBound - 1 : token.range
      names.append(symbol(at: name, &code, &arena))
      code.room -= 2 * MemoryLayout<Symbol>.stride
      begin(.record(names: names), &code)
      try advance()
      try take(.colon)
      return .operand
    }
    let text = current?.range.lowerBound ?? range.upperBound
    try take(.rightBrace)
    code.emit(.record(code.shape(names)), site: site, text: text)
    return .unit
  }

  /// Completes an operand. Its prefix operators apply before any postfix.
  private mutating func unit(_ code: inout Code, _ steps: inout CompilationSteps) -> ParserState {
    while !code.isFull, case .unary(let instruction, let text)? = open.last {
      steps.count(&code)
      code.emit(instruction, site: site, text: text)
      open.removeLast()
    }
    return .postfix
  }

  private mutating func postfix(
    _ code: inout Code, _ arena: inout TemplateArena
  ) throws(ExpressionError) -> ParserState {
    guard let token = current else { return .operator }
    let text = token.range.lowerBound
    switch token.kind {
    case .dot:
      try advance()
      guard let name = current else { throw endOfInput }
      guard name.kind == .identifier else { throw unexpected(name, ["identifier"]) }
      let symbol = symbol(at: name.range, &code, &arena)
      code.emit(.property(symbol), site: site, text: text)
      try advance()
      return .postfix
    case .leftBracket:
      try advance()
      guard let next = current else { throw endOfInput }
      if next.kind == .rightBracket { throw unexpected(next, Self.operands) }
      guard next.kind == .colon else {
        begin(.bracket(text: text), &code)
        return .operand
      }
      return try upperBound(hasLower: false, text: text, &code)
    case .leftParenthesis:
      code.emit(.checkCallable, site: site, text: text)
      try advance()
      guard current?.kind == .rightParenthesis else {
        begin(.arguments(count: 0, text: text), &code)
        return .operand
      }
      code.emit(.call(0), site: site, text: text)
      try advance()
      return .postfix
    default: return .operator
    }
  }

  /// Parses the colon of a slice and the upper bound.
  private mutating func upperBound(
    hasLower: Bool, text: Int, _ code: inout Code
  ) throws(ExpressionError) -> ParserState {
    try advance()
    guard current?.kind == .rightBracket else {
      begin(.slice(hasLower: hasLower, text: text), &code)
      return .operand
    }
    code.emit(.slice(hasLower: hasLower, hasUpper: false), site: site, text: text)
    try advance()
    return .postfix
  }

  // MARK: Operators

  private mutating func binary(
    code: inout Code, arena: inout TemplateArena, steps: inout CompilationSteps
  ) throws(ExpressionError) -> ParserState {
    guard let token = current, let precedence = Self.precedence(token.kind) else {
      finishBinaries(above: 0, &code, &steps)
      return try close(&code, &arena)
    }
    // Completes operators of the same precedence, unless they are right-associative.
    finishBinaries(above: token.kind == .power ? precedence : precedence - 1, &code, &steps)
    var label: Label = 0
    let text = token.range.lowerBound
    if token.kind == .and || token.kind == .or {
      label = code.newLabel()
      code.emit(token.kind == .and ? .and(label) : .or(label), site: site, text: text)
    }
    begin(.binary(token.kind, precedence: precedence, text: text, label: label), &code)
    try advance()
    return .operand
  }

  private mutating func finishBinaries(
    above precedence: Int, _ code: inout Code, _ steps: inout CompilationSteps
  ) {
    while !code.isFull, case .binary(let kind, let own, let text, let label)? = open.last,
      own > precedence
    {
      steps.count(&code)
      open.removeLast()
      code.emit(Self.instruction(kind), site: site, text: text)
      if kind == .and || kind == .or { code.bind(label) }
    }
  }

  /// Completes an expression, and closes or continues its containing part.
  private mutating func close(
    _ code: inout Code, _ arena: inout TemplateArena
  ) throws(ExpressionError) -> ParserState {
    let isComma = current?.kind == .comma
    switch open.last {
    case .group?:
      try take(.rightParenthesis)
      open.removeLast()
      return .unit
    case .list(let count)?:
      open.removeLast()
      if isComma {
        begin(.list(count: count + 1), &code)
        try advance()
        return .operand
      }
      code.emit(.list(count + 1), site: site, text: current?.range.lowerBound ?? -1)
      try take(.rightBracket)
      return .unit
    case .record?:
      if current?.kind != .rightBrace { try take(.comma) }
      return try key(&code, &arena)
    case .arguments(let count, let text)?:
      open.removeLast()
      if isComma {
        begin(.arguments(count: count + 1, text: text), &code)
        try advance()
        return .operand
      }
      try take(.rightParenthesis)
      code.emit(.call(count + 1), site: site, text: text)
      return .postfix
    case .bracket(let text)?:
      open.removeLast()
      if current?.kind == .colon { return try upperBound(hasLower: true, text: text, &code) }
      try take(.rightBracket)
      code.emit(.index, site: site, text: text)
      return .postfix
    case .slice(let hasLower, let text)?:
      open.removeLast()
      try take(.rightBracket)
      code.emit(.slice(hasLower: hasLower, hasUpper: true), site: site, text: text)
      return .postfix
    default:
      return .done
    }
  }

  private static func precedence(_ kind: TokenKind) -> Int? {
    switch kind {
    case .or: 1
    case .and: 2
    case .in: 3
    case .equal, .notEqual: 4
    case .less, .greater, .lessOrEqual, .greaterOrEqual: 5
    case .plus, .minus: 6
    case .times, .divide: 7
    case .power: 8
    default: nil
    }
  }

  private static func instruction(_ kind: TokenKind) -> Instruction {
    switch kind {
    case .in: .contains
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .greater: .greater
    case .lessOrEqual: .lessOrEqual
    case .greaterOrEqual: .greaterOrEqual
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .divide: .divide
    case .power: .power
    default: .truth
    }
  }

  // MARK: Tokens

  private mutating func advance() throws(ExpressionError) {
    do throws(InvalidToken) {
      current = try scanner.next()
    } catch {
      throw ExpressionError(
        message: """
          Unexpected input for '\(text(range))' at '\(text(error.offset..<range.upperBound))'
          """, offset: error.offset)
    }
  }

  private mutating func take(_ kind: TokenKind) throws(ExpressionError) {
    guard let token = current else { throw endOfInput }
    guard token.kind == kind else { throw unexpected(token, [kind.rawValue]) }
    try advance()
  }

  private var endOfInput: ExpressionError {
    ExpressionError(message: "Unexpected end of input", offset: range.upperBound)
  }

  /// The error of an unexpected token.
  func unexpected(_ token: ExpressionScanner.Token, _ expected: [String]) -> ExpressionError {
    ExpressionError(
      message: """
        Found: \(text(token.range)) token, expected one of: \(expected.joined(separator: ", "))
        """, offset: token.range.lowerBound)
  }

  private func text(_ range: Range<Int>) -> String {
    let end = min(range.upperBound, range.lowerBound + 2 * TemplateError.longestMessage)
    return String(decoding: scanner.bytes[range.lowerBound..<end], as: UTF8.self)
  }

  private static let operands = [
    "!", "(", "+", "-", "[", "false", "identifier", "null", "number", "string", "true", "{",
  ]

  /// The tokens that may follow an expression.
  static let operators = [
    "!=", "&&", "(", "*", "**", "+", "-", ".", "/", "<", "<=", "==", ">", ">=", "[", "in", "||",
  ]
}
