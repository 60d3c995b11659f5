import Synchronization

/// The owner of a solve's memory, which is freed as a whole (a region allocator).
///
/// A solve of ten views takes a microsecond and needs some thirty arrays; allocating each
/// separately would take most of that time. Instead, arrays are carved from larger chunks, and the
/// chunks of one solve are pooled for the next. No other file of the module uses raw memory.
final class ArenaMemory {
  /// The arena; valid as long as this object lives.
  let arena: Arena

  /// Allocates a first chunk of at least `capacity` bytes.
  init(capacity: Int) {
    let chunk = ChunkPool.take(capacity + Arena.headSize)
    let state = (chunk.start + Chunk.headSize).bindMemory(to: Arena.State.self, capacity: 1)
    state.initialize(
      to: Arena.State(
        next: chunk.start + Arena.headSize, left: chunk.size - Arena.headSize, latest: chunk))
    arena = Arena(state: state)
  }

  deinit {
    // The oldest chunk, which holds the state, is freed last.
    ChunkPool.give(back: arena.latest)
  }
}

/// A block of raw memory with a header that links it to another block.
///
/// Sendable because it has one owner at a time: the pool, or the arena that took it.
private struct Chunk: BitwiseCopyable, @unchecked Sendable {
  var start: UnsafeMutableRawPointer
  var size: Int

  static let headSize = 32

  init(size: Int) {
    self.size = size
    start = .allocate(byteCount: size, alignment: Arena.alignment)
  }

  /// The chunk that is linked to this one.
  var previous: Chunk? {
    get { start.loadUnaligned(as: Chunk?.self) }
    nonmutating set { start.storeBytes(of: newValue, as: Chunk?.self) }
  }
}

/// Free chunks by size, in powers of two.
///
/// Larger chunks are freed at once: a caller that meters allocations would otherwise be charged for
/// memory kept by the pool.
private struct ChunkPool: ~Copyable {
  private static let shared = Mutex(ChunkPool())
  /// The binary logarithm of the smallest size.
  private static let smallest = 14
  private static let sizes = 8
  /// The largest size, in bytes.
  static let largest = 1 << (smallest + sizes - 1)
  /// The maximum number of bytes kept by the pool.
  private static let capacity = 16 << 20

  /// A linked list of free chunks per size.
  private var free = [Chunk?](repeating: nil, count: sizes)
  private var kept = 0

  static func take(_ bytes: Int) -> Chunk {
    let chunk: Chunk
    if bytes > largest {
      chunk = Chunk(size: bytes)
    } else {
      let exponent = max(smallest, Int.bitWidth - (max(bytes, 1) - 1).leadingZeroBitCount)
      let free = shared.withLock { $0.pop(exponent - smallest) }
      chunk = free ?? Chunk(size: 1 << exponent)
    }
    chunk.previous = nil
    return chunk
  }

  private mutating func pop(_ size: Int) -> Chunk? {
    guard let chunk = free[size] else { return nil }
    free[size] = chunk.previous
    kept -= chunk.size
    return chunk
  }

  /// Takes back `latest` and all chunks linked from it.
  static func give(back latest: Chunk) {
    var next: Chunk? = latest
    while let chunk = next {
      next = chunk.previous
      let isKept = shared.withLock { $0.push(chunk) }
      if !isKept { chunk.start.deallocate() }
    }
  }

  private mutating func push(_ chunk: Chunk) -> Bool {
    guard chunk.size <= ChunkPool.largest, kept + chunk.size <= ChunkPool.capacity else {
      return false
    }
    let size = chunk.size.trailingZeroBitCount - ChunkPool.smallest
    chunk.previous = free[size]
    free[size] = chunk
    kept += chunk.size
    return true
  }
}

/// The allocator of a solve's arrays; a handle, valid as long as its ``ArenaMemory``.
struct Arena: BitwiseCopyable {
  fileprivate struct State: BitwiseCopyable {
    var next: UnsafeMutableRawPointer
    var left: Int
    var latest: Chunk
  }

  private let state: UnsafeMutablePointer<State>

  fileprivate static let alignment = 16
  fileprivate static let headSize = 64

  fileprivate init(state: UnsafeMutablePointer<State>) { self.state = state }

  fileprivate var latest: Chunk { state.pointee.latest }

  @inline(__always)
  private func take(_ bytes: Int) -> UnsafeMutableRawPointer {
    let size = (bytes + Arena.alignment - 1) & ~(Arena.alignment - 1)
    if size > state.pointee.left { extend(size) }
    let taken = state.pointee.next
    state.pointee.next = taken + size
    state.pointee.left -= size
    return taken
  }

  @inline(never)
  private func extend(_ size: Int) {
    let latest = state.pointee.latest
    let chunk = ChunkPool.take(
      max(size + Chunk.headSize, min(latest.size, ChunkPool.largest)))
    chunk.previous = latest
    state.pointee.latest = chunk
    state.pointee.next = chunk.start + Chunk.headSize
    state.pointee.left = chunk.size - Chunk.headSize
  }

