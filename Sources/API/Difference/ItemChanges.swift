internal import Snapshot

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

  /// Finds what is different; nothing where nothing is.
  ///
  /// - Complexity: O(size of the payload); sorting members that stand in another order comes to it.
  init?(
    from: ListSnapshot, _ source: ItemTree.Node, to: ListSnapshot, _ node: ItemTree.Node
  ) {
    let (old, new) = (from.record(of: source), to.record(of: node))
    compare(Self.title, old.title, new.title) { $0.hasSameBytes(as: $1) }
    if old.payload != nil || new.payload != nil || !from.updates.isEmpty || !to.updates.isEmpty {
      let pairs = JSONMemberPairs.all(from.payload(of: source), to.payload(of: node))
      for (before, after) in pairs {
        guard let name = (before ?? after)?.name.bytes else { continue }
        compare(name, before?.value, after?.value) { $0.hasSameContent(as: $1) }
      }
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
