internal import Cancellation

/// A stack machine that runs compiled templates within limits.
///
/// Bindings are in one table by symbol. A scope records the bindings it replaces, and restores them
/// at its end. Nothing recurses: loops and scopes have their own stacks.
struct Renderer {
  /// A running loop, or the scope of a `$let`.
  struct ScopeFrame {
    /// The loop; `nil` for the scope of a `$let`.
    var loop: LoopID?
    /// The array or object of a loop.
    var source: TemplateValue
    /// The index of the current element.
    var index = 0
    /// The height of the stack, excluding results of the loop.
    var base: Int
    /// The number of recorded bindings.
    var trail: Int
  }

  var arena: TemplateArena
  var code: Code
  let limits: TemplateLimits
  let cancellation: CancellationCheck
  let mayAllocate: ((Int) -> Bool)?

  var stack: [TemplateValue] = []
  var bindings: [TemplateValue] = []
  var trail: [(name: Symbol, value: TemplateValue)] = []
  var frames: [ScopeFrame] = []
  var marks: [Int] = []
  /// The return addresses of templates from the context.
  var returns: [Int] = []
  /// The first instructions of compiled templates from the context, by their contents.
  var compiled: [CompiledKey: Int] = [:]
  var stamps = NameStamps()
  var scalarIndex = ScalarIndex()
  /// The index of the current instruction.
  var current = 0

  private(set) var steps: Int
  private var nextCheck: Int
  private(set) var nodes: Int
  private var byteLimit: Int

  struct CompiledKey: Hashable {
    var kind: UInt8
    var start: UInt64
    var count: UInt32
    var site: Int32
  }

  /// The number of steps between two checks for cancellation.
  private static let checkInterval = 1 << 14

  init(
    _ arena: TemplateArena, _ code: Code, limits: TemplateLimits, cancellation: CancellationCheck,
    mayAllocate: ((Int) -> Bool)?
  ) {
    self.arena = arena
    self.code = code
    self.limits = limits
    self.cancellation = cancellation
    self.mayAllocate = mayAllocate
    steps = max(limits.steps, 0)
    nodes = max(limits.nodes, 0)
    nextCheck = steps - min(steps, Self.checkInterval)
    byteLimit = arena.bytes.count
    allowBytes()
  }

  /// Starts the budget of bytes at the current end of the arena.
  mutating func allowBytes() {
    byteLimit = arena.bytes.count + min(max(limits.bytes, 0), 1 << 40)
  }

  // MARK: Budgets

  /// Spends steps for processing `count` values.
  mutating func spend(_ count: Int = 1) throws(TemplateError) {
    steps -= count
    if steps < nextCheck { try check() }
  }

  private mutating func check() throws(TemplateError) {
    guard steps >= 0 else { throw limit(.steps, noun: "steps", value: limits.steps) }
    nextCheck = steps - min(steps, Self.checkInterval)
    try checkCancellation()
  }

  /// Ends rendering if it was cancelled.
  func checkCancellation() throws(TemplateError) {
    if cancellation.isCancelled { throw error(.stopped, "rendering was stopped") }
  }

  /// Spends `count` produced elements or members.
  mutating func produce(_ count: Int) throws(TemplateError) {
    nodes -= count
    guard nodes >= 0 else { throw limit(.nodes, noun: "produced values", value: limits.nodes) }
    if count > arena.values.capacity - arena.values.count {
      try checkGrowth(of: arena.values, by: count)
    }
    try spend(count)
  }

  /// Asks for permission before a large array grows, because a failed allocation would end the
  /// process.
  private func checkGrowth<Element>(of list: [Element], by count: Int) throws(TemplateError) {
    let grown = max(2 * list.capacity, list.count + count) * MemoryLayout<Element>.stride
    guard grown >= Self.largeAllocation, mayAllocate?(grown) == false else { return }
    throw error(.stopped, "there was no memory for rendering")
  }

  /// The size of an allocation, in bytes, from which it needs permission.
  private static let largeAllocation = 1 << 20

  /// Checks that `count` more bytes may be produced, and spends steps for them.
  mutating func reserve(bytes count: Int) throws(TemplateError) {
    guard count <= byteLimit - arena.bytes.count else {
      throw limit(.bytes, noun: "produced bytes", value: limits.bytes)
    }
    if count > arena.bytes.capacity - arena.bytes.count {
      try checkGrowth(of: arena.bytes, by: count)
    }
    try spend(count >> 4)
  }

  /// Checks that text built outside the arena will fit.
  func checkRoom(_ count: Int) throws(TemplateError) {
    if count > byteLimit - arena.bytes.count {
      throw limit(.bytes, noun: "produced bytes", value: limits.bytes)
    }
  }

  func limit(_ limit: TemplateError.Limit, noun: String, value: Int) -> TemplateError {
    error(.limit(limit), "rendering exceeds the limit of \(value) \(noun)")
  }

  // MARK: Errors

  /// An error at the current instruction.
  func error(_ kind: TemplateError.Kind, _ message: String) -> TemplateError {
    let origin = code.origins[current]
    var steps: [TemplateError.PathComponent] = []
    var column: Int?
    let text = code.sites[Int(origin.site)].text
    if text >= 0, origin.text >= text {
      column = arena.bytes[text..<origin.text].count(where: Bytes.beginsScalar) + 1
    }
    var siteIndex = origin.site
    while siteIndex >= 0 {
      let site = code.sites[Int(siteIndex)]
      switch site.kind {
      case .root: break
      case .element: steps.append(.element(Int(site.step)))
      case .member: steps.append(.member(arena.text(site.step)))
      case .operand: steps.append(.operand(arena.text(site.step)))
      case .found: (steps, column) = ([], nil)
      }
      siteIndex = site.parent
    }
    return TemplateError(kind, message, path: steps.reversed(), column: column)
  }

  // MARK: Numbers

  /// A value as a number.
  ///
  /// Numbers kept as text are parsed each time. This takes about as long as eight instructions, or
  /// longer for many digits.
  mutating func number(_ value: TemplateValue) throws(TemplateError) -> Number? {
    if value.kind == .digits { try spend(8 + value.count >> 2) }
    return arena.number(value)
  }

  // MARK: The stack

  mutating func pop() -> TemplateValue { stack.popLast() ?? .null }

  /// Pops a value and returns its truth.
  ///
  /// `isTrue(pop())` would copy the receiver before the argument mutates the stack. The mutation
  /// would then copy the whole stack.
  mutating func popTruth() throws(TemplateError) -> Bool {
    let value = pop()
    return try isTrue(value)
  }

  mutating func replaceTop(_ value: TemplateValue) { stack[stack.count - 1] = value }

  // MARK: Scopes

  /// Binds a name until the end of the scope.
  mutating func bind(_ name: Symbol, _ value: TemplateValue) {
    growBindings()
    trail.append((name, bindings[Int(name)]))
    bindings[Int(name)] = value
  }

  /// Extends the bindings to recently added symbols.
  mutating func growBindings() {
    guard bindings.count < arena.symbols.count else { return }
    let missing = arena.symbols.count - bindings.count
    bindings.append(contentsOf: repeatElement(.unbound, count: missing))
  }

  mutating func unbind(to count: Int) {
    while trail.count > count {
      let (name, value) = trail.removeLast()
      bindings[Int(name)] = value
    }
  }
}
