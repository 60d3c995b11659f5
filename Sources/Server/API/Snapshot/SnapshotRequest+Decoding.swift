public import Cancellation
internal import JSONDocuments
internal import SectionSnapshots
public import JSONTemplates
internal import ServiceContract
internal import TextBytes

extension SnapshotRequest {
  private enum Member: Int, JSONMember {
    case items, expand, expandedItems, collapsedItems, operations, window, show, form
    case schemaReference
    static let names = MemberNames<Member> {
      $0 == .schemaReference ? JSONSchemaReference.member : "\($0)"
    }
  }

  private enum WindowMember: Int, JSONMember {
    case offset, from, limit
    static let names = MemberNames<WindowMember>()
  }

  /// Decodes a body, collecting all errors; a template is rendered first.
  ///
  /// - Parameters:
  ///   - body: The received body.
  ///   - limits: The limits of the request.
  ///   - now: The time for templates; the system's if `nil`.
  ///   - cancellation: Checked while a template is rendered; ends it with `time-limit-exceeded`.
  /// - Throws: All errors in the body.
  /// - Complexity: O(bytes) on average, plus rendering within the limits.
  public init(
    _ body: UnsafeRawBufferPointer, limits: RequestLimits = RequestLimits(),
    now: TemplateInstant? = nil, cancellation: CancellationCheck = .never
  ) throws(Problem) {
    let received: JSONDocument
    do {
      received = try JSONDocument(body, numbers: .text, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
    try self.init(received.root, in: received, limits: limits, now: now, cancellation: cancellation)
  }

  /// Decodes a whole list: a list spec without a selection, or a posted-back response.
  init(
    wholeList value: JSONValue, in received: JSONDocument, limits: RequestLimits,
    now: TemplateInstant?, cancellation: CancellationCheck
  ) throws(Problem) {
    self =
      try PostedSnapshot.isOne(value)
      ? PostedSnapshot.read(value, in: received, limits)
      : SnapshotRequest(
        value, in: received, limits: limits, now: now, isWholeList: true,
        cancellation: cancellation)
  }

  /// Decodes a request from a value of a received document. With `isWholeList` it must not contain
  /// a selection.
  init(
    _ value: JSONValue, in received: JSONDocument, limits: RequestLimits, now: TemplateInstant?,
    isWholeList: Bool = false, cancellation: CancellationCheck
  ) throws(Problem) {
    let root: JSONValue
    if RenderedTemplate.isTemplate(value) {
      (document, cost) = try RenderedTemplate(value, in: received, limits).document(
        now, cancellation)
      root = document.root
    } else {
      document = received
      cost = SharedCost()
      root = value
    }
    self.limits = limits
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    try Problem.checkMemory(
      for: min(document.valueCount, limits.items) * ItemList.bytesOfItem)
    if let fields = ObjectFields<Member>(root, errors) {
      read(fields, errors)
      if isWholeList { refuseChoices(fields, errors) }
    }
    try errors.check()
  }

  private func refuseChoices(_ fields: ObjectFields<Member>, _ errors: InputErrorList) {
    for member in [Member.window, .show, .form] {
      guard let value = fields[member] else { continue }
      errors.add(at: value, "the list must be whole here, without \"\(member)\"")
    }
  }

  private mutating func read(_ fields: ObjectFields<Member>, _ errors: InputErrorList) {
    if let value = fields[.schemaReference] { _ = errors.string(value) }
    let reader = ItemListReader(limits: limits, errors: errors)
    if let value = fields.required(.items, errors) {
      items = reader.read(value, most: document.valueCount)
      indexIDs(errors)
    }
    if let value = fields[.expand] { expansion = Self.expansion(value, errors) }
    if let value = fields[.expandedItems] { expandedItems = reader.ids(value) }
    if let value = fields[.collapsedItems] { collapsedItems = reader.ids(value) }
    refuseContradictions(errors)
    if let value = fields[.operations] {
      operations = SnapshotOperation.read(value, reader)
    }
    if let value = fields[.window] { window = readWindow(value, errors) }
    if let value = fields[.show] { show = errors.choice(value, of: Show.self) }
    if let value = fields[.form] { form = errors.choice(value, of: Form.self) ?? .rows }
  }

  /// Adds an error for each id that occurs more than once in the list.
  mutating func indexIDs(_ errors: InputErrorList) {
    let records = items.records
    // The root has no hash.
    var hashes: [UInt32] = [0]
    hashes.reserveCapacity(records.count + 1)
    for record in records { hashes.append(NodeIndex.kept(of: record.id.idHash)) }
    let clashes = ids.insertAll(from: 1, hashes: hashes) {
      records[Int($0) - 1].id.hasSameBytes(as: records[Int($1) - 1].id)
    }
    for (node, first) in clashes {
      errors.addDuplicate(
        records[Int(node) - 1].id, of: records[Int(first) - 1].id, in: document)
    }
  }

  private static func expansion(_ value: JSONValue, _ errors: InputErrorList) -> Expansion {
    if value.isString("all") { return .all }
    if value.isString("none") { return .none }
    if value.kind == .number, let depth = errors.integer(value, in: 0...Int.max) {
      return .depth(depth)
    }
    if value.kind == .string {
      errors.add(
        at: value,
        "must be \"all\", \"none\" or a depth, not \(Excerpt.quoted(value.bytes))",
        suggestion: Suggestion.nearest(to: value.bytes, among: ["all", "none"]))
    } else if value.kind != .number {
      errors.addWrongKind(value, wanted: "\"all\", \"none\" or a depth")
    }
    return .all
  }

  /// Adds an error for each id that is both expanded and collapsed.
  private func refuseContradictions(_ errors: InputErrorList) {
    guard !expandedItems.isEmpty, !collapsedItems.isEmpty else { return }
    var expanded = NodeIndex()
    expanded.reserveCapacity(expandedItems.count)
    for (index, id) in expandedItems.enumerated() {
      _ = expanded.insert(ItemTree.Node(truncatingIfNeeded: index), hash: id.idHash) {
        expandedItems[Int($0)].hasSameBytes(as: id)
      }
    }
    for id in collapsedItems {
      let other = expanded.find(hash: id.idHash) { expandedItems[Int($0)].hasSameBytes(as: id) }
      guard let other else { continue }
      errors.add(
        .conflictingExpansion, at: id,
        """
        the id \(Excerpt.quoted(id.bytes)) is also in expandedItems, \
        at \(document.pointer(to: expandedItems[Int(other)]))
        """)
    }
  }

  private func readWindow(_ value: JSONValue, _ errors: InputErrorList) -> Window? {
    guard let fields = ObjectFields<WindowMember>(value, errors) else { return nil }
    var window = Window(start: .offset(0))
    if let limit = fields.required(.limit, errors) {
      window.limit = errors.integer(limit, in: 0...Int.max)
    }
    switch (fields[.offset], fields[.from]) {
    case (let offset?, nil):
      window.start = .offset(errors.integer(offset, in: 0...Int.max) ?? 0)
    case (nil, let from?):
      if errors.id(from, limit: limits.idBytes) != nil { window.start = .item(from) }
    case (.some, .some):
      errors.add(at: value, "a window has an \"offset\" or a \"from\", not both")
    case (nil, nil):
      errors.add(at: value, "a window needs an \"offset\" or a \"from\"")
    }
    return window
  }
}

extension ItemListReader {
  /// Reads an array of ids.
  func ids(_ value: JSONValue) -> [JSONValue] {
    guard let elements = errors.array(value) else { return [] }
    return elements.filter { errors.id($0, limit: limits.idBytes) != nil }
  }
}

extension InputErrorList {
  /// Adds the error for a duplicate id.
  func addDuplicate(_ id: JSONValue, of original: JSONValue, in document: JSONDocument) {
    add(
      .duplicateItem, at: id,
      """
      the id \(Excerpt.quoted(id.bytes)) is already that of the item \
      at \(document.pointer(to: original))
      """)
  }
}
