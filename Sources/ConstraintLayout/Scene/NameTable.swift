/// A set of UTF-8 names, numbered from 0 in the order of insertion.
///
/// Names are compared byte by byte, without Unicode normalisation. All bytes share one array, so a
/// name needs no allocation of its own. The hash is seeded per process, which defends against names
/// that are chosen to collide.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Name `i` is `bytes[starts[i] ..< starts[i + 1]]`.
  private var starts: [Int] = [0]
  private var hashes: [Int] = []
  /// The hash table, with open addressing: the number of a name plus one, or 0 for a free slot.
  private var slots: [Int32] = []

  /// Makes an empty table.
  public init() {}

  /// The number of names.
  public var count: Int { hashes.count }

  /// Reserves storage for more names, with `byteCount` bytes in all.
  public mutating func reserveCapacity(_ names: Int, bytes byteCount: Int) {
    starts.reserveCapacity(names + 1)
    hashes.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    if slots.count < names * 2 { resize(to: names * 2) }
  }

  /// Inserts a name.
  ///
  /// - Returns: The number of the name, and whether it was inserted now.
  /// - Complexity: O(length), amortised.
  @discardableResult
  public mutating func insert(_ name: Span<UInt8>) -> (number: Int, isNew: Bool) {
    if (count + 1) * 2 > slots.count { resize(to: max(16, (count + 1) * 4)) }
    let hash = NameTable.hash(name)
    let slot = self.slot(of: name, hash: hash)
    if slots[slot] != 0 { return (Int(slots[slot]) - 1, false) }
    for index in name.indices { bytes.append(name[index]) }
    starts.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(truncatingIfNeeded: count)
    return (count - 1, true)
  }

  /// The number of a name; `nil` if the table does not contain it.
  ///
  /// - Complexity: O(length).
  public func number(of name: Span<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = self.slot(of: name, hash: NameTable.hash(name))
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// The UTF-8 bytes of a name.
  public func bytes(of number: Int) -> ArraySlice<UInt8> {
    bytes[starts[number]..<starts[number + 1]]
  }

  /// A name as a string.
  public func string(of number: Int) -> String {
    String(decoding: bytes(of: number), as: UTF8.self)
  }

  private static func hash(_ name: Span<UInt8>) -> Int {
    var hasher = Hasher()
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private func slot(of name: Span<UInt8>, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, equals(number, name) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func equals(_ number: Int, _ name: Span<UInt8>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == name.count else { return false }
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
  }

  private mutating func resize(to minimum: Int) {
    var capacity = 16
    while capacity < minimum { capacity *= 2 }
    slots = [Int32](repeating: 0, count: capacity)
    for number in 0..<count {
      var slot = hashes[number] & (capacity - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number + 1)
    }
  }
}
