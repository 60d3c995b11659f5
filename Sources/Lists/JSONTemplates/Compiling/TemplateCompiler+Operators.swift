extension TemplateCompiler {
  /// Compiles an object with an operator.
  mutating func operation(
    _ name: Operator, _ operand: TemplateValue, of object: TemplateValue, at site: Int32
  ) {
    switch name {
    case .eval:
      guard isDefined(name, in: object, at: site) else { return }
      let inner = self.operand(name.rawValue, site)
      guard operand.kind == .string else {
        return code.fail(.template, "$eval must be given a string expression", site: site)
      }
      expression(operand, inner)
    case .flatten: list(name, operand, of: object, emitting: .flatten, at: site)
    case .flattenDeep: list(name, operand, of: object, emitting: .flattenDeep, at: site)
    case .reverse: list(name, operand, of: object, emitting: .reverse, at: site)
    case .json: simple(name, operand, of: object, emitting: .json, at: site)
    case .merge: simple(name, operand, of: object, emitting: .merge, at: site)
    case .mergeDeep: simple(name, operand, of: object, emitting: .mergeDeep, at: site)
    case .fromNow: fromNow(operand, of: object, at: site)
    case .if: conditional(operand, of: object, at: site)
    case .let: binding(operand, of: object, at: site)
    case .map: map(operand, of: object, at: site)
    case .reduce: reduce(operand, of: object, at: site)
    case .find: find(operand, of: object, at: site)
    case .sort: sort(operand, of: object, at: site)
    case .match: match(operand, of: object, at: site)
    case .switch: choice(operand, of: object, at: site)
    }
  }

  // MARK: Members beside an operator

  /// The site of a member that is excluded from the result.
  private mutating func operand(_ name: Symbol, _ site: Int32) -> Int32 {
    code.addSite(Site(parent: site, step: name, kind: .operand))
  }

  private func member(_ name: Keyword, of object: TemplateValue) -> TemplateValue? {
    arena.members[object.range].first { $0.name == name.rawValue }?.value
  }

  /// Compiles an error and returns `false` if an object has members that its operator does not
  /// define.
  private mutating func isDefined(
    _ name: Operator, in object: TemplateValue, at site: Int32, others: [Keyword] = [],
    where isKnown: (Symbol) -> Bool = { _ in false }
  ) -> Bool {
    var unknown: [TemplateValue] = []
    for member in arena.members[object.range] {
      if member.name == name.rawValue || isKnown(member.name) { continue }
      if !others.contains(where: { $0.rawValue == member.name }) {
        unknown.append(arena.string(member.name))
      }
    }
    guard !unknown.isEmpty else { return true }
    unknown.sort { arena.precedes($0, $1) }
    let names = unknown.prefix(TemplateError.longestMessage).map { arena.text($0) }
    code.fail(
      .template, "\(name.name) has undefined properties: \(names.joined(separator: " "))",
      site: site)
    return false
  }

  // MARK: Operators on one value

  private mutating func simple(
    _ name: Operator, _ value: TemplateValue, of object: TemplateValue,
    emitting instruction: Instruction,
    at site: Int32
  ) {
    guard isDefined(name, in: object, at: site) else { return }
    work.append(.emit(instruction, site: site))
    work.append(.render(value, site: operand(name.rawValue, site)))
  }

  private mutating func list(
    _ name: Operator, _ value: TemplateValue, of object: TemplateValue,
    emitting instruction: Instruction,
    at site: Int32
  ) {
    guard isDefined(name, in: object, at: site) else { return }
    work.append(.emit(instruction, site: site))
    work.append(.emit(.requireArray(name), site: site))
    work.append(.render(value, site: operand(name.rawValue, site)))
  }

  private mutating func fromNow(
    _ value: TemplateValue, of object: TemplateValue, at site: Int32
  ) {
    guard isDefined(.fromNow, in: object, at: site, others: [.from]) else { return }
    let reference = member(.from, of: object)
    work.append(.emit(.fromNow(hasReference: reference != nil), site: site))
    if let reference {
      work.append(.render(reference, site: operand(Keyword.from.rawValue, site)))
    }
    work.append(.render(value, site: operand(Operator.fromNow.rawValue, site)))
  }

  // MARK: Choices

  private mutating func conditional(
    _ condition: TemplateValue, of object: TemplateValue, at site: Int32
  ) {
    guard isDefined(.if, in: object, at: site, others: [.then, .else]) else { return }
    let inner = operand(Operator.if.rawValue, site)
    guard condition.kind == .string else {
      return code.fail(.template, "$if can evaluate string expressions only", site: inner)
    }
    expression(condition, inner)
    let (otherwise, end) = (code.newLabel(), code.newLabel())
    code.emit(.jumpIfFalse(otherwise), site: site)
    work.append(.bind(end))
    branch(.else, of: object, site)
    work.append(.bind(otherwise))
    work.append(.emit(.jump(end), site: site))
    branch(.then, of: object, site)
  }

  private mutating func branch(_ name: Keyword, of object: TemplateValue, _ site: Int32) {
    if let value = member(name, of: object) {
      work.append(.render(value, site: operand(name.rawValue, site)))
    } else {
      work.append(.emit(.deleted, site: site))
    }
  }

  private mutating func match(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    guard isDefined(.match, in: object, at: site) else { return }
    let inner = operand(Operator.match.rawValue, site)
    guard value.kind == .object else {
      return code.fail(.template, "$match can evaluate objects only", site: inner)
    }
    let order = value.range.sorted {
      arena.precedes(arena.string(arena.members[$0].name), arena.string(arena.members[$1].name))
    }
    code.emit(.mark, site: site)
    work.append(.emit(.collect, site: site))
    work.append(.conditions(value, order, next: 0, site: inner, skip: nil))
  }

  private mutating func choice(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    guard isDefined(.switch, in: object, at: site) else { return }
    let inner = operand(Operator.switch.rawValue, site)
    guard value.kind == .object else {
      return code.fail(.template, "$switch can evaluate objects only", site: inner)
    }
    let fallback = member(.default, of: value)
    let order = value.range.filter { arena.members[$0].name != Keyword.default.rawValue }
    let end = code.newLabel()
    code.emit(.mark, site: site)
    work.append(.bind(end))
    if let fallback {
      work.append(.render(fallback, site: operand(Keyword.default.rawValue, inner)))
    } else {
      work.append(.emit(.deleted, site: site))
    }
    work.append(.emit(.choose(end), site: site))
    work.append(.conditions(value, order, next: 0, site: inner, skip: nil))
  }

  /// Compiles a condition and its value.
  mutating func condition(
    of object: TemplateValue, order: [Int], next: Int, at site: Int32, skip: Label?
  ) {
    if let skip { code.bind(skip) }
    guard next < order.count else { return }
    let member = arena.members[order[next]]
    let inner = operand(member.name, site)
    expression(arena.string(member.name), inner)
    let label = code.newLabel()
    code.emit(.jumpIfFalse(label), site: inner)
    work.append(.conditions(object, order, next: next + 1, site: site, skip: label))
    work.append(.render(member.value, site: operand(member.name, site)))
  }

  // MARK: Names

  private mutating func binding(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    guard isDefined(.let, in: object, at: site, others: [.in]) else { return }
    let inner = operand(Operator.let.rawValue, site)
    guard value.kind == .object else {
      return code.fail(.template, "$let value must be an object", site: inner)
    }
    work.append(.emit(.letEnd, site: site))
    if let body = member(.in, of: object) {
      work.append(.render(body, site: operand(Keyword.in.rawValue, site)))
    } else {
      work.append(.fail(.template, "$let operator requires an `in` clause", site: site))
    }
    work.append(.emit(.letBegin, site: inner))
    work.append(.render(value, site: inner))
  }

  // MARK: Loops

  /// The members named `prefix(…)`, with their parameters.
  private mutating func parameters(
    _ prefix: String, of object: TemplateValue, _ counts: ClosedRange<Int>
  ) -> [(member: TemplateMember, names: [Symbol])] {
    var found: [(member: TemplateMember, names: [Symbol])] = []
    for member in arena.members[object.range] {
      let text = arena.string(member.name)
      let ranges = arena.withBytes(of: text) { ParameterList.names($0, prefix) }
      guard let ranges, counts.contains(ranges.count) else { continue }
      let names = ranges.map { range in
        arena.symbol(
          of: arena.string(at: text.start + range.lowerBound..<text.start + range.upperBound))
      }
      found.append((member, names))
    }
    return found
  }

  /// Adds a loop with the body `each(…)`.
  private mutating func addLoop(
    _ body: TemplateMember, _ names: [Symbol], initial: TemplateValue? = nil
  ) -> LoopID {
    let isFold = initial != nil
    let rest = isFold ? names.dropFirst() : names[...]
    code.loops.append(
      Loop(
        accumulator: isFold ? names[0] : nil, variable: rest[rest.startIndex],
        index: rest.count > 1 ? rest[rest.startIndex + 1] : nil, body: body.name,
        initial: initial ?? .null, begin: code.newLabel(), end: code.newLabel()))
    return Code.number(code.loops.count - 1)
  }

  private mutating func map(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    let bodies = parameters("each", of: object, 1...2)
    let known = bodies.map(\.member.name)
    guard isDefined(.map, in: object, at: site, where: { known.contains($0) }) else { return }
    if bodies.count == 1 {
      let (body, names) = bodies[0]
      let loop = addLoop(body, names)
      work.append(.bind(code.loops[Int(loop)].end))
      work.append(.emit(.mapNext(loop), site: site))
      work.append(.render(body.value, site: operand(body.name, site)))
      work.append(.bind(code.loops[Int(loop)].begin))
      work.append(.emit(.mapBegin(loop), site: site))
    } else {
      work.append(
        .fail(.template, "$map requires exactly one other property, each(..)", site: site))
      // The value is evaluated first, so its errors take precedence.
      work.append(.emit(.requireArray(.map), site: site))
    }
    work.append(.render(value, site: operand(Operator.map.rawValue, site)))
  }

  private mutating func reduce(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    let bodies = parameters("each", of: object, 2...3)
    let known = bodies.map(\.member.name)
    guard
      isDefined(.reduce, in: object, at: site, others: [.initial], where: { known.contains($0) })
    else {
      return
    }
    if bodies.count == 1, let initial = member(.initial, of: object) {
      let (body, names) = bodies[0]
      let loop = addLoop(body, names, initial: initial)
      work.append(.bind(code.loops[Int(loop)].end))
      work.append(.emit(.reduceNext, site: site))
      work.append(.render(body.value, site: operand(body.name, site)))
      work.append(.bind(code.loops[Int(loop)].begin))
      work.append(.emit(.reduceBegin(loop), site: site))
    } else {
      let message =
        object.count == 3
        ? "$reduce requires each(..)" : "$reduce must have exactly three properties"
      work.append(.fail(.template, message, site: site))
    }
    work.append(.emit(.requireArray(.reduce), site: site))
    work.append(.render(value, site: operand(Operator.reduce.rawValue, site)))
  }

  private mutating func find(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    let bodies = parameters("each", of: object, 1...2)
    let known = bodies.map(\.member.name)
    guard isDefined(.find, in: object, at: site, where: { known.contains($0) }) else { return }
    if bodies.count != 1 {
      work.append(
        .fail(.template, "$find requires exactly one other property, each(..)", site: site))
    } else if bodies[0].member.value.kind != .string {
      let inner = operand(bodies[0].member.name, site)
      work.append(.fail(.template, "each can evaluate string expressions only", site: inner))
    } else {
      let (body, names) = bodies[0]
      let loop = addLoop(body, names)
      work.append(.bind(code.loops[Int(loop)].end))
      work.append(.emit(.findEnd, site: site))
      work.append(.emit(.render, site: site))
      work.append(.emit(.findNext(loop), site: site))
      work.append(.expression(body.value, site: operand(body.name, site)))
      work.append(.bind(code.loops[Int(loop)].begin))
      work.append(.emit(.findBegin(loop), site: site))
    }
    work.append(.emit(.requireArray(.find), site: site))
    work.append(.render(value, site: operand(Operator.find.rawValue, site)))
  }

  private mutating func sort(_ value: TemplateValue, of object: TemplateValue, at site: Int32) {
    let keys = parameters("by", of: object, 1...1)
    let known = keys.map(\.member.name)
    guard isDefined(.sort, in: object, at: site, where: { known.contains($0) }) else { return }
    if keys.isEmpty {
      work.append(.emit(.sort, site: site))
    } else if keys.count > 1 {
      work.append(.fail(.template, "only one by(..) is allowed", site: site))
    } else if keys[0].member.value.kind != .string {
      let inner = operand(keys[0].member.name, site)
      work.append(.fail(.template, "by can evaluate string expressions only", site: inner))
    } else {
      let (body, names) = keys[0]
      let loop = addLoop(body, names)
      work.append(.bind(code.loops[Int(loop)].end))
      work.append(.emit(.sortNext, site: site))
      work.append(.expression(body.value, site: operand(body.name, site)))
      work.append(.bind(code.loops[Int(loop)].begin))
      work.append(.emit(.sortBegin(loop), site: site))
    }
    work.append(.emit(.requireArray(.sort), site: site))
    work.append(.render(value, site: operand(Operator.sort.rawValue, site)))
  }
}

/// Parses the parameters of `each(value, index)` and `by(value)`.
enum ParameterList {
  /// The ranges of the names in text of the form `prefix(name, name…)`; `nil` for other text.
  static func names(_ text: UnsafeBufferPointer<UInt8>, _ prefix: String) -> [Range<Int>]? {
    guard text.starts(with: prefix.utf8), text.last == UInt8(ascii: ")") else { return nil }
    var rest = text[prefix.utf8.count..<text.count - 1]
    guard rest.popFirst() == UInt8(ascii: "(") else { return nil }
    var names: [Range<Int>] = []
    while true {
      let name = rest.prefix(while: Bytes.isIdentifierPart)
      guard Bytes.isIdentifier(name) else { return nil }
      names.append(name.startIndex..<name.endIndex)
      rest = rest.dropFirst(name.count)
      guard let separator = rest.popFirst() else { return names }
      guard separator == UInt8(ascii: ",") else { return nil }
      rest = rest.dropFirst(Bytes.leadingSpace(rest))
    }
  }
}
