/// Loops and scopes.
extension Renderer {
  mutating func beginLet() throws(TemplateError) {
    let value = pop()
    guard value.kind == .object else {
      throw error(.template, "$let value must be an object")
    }
    frames.append(ScopeFrame(loop: nil, source: value, base: stack.count, trail: trail.count))
    for index in value.range {
      try spend()
      let member = arena.members[index]
      guard arena.withBytes(of: arena.string(member.name), { Bytes.isIdentifier($0) }) else {
        throw error(
          .template, "top level keys of $let must follow /[a-zA-Z_][a-zA-Z0-9_]*/")
      }
      bind(member.name, member.value)
    }
  }

  mutating func endScope() {
    guard let frame = frames.popLast() else { return }
    unbind(to: frame.trail)
  }

  // MARK: Elements

  /// Begins a loop over a container; returns `false` if it is empty.
  private mutating func begin(_ loop: LoopID, _ source: TemplateValue) throws(TemplateError) -> Bool
  {
    guard source.count > 0 else { return false }
    frames.append(ScopeFrame(loop: loop, source: source, base: stack.count, trail: trail.count))
    let names = code.loops[Int(loop)]
    if let accumulator = names.accumulator {
      stack.append(names.initial)
      bind(accumulator, names.initial)
    }
    bind(names.variable, .null)
    if let index = names.index { bind(index, .null) }
    try bindElement()
    return true
  }

  /// Binds the names of the innermost loop to its current element.
  private mutating func bindElement() throws(TemplateError) {
    let frame = frames[frames.count - 1]
    guard let loop = frame.loop else { return }
    let names = code.loops[Int(loop)]
    if let accumulator = names.accumulator { bindings[Int(accumulator)] = stack[frame.base] }
    if frame.source.kind == .array {
      bindings[Int(names.variable)] = arena.values[frame.source.start + frame.index]
      if let index = names.index { bindings[Int(index)] = .integer(Int64(frame.index)) }
      return
    }
    let member = arena.members[frame.source.start + frame.index]
    if let index = names.index {
      bindings[Int(names.variable)] = member.value
      bindings[Int(index)] = arena.string(member.name)
    } else {
      try produce(2)
      let start = arena.members.count
      arena.members.append(
        TemplateMember(name: Keyword.key.rawValue, value: arena.string(member.name)))
      arena.members.append(TemplateMember(name: Keyword.val.rawValue, value: member.value))
      bindings[Int(names.variable)] = try object(start..<start + 2)
    }
  }

  /// Advances the innermost loop; `false` after the last element.
  private mutating func advance(_ next: inout Int) throws(TemplateError) -> Bool {
    let last = frames.count - 1
    frames[last].index += 1
    guard frames[last].index < frames[last].source.count, let loop = frames[last].loop else {
      return false
    }
    try bindElement()
    next = Int(code.labels[Int(code.loops[Int(loop)].begin)])
    return true
  }

  /// Ends the innermost loop with a result, and removes its values from the stack.
  private mutating func finish(_ result: TemplateValue) {
    stack.removeLast(stack.count - frames[frames.count - 1].base)
    endScope()
    stack.append(result)
  }

  /// Skips a loop without elements.
  private mutating func skip(_ loop: LoopID, result: TemplateValue, next: inout Int) {
    stack.append(result)
    next = Int(code.labels[Int(code.loops[Int(loop)].end)])
  }

  // MARK: $map

  mutating func beginMap(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    try requireArray(.map)
    let source = pop()
    if try !begin(loop, source) { skip(loop, result: source, next: &next) }
  }

  mutating func nextMap(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    let frame = frames[frames.count - 1]
    let result = stack[stack.count - 1]
    if result.kind == .deleted {
      stack.removeLast()
    } else {
      if frame.source.kind == .object, result.kind != .object {
        let body = arena.text(code.loops[Int(loop)].body)
        throw error(.template, "$map on objects expects \(body) to evaluate to an object")
      }
      try produce(1)
    }
    if try advance(&next) { return }
    if frame.source.kind == .object {
      let results = Array(stack[frame.base...])
      try finish(merged(results))
    } else {
      let start = arena.values.count
      arena.values.append(contentsOf: stack[frame.base...])
      try finish(array(from: start))
    }
  }

  // MARK: $reduce

  mutating func beginReduce(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    if try !begin(loop, pop()) { skip(loop, result: code.loops[Int(loop)].initial, next: &next) }
  }

  mutating func nextReduce(_ next: inout Int) throws(TemplateError) {
    let base = frames[frames.count - 1].base
    let result = pop()
    if result.kind != .deleted { stack[base] = result }
    if try !advance(&next) { finish(stack[base]) }
  }

  // MARK: $find

  mutating func beginFind(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    if try !begin(loop, pop()) { skip(loop, result: .deleted, next: &next) }
  }

  /// Advances if the element does not match. A match is rendered next, while its names are still
  /// bound.
  mutating func nextFind(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    let frame = frames[frames.count - 1]
    if try popTruth() {
      stack.append(arena.values[frame.source.start + frame.index])
    } else if try !advance(&next) {
      finish(.deleted)
      next = Int(code.labels[Int(code.loops[Int(loop)].end)])
    }
  }

  /// Renders a value from the context as a template, unless it is static.
  mutating func renderFromContext(_ next: inout Int) throws(TemplateError) {
    let value = stack[stack.count - 1]
    guard value.flags.contains(.dollar) else { return }
    guard returns.count < depthLimit else {
      throw limit(.depth, noun: "levels", value: limits.depth)
    }
    stack.removeLast()
    returns.append(next)
    let site = code.origins[current].site
    let key = CompiledKey(
      kind: value.kind.rawValue, start: value.bits, count: value.length, site: site)
    if let start = compiled[key] {
      next = start
      return
    }
    let root = code.addSite(Site(parent: site, step: 0, kind: .found))
    var compiler = TemplateCompiler(arena, code, cancellation: cancellation)
    (arena, code) = (TemplateArena(empty: ()), Code())
    var budget = nodes
    let start = compiler.compile(value, site: root, last: .return, budget: &budget)
    (arena, code) = (compiler.arena, compiler.code)
    try produce(nodes - max(budget, 0))
    if let error = code.error { throw error }
    guard let start else { throw limit(.nodes, noun: "produced values", value: limits.nodes) }
    compiled[key] = start
    next = start
  }

  // MARK: $sort

  mutating func beginSort(_ loop: LoopID, _ next: inout Int) throws(TemplateError) {
    let source = pop()
    if try !begin(loop, source) { skip(loop, result: source, next: &next) }
  }

  mutating func nextSort(_ next: inout Int) throws(TemplateError) {
    try produce(1)
    if try advance(&next) { return }
    let frame = frames[frames.count - 1]
    try finish(sorted(frame.source, by: Array(stack[frame.base...])))
  }
}
