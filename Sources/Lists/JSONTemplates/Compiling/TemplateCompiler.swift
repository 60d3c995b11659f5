internal import Cancellation

/// Compiles a template into code. An explicit work list replaces recursion.
///
/// Errors in a template are compiled into throwing instructions: in JSON-e, a part that is never
/// rendered cannot fail.
struct TemplateCompiler {
  /// A pending piece of work. The last one is done first.
  enum WorkItem {
    case render(TemplateValue, site: Int32)
    case element(TemplateValue, index: Int, site: Int32)
    case member(TemplateValue, index: Int, site: Int32, names: [Symbol]?)
    case emit(Instruction, site: Int32)
    case fail(TemplateError.Kind, String, site: Int32)
    case bind(Label)
    case expression(TemplateValue, site: Int32)
    case conditions(TemplateValue, [Int], next: Int, site: Int32, skip: Label?)
  }

  var arena: TemplateArena
  var code: Code
  var work: [WorkItem] = []
  private var steps: CompilationSteps

  init(_ arena: TemplateArena, _ code: Code, cancellation: CancellationCheck) {
    self.arena = arena
    self.code = code
    steps = CompilationSteps(cancellation)
  }

  /// Compiles a template followed by the instruction `last`.
  ///
  /// A rendered value may contain another value many times, and so be far larger than its memory.
  /// `budget` limits the steps, and on return holds the remaining ones.
  ///
  /// - Returns: The index of the first instruction, or `nil` if the budget is spent, the code is
  ///   full or compilation is cancelled.
  /// - Complexity: O(template), expected. A static template is a single constant.
  mutating func compile(
    _ template: TemplateValue, site: Int32, last: Instruction, budget: inout Int
  ) -> Int? {
    let start = code.instructions.count
    work = [.emit(last, site: site), .render(template, site: site)]
    while let item = work.popLast() {
      budget -= 1
      steps.count(&code)
      guard budget >= 0, !code.isFull else { return nil }
      perform(item)
    }
    return start
  }

  private mutating func perform(_ item: WorkItem) {
    switch item {
    case .render(let value, let site): render(value, site)
    case .element(let array, let index, let site):
      guard index < array.count else {
        return code.emit(.array(Code.number(array.count)), site: site)
      }
      work.append(.element(array, index: index + 1, site: site))
      let inner = Site(parent: site, step: UInt32(truncatingIfNeeded: index), kind: .element)
      work.append(.render(arena.values[array.start + index], site: code.addSite(inner)))
    case .member(let object, let index, let site, let names):
      member(of: object, index: index, at: site, names: names)
    case .emit(let instruction, let site): code.emit(instruction, site: site)
    case .fail(let kind, let message, let site): code.fail(kind, message, site: site)
    case .bind(let label): code.bind(label)
    case .expression(let text, let site): expression(text, site)
    case .conditions(let object, let order, let next, let site, let skip):
      condition(of: object, order: order, next: next, at: site, skip: skip)
    }
  }

  private mutating func render(_ value: TemplateValue, _ site: Int32) {
    // Constants cannot fail and need no site.
    guard value.flags.contains(.dollar) else { return code.push(value, site: site) }
    switch value.kind {
    case .string: interpolation(value, site)
    case .array: work.append(.element(value, index: 0, site: site))
    case .object:
      let operators = arena.members[value.range].filter { $0.name < Operator.allCases.count }
      if operators.count > 1 {
        code.fail(.template, "only one operator allowed", site: site)
      } else if let found = operators.first, let name = Operator(rawValue: found.name) {
        operation(name, found.value, of: value, at: site)
      } else {
        let names = staticNames(of: value)
        work.append(.member(value, index: 0, site: site, names: names))
      }
    default: code.push(value, site: site)
    }
  }

  // MARK: Objects

  /// The names of the result's members if they are static, and therefore distinct.
  private func staticNames(of object: TemplateValue) -> [Symbol]? {
    let names = arena.members[object.range].map(\.name)
    let arePlain = names.allSatisfy { !arena.string($0).flags.contains(.dollar) }
    return arePlain ? names : nil
  }

  private mutating func member(
    of object: TemplateValue, index: Int, at site: Int32, names: [Symbol]?
  ) {
    guard index < object.count else {
      if let names {
        code.emit(.object(code.shape(names)), site: site)
      } else {
        code.emit(.namedObject(Code.number(object.count)), site: site)
      }
      return
    }
    let member = arena.members[object.start + index]
    if names == nil {
      // A column in a name needs a different origin than a column in its value.
      let named = code.addSite(Site(parent: site, step: member.name, kind: .member))
      guard name(arena.string(member.name), named) else { return }
    }
    let inner = code.addSite(Site(parent: site, step: member.name, kind: .member))
    work.append(.member(object, index: index + 1, site: site, names: names))
    work.append(.render(member.value, site: inner))
  }

