/// The positions of entries in long rows: a hash table with open addressing, keyed by row and
/// column.
///
/// Elimination changes one entry of a long row per pivot. Searching the row each time would make a
/// row of n entries cost n².
struct EntryIndex {
  private var keys: Buffer<UInt64>
  private var places: Buffer<Int32>
  private var count = 0

  private static let empty = UInt64.max

  init(in arena: Arena) {
    keys = arena.buffer(64, of: EntryIndex.empty)
    places = arena.buffer(64, of: 0)
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    keys.fill(EntryIndex.empty)
    count = 0
  }

  @inline(__always)
  private static func key(_ row: Int, _ column: Int32) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: row)) << 32 | UInt64(UInt32(bitPattern: column))
  }

  /// The first slot for a key: multiplicative hashing (Knuth).
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    let shift = UInt64(64 - keys.count.trailingZeroBitCount)
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  @inline(__always)
  private func find(_ key: UInt64) -> Int {
    var at = slot(of: key)
    while keys[at] != key && keys[at] != EntryIndex.empty { at = (at + 1) & (keys.count - 1) }
    return at
  }

  /// The position of an entry in its row, or -1.
  @inline(__always)
  func place(_ row: Int, _ column: Int32) -> Int {
    let at = find(EntryIndex.key(row, column))
    return keys[at] == EntryIndex.empty ? -1 : Int(places[at])
  }

  mutating func set(
    _ row: Int, _ column: Int32, place: Int, _ context: SolveContext
  ) throws(Failure) {
    if 2 * (count + 1) > keys.count { try grow(context) }
    let at = find(EntryIndex.key(row, column))
    if keys[at] == EntryIndex.empty {
      keys[at] = EntryIndex.key(row, column)
      count += 1
    }
    places[at] = Int32(truncatingIfNeeded: place)
  }

  /// Removes an entry, and moves displaced entries back.
  mutating func remove(_ row: Int, _ column: Int32) {
    var hole = find(EntryIndex.key(row, column))
    guard keys[hole] != EntryIndex.empty else { return }
    let mask = keys.count - 1
    var at = (hole + 1) & mask
    while keys[at] != EntryIndex.empty {
      let home = slot(of: keys[at])
      if (at - home) & mask >= (at - hole) & mask {
        keys[hole] = keys[at]
        places[hole] = places[at]
        hole = at
      }
      at = (at + 1) & mask
    }
    keys[hole] = EntryIndex.empty
    count -= 1
  }

  private mutating func grow(_ context: SolveContext) throws(Failure) {
    let (oldKeys, oldPlaces) = (keys, places)
    let size = 2 * keys.count
    try context.meter.allow(bytes: size * 12)
    keys = context.arena.buffer(size, of: EntryIndex.empty)
    places = context.arena.buffer(size, of: 0)
    for old in oldKeys.indices where oldKeys[old] != EntryIndex.empty {
      let at = find(oldKeys[old])
      keys[at] = oldKeys[old]
      places[at] = oldPlaces[old]
    }
  }
}
