/// A set of UTF-8 names, numbered from 0 in the order of insertion.
///
/// Names are compared byte by byte, without Unicode normalisation. All bytes share one array, so
/// names need no allocations of their own. The hash is seeded per process, to defend against names
/// chosen to collide.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var names: [Name] = []
  /// The hash table, with open addressing. A slot holds the hash of a name, a bit that marks plain
  /// words, and the name's number plus one; 0 marks a free slot.
  private var slots: [UInt64] = []
  private let hash = WordHash.ofProcess

  /// The position of a name among the bytes, and its first eight bytes, padded with zeros.
  fileprivate struct Name {
    var start: Int
    var count: Int
    var head: UInt64

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
    name.withUnsafeBufferPointer {
      insert($0, head: ByteWords.first(Self.start(of: $0), count: $0.count))
    }
  }

  /// Inserts a name like ``insert(_:)``. `head` contains the first eight bytes.
  mutating func insert(
    _ name: UnsafeBufferPointer<UInt8>, head: UInt64
  ) -> (number: Int, isNew: Bool) {
    if (count + 1) * 2 > slots.count { resize(to: max(16, (count + 1) * 4)) }
    let start = Self.start(of: name)
    let hash = hash.hash(start, count: name.count, head: head)
    let slot = slot(of: start, count: name.count, head: head, hash: hash)
    let entry = slots[slot]
    if entry != 0 { return (Entry.number(entry), false) }
    let number = count
    names.append(Name(start: bytes.count, count: name.count, head: head))
    bytes.append(contentsOf: name)
    let isPlain = PlainWord.isOne(start, count: name.count, head: head)
    slots[slot] =
      UInt64(hash) << 32 | (isPlain ? Entry.plain : 0) | UInt64(truncatingIfNeeded: number + 1)
    return (number, true)
  }

  /// The number of a name, or `nil`.
  ///
  /// - Complexity: O(length).
  public func number(of name: Span<UInt8>) -> Int? {
    name.withUnsafeBufferPointer { name in
      let start = Self.start(of: name)
      return number(
        of: start, count: name.count, head: ByteWords.first(start, count: name.count))
    }
  }

  /// The number of the name with these bytes, or `nil`. `head` contains the first eight bytes.
  @inline(__always)
  func number(of start: UnsafeRawPointer, count: Int, head: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    let hash = hash.hash(start, count: count, head: head)
    let entry = slots[slot(of: start, count: count, head: head, hash: hash)]
    return entry == 0 ? nil : Entry.number(entry)
  }

  /// The UTF-8 bytes of a name.
  public func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[names[number].range]
  }

  /// A name as a string.
  public func string(of number: Int) -> String {
    String(decoding: bytes(of: number), as: UTF8.self)
  }

  /// Calls `body` with the names, for fast access to many.
  package func withNames<R>(_ body: (Names) -> R) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      names.withUnsafeBufferPointer { body(Names(bytes: bytes, names: $0)) }
    }
  }

  /// The names of a table that must not change meanwhile.
  package struct Names {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let names: UnsafeBufferPointer<Name>

    /// The UTF-8 bytes of a name.
    package subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
      precondition(names.indices.contains(number), "there is no name with this number")
      return UnsafeBufferPointer(rebasing: bytes[names[number].range])
    }
  }

  /// The address of a name's bytes; arbitrary if the name is empty.
  @inline(__always)
  private static func start(of name: UnsafeBufferPointer<UInt8>) -> UnsafeRawPointer {
    UnsafeRawPointer(name.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped)
  }

  /// The fields of a taken slot.
  fileprivate enum Entry {
    /// The bit of a plain word.
    static let plain: UInt64 = 1 << 31

    @inline(__always)
    static func number(_ entry: UInt64) -> Int {
      Int(truncatingIfNeeded: entry & (plain &- 1)) &- 1
    }
  }

  /// The slot of a name, or the free slot where it belongs. There always is one: at most half are
  /// taken.
  @inline(__always)
  private func slot(
    of start: UnsafeRawPointer, count: Int, head: UInt64, hash: UInt32
  ) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return slot }
      if entry >> 32 == UInt64(hash) {
        let name = names[Entry.number(entry)]
        if name.head == head, name.count == count,
          count <= 8 || hasBytes(name, start, count)
        {
          return slot
        }
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(never)
  private func hasBytes(_ name: Name, _ start: UnsafeRawPointer, _ count: Int) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let own = bytes.baseAddress else { return count == 0 }
      return ByteWords.areEqual(own + name.start, start, count: count)
    }
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

