internal import MemoryMetering

private import Libc

/// The checks that the parser omits: nesting depth and duplicate names.
///
/// The values form one flat array in text order, so one pass with a stack of the ends of open
/// containers suffices. Most values are visited once: the scan of an object's names also finds its
/// first container, and skips everything before it.
struct JSONStructureCheck {
  let depthLimit: Int

  enum Violation {
    case tooDeep
    case duplicateName(name: JSONValue, value: JSONValue)
    /// There is no memory to compare the names of a large object.
    case outOfMemory
  }

  /// The maximum number of names that are compared pairwise, which is faster than hashing.
  private static let pairwiseLimit = 12

  /// The first violation, in the order of the values. The contents of the array `left` are not
  /// checked.
  func firstViolation(from root: JSONValue, besides left: JSONValue? = nil) -> Violation? {
    let skipped = left?.address
    let end = root.end
    var next = root.address
    var open = OpenContainers(filledWith: end)
    var table = NameTable()
    while next < end {
      let value = JSONValue(next)
      next += JSONValueLayout.size
      guard value.isContainer else { continue }
      if value.address == skipped {
        next = value.end
        continue
      }
      open.close(before: next)
      guard open.count < depthLimit else { return .tooDeep }
      guard value.length > 0 else { continue }
      let end = value.end
      // Objects inside it, and empty ones inside those, are within the limit.
      let isShallow = open.count &+ 2 < depthLimit
      if isShallow, value.isPlainPair {
        next = end
        continue
      }
      open.append(end)
      guard value.type == JSONValueLayout.object else { continue }
      if value.length > Self.pairwiseLimit {
        guard table.makeRoom(for: value) else { return .outOfMemory }
        if let name = table.duplicate(in: value) {
          return .duplicateName(name: name, value: name)
        }
      } else {
        let names = MemberScan(of: value, skipsPairs: isShallow)
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
    // The tag's low byte depends on how the string was written.
    let length = a.length
    guard length == b.length, length > 0,
      let bytesA = a.text.baseAddress, let bytesB = b.text.baseAddress
    else { return length == b.length }
    return memcmp(bytesA, bytesB, length) == 0
  }
}

extension JSONValue {
  /// Whether the value is an object with two members whose names differ in length and whose values
  /// contain nothing but empty containers. Most small objects do, and need no other check.
  @inline(__always)
  fileprivate var isPlainPair: Bool {
    let size = JSONValueLayout.size
    // Two members are four values, plus the object itself.
    guard tag & ~JSONValueLayout.subtypeMask == JSONValueLayout.object | 2 << 8,
      payload(as: Int.self) == 5 * size
    else { return false }
    return JSONValue(address + size).length != JSONValue(address + 3 * size).length
  }
}

/// The result of one scan over the members of a small object.
private struct MemberScan {
  /// Whether two names may be equal.
  private(set) var mayRepeat = false
  /// The address of the first container among the members that is still to be checked, or of the
  /// object's end.
  private(set) var firstContainer: UnsafeRawPointer

  /// Scans an object. `skipsPairs` says whether plain pairs in it need no check of their own.
  @inline(__always)
  init(of object: JSONValue, skipsPairs: Bool) {
    let end = object.end
    firstContainer = end
    // A 64-bit Bloom filter over the length and two bytes of each name. Names are compared only if
    // two share a bit.
    var seen: UInt64 = 0
    var repeated: UInt64 = 0
    var next = object.address + JSONValueLayout.size
    for _ in 0..<object.length {
      let name = JSONValue(next)
      let value = JSONValue(next + JSONValueLayout.size)
      let bit = 1 &<< Self.key(name)
      repeated |= seen & bit
      seen |= bit
      next = value.address + JSONValueLayout.size
      guard value.isContainer else { continue }
      next = value.end
      if firstContainer == end, !(skipsPairs && value.isPlainPair) {
        firstContainer = value.address
      }
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

/// The ends of the containers around a value, outermost first; the first 32 need no allocation.
private struct OpenContainers {
  private var shallow: InlineArray<32, UnsafeRawPointer>
  private var deep: [UnsafeRawPointer] = []
  private(set) var count = 0

  init(filledWith filler: UnsafeRawPointer) {
    shallow = InlineArray(repeating: filler)
  }

  /// Removes containers that end before an address.
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
    /// The offset of the name from the object, in values; 0 for a free slot.
    var position: UInt32
  }

  private var slots: [Slot] = []

  /// The size in bytes from which allocations need permission.
  private static let largeCapacity = 1 << 17

  /// Clears the table for the names of an object.
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

  /// The first duplicate name of the object that the table was cleared for.
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
