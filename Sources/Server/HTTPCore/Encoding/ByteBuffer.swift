import Libc

/// A borrowed, contiguous range of bytes, whose owner determines its lifetime.
public typealias Bytes = UnsafeRawBufferPointer

/// A growable byte buffer that owns its memory.
///
/// Unlike `[UInt8]` it has no reference count and no copy-on-write, and does not initialize memory
/// that is about to be overwritten. It keeps its capacity when emptied, so that an event loop
/// reuses its buffers for each request without allocation.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutableRawPointer?
  @usableFromInline var end: Int
  @usableFromInline var room: Int

  /// The number of bytes in the buffer.
  @inlinable public var count: Int { end }
  /// The number of bytes that fit without reallocation.
  @inlinable public var capacity: Int { room }

  /// Makes an empty buffer without allocating.
  public init() {
    start = nil
    end = 0
    room = 0
  }

  deinit {
    free(start)
  }

  /// Whether the buffer is empty.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The bytes, valid until the next mutation.
  @inlinable public var bytes: Bytes { Bytes(start: start, count: end) }

  /// Ensures capacity for `additional` more bytes.
  ///
  /// - Complexity: amortized O(1): the capacity at least doubles.
  @inlinable
  public mutating func reserve(_ additional: Int) {
    if room &- end < additional {
      grow(to: end + additional)
    }
  }

  @inline(never)
  @usableFromInline
  mutating func grow(to needed: Int) {
    let wanted = max(needed, capacity &* 2, 256)
    if let moved = realloc(start, wanted) {
      start = moved
      room = wanted
    } else if let moved = realloc(start, needed) {
      start = moved
      room = needed
    } else {
      // With CAllocationHooks, realloc has already retried while large requests ended.
      fatalError("out of memory")
    }
  }

  /// Appends bytes.
  @inlinable
  @inline(__always)
  public mutating func append(_ bytes: Bytes) {
    guard let source = bytes.baseAddress, bytes.count > 0 else { return }
    append(source, bytes.count)
  }

  @inlinable
  @inline(__always)
  mutating func append(_ source: UnsafeRawPointer, _ length: Int) {
    reserve(length)
    if let start {
      Self.copy(source, length, to: start + end)
      end &+= length
    }
  }

  /// Copies bytes. It copies 8 to 32 as two possibly overlapping words from both ends, which costs
  /// less than a call to `memcpy`.
  @inlinable
  @inline(__always)
  static func copy(_ source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) {
    typealias Half = SIMD16<UInt8>
    if count >= 16, count <= 32 {
      let first = source.loadUnaligned(as: Half.self)
      let last = source.loadUnaligned(fromByteOffset: count - 16, as: Half.self)
      target.storeBytes(of: first, as: Half.self)
      target.storeBytes(of: last, toByteOffset: count - 16, as: Half.self)
    } else if count >= 8, count < 16 {
      let first = source.loadUnaligned(as: UInt64.self)
      let last = source.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      target.storeBytes(of: first, as: UInt64.self)
      target.storeBytes(of: last, toByteOffset: count - 8, as: UInt64.self)
    } else {
      target.copyMemory(from: source, byteCount: count)
    }
  }

  /// Appends the UTF-8 of a literal without creating a string.
  @inlinable
  public mutating func append(literal text: StaticString) {
    append(UnsafeRawPointer(text.utf8Start), text.utf8CodeUnitCount)
  }

  /// Appends `name: value` and CR LF.
  public mutating func append(field name: StaticString, _ value: StaticString) {
    append(atMost: name.utf8CodeUnitCount &+ value.utf8CodeUnitCount &+ 4) { cursor in
      cursor.append(literal: name)
      cursor.append(literal: ": ")
      cursor.append(literal: value)
      cursor.appendLineBreak()
    }
  }

  /// Appends the UTF-8 of a string.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(Bytes($0)) }
  }

  /// Appends the bytes of an array.
  public mutating func append(_ array: [UInt8]) {
    array.withUnsafeBytes { append($0) }
  }

  /// Appends one byte.
  @inlinable
  public mutating func append(byte: UInt8) {
    reserve(1)
    if let start {
      start.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
      end &+= 1
    }
  }

  /// Appends a non-negative number in decimal digits.
  public mutating func append(decimal number: Int) {
    append(atMost: 20) { $0.append(decimal: number) }
  }

  /// Appends at most `count` bytes, which `body` writes in sequence.
  @inline(__always)
  mutating func append(atMost count: Int, _ body: (inout ByteCursor) -> Void) {
    reserve(count)
    guard let start else { return }
    var cursor = ByteCursor(address: start + end)
    body(&cursor)
    end = cursor.address - start
  }

  /// Appends up to `room` bytes that `body` writes into uninitialized memory.
  ///
  /// - Parameters:
  ///   - room: the maximum number of bytes.
  ///   - body: fills the memory, and returns a result and the number of bytes written.
  /// - Returns: the result and the number of bytes.
  public mutating func append<Result>(
    room: Int, _ body: (UnsafeMutableRawBufferPointer) -> (Result, Int)
  ) -> (Result, Int) {
    reserve(room)
    let memory = UnsafeMutableRawBufferPointer(start: start.map { $0 + end }, count: room)
    let (result, written) = body(memory)
    end += min(max(0, written), room)
    return (result, written)
  }

  /// Calls a function with the bytes, which it may change.
  public mutating func withMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    body(UnsafeMutableRawBufferPointer(start: start, count: end))
  }

  /// Returns unused memory to the system if it exceeds both the contents and 64 KiB.
  public mutating func shrink() {
    let unused = room - end
    guard unused > end, unused > 64 * 1024, let smaller = realloc(start, max(end, 256)) else {
      return
    }
    start = smaller
    room = max(end, 256)
  }

  /// Removes the first bytes.
  ///
  /// - Complexity: O(n) in the remaining bytes.
  public mutating func removeFirst(_ removed: Int) {
    let removed = min(max(removed, 0), count)
    if let start, removed < count {
      memmove(start, start.advanced(by: removed), count - removed)
    }
    end -= removed
  }

  /// Removes the last bytes, so that at most `length` remain.
  public mutating func truncate(to length: Int) {
    end = min(end, max(0, length))
  }

  /// Removes all bytes, and frees the memory if its capacity exceeds `keeping` bytes.
  @inlinable
  public mutating func removeAll(keeping: Int = 64 * 1024) {
    end = 0
    if room > keeping { discard() }
  }

  @usableFromInline
  mutating func discard() { free(release()) }

  /// Moves the contents into a new buffer, and leaves this one empty and without memory.
  public mutating func take() -> ByteBuffer {
    let taken = ByteBuffer(start: start, count: end, capacity: room)
    start = nil
    end = 0
    room = 0
    return taken
  }

  /// Transfers ownership of the memory, which comes from `malloc`, and leaves the buffer empty.
  public mutating func release() -> UnsafeMutableRawPointer? {
    let released = start
    start = nil
    end = 0
    room = 0
    return released
  }

  private init(start: UnsafeMutableRawPointer?, count: Int, capacity: Int) {
    self.start = start
    end = count
    room = capacity
  }
}

// Unchecked: a buffer is the unique owner of its memory and has no other state.
extension ByteBuffer: @unchecked Sendable {}
