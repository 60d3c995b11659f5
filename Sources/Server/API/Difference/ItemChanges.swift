internal import JSONDocuments
internal import JSONText

/// The changes of an item's title and payload.
struct ItemChanges {
  /// A changed member.
  struct Change {
    /// The member's name; the lists own its bytes.
    let name: UnsafeBufferPointer<UInt8>
    /// The new value; `nil` if the member is removed.
    let value: JSONValue?
    /// Whether the member existed before.
    let wasThere: Bool

    var isTitle: Bool { name.elementsEqual(ItemChanges.title) }
  }

  /// The changed members, at least one, the title first.
  private(set) var changes: [Change] = []

  /// Compares two titles and payloads; `nil` if they are equal.
  ///
  /// - Complexity: O(payload), plus sorting if members are in different order.
  init?(
    titles: (before: JSONValue?, after: JSONValue?), _ payload: [JSONMemberPairs.Member],
    _ newPayload: [JSONMemberPairs.Member]
  ) {
    compare(Self.title, before: titles.before, after: titles.after) { $0.hasSameBytes(as: $1) }
    for (before, after) in JSONMemberPairs.all(payload, newPayload) {
      guard let name = (before ?? after)?.name.bytes else { continue }
      compare(name, before: before?.value, after: after?.value) { $0.hasSameContent(as: $1) }
    }
    if changes.isEmpty { return nil }
  }

  private mutating func compare(
    _ name: UnsafeBufferPointer<UInt8>, before: JSONValue?, after: JSONValue?,
    by isSame: (JSONValue, JSONValue) -> Bool
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
  /// Writes `set` and `unset`; the closure of each name writes its first members.
  mutating func memberChanges(
    _ changes: [ItemChanges.Change], set: (inout JSONWriter) -> Void = { _ in },
    unset: (inout JSONWriter) -> Void = { _ in }
  ) {
    beginObject("set")
    set(&self)
    for change in changes {
      guard let value = change.value else { continue }
      key(change.name)
      self.value(value)
    }
    endObject()
    beginArray("unset")
    unset(&self)
    for change in changes where change.value == nil { string(change.name) }
    endArray()
  }
}