/// Fast look-up of many names in a table that must not change meanwhile.
package struct NameLookup {
  fileprivate let slots: UnsafePointer<UInt64>
  fileprivate let mask: Int
  fileprivate let names: UnsafePointer<NameTable.Name>
  fileprivate let bytes: UnsafeRawPointer
  fileprivate let hash: WordHash

  /// The number of the name with these bytes, or -1. `head` contains the first eight bytes.
  ///
  /// If `isPlain`, only plain words are found, so callers need not check the bytes.
  @inline(__always)
  func number(of start: UnsafeRawPointer, count: Int, head: UInt64, isPlain: Bool) -> Int {
    let hash = hash.hash(start, count: count, head: head)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let entry = slots[slot]
      if entry >> 32 == UInt64(hash), entry != 0 {
        let number = NameTable.Entry.number(entry)
        if names[number].head == head, names[number].count == count,
          count <= 8 || hasRest(number, start, count)
        {
          return isPlain && entry & NameTable.Entry.plain == 0 ? -1 : number
        }
      } else if entry == 0 {
        return -1
      }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(never)
  private func hasRest(_ number: Int, _ start: UnsafeRawPointer, _ count: Int) -> Bool {
    ByteWords.areEqual(bytes + names[number].start, start, count: count)
  }
}

extension NameTable {
  /// Calls `body` with a look-up that is valid during the call.
  package func withLookup<R, E: Error>(
    _ body: (NameLookup) throws(E) -> R
  ) throws(E) -> R {
    // An empty table is represented by one free slot.
    let slots = self.slots.isEmpty ? [0] : self.slots
    return try slots.withUnsafeBufferPointer { (slots) throws(E) in
      try names.withUnsafeBufferPointer { (names) throws(E) in
        try bytes.withUnsafeBufferPointer { (bytes) throws(E) in
          let none = UnsafeRawPointer(slots.baseAddress.unsafelyUnwrapped)
          return try body(
            NameLookup(
              slots: slots.baseAddress.unsafelyUnwrapped, mask: slots.count - 1,
              names: names.baseAddress ?? none.assumingMemoryBound(to: Name.self),
              bytes: UnsafeRawPointer(bytes.baseAddress) ?? none, hash: hash))
        }
      }
    }
  }
}

/// Names that constraint text can use without quotes: a letter or underscore, then letters, digits
/// and underscores.
enum PlainWord {
  /// Whether a name is a plain word. `head` contains its first eight bytes, padded with zeros.
  @inline(__always)
  static func isOne(_ start: UnsafeRawPointer, count: Int, head: UInt64) -> Bool {
    guard count > 0, TextScanner.startsWord(UInt8(truncatingIfNeeded: head)),
      length(head) == min(count, 8)
    else { return false }
    return count <= 8 || hasPlainRest(start, count: count)
  }

  @inline(never)
  private static func hasPlainRest(_ start: UnsafeRawPointer, count: Int) -> Bool {
    for offset in 8..<count
    where !TextScanner.continuesWord(start.load(fromByteOffset: offset, as: UInt8.self)) {
      return false
    }
    return true
  }

  /// The number of leading bytes of `word` that can continue a plain word.
  @inline(__always)
  private static func length(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let low = word & ~high
    let lowercase = low | ones &* 0x20
    // Each sum sets a byte's highest bit from some letter on; no sum overflows into the next byte.
    let letters = (lowercase &+ ones &* (0x80 - 0x61)) & ~(lowercase &+ ones &* (0x80 - 0x7B))
    let digits = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
    let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
    let others = ~((letters | digits | underscores) & ~word) & high
    return others.trailingZeroBitCount &>> 3
  }
}
