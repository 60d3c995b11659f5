internal import JSONDocuments

extension SnapshotOperation {
  private enum Member: Int, JSONMember {
    case op, items, to, before, after, of, id, item, parent, index, changes, children
    static let names = MemberNames<Member>()
  }

  private enum ChangeMember: Int, JSONMember {
    case set, unset
    static let names = MemberNames<ChangeMember>()
  }

  private enum Name: String, CaseIterable {
    case append, insert, delete, expand, collapse, replaceChildren, remove, move, update, reorder

    /// The members of an operation besides `op`, by its form.
    func members(_ fields: ObjectFields<Member>) -> [Member] {
      switch self {
      case .append: [.items, .to]
      case .insert where fields[.item] != nil: [.item, .parent, .index]
      case .insert: [.items, .before, .after]
      case .expand where fields[.id] != nil, .collapse where fields[.id] != nil: [.id]
      case .delete, .expand, .collapse: [.items]
      case .replaceChildren: [.items, .of]
      case .remove: [.id]
      case .move: [.id, .parent, .index]
      case .update: [.id, .changes]
      case .reorder: [.parent, .children]
      }
    }
  }

  /// Decodes an array of operations, collecting all errors.
  static func read(_ value: JSONValue, _ reader: ItemListReader) -> [SnapshotOperation] {
    let errors = reader.errors
    guard let elements = errors.array(value) else { return [] }
    guard elements.count <= reader.limits.operations else {
      errors.addLimit("operations", reader.limits.operations, at: value)
      return []
    }
    return elements.compactMap { operation in
      read(operation, reader).map { SnapshotOperation(kind: $0, source: operation) }
    }
  }

  private static func read(_ value: JSONValue, _ reader: ItemListReader) -> Kind? {
    let errors = reader.errors
    guard let fields = ObjectFields<Member>(value, errors),
      let op = fields.required(.op, errors),
      let name = errors.choice(op, of: Name.self)
    else { return nil }
    let members = name.members(fields)
    for member in Member.allCases where member != .op && !members.contains(member) {
      guard let extra = fields[member] else { continue }
      errors.add(at: extra, "the operation \"\(name.rawValue)\" has no member \"\(member)\"")
    }
    if members.first != .items { return atPosition(name, fields: fields, reader: reader) }
    guard let items = fields.required(.items, errors) else { return nil }
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
        errors.add(at: value, "an insertion has a \"before\" or an \"after\", not both")
      case (nil, nil):
        errors.add(at: value, "an insertion needs a \"before\" or an \"after\"")
      }
      return nil
    case .delete: return .delete(reader.ids(items))
    case .expand: return .expand(reader.ids(items))
    case .collapse: return .collapse(reader.ids(items))
    case .replaceChildren:
      let list = reader.read(items)
      guard let of = fields.required(.of, errors) else { return nil }
      return id(of, reader).map { .replaceChildren(list, of: $0) }
    case .remove, .move, .update, .reorder: return nil
    }
  }

  /// Decodes an operation in the form of difference responses.
  private static func atPosition(
    _ name: Name, fields: ObjectFields<Member>, reader: ItemListReader
  ) -> Kind? {
    let errors = reader.errors
    var parent: JSONValue?
    if let value = fields[.parent], value.kind != .null {
      guard let value = id(value, reader, orNull: true) else { return nil }
      parent = value
    }
    var index: JSONValue?
    if name == .insert || name == .move {
      guard let value = fields.required(.index, errors),
        errors.integer(value, in: 0...Int.max) != nil
      else { return nil }
      index = value
    }
    switch name {
    case .insert:
      guard let item = fields[.item], let index else { return nil }
      return .insertAt(reader.read(item: item), parent: parent, index: index)
    case .reorder:
      return fields.required(.children, errors).map {
        .reorder(parent: parent, children: reader.ids($0))
      }
    default: break
    }
    guard let value = fields.required(.id, errors), let id = id(value, reader) else { return nil }
    switch name {
    case .remove: return .delete([id])
    case .expand: return .expand([id])
    case .collapse: return .collapse([id])
    case .move: return index.map { .move(id, parent: parent, index: $0) }
    default: return changes(of: id, fields, errors)
    }
  }

  private static func changes(
    of id: JSONValue, _ fields: ObjectFields<Member>, _ errors: InputErrorList
  ) -> Kind? {
    guard let value = fields.required(.changes, errors),
      let changes = ObjectFields<ChangeMember>(value, errors)
    else { return nil }
    if let set = changes[.set], set.kind != .object { errors.addWrongKind(set, wanted: .object) }
    var unset: [JSONValue] = []
    if let names = changes[.unset], let elements = errors.array(names) {
      unset = elements.filter { errors.string($0) != nil }
    }
    return .update(id, set: changes[.set].flatMap { $0.kind == .object ? $0 : nil }, unset: unset)
  }

  private static func id(
    _ value: JSONValue, _ reader: ItemListReader, orNull: Bool = false
  ) -> JSONValue? {
    if orNull, value.kind != .string {
      reader.errors.addWrongKind(value, wanted: "a string or null")
      return nil
    }
    return reader.errors.id(value, limit: reader.limits.idBytes) == nil ? nil : value
  }
}
