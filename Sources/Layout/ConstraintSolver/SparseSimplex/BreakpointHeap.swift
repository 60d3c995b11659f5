/// The breakpoints of a step in the order in which they are reached. A binary heap, because most
/// steps end at the first few of many.
struct BreakpointHeap: BitwiseCopyable {
  /// A point of a step at which the rate of its gain falls.
  struct Breakpoint: BitwiseCopyable {
    /// The length of the step.
    var length: Double
    /// The change of the variable that reaches the breakpoint, per unit of the step.
    var speed: Double
    /// The variable's value before the breakpoint.
    var from: Double
    /// The variable. In a primal step, its basis position, or -1 for the entering variable.
    var variable: Int32
    /// The segment entered or, in a primal step, left.
    var segment: Int32

    @inline(__always)
    static func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
      a.length < b.length || (a.length == b.length && a.variable < b.variable)
    }
  }

  private var elements: List<Breakpoint>
  private let arena: Arena

  init(in arena: Arena) {
    elements = List(capacity: 16, in: arena)
    self.arena = arena
  }

  mutating func removeAll() { elements.removeAll() }

  /// Adds a breakpoint without restoring the order; ``order()`` does.
  @inline(__always)
  mutating func append(_ breakpoint: Breakpoint) { elements.append(breakpoint, in: arena) }

  /// Restores the order.
  ///
  /// - Complexity: O(count).
  mutating func order() {
    for at in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(at) }
  }

  /// Adds a breakpoint in order.
  mutating func insert(_ breakpoint: Breakpoint) {
    elements.append(breakpoint, in: arena)
    var at = elements.count - 1
    while at > 0 {
      let parent = (at - 1) / 2
      guard Breakpoint.precedes(elements[at], elements[parent]) else { return }
      swap(at, parent)
      at = parent
    }
  }

  /// The first breakpoint.
  @inline(__always)
  var first: Breakpoint? { elements.isEmpty ? nil : elements[0] }

  mutating func popFirst() -> Breakpoint? {
    guard let first, let last = elements.popLast() else { return nil }
    if !elements.isEmpty {
      elements[0] = last
      sink(0)
    }
    return first
  }

  /// Calls `body` with each breakpoint of length at most `limit`, in no particular order, and
  /// returns the number of visited elements.
  ///
  /// - Complexity: O(calls): the elements below a longer breakpoint are longer too.
  @inline(__always)
  func forEach(upTo limit: Double, _ body: (Breakpoint) -> Void) -> Int {
    var visited = 0
    var at = 0
    while at < elements.count {
      visited += 1
      if elements[at].length <= limit {
        body(elements[at])
        if 2 * at + 1 < elements.count {
          at = 2 * at + 1
          continue
        }
      }
      // Go on to the right sibling of this element or of its nearest ancestor that has one.
      while at > 0 && (at % 2 == 0 || at + 1 == elements.count) { at = (at - 1) / 2 }
      guard at > 0 else { break }
      at += 1
    }
    return visited
  }

  @inline(__always)
  private func swap(_ a: Int, _ b: Int) {
    let element = elements[a]
    elements[a] = elements[b]
    elements[b] = element
  }

  private func sink(_ start: Int) {
    var at = start
    while true {
      var least = 2 * at + 1
      guard least < elements.count else { return }
      if least + 1 < elements.count, Breakpoint.precedes(elements[least + 1], elements[least]) {
        least += 1
      }
      guard Breakpoint.precedes(elements[least], elements[at]) else { return }
      swap(at, least)
      at = least
    }
  }
}
