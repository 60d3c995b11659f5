extension SnapshotOperation {
  private enum Member: Int, JSONMember {
    case op, items, to, before, after, of
    static let names = MemberNames<Member>()
  }

  private enum Name: String, CaseIterable {
    case append, insert, delete, expand, collapse, replaceChildren

    /// The members that an operation has beside `op`.
    var members: [Member] {
      switch self {
      case .append: [.items, .to]
      case .insert: [.items, .before, .after]
      case .delete, .expand, .collapse: [.items]
      case .replaceChildren: [.items, .of]
      }
    }
  }

  /// Reads an array of operations, with all their faults.
  static func read(_ value: JSONValue, _ reader: ItemListReader) -> [SnapshotOperation] {
    let faults = reader.faults
    guard let elements = faults.array(value) else { return [] }
    guard elements.count <= reader.limits.operations else {
      faults.addLimit("operations", reader.limits.operations, at: value)
      return []
    }
    return elements.compactMap { operation in
      read(operation, reader).map { SnapshotOperation(kind: $0, source: operation) }
    }
  }

  private static func read(_ value: JSONValue, _ reader: ItemListReader) -> Kind? {
    let faults = reader.faults
    guard let fields = ObjectFields<Member>(value, faults),
      let op = fields.required(.op, faults),
      let name = faults.choice(op, of: Name.self)
    else { return nil }
    for member in Member.allCases where member != .op && !name.members.contains(member) {
      guard let extra = fields[member] else { continue }
      faults.add(at: extra, "the operation \"\(name.rawValue)\" has no member \"\(member)\"")
    }
    guard let items = fields.required(.items, faults) else { return nil }
    switch name {
    case .append:
      let list = reader.read(items)
      guard let to = fields[.to], to.kind != .null else { return .append(list, to: nil) }
      return id(to, reader, orNull: true).map { .append(list, to: $0) }
    case .insert:
      let list = reader.read(items)
      switch (fields[.before], fields[.after]) {
      case (let before?, nil): return id(before, reader).map { .insertBefore(list, $0) }
      case (nil, let after?): return id(after, reader).map { .insertAfter(list, $0) }
      case (.some, .some):
        faults.add(at: value, "an insertion has a \"before\" or an \"after\", not both")
      case (nil, nil):
        faults.add(at: value, "an insertion needs a \"before\" or an \"after\"")
      }
      return nil
    case .delete: return .delete(reader.ids(items))
    case .expand: return .expand(reader.ids(items))
    case .collapse: return .collapse(reader.ids(items))
    case .replaceChildren:
      let list = reader.read(items)
      guard let of = fields.required(.of, faults) else { return nil }
      return id(of, reader).map { .replaceChildren(list, of: $0) }
    }
  }

  private static func id(
    _ value: JSONValue, _ reader: ItemListReader, orNull: Bool = false
  ) -> JSONValue? {
    if orNull, value.kind != .string {
      reader.faults.addWrongKind(value, wanted: "a string or null")
      return nil
    }
    return reader.faults.id(value, limit: reader.limits.idBytes) == nil ? nil : value
  }
}
