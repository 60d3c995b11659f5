internal import Cancellation

/// Runs compiled templates: an interpreter with a stack of values, within budgets.
///
/// Names have their values in one table by symbol; a scope notes what it replaces and puts it back
/// at its end. Nothing recurses: loops and scopes are kept on stacks of their own.
struct Renderer {
  /// A loop that runs.
  struct ScopeFrame {
    /// Nothing for the scope of a `$let`.
    var loop: LoopID?
    /// The array or object.
    var source: TemplateValue
    /// The place of the current element.
    var index = 0
    /// How many values were on the stack, results of the loop excluded.
    var base: Int
    /// How many replaced values of names were noted.
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
  /// Where templates that a context gave go on afterwards.
  var returns: [Int] = []
  /// Where the code of templates that a context gave begins, by where their contents do.
  var compiled: [CompiledKey: Int] = [:]
  var stamps = NameStamps()
  var scalarIndex = ScalarIndex()
  /// The instruction that runs.
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

  /// How many steps lie between two questions whether to stop.
  private static let checkInterval = 1 << 14

  init(
    _ arena: TemplateArena, _ code: Code, _ limits: TemplateLimits, cancellation: CancellationCheck,
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

  /// Lets rendering produce its bytes from here on.
  mutating func allowBytes() {
    byteLimit = arena.bytes.count + min(max(limits.bytes, 0), 1 << 40)
  }

  // MARK: Budgets

  /// Takes steps for work on so many values.
  mutating func spend(_ count: Int = 1) throws(TemplateError) {
    steps -= count
    if steps < nextCheck { try check() }
  }

  private mutating func check() throws(TemplateError) {
    guard steps >= 0 else { throw limit(.steps, "steps", limits.steps) }
    nextCheck = steps - min(steps, Self.checkInterval)
    try checkCancellation()
  }

  /// Ends rendering if it should stop.
  func checkCancellation() throws(TemplateError) {
    if cancellation.isCancelled { throw error(.stopped, "rendering was stopped") }
  }

  /// Takes so many produced elements or members.
  mutating func produce(_ count: Int) throws(TemplateError) {
    nodes -= count
    guard nodes >= 0 else { throw limit(.nodes, "produced values", limits.nodes) }
    if count > arena.values.capacity - arena.values.count {
      try checkGrowth(of: arena.values, by: count)
    }
    try spend(count)
  }

  /// Asks before a list grows to a large size at once: an allocation that fails would end the
  /// process.
  private func checkGrowth<Element>(of list: [Element], by count: Int) throws(TemplateError) {
    let grown = max(2 * list.capacity, list.count + count) * MemoryLayout<Element>.stride
    guard grown >= Self.largeAllocation, mayAllocate?(grown) == false else { return }
    throw error(.stopped, "there was no memory for rendering")
  }

  /// Bytes from which on an allocation is asked for.
  private static let largeAllocation = 1 << 20

  /// Makes sure that so many bytes may be produced.
  mutating func reserve(bytes count: Int) throws(TemplateError) {
    guard count <= byteLimit - arena.bytes.count else {
      throw limit(.bytes, "produced bytes", limits.bytes)
    }
    if count > arena.bytes.capacity - arena.bytes.count {
      try checkGrowth(of: arena.bytes, by: count)
    }
    try spend(count >> 4)
  }

  /// Makes sure that text that is made elsewhere will fit.
  func checkRoom(_ count: Int) throws(TemplateError) {
    if count > byteLimit - arena.bytes.count { throw limit(.bytes, "produced bytes", limits.bytes) }
  }

  func limit(_ limit: TemplateError.Limit, _ noun: String, _ value: Int) -> TemplateError {
    error(.limit(limit), "rendering exceeds the limit of \(value) \(noun)")
  }

  // MARK: Errors

  /// An error of the instruction that runs.
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

  /// What a value is as a number.
  ///
  /// What is kept as text is read every time, which takes about as long as eight instructions, and
  /// longer for many digits.
  mutating func number(_ value: TemplateValue) throws(TemplateError) -> Number? {
    if value.kind == .digits { try spend(8 + value.count >> 2) }
    return arena.number(value)
  }

  // MARK: The stack

  mutating func pop() -> TemplateValue { stack.popLast() ?? .null }

  /// Pops a value, and says whether it counts as true.
  ///
  /// In `isTrue(pop())` the receiver would be a copy, made before the argument changes the stack,
  /// which would then be copied whole.
  mutating func popTruth() throws(TemplateError) -> Bool {
    let value = pop()
    return try isTrue(value)
  }

  mutating func replaceTop(_ value: TemplateValue) { stack[stack.count - 1] = value }

  // MARK: Scopes

  /// Gives a name a value until the scope ends.
  mutating func bind(_ name: Symbol, _ value: TemplateValue) {
    growBindings()
    trail.append((name, bindings[Int(name)]))
    bindings[Int(name)] = value
  }

  /// Makes room for names that were met since.
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