  /// Compiles a member's name; `false` if it is invalid.
  private mutating func name(_ text: TemplateValue, _ site: Int32) -> Bool {
    let dollar = UInt8(ascii: "$")
    let (isEscaped, isReserved) = arena.withBytes(of: text) { bytes in
      (
        bytes.starts(with: [dollar, dollar]),
        bytes.first == dollar && Bytes.isIdentifier(bytes.dropFirst())
      )
    }
    if isEscaped {
      code.push(arena.string(at: text.range.dropFirst()), site: site)
    } else if isReserved {
      code.fail(.template, "$<identifier> is reserved; use $$<identifier>", site: site)
      return false
    } else {
      interpolation(text, site)
    }
    return true
  }

  // MARK: Strings

  /// Compiles a string with expressions in `${…}`. `$${` is an escaped `${`.
  private mutating func interpolation(_ text: TemplateValue, _ site: Int32) {
    code.sites[Int(site)].text = text.start
    var rest = text.range
    var pieces: Int32 = 0
    while !code.isFull, let (opening, isEscaped) = nextOpening(in: rest) {
      // An escaped opening loses its first byte: `$${` becomes `${`.
      let literal = rest.lowerBound..<opening
      if !literal.isEmpty {
        code.push(arena.string(at: literal), site: site)
        pieces += 1
      }
      if isEscaped {
        code.push(arena.string(at: opening + 1..<opening + 3), site: site)
        pieces += 1
        rest = opening + 3..<rest.upperBound
        continue
      }
      let start = opening + 2
      guard let end = embedded(start..<rest.upperBound, site) else { return }
      pieces += 1
      rest = end + 1..<rest.upperBound
    }
    if pieces == 0 { return code.push(text, site: site) }
    if !rest.isEmpty {
      code.push(arena.string(at: rest), site: site)
      pieces += 1
    }
    code.emit(.concatenate(pieces), site: site)
  }

  private func nextOpening(in range: Range<Int>) -> (Int, isEscaped: Bool)? {
    let dollar = UInt8(ascii: "$")
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if arena.bytes[index] == dollar {
        if arena.bytes[index + 1] == UInt8(ascii: "{") { return (index, false) }
        if index + 2 < range.upperBound, arena.bytes[index + 1] == dollar,
          arena.bytes[index + 2] == UInt8(ascii: "{")
        {
          return (index, true)
        }
      }
      index += 1
    }
    return nil
  }

  /// Compiles an expression up to a closing brace, and returns the index of the brace, or `nil`
  /// after an error.
  private mutating func embedded(_ range: Range<Int>, _ site: Int32) -> Int? {
    let start = code.instructions.count
    var compiler = ExpressionCompiler(arena, range, site: site)
    do throws(ExpressionError) {
      try compiler.compile(into: &code, arena: &arena, steps: &steps)
      guard let token = compiler.current else {
        throw ExpressionError(
          message: "unterminated ${..} expression", offset: range.upperBound)
      }
      guard token.kind == .rightBrace else {
        throw compiler.unexpected(token, ExpressionCompiler.operators)
      }
      let source = arena.string(at: range.lowerBound..<token.range.lowerBound)
      code.constants.append(source)
      let constant = Code.number(code.constants.count - 1)
      code.emit(.interpolate(constant), site: site, text: range.lowerBound)
      return token.range.lowerBound
    } catch {
      code.truncate(to: start)
      code.fail(.syntax, error.message, site: site, text: error.offset)
      return nil
    }
  }

  /// Compiles a whole string, or a name, as an expression.
  mutating func expression(_ text: TemplateValue, _ site: Int32) {
    code.sites[Int(site)].text = text.start
    let start = code.instructions.count
    var compiler = ExpressionCompiler(arena, text.range, site: site)
    do throws(ExpressionError) {
      try compiler.compile(into: &code, arena: &arena, steps: &steps)
      if let token = compiler.current {
        throw compiler.unexpected(token, ExpressionCompiler.operators)
      }
    } catch {
      code.truncate(to: start)
      code.fail(.syntax, error.message, site: site, text: error.offset)
    }
  }
}
