internal import JSONDocuments
internal import SectionSnapshots
internal import ServiceContract
internal import TextBytes

/// The payload of an item updated by operations.
struct UpdatedPayload {
  typealias Member = (name: JSONValue, value: JSONValue)

  /// The members in order; `nil` for removed ones.
  private var entries: [Member?] = []
  /// The indices of names in `entries`.
  private var indices = NodeIndex()

  /// Starts with the received payload of an item.
  init(_ item: JSONValue?) {
    guard let item else { return }
    for (name, value) in item.members where ItemMember(name.bytes) == .payload {
      set(name, value)
    }
  }

  /// The members, in order.
  var members: [Member] { entries.compactMap { $0 } }

  /// Sets the value of a member; a new member is appended.
  mutating func set(_ name: JSONValue, _ value: JSONValue) {
    let index = indices.insert(
      ItemTree.Node(truncatingIfNeeded: entries.count), hash: name.idHash
    ) { entries[Int($0)]?.name.hasSameBytes(as: name) == true }
    if let index {
      entries[Int(index)]?.value = value
    } else {
      entries.append((name, value))
    }
  }

  /// Removes a member, if present.
  mutating func unset(_ name: JSONValue) {
    let hash = name.idHash
    let index = indices.find(hash: hash) { entries[Int($0)]?.name.hasSameBytes(as: name) == true }
    guard let index else { return }
    indices.remove(index, hash: hash)
    entries[Int(index)] = nil
  }
}

extension ListSnapshot {
  /// Calls `body` with the members of an item's payload, in order.
  func forEachPayloadMember(of node: ItemTree.Node, _ body: (UpdatedPayload.Member) -> Void) {
    if !updates.isEmpty, let updated = updates[node] {
      updated.members.forEach(body)
    } else if let item = record(of: node).payload {
      for member in item.members where ItemMember(member.name.bytes) == .payload { body(member) }
    }
  }

  /// The members of an item's payload, in order.
  func payload(of node: ItemTree.Node) -> [UpdatedPayload.Member] {
    var members: [UpdatedPayload.Member] = []
    forEachPayloadMember(of: node) { members.append($0) }
    return members
  }

  /// Applies `update`: sets and removes members of an item's payload, and its title.
  mutating func update(
    _ node: ItemTree.Node, set: JSONValue?, unset: [JSONValue], _ errors: InputErrorList
  ) {
    var payload = updates.removeValue(forKey: node) ?? UpdatedPayload(record(of: node).payload)
    if let set {
      for (name, value) in set.members {
        switch ItemMember(name.bytes) {
        case .payload: payload.set(name, value)
        case .title: if errors.string(value) != nil { records[Int(node) - 1].title = value }
        default: addUnchangeable(name, errors)
        }
      }
    }
    for name in unset {
      switch ItemMember(name.bytes) {
      case .payload: payload.unset(name)
      case .title: records[Int(node) - 1].title = nil
      default: addUnchangeable(name, errors)
      }
    }
    updates[node] = payload
  }

  private func addUnchangeable(_ name: JSONValue, _ errors: InputErrorList) {
    errors.add(
      .reservedMember, at: name,
      "\(Excerpt.quoted(name.bytes)) is neither a title nor payload, and an update cannot change it"
    )
  }
}
