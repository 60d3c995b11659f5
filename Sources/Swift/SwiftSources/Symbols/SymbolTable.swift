/// Different texts, each with the number by which it is known from then on.
///
/// It is a hash table with open addressing over one array of bytes. Texts are compared as bytes.
public struct SymbolTable: Sendable {
  /// Where each text ends in `pool`. Text 0 is empty.
  private(set) var ends: [UInt32] = [0]
  /// The bytes of all texts.
  private(set) var pool: [UInt8] = []
  /// The hash of each text.
  private var hashes: [Int] = [0]
  /// Numbers of texts by hash; 0 is a free slot. The count is a power of two.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// Makes a table that knows the empty text only.
  public init() {}

  /// The number of texts.
  public var count: Int { ends.count }

  /// The symbol for a text, which is added if it is new.
  ///
  /// - Complexity: O(bytes) on average.
  public mutating func intern(_ text: String) -> SwiftSymbol {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The symbol for the bytes of a text, which are added if they are new.
  public mutating func intern(_ bytes: ArraySlice<UInt8>) -> SwiftSymbol {
    bytes.withUnsafeBufferPointer { intern($0) }
  }

  /// The symbol for a text; nil if no file has it.
  ///
  /// - Complexity: O(bytes) on average.
  public func find(_ text: String) -> SwiftSymbol? {
    var text = text
    return text.withUTF8 { bytes in
      guard !bytes.isEmpty else { return .empty }
      let found = slots[slot(of: bytes, Self.hash(bytes))]
      return found == 0 ? nil : SwiftSymbol(number: found)
    }
  }

  /// The text of a symbol.
  ///
  /// - Complexity: O(bytes).
  public func text(_ symbol: SwiftSymbol) -> String {
    String(decoding: bytes(symbol), as: UTF8.self)
  }

  /// The bytes of a symbol's text.
  ///
  /// - Complexity: O(1).
  public func bytes(_ symbol: SwiftSymbol) -> ArraySlice<UInt8> {
    let number = Int(symbol.number)
    guard number > 0, number < ends.count else { return [] }
    return pool[Int(ends[number - 1])..<Int(ends[number])]
  }

  private mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftSymbol {
    guard !bytes.isEmpty else { return .empty }
    let hash = Self.hash(bytes)
    let slot = slot(of: bytes, hash)
    if slots[slot] != 0 { return SwiftSymbol(number: slots[slot]) }
    guard let end = UInt32(exactly: pool.count + bytes.count) else { return .empty }
    let number = UInt32(ends.count)
    pool.append(contentsOf: bytes)
    ends.append(end)
    hashes.append(hash)
    slots[slot] = number
    if ends.count * 2 > slots.count { grow() }
    return SwiftSymbol(number: number)
  }

  /// The slot with a text, or the free one where it belongs.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isText(number, bytes) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isText(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Int(ends[number - 1])..<Int(ends[number])
    return range.count == bytes.count && pool[range].elementsEqual(bytes)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in 1..<ends.count {
      var slot = hashes[number] & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number)
    }
  }

  /// A hash that nobody outside can foresee, so that no file can make all its names collide.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    return hasher.finalize()
  }
}
