internal import SwiftWorld

/// Counts what a world uses up.
struct Meter {
  let budgets: Budgets
  private(set) var steps = 0
  private(set) var objects = 0
  private(set) var memory = 0
  private(set) var nesting = 0
  private(set) var calls = 0
  /// The address on the stack below which evaluation must not go.
  private var stackLimit: UInt = 0

  init(_ budgets: Budgets) { self.budgets = budgets }

  mutating func step(_ count: Int = 1) throws(Interruption) {
    self.count(count)
    if steps > budgets.steps { throw .ended(.exceeded(.steps)) }
    if steps > budgets.allSteps { throw .ended(.exceeded(.allSteps)) }
  }

  /// Counts steps of work that cannot end the world. The next step does.
  mutating func count(_ work: Int) { steps += min(work, budgets.steps + 1) }

  mutating func allocateObject() throws(Interruption) {
    objects += 1
    if objects > budgets.objects { throw .ended(.exceeded(.objects)) }
  }

  /// Counts elements, properties or variables that are made.
  mutating func allocate(_ count: Int) throws(Interruption) {
    memory += min(count, budgets.memory + 1)
    if memory > budgets.memory { throw .ended(.exceeded(.memory)) }
  }

  /// Checks the length of an array or dictionary, and counts its new elements.
  mutating func check(elements: Int, new: Int) throws(Interruption) {
    if elements > budgets.elements { throw .ended(.exceeded(.elements)) }
    try step(1 + new / 16)
    try allocate(new)
  }

  mutating func check(textBytes: Int) throws(Interruption) {
    if textBytes > budgets.text { throw .ended(.exceeded(.text)) }
    try step(1 + textBytes / 256)
    try allocate(textBytes / 16)
  }

  func check(depth: Int) throws(Interruption) {
    if depth > budgets.depth { throw .ended(.exceeded(.depth)) }
  }

  func check(depthOf value: Value) throws(Interruption) {
    if value.depth > budgets.depth { throw .ended(.exceeded(.depth)) }
  }

  /// Enters an expression or statement. ``leave()`` leaves it.
  mutating func enter() throws(Interruption) {
    let address = StackAddress.current()
    if nesting == 0 {
      stackLimit = address > budgets.stackBytes ? address - UInt(budgets.stackBytes) : 0
    }
    if nesting >= budgets.nesting || address < stackLimit { throw .ended(.exceeded(.nesting)) }
    nesting += 1
  }

  mutating func leave() { nesting -= 1 }

  mutating func enterCall() throws(Interruption) {
    if calls >= budgets.calls { throw .ended(.exceeded(.calls)) }
    calls += 1
  }

  mutating func leaveCall() { calls -= 1 }
}
