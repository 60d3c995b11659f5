public import Cancellation

/// A compiled JSON-e template: a document in which objects with operators, such as `$map`, and
/// strings with expressions, such as `"${name}"`, are replaced by their values.
///
/// ```swift
/// var arena = TemplateArena()
/// arena.add("Hello, ${name}!")
/// let program = TemplateProgram(arena.finish(), in: &arena)
/// arena.beginObject()
/// arena.addName("name")
/// arena.add("world")
/// arena.endObject()
/// let context = arena.finish()
/// let result = try program.render(context, in: &arena, now: now)
/// arena.string(result)  // "Hello, world!"
/// ```
///
/// The language is [JSON-e](https://json-e.js.org) with all of its operators and functions. Numbers
/// are exact if they are 64-bit integers; otherwise they are 64-bit binary floating-point numbers.
/// Numbers that a template only passes through keep their digits.
public struct TemplateProgram: Sendable {
  let code: Code
  let start: Int

  /// Compiles a template.
  ///
  /// Compiling does not throw: in JSON-e, errors in a template occur when it is rendered.
  ///
  /// - Parameters:
  ///   - template: The template, a value of `arena`.
  ///   - arena: Receives the names used by the template. The program can be rendered only with this
  ///     arena or a later state of it.
  ///   - room: The maximum bytes of memory for the code, including code for templates from the
  ///     context; growing arrays may take three times as much. If it is exceeded, rendering throws
  ///     ``TemplateError/Limit/code``.
  ///   - cancellation: Checked periodically. If it ends the compilation, rendering fails.
  /// - Complexity: O(template), expected.
  public init(
    _ template: TemplateValue, in arena: inout TemplateArena, room: Int = .max,
    cancellation: CancellationCheck = .never
  ) {
    var code = Code(room: room)
    let root = code.addSite(Site(parent: -1, step: 0, kind: .root))
    var compiler = TemplateCompiler(arena, code, cancellation: cancellation)
    // The document is a tree, so compiling it takes no more work than reading it did.
    arena = TemplateArena(empty: ())
    var budget = Int.max
    start = compiler.compile(template, site: root, last: .end, budget: &budget) ?? 0
    arena = compiler.arena
    compiler.code.clearIfFull()
    self.code = compiler.code
  }

  /// Renders the template.
  ///
  /// - Parameters:
  ///   - context: An object that maps names to values.
  ///   - arena: The arena of the template and the context, which receives the result.
  ///   - now: The time from which `$fromNow` counts, unless the context has its own `now`.
  ///   - limits: The limits of rendering.
  ///   - cancellation: Checked periodically; ends rendering with an error.
  ///   - mayAllocate: Called with the number of bytes before an allocation of a megabyte or more;
  ///     `false` ends rendering with an error.
  /// - Returns: The result, or `null` if everything was deleted. Even when written out, it is
  ///   within the limits of values and bytes.
  /// - Throws: The error in the template, and its location.
  /// - Complexity: Bounded by the limits.
  public func render(
    _ context: TemplateValue, in arena: inout TemplateArena, now: TemplateInstant,
    limits: TemplateLimits = TemplateLimits(), cancellation: CancellationCheck = .never,
    mayAllocate: ((Int) -> Bool)? = nil
  ) throws(TemplateError) -> TemplateValue {
    var limits = limits
    return try render(
      context, in: &arena, now: now, sharing: &limits, cancellation: cancellation,
      mayAllocate: mayAllocate)
  }

