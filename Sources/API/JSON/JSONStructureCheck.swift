private import Glibc
internal import MemoryMetering

/// The checks of a document that the parser does not make: depth and names that occur twice.
///
/// The values lie in one flat array in the order of the text, so that one pass over it with a stack
/// of the ends of the open containers suffices. Most values are looked at once: the pass over an
/// object's names sees as well where its first container lies, and what stands before that is left
/// out.
struct JSONStructureCheck {
  let depthLimit: Int

  enum Violation {
    case tooDeep
    case duplicateName(name: JSONValue, value: JSONValue)
    /// The names of an object are so many that there is no memory to compare them.
    case outOfMemory
  }

  /// Up to here every name is compared with every other; that is faster than hashing them.
  private static let pairwiseLimit = 12

  func firstViolation(from root: JSONValue) -> Violation? {
    let end = root.end
    var next = root.address
    var open = OpenContainers(filledWith: end)
    var table = NameTable()
    while next < end {
      let value = JSONValue(next)
      next += JSONValueLayout.size
      guard value.isContainer else { continue }
      open.close(before: next)
      guard open.count < depthLimit else { return .tooDeep }
      guard value.length > 0 else { continue }
      open.append(value.end)
      guard value.type == JSONValueLayout.object else { continue }
      if value.length > Self.pairwiseLimit {
        guard table.makeRoom(for: value) else { return .outOfMemory }
        if let name = table.duplicate(in: value) {
          return .duplicateName(name: name, value: name)
        }
      } else {
        let names = MemberScan(of: value)
        if names.mayRepeat, let name = comparedDuplicate(in: value) {
          return .duplicateName(name: name, value: name)
        }
        next = names.firstContainer
      }
    }
    return nil
  }

  private func comparedDuplicate(in object: JSONValue) -> JSONValue? {
    var names = InlineArray<12, JSONValue>(repeating: object)
    var count = 0
    for (name, _) in object.members {
      for position in 0..<count where Self.same(name, names[position]) { return name }
      names[count] = name
      count += 1
    }
    return nil
  }

  fileprivate static func same(_ a: JSONValue, _ b: JSONValue) -> Bool {
    // The tag's low byte may differ by how the string was written.
    let length = a.length
    guard length == b.length, length > 0,
      let bytesA = a.text.baseAddress, let bytesB = b.text.baseAddress
    else { return length == b.length }
    return memcmp(bytesA, bytesB, length) == 0
  }
}

/// What one pass over the members of a small object finds.
private struct MemberScan {
  /// Whether two names may be the same.
  private(set) var mayRepeat = false
  /// The address of the first member that is a container, or of the object's end.
  private(set) var firstContainer: UnsafeRawPointer

  init(of object: JSONValue) {
    let end = object.end
    firstContainer = end
    // A bit for each name, by its length and two of its bytes: names of one object are compared
    // only where two have the same bit.
    var seen: UInt64 = 0
    var repeated: UInt64 = 0
    var members = object.members
    while let (name, value) = members.next() {
      let bit = 1 << (Self.key(name) & 63) as UInt64
      repeated |= seen & bit
      seen |= bit
      if value.isContainer, firstContainer == end { firstContainer = value.address }
    }
    mayRepeat = repeated != 0
  }

  @inline(__always)
  private static func key(_ name: JSONValue) -> UInt64 {
    let text = name.text
    guard text.count > 0, let start = UnsafeRawPointer(text.baseAddress) else { return 0 }
    let first = UInt64(start.load(as: UInt8.self))
    let last = UInt64(start.load(fromByteOffset: text.count &- 1, as: UInt8.self))
    return UInt64(truncatingIfNeeded: text.count) &* 19 &+ first &* 5 &+ last
  }
}

/// The ends of the containers around a value, the outermost first: the first ones without memory of
/// their own.
private struct OpenContainers {
  private var shallow: InlineArray<32, UnsafeRawPointer>
  private var deep: [UnsafeRawPointer] = []
  private(set) var count = 0

  init(filledWith filler: UnsafeRawPointer) {
    shallow = InlineArray(repeating: filler)
  }

  /// Removes those that end before an address.
  @inline(__always)
  mutating func close(before address: UnsafeRawPointer) {
    while count > 0 {
      let last = count <= 32 ? shallow[count &- 1] : deep[count &- 33]
      guard last < address else { return }
      if count > 32 { deep.removeLast() }
      count &-= 1
    }
  }

  @inline(__always)
  mutating func append(_ end: UnsafeRawPointer) {
    if count < 32 { shallow[count] = end } else { deep.append(end) }
    count &+= 1
  }
}

/// An open-addressing hash table of the names of one large object.
private struct NameTable {
  private struct Slot {
    var hash: UInt32
    /// Where the name lies behind the object, in values; 0 where there is none.
    var position: UInt32
  }

  private var slots: [Slot] = []

  /// From here on an allocation is asked for.
  private static let largeCapacity = 1 << 17

  /// Empties the table for an object.
  ///
  /// - Returns: `false` if there is no memory for it.
  mutating func makeRoom(for object: JSONValue) -> Bool {
    var capacity = 32
    while capacity < object.count * 2 { capacity *= 2 }
    let isGrown = capacity > slots.capacity
    if isGrown, capacity >= Self.largeCapacity,
      !MemoryMeter.mayAllocate(capacity * MemoryLayout<Slot>.stride)
    {
      return false
    }
    slots.removeAll(keepingCapacity: !isGrown)
    slots.append(contentsOf: repeatElement(Slot(hash: 0, position: 0), count: capacity))
    return true
  }

  /// The first name that stands twice in the object for which room was made.
  mutating func duplicate(in object: JSONValue) -> JSONValue? {
    let mask = slots.count - 1
    let start = object.address
    for (name, _) in object.members {
      var hasher = Hasher()
      if let bytes = name.stringBytes { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
      let hash = UInt32(truncatingIfNeeded: hasher.finalize())
      var index = Int(hash) & mask
      while slots[index].position != 0 {
        let other = JSONValue(start + Int(slots[index].position) * JSONValueLayout.size)
        if slots[index].hash == hash, JSONStructureCheck.same(name, other) { return name }
        index = (index + 1) & mask
      }
      let position = UInt32(truncatingIfNeeded: (name.address - start) / JSONValueLayout.size)
      slots[index] = Slot(hash: hash, position: position)
    }
    return nil
  }
}
