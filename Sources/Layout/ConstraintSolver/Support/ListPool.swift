/// Many growing lists in one array.
///
/// The capacity of a list is a power of two. A list that outgrows its block moves to a larger one,
/// and the old block is reused. The memory stays within a constant factor of the elements.
struct ListPool<Element: BitwiseCopyable>: BitwiseCopyable {
  private struct Header: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The binary logarithm of the capacity, or -1 for none.
    var exponent: Int8 = -1
  }

  private let headers: Buffer<Header>
  private var elements: Buffer<Element>
  private var used = 0
  /// Linked lists of free blocks, by the logarithm of their capacity, or -1.
  private var free: Buffer<Int32>
  /// For each free block, indexed by its start, the next one of the same capacity.
  private var nextFree: Buffer<Int32>

  private static func bytes(of count: Int) -> Int {
    count * (MemoryLayout<Element>.stride + MemoryLayout<Int32>.stride)
  }

  /// The bytes of a copy.
  var byteCount: Int { ListPool.bytes(of: used) }

  init(count: Int, capacity: Int, in arena: Arena) {
    headers = arena.buffer(count, of: Header())
    let size = max(capacity, 16)
    elements = arena.buffer(unset: size)
    nextFree = arena.buffer(unset: size)
    free = arena.buffer(32, of: -1)
  }

  func copy(in arena: Arena) -> ListPool {
    ListPool(
      headers: arena.copy(headers), elements: arena.copy(elements.slice(0..<used)), used: used,
      free: arena.copy(free), nextFree: arena.copy(nextFree.slice(0..<used)))
  }

  private init(
    headers: Buffer<Header>, elements: Buffer<Element>, used: Int, free: Buffer<Int32>,
    nextFree: Buffer<Int32>
  ) {
    self.headers = headers
    self.elements = elements
    self.used = used
    self.free = free
    self.nextFree = nextFree
  }

  /// Empties all lists and reuses their memory.
  mutating func removeAll() {
    headers.fill(Header())
    free.fill(-1)
    used = 0
  }

  @inline(__always)
  func count(_ list: Int) -> Int { Int(headers[list].count) }

  @inline(__always)
  subscript(list: Int, index: Int) -> Element {
    get { elements[Int(headers[list].start) + index] }
    nonmutating _modify { yield &elements[Int(headers[list].start) + index] }
  }

  /// Appends an element.
  ///
  /// - Complexity: O(1) amortised.
  mutating func append(
    _ element: Element, to list: Int, _ context: SolveContext
  ) throws(Failure) {
    let header = headers[list]
    if header.exponent < 0 || Int(header.count) == 1 << Int(header.exponent) {
      try grow(list, context)
    }
    elements[Int(headers[list].start) + Int(header.count)] = element
    headers[list].count += 1
  }

  /// Removes an element, and returns the element moved to its index, if any.
  mutating func remove(_ list: Int, at index: Int) -> Element? {
    headers[list].count -= 1
    let last = Int(headers[list].count)
    guard index < last else { return nil }
    let moved = self[list, last]
    self[list, index] = moved
    return moved
  }

  private mutating func grow(_ list: Int, _ context: SolveContext) throws(Failure) {
    let old = headers[list]
    let exponent = Int(old.exponent) + 1 < 1 ? 1 : Int(old.exponent) + 1
    let start = try allocate(exponent, context)
    for at in 0..<Int(old.count) { elements[start + at] = elements[Int(old.start) + at] }
    if old.exponent >= 0 {
      nextFree[old.start] = free[Int(old.exponent)]
      free[Int(old.exponent)] = old.start
    }
    headers[list].start = Int32(truncatingIfNeeded: start)
    headers[list].exponent = Int8(exponent)
  }

  /// The start of a free block.
  private mutating func allocate(_ exponent: Int, _ context: SolveContext) throws(Failure) -> Int {
    if free[exponent] >= 0 {
      let start = free[exponent]
      free[exponent] = nextFree[start]
      return Int(start)
    }
    let size = 1 << exponent
    if used + size > elements.count {
      let count = max(2 * elements.count, used + size)
      try context.meter.allow(bytes: ListPool.bytes(of: count))
      let larger: Buffer<Element> = context.arena.buffer(unset: count)
      let links: Buffer<Int32> = context.arena.buffer(unset: count)
      for at in 0..<used { larger[at] = elements[at] }
      for at in 0..<used { links[at] = nextFree[at] }
      elements = larger
      nextFree = links
    }
    let start = used
    used += size
    return start
  }
}
