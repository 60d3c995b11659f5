import ConstraintSolver
import ConstraintLayout
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import LayoutRequests
internal import TextBytes

extension LayoutRequestDecoder {
  /// Reads the views, parents before children, with an explicit stack instead of recursion.
  mutating func readViews(_ value: JSONValue) throws(Problem) {
    guard let roots = errors.array(value) else { return }
    reserveItems(roots.count)
    var stack: [(elements: JSONValue.Elements, parent: ItemIndex?, position: Int32)] = []
    var top = (elements: roots, parent: ItemIndex?.none, position: Int32(0))
    var fields = ObjectFields<ViewMember>(noneOf: value)
    while true {
      guard let element = top.elements.next() else {
        guard let outer = stack.popLast() else { return }
        top = outer
        continue
      }
      let location = RequestPlaces.ItemLocation(
        nest: top.parent?.value ?? -1, position: top.position)
      top.position += 1
      guard scene.items.count < limits.views else {
        throw exceeded("views", limits.views, at: value)
      }
      if scene.items.count % 1024 == 1023 { try Problem.checkMemory() }
      guard fields.read(element, errors) else { continue }
      let item = try readView(fields, in: top.parent, location)
      if let children = fields[.children], let elements = errors.array(children) {
        reserveItems(elements.count)
        stack.append(top)
        top = (elements, item ?? top.parent, 0)
      }
    }
  }

  /// Reserves capacity for the items of an array, up to the size of a common request.
  private mutating func reserveItems(_ count: Int) {
    let expected = scene.items.count + count
    // Capacity at least doubles, so that many short arrays do not each reallocate the items.
    guard expected <= Self.expectedElements, count > scene.items.count else { return }
    scene.reserveCapacity(items: expected, nameBytes: 16 * expected, constraints: 0)
    places.items.reserveCapacity(expected)
  }

  private mutating func readView(
    _ fields: borrowing ObjectFields<ViewMember>, in parent: ItemIndex?,
    _ location: RequestPlaces.ItemLocation
  ) throws(Problem) -> ItemIndex? {
    let given = GivenFrame(
      x: length(fields[.x]), y: length(fields[.y]), width: length(fields[.width]),
      height: length(fields[.height]))
    let hasContent = fields.contains(anyOf: Self.contentMembers)
    let intrinsicSize = hasContent ? intrinsicSize(fields) : nil
    let geometry = hasContent ? geometry(fields) : nil
    guard let value = fields.required(.id, errors),
      let id = errors.id(value, limit: limits.idBytes)
    else { return nil }
    let item = scene.addView(
      id.span, in: parent, given: given, intrinsicSize: intrinsicSize, geometry: geometry)
    guard let item else {
      addDuplicate(id, at: value)
      return nil
    }
    places.items.append(location)
    if fields.contains(anyOf: Self.textMembers) { try readText(of: item, fields) }
    guard fields.contains(anyOf: Self.linkMembers) else { return item }
    if let parent = fields[.parent] { parents.append((item, parent)) }
    if let stack = fields[.stack] { stacks.append((item, stack, fields[.margins] != nil)) }
    if let value = fields[.hidden], errors.bool(value) == true { hidden.append(item) }
    return item
  }

  /// The members that give a view an intrinsic size or a geometry.
  private static var contentMembers: UInt32 {
    ViewMember.intrinsicSize.bit | ViewMember.hugging.bit | ViewMember.compressionResistance.bit
      | ViewMember.firstBaseline.bit | ViewMember.lastBaseline.bit | ViewMember.margins.bit
      | ViewMember.safeArea.bit | ViewMember.alignmentInsets.bit
  }

  private static var textMembers: UInt32 {
    ViewMember.text.bit | ViewMember.font.bit | ViewMember.textStyle.bit | ViewMember.lines.bit
      | ViewMember.lineBreak.bit | ViewMember.lineBreakStrategy.bit
      | ViewMember.lineHeightMultiple.bit | ViewMember.letterSpacing.bit | ViewMember.textKind.bit
  }

