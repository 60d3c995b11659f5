internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

/// Decodes a complete response of `POST /v1/snapshot` that a client posted back, as rows or nested
/// items.
struct PostedSnapshot {
  private enum Member: Int, JSONMember {
    case version, items, itemCount, visibleCount, hasMore, ignored
    static let names = MemberNames<Member>()
  }

  private let limits: RequestLimits
  private let errors: InputErrorList

  /// Whether a value looks like such a response, even a malformed one.
  static func isOne(_ value: JSONValue) -> Bool { value["version"] != nil }

  /// Decodes the response as a request for its list.
  ///
  /// - Throws: All errors in it; `incomplete-snapshot` if items are missing.
  /// - Complexity: O(value) on average.
  static func read(
    _ value: JSONValue, in document: JSONDocument, _ limits: RequestLimits
  ) throws(Problem) -> SnapshotRequest {
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    var request = SnapshotRequest(document, limits)
    if let fields = ObjectFields<Member>(value, errors) {
      PostedSnapshot(limits: limits, errors: errors).read(fields, into: &request)
    }
    try errors.check()
    return request
  }

  private func read(_ fields: ObjectFields<Member>, into request: inout SnapshotRequest) {
    if let version = fields[.version] { _ = errors.string(version) }
    if let count = fields.required(.visibleCount, errors) {
      _ = errors.integer(count, in: 0...Int.max)
    }
    let reader = ItemListReader(limits: limits, errors: errors)
    if let ignored = fields[.ignored] { request.ignored = reader.ids(ignored) }
    let count = fields.required(.itemCount, errors).flatMap {
      errors.integer($0, in: 0...Int.max)
    }
    guard let items = fields.required(.items, errors) else { return }
    if let hasMore = fields[.hasMore], errors.bool(hasMore) != nil {
      errors.add(.incompleteSnapshot, at: hasMore, "the snapshot is a window of its list")
    }
    let areRows = items.elements.first { _ in true }?["level"] != nil
    request.items = areRows ? rows(items) : reader.read(items)
    request.indexIDs(errors)
    let found = request.items.records.count
    if let count, found != count, errors.isEmpty {
      errors.add(
        .incompleteSnapshot, at: items, "there are \(found) items, but itemCount says \(count)")
    }
  }

  // MARK: Rows

  private func rows(_ value: JSONValue) -> ItemList {
    var list = ItemList()
    list.records.reserveCapacity(min(value.count, limits.items))
    /// The ids of the last row and its ancestors, outermost first.
    var path: [JSONValue] = []
    for row in value.elements {
      guard list.records.count < limits.items else {
        errors.addLimit("items", limits.items, at: row)
        break
      }
      guard row.kind == .object else {
        // Strings are valid only in the nested form, and the other items are rows.
        errors.add(
          row.kind == .string ? .incompleteSnapshot : .invalidRequest, at: row,
          "a row must be an object, not \(row.kind.description)")
        continue
      }
      guard let record = record(of: row, &path) else { continue }
      list.records.append(record)
    }
    return list
  }

  private func record(of row: JSONValue, _ path: inout [JSONValue]) -> ItemList.Record? {
    var record = ItemList.Record(id: row, level: 0)
    var (id, level, parent): (JSONValue?, JSONValue?, JSONValue?)
    for (name, value) in row.members {
      switch ItemMember(name.bytes) {
      case .id: id = value
      case .title: record.title = errors.string(value) == nil ? nil : value
      case .expanded: record.isExpanded = errors.bool(value)
      case .children:
        errors.add(.incompleteSnapshot, at: name, "a row has no children; they are rows too")
      case .payload: record.payload = row
      case .reserved:
        if name.isString("level") { level = value }
        if name.isString("parent") { parent = value }
      }
    }
    guard let id = id ?? record.title else {
      if row["title"] == nil { errors.add(at: row, "the member \"id\" is missing") }
      return nil
    }
    guard errors.id(id, limit: limits.idBytes) != nil else { return nil }
    record.id = id
    guard let depth = level?.integer, (0...path.count).contains(depth) else {
      errors.add(
        .incompleteSnapshot, at: level ?? row,
        "the level must be from 0 to \(path.count) here, after the rows before")
      return nil
    }
    guard depth < limits.itemDepth else {
      errors.addLimit("itemDepth", limits.itemDepth, at: row)
      return nil
    }
    path.removeLast(path.count - depth)
    let isParent =
      path.last.map { parent?.kind == .string && parent?.hasSameBytes(as: $0) == true }
      ?? (parent?.kind == .null)
    if !isParent {
      errors.add(
        .incompleteSnapshot, at: parent ?? row,
        "the parent must be \(path.last.map { Excerpt.quoted($0.bytes) } ?? "null") here")
    }
    path.append(id)
    record.level = Int32(truncatingIfNeeded: depth)
    return record
  }
}
