/// A set of UTF-8 names, numbered from 0 in the order of insertion.
///
/// Names are compared byte by byte, without Unicode normalisation. All bytes share one array, so
/// names need no allocations of their own. The hash is seeded per process, to defend against names
/// chosen to collide.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var names: [Name] = []
  /// The hash table, with open addressing. A slot holds the hash of a name and the name's number
  /// plus one; 0 marks a free slot.
  private var slots: [UInt64] = []
  private let hash = WordHash.ofProcess

  /// The position of a name among the bytes, and its first eight bytes, padded with zeros.
  fileprivate struct Name {
    var start: Int
    var count: Int
    var head: UInt64
    /// Whether the name is a plain word in constraint text.
    var isPlain: Bool

    var range: Range<Int> { start..<start &+ count }
  }

  /// Makes an empty table.
  public init() {}

  /// The number of names.
  public var count: Int { names.count }

  /// Reserves storage for more names with `byteCount` bytes in total.
  public mutating func reserveCapacity(_ names: Int, bytes byteCount: Int) {
    self.names.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    // If their number is known, keep the load at a quarter, for fewer collisions.
    if slots.count < names * 4 { resize(to: names * 4) }
  }

  /// Inserts a name.
  ///
  /// - Returns: The number of the name, and whether it is new.
  /// - Complexity: O(length), amortised.
  @discardableResult
  public mutating func insert(_ name: Span<UInt8>) -> (number: Int, isNew: Bool) {
    name.withUnsafeBufferPointer { insert($0) }
  }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool) {
    if (count + 1) * 2 > slots.count { resize(to: max(16, (count + 1) * 4)) }
    let start = Self.start(of: name)
    let head = start.firstWord(count: name.count)
    let hash = hash.hash(start, count: name.count, head: head)
    let (slot, found) = withNames {
      $0.search(for: start, count: name.count, head: head, hash: hash)
    }
    if let found { return (found, false) }
    let number = count
    names.append(
      Name(start: bytes.count, count: name.count, head: head, isPlain: name.span.isPlainWord))
    bytes.append(contentsOf: name)
    slots[slot] = UInt64(hash) << 32 | UInt64(truncatingIfNeeded: number + 1)
    return (number, true)
  }

  /// The number of a name, or `nil`.
  ///
  /// - Complexity: O(length).
  public func number(of name: Span<UInt8>) -> Int? {
    name.withUnsafeBufferPointer { name in withNames { $0.number(of: name) } }
  }

  /// The UTF-8 bytes of a name.
  public func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[names[number].range]
  }

  /// A name as a string.
  public func string(of number: Int) -> String {
    String(decoding: bytes(of: number), as: UTF8.self)
  }

  /// The address of a name's bytes; arbitrary if the name is empty.
  @inline(__always)
  fileprivate static func start(of name: UnsafeBufferPointer<UInt8>) -> UnsafeRawPointer {
    UnsafeRawPointer(name.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped)
  }

  private mutating func resize(to minimum: Int) {
    var capacity = 16
    while capacity < minimum { capacity *= 2 }
    var resized = [UInt64](repeating: 0, count: capacity)
    for entry in slots where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & (capacity - 1)
      while resized[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      resized[slot] = entry
    }
    slots = resized
  }
}

extension NameTable {
  /// Calls `body` with the names, for fast access to many.
  @inline(__always)
  package func withNames<R, E: Error>(_ body: (Names) throws(E) -> R) throws(E) -> R {
    try bytes.withUnsafeBufferPointer { (bytes) throws(E) -> R in
      try names.withUnsafeBufferPointer { (names) throws(E) -> R in
        try slots.withUnsafeBufferPointer { (slots) throws(E) -> R in
          let storage = Names.Storage(bytes: bytes, names: names, slots: slots, hash: hash)
          return try withUnsafePointer(to: storage) { (storage) throws(E) -> R in
            try body(Names(storage: storage))
          }
        }
      }
    }
  }

  /// The names of a table that must not change meanwhile. One pointer, which stays in a register.
  package struct Names {
    fileprivate struct Storage {
      let bytes: UnsafeBufferPointer<UInt8>
      let names: UnsafeBufferPointer<Name>
      let slots: UnsafeBufferPointer<UInt64>
      let hash: WordHash
    }

    fileprivate let storage: UnsafePointer<Storage>

    private var bytes: UnsafeBufferPointer<UInt8> { storage.pointee.bytes }
    private var names: UnsafeBufferPointer<Name> { storage.pointee.names }
    private var slots: UnsafeBufferPointer<UInt64> { storage.pointee.slots }

    /// The UTF-8 bytes of a name.
    package subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
      precondition(names.indices.contains(number), "there is no name with this number")
      return UnsafeBufferPointer(rebasing: bytes[names[number].range])
    }

    /// The number of a name, or `nil`.
    @inline(__always)
    func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
      let start = NameTable.start(of: name)
      return number(of: start, count: name.count, head: start.firstWord(count: name.count))
    }

    /// The number of a name, or `nil`. `head` contains its first eight bytes, padded with zeros.
    @inline(__always)
    func number(of start: UnsafeRawPointer, count: Int, head: UInt64) -> Int? {
      guard !slots.isEmpty else { return nil }
      let hash = storage.pointee.hash.hash(start, count: count, head: head)
      return search(for: start, count: count, head: head, hash: hash).number
    }

    /// The number of a name that is a plain word in constraint text, or `nil`.
    @inline(__always)
    func plainNumber(of start: UnsafeRawPointer, count: Int, head: UInt64) -> Int? {
      guard let number = number(of: start, count: count, head: head), names[number].isPlain else {
        return nil
      }
      return number
    }

    /// The slot and the number of a name, or the free slot where it belongs. There always is one:
    /// at most half are taken.
    @inline(__always)
    fileprivate func search(
      for start: UnsafeRawPointer, count: Int, head: UInt64, hash: UInt32
    ) -> (slot: Int, number: Int?) {
      let mask = slots.count &- 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        let entry = slots[slot]
        if entry == 0 { return (slot, nil) }
        if entry >> 32 == UInt64(hash) {
          let number = Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
          let name = names[number]
          if name.head == head, name.count == count,
            count <= 8 || Self.equal(bytes, name.start, start, count)
          {
            return (slot, number)
          }
        }
        slot = (slot &+ 1) & mask
      }
    }

    @inline(never)
    private static func equal(
      _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ other: UnsafeRawPointer, _ count: Int
    ) -> Bool {
      guard let own = UnsafeRawPointer(bytes.baseAddress) else { return count == 0 }
      return (own + start).equals(other, count: count)
    }
  }
}