  private static var linkMembers: UInt32 {
    ViewMember.parent.bit | ViewMember.stack.bit | ViewMember.hidden.bit
  }

  private func addDuplicate(_ id: UnsafeBufferPointer<UInt8>, at value: JSONValue) {
    guard let first = scene.item(named: id.span) else { return }
    errors.add(
      .duplicateID, at: value,
      "the id \(Excerpt.quoted(id)) is taken by \(places.pointer(to: first, in: scene).text)")
  }

  /// Reads the guides.
  mutating func readGuides(_ value: JSONValue) throws(Problem) {
    guard let elements = errors.array(value) else { return }
    for (position, element) in elements.enumerated() {
      guard scene.items.count < limits.views else {
        throw exceeded("views", limits.views, at: value)
      }
      guard let fields = ObjectFields<GuideMember>(element, errors) else { continue }
      let insets = fields[.insets].flatMap { edgeInsets($0) }
      let view = fields.required(.in, errors).flatMap { self.view($0, "a guide is in a view") }
      guard let value = fields.required(.id, errors),
        let id = errors.id(value, limit: limits.idBytes)
      else { continue }
      // A guide with an invalid view, which is already an error, gets no parent.
      guard let guide = scene.addGuide(id.span, in: view ?? ItemIndex(0), insets: insets) else {
        addDuplicate(id, at: value)
        continue
      }
      if view == nil { scene.setParent(of: guide, to: nil) }
      places.items.append(
        .init(nest: -1, position: Int32(truncatingIfNeeded: position)))
    }
  }

  /// The view with a name; adds an error if there is none or if a guide has that name.
  func view(_ value: JSONValue, _ rule: String) -> ItemIndex? {
    guard let item = item(value) else { return nil }
    if scene.items[item.index].isView { return item }
    errors.add(
      .invalidHierarchy, at: value, "\(rule), and this is a guide")
    return nil
  }

  /// Links views to their named parents and detects cycles.
  mutating func resolveParents() {
    // Nesting alone cannot form a cycle.
    if parents.isEmpty { return }
    for (item, value) in parents {
      guard let parent = view(value, "a parent is a view") else { continue }
      if places.items[item.index].nest >= 0, scene.items[item.index].parent != parent {
        errors.add(
          .invalidHierarchy, at: value, "the view is in the children of another view already")
        continue
      }
      scene.setParent(of: item, to: parent)
    }
    for cycle in scene.parentCycles() { addCycle(cycle) }
  }

  private func addCycle(_ cycle: [ItemIndex]) {
    guard let first = cycle.first else { return }
    let shown = cycle.prefix(10).map { Excerpt.quoted(scene.names.string(of: $0.index)) }
    let more = cycle.count - shown.count
    let middle = more > 0 ? " … (\(more) more)" : ""
    let chain = shown.joined(separator: " is in ")
    errors.add(
      .invalidHierarchy, at: places.pointer(to: first, in: scene).appending("parent").text,
      "views are in one another: \(chain)\(middle) is in \(shown[0])")
  }

  // MARK: Sizes

  private func intrinsicSize(_ fields: ObjectFields<ViewMember>) -> IntrinsicSize? {
    let members = (fields[.intrinsicSize], fields[.hugging], fields[.compressionResistance])
    guard members.0 != nil || members.1 != nil || members.2 != nil else { return nil }
    var size = IntrinsicSize()
    if let value = members.0 { readContent(value, into: &size) }
    if let value = members.1 { size.hugging = axisPriorities(value, size.hugging) }
    if let value = members.2 {
      size.compressionResistance = axisPriorities(value, size.compressionResistance)
    }
    return size
  }

