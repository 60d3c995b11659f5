internal import Hashing
internal import JSONDocuments
internal import SectionSnapshots

/// The content hash of a list, equal for equal lists in every process and on every machine.
///
/// It is the first 128 bits, in hexadecimal, of SHA-256 over the items in depth-first order: level,
/// id, title, payload and expansion. Expansion counts for items without children too, since it
/// applies to children added later. The form of the request does not count: `expand` or `expanded`,
/// strings or objects, white space, escapes, explicit defaults, member order. Digits count: 1.0 and
/// 1 are different payload.
struct SnapshotVersion {
  private var hash = SHA256Hash()
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// The version of a list.
  ///
  /// - Complexity: O(list), plus sorting the members of objects.
  static func text(of list: ListSnapshot) -> String {
    var version = SnapshotVersion()
    // Most of what typical items take; reserving the full buffer would cost a system call.
    version.buffer.reserveCapacity(min(2 * bufferSize, 64 + 32 * list.count))
    version.add("trellis list 1")
    for node in list.tree.order { version.add(node, of: list) }
    version.flush()
    let digest = version.hash.finalize()
    return String(unsafeUninitializedCapacity: 32) { digits in
      for (index, byte) in digest.prefix(16).enumerated() {
        digits.initializeElement(at: 2 * index, to: digit(byte >> 4))
        digits.initializeElement(at: 2 * index + 1, to: digit(byte & 0xF))
      }
      return 32
    }
  }

  /// The hexadecimal digit of a number below 16.
  private static func digit(_ number: UInt8) -> UInt8 {
    number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
  }

  private mutating func add(_ node: ItemTree.Node, of list: ListSnapshot) {
    let record = list.record(of: node)
    let hasChildren = list.tree.firstChild(of: node) != ItemTree.none
    add(number: list.tree.level(of: node))
    switch (hasChildren, list.tree.isExpanded(node)) {
    case (false, false): buffer.append(UInt8(ascii: "."))
    case (false, true): buffer.append(UInt8(ascii: ":"))
    case (true, false): buffer.append(UInt8(ascii: ">"))
    case (true, true): buffer.append(UInt8(ascii: "v"))
    }
    add(record.id.bytes)
    switch record.title {
    case nil: buffer.append(UInt8(ascii: "-"))
    case let title? where title.hasSameBytes(as: record.id): buffer.append(UInt8(ascii: "="))
    case let title?:
      buffer.append(UInt8(ascii: "t"))
      add(title.bytes)
    }
    if record.payload != nil || !list.updates.isEmpty { add(payloadOf: node, list) }
    if buffer.count >= Self.bufferSize { flush() }
  }

  // MARK: Payload

  private enum OpenContainer {
    case array(JSONValue.Elements)
    case object([Member], next: Int)
  }

  private typealias Member = (name: JSONValue, value: JSONValue)

  private mutating func add(payloadOf node: ItemTree.Node, _ list: ListSnapshot) {
    let members = list.payload(of: node)
    // An item that lost its payload hashes like one that never had any.
    if members.isEmpty { return }
    var open = [begin(JSONTraversal.sorted(members))]
    while let level = open.popLast() {
      let value: JSONValue
      switch level {
      case .array(var elements):
        guard let element = elements.next() else { continue }
        open.append(.array(elements))
        value = element
      case .object(let members, let next):
        guard next < members.count else { continue }
        add(members[next].name.bytes)
        value = members[next].value
        open.append(.object(members, next: next + 1))
      }
      if let inner = add(value) { open.append(inner) }
      if buffer.count >= Self.bufferSize { flush() }
    }
  }

  /// Adds a value; returns its contents if it is a container.
  private mutating func add(_ value: JSONValue) -> OpenContainer? {
    switch value.kind {
    case .null: buffer.append(UInt8(ascii: "0"))
    case .bool: buffer.append(UInt8(ascii: value.bool == true ? "T" : "F"))
    case .number:
      buffer.append(UInt8(ascii: "#"))
      if let text = value.numberText { add(text) }
    case .string:
      buffer.append(UInt8(ascii: "s"))
      add(value.bytes)
    case .array:
      buffer.append(UInt8(ascii: "["))
      add(number: value.count)
      return .array(value.elements)
    case .object:
      return begin(JSONTraversal.sorted(Array(value.members)))
    }
    return nil
  }

  private mutating func begin(_ members: [Member]) -> OpenContainer {
    buffer.append(UInt8(ascii: "{"))
    add(number: members.count)
    return .object(members, next: 0)
  }

  // MARK: Bytes

  /// Adds a text preceded by its length, so that the encoding is injective.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(number: bytes.count)
    buffer.append(contentsOf: bytes)
  }

  private mutating func add(_ text: StaticString) {
    add(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a non-negative number in base 128 (LEB128).
  private mutating func add(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      buffer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    buffer.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func flush() {
    hash.update(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