  /// Renders the template within limits shared by several renderings.
  ///
  /// - Parameters:
  ///   - context: An object that maps names to values.
  ///   - arena: The arena of the template and the context, which receives the result.
  ///   - now: The time from which `$fromNow` counts, unless the context has its own `now`.
  ///   - limits: The limits of rendering; its cost is subtracted. In values and bytes, the cost is
  ///     the larger of the produced amount and the result.
  ///   - cancellation: Checked periodically; ends rendering with an error.
  ///   - mayAllocate: Called with the number of bytes before an allocation of a megabyte or more;
  ///     `false` ends rendering with an error.
  /// - Returns: The same as ``render(_:in:now:limits:cancellation:mayAllocate:)``.
  /// - Throws: The error in the template, and its location. An exceeded limit is reported with its
  ///   remaining value.
  /// - Complexity: Bounded by the limits.
  public func render(
    _ context: TemplateValue, in arena: inout TemplateArena, now: TemplateInstant,
    sharing limits: inout TemplateLimits, cancellation: CancellationCheck = .never,
    mayAllocate: ((Int) -> Bool)? = nil
  ) throws(TemplateError) -> TemplateValue {
    guard context.kind == .object else {
      throw TemplateError(.template, "context must be an object")
    }
    if let error = code.error { throw error }
    var renderer = Renderer(
      arena, code, limits: limits, cancellation: cancellation, mayAllocate: mayAllocate)
    arena = TemplateArena(empty: ())
    defer { arena = renderer.arena }
    try renderer.beginContext(context, now)
    let bytesBefore = renderer.arena.bytes.count
    let result = try renderer.run(from: start)
    if result.kind == .deleted {
      renderer.takeCost(off: &limits, bytes: renderer.arena.bytes.count - bytesBefore)
      return .null
    }
    guard !result.flags.contains(.function) else { throw renderer.uncalledFunctions }
    let size = try renderer.measure(result)
    renderer.takeCost(
      off: &limits, bytes: max(size.bytes, renderer.arena.bytes.count - bytesBefore),
      values: size.values)
    return result
  }
}

extension Renderer {
  /// Binds the functions, the time, and the members of the context.
  mutating func beginContext(
    _ context: TemplateValue, _ now: TemplateInstant
  ) throws(TemplateError) {
    growBindings()
    for builtin in Builtin.allCases { bindings[Int(builtin.rawValue)] = .function(builtin) }
    bindings[Int(Keyword.now.rawValue)] = arena.string(now.text)
    allowBytes()
    for index in context.range {
      try spend()
      let member = arena.members[index]
      guard arena.withBytes(of: arena.string(member.name), { Bytes.isIdentifier($0) }) else {
        throw TemplateError(
          .template, "top level keys of context must follow /[a-zA-Z_][a-zA-Z0-9_]*/")
      }
      bindings[Int(member.name)] = member.value
    }
  }

  /// Checks that the written-out result, which may contain a value many times, is within the
  /// limits. Returns the number of its values, and the bytes of its strings, names and numbers.
  mutating func measure(
    _ result: TemplateValue
  ) throws(TemplateError) -> (values: Int, bytes: Int) {
    var values = 0
    var bytes = 0
    var open = [result]
    while let value = open.popLast() {
      values += 1
      guard values <= limits.nodes else {
        throw limit(.nodes, noun: "produced values", value: limits.nodes)
      }
      try spend()
      switch value.kind {
      case .string, .digits: bytes += value.count
      case .array: open.append(contentsOf: arena.values[value.range])
      case .object:
        for member in arena.members[value.range] {
          bytes += arena.string(member.name).count
          open.append(member.value)
        }
      default: break
      }
      guard bytes <= limits.bytes, open.count <= limits.nodes else {
        throw bytes > limits.bytes
          ? limit(.bytes, noun: "produced bytes", value: limits.bytes)
          : limit(.nodes, noun: "produced values", value: limits.nodes)
      }
    }
    return (values, bytes)
  }

  /// Subtracts the cost of a rendering from shared limits.
  func takeCost(off limits: inout TemplateLimits, bytes: Int, values: Int = 0) {
    limits.steps = max(0, steps)
    limits.nodes = max(0, limits.nodes - max(limits.nodes - nodes, values))
    limits.bytes = max(0, limits.bytes - bytes)
  }
}
