/// The memory of one solve: handed out piece by piece, given back as a whole.
///
/// A solve of ten views needs some thirty arrays for a few microseconds, and making them one by one would be most of
/// its time. This file is the only one of the module that touches raw memory.
final class Arena {
  private var chunks: [UnsafeMutableRawPointer] = []
  private var next: UnsafeMutableRawPointer
  private var left: Int

  private static let alignment = 16
  private static let smallestChunk = 16_384

  /// Makes an arena whose first chunk has `capacity` bytes.
  init(capacity: Int) {
    left = max(capacity, Arena.smallestChunk)
    next = UnsafeMutableRawPointer.allocate(byteCount: left, alignment: Arena.alignment)
    chunks.append(next)
  }

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  private func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let size = (bytes + Arena.alignment - 1) & ~(Arena.alignment - 1)
    if size > left {
      left = max(size, Arena.smallestChunk, left)
      next = UnsafeMutableRawPointer.allocate(byteCount: left, alignment: Arena.alignment)
      chunks.append(next)
    }
    let taken = next
    next += size
    left -= size
    return taken
  }

  /// Elements that the arena keeps, all equal to `value`. They live as long as the arena.
  func buffer<Element: BitwiseCopyable>(_ count: Int, of value: Element) -> Buffer<Element> {
    let base = take(count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: max(count, 1))
    base.initialize(repeating: value, count: count)
    return Buffer(base: base, count: count)
  }

  fileprivate func room<Element: BitwiseCopyable>(
    _ count: Int, for type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    take(count * MemoryLayout<Element>.stride).bindMemory(to: Element.self, capacity: count)
  }

  /// A copy of `buffer` in this arena.
  func copy<Element: BitwiseCopyable>(_ buffer: Buffer<Element>) -> Buffer<Element> {
    let base = room(max(buffer.count, 1), for: Element.self)
    base.initialize(from: buffer.base, count: buffer.count)
    return Buffer(base: base, count: buffer.count)
  }
}

/// A fixed number of elements in an ``Arena``; every access is checked. Copies share the elements.
struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
  fileprivate let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// Elements that belong to somebody else, who keeps them for as long as they are read here.
  init(reading elements: UnsafeBufferPointer<Element>) {
    // An empty array may have no address; then nothing is ever read.
    base = UnsafeMutablePointer(
      mutating: elements.baseAddress ?? UnsafePointer(bitPattern: Arena.placeholder)!)
    count = elements.count
  }

  var indices: Range<Int> { 0..<count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index is out of range")
      return base[index]
    }
    nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index is out of range")
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// The elements of `range`, shared with this buffer.
  func slice(_ range: Range<Int>) -> Buffer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range is out of range")
    return Buffer(base: base + range.lowerBound, count: range.count)
  }

  func fill(_ value: Element) {
    base.update(repeating: value, count: count)
  }

  /// Sorts in place, equal elements in the order in which they were.
  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: precedes)
  }
}

extension Arena {
  fileprivate static let placeholder = 64
}

/// A growing list in an ``Arena``.
///
/// Growing leaves the old elements behind in the arena, which at most doubles the list's memory.
struct List<Element: BitwiseCopyable>: BitwiseCopyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int, in arena: Arena) {
    self.capacity = max(capacity, 4)
    base = arena.room(self.capacity, for: Element.self)
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  /// The elements as they are now; valid until the next append.
  var elements: Buffer<Element> { Buffer(base: base, count: count) }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index is out of range")
      return base[index]
    }
    nonmutating _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an index is out of range")
      yield &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element, in arena: Arena) {
    if count == capacity { grow(arena) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(never)
  private mutating func grow(_ arena: Arena) {
    let larger = arena.room(capacity * 2, for: Element.self)
    larger.initialize(from: base, count: count)
    base = larger
    capacity *= 2
  }

  mutating func removeAll() { count = 0 }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// The same elements in another arena.
  func copy(in arena: Arena) -> List {
    var copy = List(capacity: count, in: arena)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }
}