  /// A buffer whose elements all equal `value`.
  func buffer<Element: BitwiseCopyable>(_ count: Int, of value: Element) -> Buffer<Element> {
    let base = room(count, for: Element.self)
    base.initialize(repeating: value, count: count)
    return Buffer(base: base, count: count)
  }

  /// A buffer whose elements are uninitialised until written.
  func buffer<Element: BitwiseCopyable>(unset count: Int) -> Buffer<Element> {
    Buffer(base: room(count, for: Element.self), count: count)
  }

  /// A buffer whose elements are computed from their indices.
  @inline(__always)
  func buffer<Element: BitwiseCopyable>(
    _ count: Int, by element: (Int) -> Element
  ) -> Buffer<Element> {
    let base = room(count, for: Element.self)
    for at in 0..<count { (base + at).initialize(to: element(at)) }
    return Buffer(base: base, count: count)
  }

  @inline(__always)
  fileprivate func room<Element: BitwiseCopyable>(
    _ count: Int, for type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    take(count * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: max(count, 1))
  }

  /// A copy of `buffer` in this arena.
  func copy<Element: BitwiseCopyable>(_ buffer: Buffer<Element>) -> Buffer<Element> {
    let base = room(buffer.count, for: Element.self)
    base.initialize(from: buffer.base, count: buffer.count)
    return Buffer(base: base, count: buffer.count)
  }

  /// A value in the arena, shared by all copies of the handle.
  func shared<Value: BitwiseCopyable>(_ value: Value) -> Shared<Value> {
    Shared(buffer(1, of: value))
  }
}

/// A value in an ``Arena``; copies share it.
struct Shared<Value: BitwiseCopyable>: BitwiseCopyable {
  private let pointer: UnsafeMutablePointer<Value>

  fileprivate init(_ buffer: Buffer<Value>) { pointer = buffer.base }

  @inline(__always)
  var value: Value {
    get { pointer.pointee }
    nonmutating _modify { yield &pointer.pointee }
  }
}

/// An unowned reference to an object that outlives this value. Using it costs no reference
/// counting.
struct Borrowed<Object: AnyObject>: BitwiseCopyable {
  private let object: Unmanaged<Object>

  init(_ object: Object) { self.object = .passUnretained(object) }

  /// A strong reference to the object.
  var strong: Object { object.takeUnretainedValue() }

  @inline(__always)
  func use<R>(_ body: (Object) -> R) -> R { object._withUnsafeGuaranteedRef(body) }
}

/// A fixed number of elements in an ``Arena``. Every access is bounds-checked, and copies share the
/// elements.
struct Buffer<Element: BitwiseCopyable>: BitwiseCopyable {
  fileprivate let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// A read-only view of elements that outlive this value.
  init(reading elements: UnsafeBufferPointer<Element>) {
    // An empty array may have no address. Any will do, because no element is read.
    base = UnsafeMutablePointer(
      mutating: elements.baseAddress ?? UnsafePointer(bitPattern: 64)!)
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

  /// The elements of `range`, under their indices in this buffer, for a loop over that range.
  @inline(__always)
  func window(_ range: Range<Int>) -> BufferWindow<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range is out of range")
    return BufferWindow(base: base, range: range)
  }

  func fill(_ value: Element) {
    base.update(repeating: value, count: count)
  }

  /// Sorts in place; stable.
  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: precedes)
  }
}

/// The elements of a ``Buffer`` in a range that was checked on creation.
///
/// Indices are checked against it only in debug builds, because loops stay within the range.
struct BufferWindow<Element: BitwiseCopyable> {
  fileprivate let base: UnsafeMutablePointer<Element>
  fileprivate let range: Range<Int>

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(range.contains(index), "an index is out of range")
    return base[index]
  }
}

/// A growing list in an ``Arena``.
///
/// Growing abandons the old storage in the arena, which at most doubles the list's memory.
struct List<Element: BitwiseCopyable>: BitwiseCopyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  @inline(__always)
  init(capacity: Int, in arena: Arena) {
    self.capacity = max(capacity, 4)
    base = arena.room(self.capacity, for: Element.self)
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  /// The elements; valid until the next append.
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

  /// The bytes that appending `more` elements would allocate.
  func growth(by more: Int) -> Int {
    guard count + more > capacity else { return 0 }
    return max(2 * capacity, count + more) * MemoryLayout<Element>.stride
  }

  mutating func removeAll() { count = 0 }

  /// Keeps the first `count` elements.
  mutating func keepFirst(_ count: Int) { self.count = min(self.count, count) }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Copies the list to another arena.
  func copy(in arena: Arena) -> List {
    var copy = List(capacity: count, in: arena)
    copy.base.initialize(from: base, count: count)
    copy.count = count
    return copy
  }
}
