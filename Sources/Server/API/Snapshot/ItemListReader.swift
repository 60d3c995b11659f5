internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

/// Decodes lists of items without recursion, collecting all errors.
struct ItemListReader {
  let limits: RequestLimits
  let errors: InputErrorList

  /// Decodes an array of items with their descendants, at most `most`.
  ///
  /// - Complexity: O(size of the array).
  func read(_ array: JSONValue, most: Int? = nil) -> ItemList {
    var list = ItemList()
    guard let elements = errors.array(array) else { return list }
    list.records.reserveCapacity(min(most ?? elements.count, limits.items))
    read([elements], into: &list)
    return list
  }

  /// Decodes one item with its descendants.
  ///
  /// - Complexity: O(size of the item).
  func read(item: JSONValue) -> ItemList {
    var list = ItemList()
    guard let children = read(item, level: 0, into: &list), children.count > 0 else { return list }
    // The outermost level has no further siblings.
    read([JSONValue.Elements(noneOf: children), children.elements], into: &list)
    return list
  }

  private func read(_ open: [JSONValue.Elements], into list: inout ItemList) {
    var open = open
    while let level = open.indices.last {
      guard let item = open[level].next() else {
        open.removeLast()
        continue
      }
      guard list.records.count < limits.items else {
        return errors.addLimit("items", limits.items, at: item)
      }
      guard let children = read(item, level: level, into: &list), children.count > 0 else {
        continue
      }
      guard open.count < limits.itemDepth else {
        errors.addLimit("itemDepth", limits.itemDepth, at: item)
        continue
      }
      open.append(children.elements)
    }
  }

  /// Decodes one item; returns its children, which may not be an array if there are errors.
  private func read(_ item: JSONValue, level: Int, into list: inout ItemList) -> JSONValue? {
    var record = ItemList.Record(id: item, level: Int32(truncatingIfNeeded: level))
    switch item.kind {
    case .string:
      record.title = item
      add(record, to: &list)
      return nil
    case .object:
      return readObject(item, &record, into: &list)
    default:
      errors.addWrongKind(item, wanted: "a string or an object")
      return nil
    }
  }

  private func readObject(
    _ item: JSONValue, _ record: inout ItemList.Record, into list: inout ItemList
  ) -> JSONValue? {
    var id: JSONValue?
    var children: JSONValue?
    for (name, value) in item.members {
      switch ItemMember(name.bytes) {
      case .id: id = value
      case .title: record.title = errors.string(value) == nil ? nil : value
      case .expanded: record.isExpanded = errors.bool(value)
      case .children: children = errors.array(value) == nil ? nil : value
      case .payload: record.payload = item
      case .reserved:
        errors.add(
          .reservedMember, at: name,
          "\(Excerpt.quoted(name.bytes)) is a member of the answer's rows and cannot be payload")
      }
    }
    if let id = id ?? record.title {
      record.id = id
      add(record, to: &list)
    } else if item["title"] == nil {
      errors.add(at: item, "the item needs an \"id\" or a \"title\"")
    }
    return children
  }

  private func add(_ record: ItemList.Record, to list: inout ItemList) {
    if errors.id(record.id, limit: limits.idBytes) != nil { list.records.append(record) }
  }
}
