/// What is different in an item's title and payload.
struct ItemChanges {
  /// A member that is different.
  struct Change {
    /// The member's name, in bytes that the lists keep.
    let name: UnsafeBufferPointer<UInt8>
    /// The value afterwards; nothing where the member goes.
    let value: JSONValue?
    /// Whether the member was there before.
    let wasThere: Bool

    var isTitle: Bool { name.elementsEqual(ItemChanges.title) }
  }

  /// The members, never none, the title first.
  private(set) var changes: [Change] = []

  /// Finds what is different between two titles and payloads; nothing where nothing is.
  ///
  /// - Complexity: O(size of the payload); sorting members that stand in another order comes to it.
  init?(
    titles: (before: JSONValue?, after: JSONValue?), _ payload: [JSONMemberPairs.Member],
    _ newPayload: [JSONMemberPairs.Member]
  ) {
    compare(Self.title, titles.before, titles.after) { $0.hasSameBytes(as: $1) }
    for (before, after) in JSONMemberPairs.all(payload, newPayload) {
      guard let name = (before ?? after)?.name.bytes else { continue }
      compare(name, before?.value, after?.value) { $0.hasSameContent(as: $1) }
    }
    if changes.isEmpty { return nil }
  }

  private mutating func compare(
    _ name: UnsafeBufferPointer<UInt8>, _ before: JSONValue?, _ after: JSONValue?,
    _ isSame: (JSONValue, JSONValue) -> Bool
  ) {
    if let before, let after, isSame(before, after) { return }
    guard before != nil || after != nil else { return }
    changes.append(Change(name: name, value: after, wasThere: before != nil))
  }

  fileprivate static var title: UnsafeBufferPointer<UInt8> {
    let name: StaticString = "title"
    return UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
  }
}

extension JSONWriter {
  /// Writes `set` and `unset`, each beginning with what is written of more than title and payload.
  mutating func memberChanges(
    _ changes: [ItemChanges.Change], set: (inout JSONWriter) -> Void = { _ in },
    unset: (inout JSONWriter) -> Void = { _ in }
  ) {
    key("set")
    beginObject()
    set(&self)
    for change in changes {
      guard let value = change.value else { continue }
      key(change.name)
      self.value(value)
    }
    endObject()
    key("unset")
    beginArray()
    unset(&self)
    for change in changes where change.value == nil { string(change.name) }
    endArray()
  }
}
