/// A set of names as bytes, numbered in the order in which they came, from 0.
///
/// Names are compared byte by byte: two spellings of one accented letter are two names. All bytes
/// stand in one array, so a name costs no allocation of its own. The hash is seeded anew in each
/// process, so that no list of names can be made to collide.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Name `i` is `bytes[starts[i] ..< starts[i + 1]]`.
  private var starts: [Int] = [0]
  private var hashes: [Int] = []
  /// Open addressing: the number of a name plus one, 0 for a free slot.
  private var slots: [Int32] = []

  /// Makes an empty table.
  public init() {}

  /// How many names there are.
  public var count: Int { hashes.count }

  /// Makes room for names that are about to be added.
  public mutating func reserveCapacity(_ names: Int, bytes byteCount: Int) {
    starts.reserveCapacity(names + 1)
    hashes.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
    if slots.count < names * 2 { resize(to: names * 2) }
  }

  /// Adds a name.
  ///
  /// - Returns: Its number and whether it is new; where it is not, the number that it has had.
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

  /// The number of a name, or nothing where it was not added.
  ///
  /// - Complexity: O(length).
  public func number(of name: Span<UInt8>) -> Int? {
    guard !slots.isEmpty else { return nil }
    let slot = self.slot(of: name, hash: NameTable.hash(name))
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// The bytes of a name.
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
