public import SectionSnapshots
internal import JSONText

/// A list to send: made in Swift, from JSON, from a template with its data, or from a response.
public struct ListSource: Sendable {
  /// The members of the list, without the braces around them.
  let members: [UInt8]

  /// Makes a list whose items are expanded as in the snapshot.
  ///
  /// - Throws: ``ClientError/invalidList(_:)`` if the payload of an item cannot be encoded.
  /// - Complexity: O(items).
  public init<Item: ListItem>(_ snapshot: SectionSnapshot<Item>) throws(ClientError) {
    do {
      members = try ListEncoder.members(snapshot)
    } catch {
      throw .invalidList("\(error)")
    }
  }

  /// Makes a list from a declaration of its hierarchy.
  ///
  /// ```swift
  /// try ListSource(of: String.self) {
  ///   "Cell 1"
  ///   SectionSnapshotBuilder.parent("Cell 4") { "a.circle" }
  /// }
  /// ```
  ///
  /// - Throws: ``ClientError/invalidList(_:)`` if an item occurs twice, or its payload cannot be
  ///   encoded.
  public init<Item: ListItem>(
    of type: Item.Type = Item.self,
    @SnapshotContentBuilder<Item> _ content: () -> SnapshotContent<Item>
  ) throws(ClientError) {
    let snapshot: SectionSnapshot<Item>
    do throws(SectionSnapshotError<Item>) {
      snapshot = try SectionSnapshot(content())
    } catch {
      throw .invalidList("\(error)")
    }
    try self.init(snapshot)
  }

  /// Makes a list from a list spec, static or dynamic: the body of a request to `/v1/snapshot`.
  public init(json: RawJSON) { members = json.members }

  /// Makes a list from a JSON-e template, which renders a list spec, and its data.
  public init(template: RawJSON, context: RawJSON) {
    var json = JSONWriter()
    json.beginObject()
    json.member("template", raw: template.bytes)
    json.member("context", raw: context.bytes)
    json.endObject()
    members = RawJSON(unchecked: json.bytes).members
  }

  /// Makes a list from the response to an earlier request.
  public init(_ reply: SnapshotReply) { members = reply.json.members }

  /// The list as an object, with other members after its own.
  func object(adding others: [(String, [UInt8])] = []) -> [UInt8] {
    var bytes = Array("{".utf8) + members
    for (name, value) in others {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      var json = JSONWriter()
      json.string(name)
      bytes += json.bytes + Array(":".utf8) + value
    }
    return bytes + Array("}".utf8)
  }
}

extension RawJSON {
  /// The text between the braces of an object.
  fileprivate var members: [UInt8] {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var rest = bytes[...]
    while let first = rest.first, blanks.contains(first) { rest.removeFirst() }
    while let last = rest.last, blanks.contains(last) { rest.removeLast() }
    rest = rest.dropFirst().dropLast()
    while let last = rest.last, blanks.contains(last) { rest.removeLast() }
    return Array(rest)
  }
}

/// Writes the items of a snapshot as nested objects.
private enum ListEncoder {
  static func members<Item: ListItem>(_ snapshot: SectionSnapshot<Item>) throws -> [UInt8] {
    var json = JSONWriter()
    json.beginArray()
    let items = snapshot.items
    var depth = 0
    for (index, item) in items.enumerated() {
      let level = try snapshot.level(of: item)
      while depth > level {
        json.endArray()
        json.endObject()
        depth -= 1
      }
      let hasChildren = try index + 1 < items.count && snapshot.level(of: items[index + 1]) > level
      json.beginObject()
      json.member("id", item.id)
      json.member("title", item.title)
      for (name, value) in try item.payload.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.raw(value.bytes)
      }
      if hasChildren {
        json.member("expanded", try snapshot.isExpanded(item))
        json.beginArray("children")
        depth = level + 1
      } else {
        json.endObject()
      }
    }
    while depth > 0 {
      json.endArray()
      json.endObject()
      depth -= 1
    }
    json.endArray()
    return Array("\"items\":".utf8) + json.bytes
  }
}
