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
      while let last = openEnds.last, last <= next { openEnds.removeLast() }
      let value = JSONValue(next)
      let kind = value.kind
      next += 1
      guard kind == .array || kind == .object else { continue }
      guard openEnds.count < depthLimit else { return .tooDeep }
      openEnds.append(value.end)
      guard kind == .object, value.count > 1 else { continue }
      if let name = duplicate(in: value, using: &table) {
        return .duplicateName(name: name, value: name)
      }
    }
    return nil
  }

  private func duplicate(in object: JSONValue, using table: inout NameTable) -> JSONValue? {
    if object.count > Self.pairwiseLimit { return table.duplicate(in: object) }
    var later = object.members
    var place = 0
    while let (name, _) = later.next() {
      if place > 0 {
        for (other, _) in object.members.prefix(place) where Self.same(name, other) { return name }
      }
      place += 1
    }
    return nil
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
