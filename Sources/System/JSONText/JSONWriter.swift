/// A writer of compact JSON text that places the commas.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.key("x")
/// json.number(147.5)
/// json.endObject()
/// ```
///
/// It does not check that containers are balanced.
///
/// It writes to a window of memory that it exclusively owns, which avoids the uniqueness checks of
/// an array. A full window is appended to the array.
public struct JSONWriter: ~Copyable {
  /// The maximum size of the text in bytes.
  public let limit: Int
  /// Whether so many bytes may be allocated.
  private let mayAllocate: @Sendable (Int) -> Bool
  /// Whether an allocation was refused, and so the text is incomplete.
  private var isStarved = false
  /// The expected number of bytes.
  private let capacity: Int
  /// The text before the contents of the window.
  private var written: [UInt8] = []
  private var window: UnsafeMutablePointer<UInt8>
  private var windowEnd: UnsafeMutablePointer<UInt8>
  /// The address of the next byte in the window.
  var next: UnsafeMutablePointer<UInt8>
  var needsComma = false
  /// The digits of small numbers. A stored pointer costs less than access to a static constant.
  let shortNumbers = ShortNumbers.all

  /// The size of the window: twice the largest reservation.
  private static let windowBytes = 16 * 1024

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - capacity: The expected number of bytes.
  ///   - limit: The most bytes of the text; long loops check ``isFull``.
  ///   - mayAllocate: Whether so many bytes may be allocated; asked before large allocations.
  public init(
    capacity: Int = 0, limit: Int = .max,
    mayAllocate: @escaping @Sendable (Int) -> Bool = { _ in true }
  ) {
    self.limit = limit
    self.mayAllocate = mayAllocate
    self.capacity = min(capacity, limit)
    let room = min(max(self.capacity, 128), Self.windowBytes)
    window = .allocate(capacity: room)
    windowEnd = window + room
    next = window
  }

  deinit {
    window.deallocate()
  }

  /// The text so far.
  ///
  /// - Complexity: O(bytes since the last call). Writing while the result is retained copies it.
  public var bytes: [UInt8] {
    mutating get {
      empty()
      return written
    }
  }

  /// The number of bytes so far.
  public var count: Int { written.count + (next - window) }

  /// Whether the text exceeds its limit or the available memory, so that writing the rest is
  /// pointless.
  public var isFull: Bool { isStarved || count > limit }

  // MARK: The window

  /// Reserves `count` bytes, at most 8,192, in the window.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if windowEnd - next < count { makeRoom(count) }
  }

  @inline(never)
  private mutating func makeRoom(_ count: Int) {
    let room = windowEnd - window
    var used = next - window
    if used + count > Self.windowBytes {
      empty()
      used = 0
    }
    guard room < used + count else { return }
    let grownRoom = min(max(2 * room, used + count), Self.windowBytes)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: grownRoom)
    grown.update(from: window, count: used)
    window.deallocate()
    window = grown
    windowEnd = grown + grownRoom
    next = grown + used
  }

  /// Appends the contents of the window to the array.
  private mutating func empty() {
    let held = UnsafeBufferPointer(start: window, count: next - window)
    if written.isEmpty, capacity <= Self.windowBytes {
      written = Array(held)
    } else {
      if written.isEmpty, hasMemory(for: capacity) { written.reserveCapacity(capacity) }
      append(behind: held)
    }
    next = window
  }

  private mutating func append(behind bytes: UnsafeBufferPointer<UInt8>) {
    let needed = written.count + bytes.count
    // A growing array at least doubles its capacity.
    guard needed <= written.capacity || hasMemory(for: max(needed, 2 * written.capacity)) else {
      return
    }
    written.append(contentsOf: bytes)
  }

  /// Whether a number of bytes may be allocated. Small allocations are always allowed.
  private mutating func hasMemory(for bytes: Int) -> Bool {
    guard bytes >= Self.largeAllocation, !mayAllocate(bytes) else { return !isStarved }
    isStarved = true
    return false
  }

  private static let largeAllocation = 256 * 1024

  /// Appends a byte to the reserved part of the window.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    next.initialize(to: byte)
    next += 1
  }

  /// Appends a comma to the reserved part of the window, if one is due.
  @inline(__always)
  mutating func putComma() {
    next.initialize(to: UInt8(ascii: ","))
    next += needsComma ? 1 : 0
  }

  /// Appends bytes to the reserved part of the window.
  @inline(__always)
  mutating func put(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    let source = UnsafeRawPointer(bytes)
    let target = UnsafeMutableRawPointer(next)
    // Two overlapping copies from both ends. Member names are short, and a call to `memcpy` costs
    // more.
    if count >= 8, count <= 16 {
      let last = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      target.storeBytes(of: last, toByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4, count < 8 {
      let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      target.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
      target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
    } else {
      target.copyMemory(from: source, byteCount: count)
    }
    next += count
  }

  /// Appends any number of bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    if bytes.count <= Self.windowBytes / 2 {
      reserve(bytes.count)
      put(start, bytes.count)
    } else {
      empty()
      append(behind: bytes)
    }
  }

  // MARK: Containers and names

  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes an object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }

  /// Closes an array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  @inline(__always)
  private mutating func open(_ bracket: UInt8) {
    reserve(2)
    putComma()
    put(bracket)
    needsComma = false
  }

  @inline(__always)
  private mutating func close(_ bracket: UInt8) {
    reserve(1)
    put(bracket)
    needsComma = true
  }

  /// Begins a member; its name needs no escapes.
  public mutating func key(_ name: StaticString) {
    let count = name.utf8CodeUnitCount
    reserve(count + 4)
    putComma()
    put(UInt8(ascii: "\""))
    put(name.utf8Start, count)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a member whose name has these UTF-8 bytes.
  public mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
    string(name)
    endKey()
  }

  /// Begins a member. A string literal selects the overload for names without escapes.
  @_disfavoredOverload
  public mutating func key(_ name: String) {
    string(name)
    endKey()
  }

  private mutating func endKey() {
    reserve(1)
    put(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Other values

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    raw("null")
  }

  /// Writes a value that is already JSON.
  public mutating func raw(_ value: StaticString) {
    raw(UnsafeBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  /// Writes a value that is already JSON.
  public mutating func raw(_ value: [UInt8]) {
    value.withUnsafeBufferPointer { raw($0) }
  }

  /// Writes a value that is already JSON.
  public mutating func raw(_ value: UnsafeBufferPointer<UInt8>) {
    reserve(1)
    putComma()
    append(value)
    needsComma = true
  }
}

// Unchecked: the writer is the only owner of its window.
extension JSONWriter: @unchecked Sendable {}
