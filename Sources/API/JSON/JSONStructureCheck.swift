internal import CYYJSON
private import Glibc

/// The checks of a document that the parser does not make: depth and names that occur twice.
///
/// The values lie in one flat array in the order of the text, so that one pass over it with a stack
/// of the ends of the open containers suffices.
struct JSONStructureCheck {
  let depthLimit: Int

  enum Fault {
    case tooDeep
    case duplicateName(name: JSONValue, value: JSONValue)
  }

  /// Up to here every name is compared with every other; that is faster than hashing them.
  private static let pairwiseLimit = 12

  func firstFault(from root: JSONValue) -> Fault? {
    let end = root.end
    var next = root.address
    var openEnds: [UnsafePointer<yyjson_val>] = []
    var table = NameTable()
    while next < end {
      let value = JSONValue(next)
      next += 1
      guard value.isContainer else { continue }
      while let last = openEnds.last, last < next { openEnds.removeLast() }
      guard openEnds.count < depthLimit else { return .tooDeep }
      openEnds.append(value.end)
      guard value.kind == .object, value.count > 1 else { continue }
      if let name = duplicate(in: value, using: &table) {
        return .duplicateName(name: name, value: name)
      }
    }
    return nil
  }

  private func duplicate(in object: JSONValue, using table: inout NameTable) -> JSONValue? {
    if object.count > Self.pairwiseLimit { return table.duplicate(in: object) }
    // A bit for each name, by its length and two of its bytes: names of one object are compared
    // only where two have the same bit.
    var seen: UInt64 = 0
    var members = object.members
    while let (name, _) = members.next() {
      let bit = 1 << (Self.key(name) & 63) as UInt64
      if seen & bit != 0 { return comparedDuplicate(in: object) }
      seen |= bit
    }
    return nil
  }

  private func comparedDuplicate(in object: JSONValue) -> JSONValue? {
    var names = InlineArray<12, JSONValue>(repeating: object)
    var count = 0
    for (name, _) in object.members {
      for place in 0..<count where Self.same(name, names[place]) { return name }
      names[count] = name
      count += 1
    }
    return nil
  }

  private static func key(_ name: JSONValue) -> UInt64 {
    let length = name.address.pointee.tag >> 8
    guard length > 0, let start = name.address.pointee.uni.ptr else { return 0 }
    let first = UInt64(start.load(as: UInt8.self))
    let last = UInt64(start.load(fromByteOffset: Int(length) - 1, as: UInt8.self))
    return length &* 19 &+ first &* 5 &+ last
  }

  fileprivate static func same(_ a: JSONValue, _ b: JSONValue) -> Bool {
    // The tag holds the length; its low byte may differ by how the string was written.
    let (tagA, tagB) = (a.address.pointee.tag, b.address.pointee.tag)
    guard tagA >> 8 == tagB >> 8 else { return false }
    return memcmp(a.address.pointee.uni.ptr, b.address.pointee.uni.ptr, Int(tagA >> 8)) == 0
  }
}

/// An open-addressing hash table of the names of one large object.
private struct NameTable {
  private struct Slot {
    var hash: Int
    var name: UnsafePointer<yyjson_val>?
  }

  private var slots: [Slot] = []

  mutating func duplicate(in object: JSONValue) -> JSONValue? {
    var capacity = 32
    while capacity < object.count * 2 { capacity *= 2 }
    let empty = Slot(hash: 0, name: nil)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(empty, count: capacity))
    let mask = capacity - 1
    for (name, _) in object.members {
      var hasher = Hasher()
      if let bytes = name.stringBytes { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
      let hash = hasher.finalize()
      var index = hash & mask
      while let other = slots[index].name {
        if slots[index].hash == hash, JSONStructureCheck.same(name, JSONValue(other)) {
          return name
        }
        index = (index + 1) & mask
      }
      slots[index] = Slot(hash: hash, name: name.address)
    }
    return nil
  }
}