  /// Reads a content size; the priorities stay. Returns `false` for a value of another kind.
  @discardableResult
  func readContent(_ value: JSONValue, into size: inout IntrinsicSize) -> Bool {
    guard let fields = ObjectFields<IntrinsicSizeMember>(value, errors) else { return false }
    size.width = length(fields[.width])
    size.height = length(fields[.height])
    size.heightForWidth = fields[.heightForWidth].flatMap(heightTable)
    return true
  }

  func heightTable(_ value: JSONValue) -> HeightTable? {
    guard let elements = errors.array(value) else { return nil }
    var rows: [HeightTable.Row] = []
    rows.reserveCapacity(value.count)
    for element in elements {
      guard let numbers = errors.array(element) else { continue }
      guard element.count == 2 else {
        errors.add(at: element, "must be a pair of a width and the height at that width")
        continue
      }
      let pair = numbers.map(length)
      if let width = pair[0], let height = pair[1] {
        rows.append(.init(width: width, height: height))
      }
    }
    if value.count == 0 { errors.add(at: value, "must have a pair of a width and a height") }
    return HeightTable(rows)
  }

  private func axisPriorities(_ value: JSONValue, _ defaults: AxisPriorities) -> AxisPriorities {
    guard value.kind == .object else {
      guard value.kind == .number || value.kind == .string else {
        errors.addWrongKind(value, wanted: "a number, a name or an object")
        return defaults
      }
      return priority(value).map { AxisPriorities(both: $0) } ?? defaults
    }
    guard let fields = ObjectFields<AxisMember>(value, errors) else { return defaults }
    return AxisPriorities(
      horizontal: fields[.horizontal].flatMap(priority) ?? defaults.horizontal,
      vertical: fields[.vertical].flatMap(priority) ?? defaults.vertical)
  }

  // MARK: Geometry

  private func geometry(_ fields: ObjectFields<ViewMember>) -> ItemGeometry? {
    let margins = fields[.margins]
    let safeArea = fields[.safeArea]
    let alignment = fields[.alignmentInsets]
    let first = fields[.firstBaseline]
    let last = fields[.lastBaseline]
    guard
      margins != nil || safeArea != nil || alignment != nil || first != nil || last != nil
    else { return nil }
    var geometry = ItemGeometry()
    if let first { geometry.firstBaseline = length(first) ?? 0 }
    if let last { geometry.lastBaseline = length(last) ?? 0 }
    if let margins { geometry.margins = directionalInsets(margins, geometry.margins) }
    if let safeArea { geometry.safeArea = directionalInsets(safeArea, geometry.safeArea) }
    if let alignment { geometry.alignment = edgeInsets(alignment) ?? .zero }
    return geometry
  }

  func directionalInsets(
    _ value: JSONValue, _ defaults: DirectionalInsets
  ) -> DirectionalInsets {
    if value.kind == .number { return length(value).map { .init(all: $0) } ?? defaults }
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: "a number or an object")
      return defaults
    }
    guard let fields = ObjectFields<DirectionalEdgeMember>(value, errors) else { return defaults }
    return DirectionalInsets(
      top: fields[.top].flatMap(length) ?? defaults.top,
      leading: fields[.leading].flatMap(length) ?? defaults.leading,
      bottom: fields[.bottom].flatMap(length) ?? defaults.bottom,
      trailing: fields[.trailing].flatMap(length) ?? defaults.trailing)
  }

  /// Reads insets by side; a missing side gets the default.
  func edgeInsets(_ value: JSONValue, _ defaults: EdgeInsets = .zero) -> EdgeInsets? {
    guard let fields = ObjectFields<EdgeMember>(value, errors) else { return nil }
    return EdgeInsets(
      top: fields[.top].flatMap(length) ?? defaults.top,
      left: fields[.left].flatMap(length) ?? defaults.left,
      bottom: fields[.bottom].flatMap(length) ?? defaults.bottom,
      right: fields[.right].flatMap(length) ?? defaults.right)
  }
}
