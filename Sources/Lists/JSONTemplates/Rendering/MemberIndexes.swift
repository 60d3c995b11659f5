/// Hash tables of the members of large objects, built on first use.
struct MemberIndexes: Sendable {
  /// The maximum number of members searched linearly.
  static let linearLimit = 12

  /// The start of each object's table, by the start of its members.
  private var tables: [Int: Int] = [:]
  /// Indices into the arena's members, plus 1; 0 for a free slot.
  private var slots: [UInt32] = []

  /// The index in `members` of the member with a name.
  mutating func find(
    _ name: Symbol, in object: TemplateValue, _ members: [TemplateMember]
  ) -> Int? {
    let mask = Self.capacity(object.count) - 1
    let base = tables[object.start] ?? make(object, members)
    var slot = Self.hash(name) & mask
    while slots[base + slot] != 0 {
      let index = Int(slots[base + slot]) - 1
      if members[index].name == name { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private mutating func make(_ object: TemplateValue, _ members: [TemplateMember]) -> Int {
    let base = slots.count
    let capacity = Self.capacity(object.count)
    slots.append(contentsOf: repeatElement(0, count: capacity))
    for index in object.range {
      var slot = Self.hash(members[index].name) & (capacity - 1)
      while slots[base + slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[base + slot] = UInt32(truncatingIfNeeded: index + 1)
    }
    tables[object.start] = base
    return base
  }

  private static func capacity(_ count: Int) -> Int {
    1 << (Int.bitWidth - (count * 2).leadingZeroBitCount)
  }

  /// Symbols are numbered in the order of first use, so no input can provoke many collisions.
  private static func hash(_ name: Symbol) -> Int {
    Int(truncatingIfNeeded: (UInt64(name) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
