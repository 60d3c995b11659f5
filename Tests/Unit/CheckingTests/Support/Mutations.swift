/// Random text mutations, the same for the same seed.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private mutating func number(below end: Int) -> Int { Int(next() % UInt64(max(1, end))) }

  /// The bytes with up to four changes: replaced, deleted, duplicated or moved bytes, and inserted
  /// pieces of `words`.
  mutating func mutated(_ original: [UInt8], words: [String]) -> [UInt8] {
    var bytes = original
    for _ in 0...number(below: 4) {
      let place = number(below: bytes.count + 1)
      let end = min(bytes.count, place + 1 + number(below: 12))
      switch number(below: 7) {
      case 0 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4:
        let other = number(below: bytes.count + 1)
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
      case 5:
        let line = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
        bytes.removeSubrange(place..<line)
      default: bytes.insert(contentsOf: Array(words[number(below: words.count)].utf8), at: place)
      }
    }
    return bytes
  }
}
