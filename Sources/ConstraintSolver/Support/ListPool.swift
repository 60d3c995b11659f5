/// Many growing lists in one array.
///
/// A list has room for a power of two of elements. One that outgrows its room moves to a larger
/// one, and what it leaves is used again, so the memory stays within a constant factor of the
/// elements.
struct ListPool<Element: BitwiseCopyable>: BitwiseCopyable {
  private struct Header: BitwiseCopyable {
    var start: Int32 = 0
    var count: Int32 = 0
    /// The room as an exponent of two, or -1 for none.
    var exponent: Int8 = -1
  }

  private let headers: Buffer<Header>
  private var elements: Buffer<Element>
  private var used = 0
  /// Rooms that were left, by exponent: the lists of their starts.
  private var free: Buffer<Int32>
  /// For each free room, by its start, the next one of the same size.
  private var nextFree: Buffer<Int32>

  private static func bytes(of count: Int) -> Int {
    count * (MemoryLayout<Element>.stride + MemoryLayout<Int32>.stride)
  }

  /// The bytes of a copy.
  var byteCount: Int { ListPool.bytes(of: used) }

  init(count: Int, capacity: Int, in arena: Arena) {
    headers = arena.buffer(count, of: Header())
    let room = max(capacity, 16)
    elements = arena.buffer(unset: room)
    nextFree = arena.buffer(unset: room)
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

  @inline(__always)
  func count(_ list: Int) -> Int { Int(headers[list].count) }

  @inline(__always)
  subscript(list: Int, index: Int) -> Element {
    get { elements[Int(headers[list].start) + index] }
    nonmutating _modify { yield &elements[Int(headers[list].start) + index] }
  }

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

  /// Removes an element; returns the one that took its index, if another did.
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
    let start = try room(exponent, context)
    for at in 0..<Int(old.count) { elements[start + at] = elements[Int(old.start) + at] }
    if old.exponent >= 0 {
      nextFree[old.start] = free[Int(old.exponent)]
      free[Int(old.exponent)] = old.start
    }
    headers[list].start = Int32(truncatingIfNeeded: start)
    headers[list].exponent = Int8(exponent)
  }

  private mutating func room(_ exponent: Int, _ context: SolveContext) throws(Failure) -> Int {
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
