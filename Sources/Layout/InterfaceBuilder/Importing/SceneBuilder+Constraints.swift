import ConstraintSolver
internal import ConstraintLayout

/// The target of a side of a constraint.
private enum Target {
  case view(Int)
  case safeArea(Int)
  case contentGuide(Int)
  case frameGuide(Int)
  /// The old layout guides of a view controller, which mark its root view's safe area.
  case topGuide
  case bottomGuide

  /// The view that owns the target.
  var node: Int {
    switch self {
    case .view(let node), .safeArea(let node), .contentGuide(let node), .frameGuide(let node): node
    case .topGuide, .bottomGuide: 0
    }
  }
}

/// A side of a constraint: its target and an attribute.
private struct Side {
  var target: Target
  var attribute: Attribute
  var isOfMargins: Bool
}

/// The reason why a constraint is left out.
private enum Omission: Error {
  /// A fault, which is reported.
  case fault
  /// The constraint names a view that is excluded from the layout.
  case excluded
  /// The constraint uses something unsupported, described here.
  case unsupported(String)
}

extension SceneBuilder {
  mutating func readConstraints() {
    for owner in 0..<nodes.count {
      if owner % 64 == 63, document.isCancelled { return }
      for list in tree.children(of: nodes[owner].element) where tree.is(list, .constraints) {
        for element in tree.children(of: list) where tree.is(element, .constraint) {
          guard !variations.excludes(element) else { continue }
          if drafts.count % 256 == 255, document.isCancelled { return }
          // Only the canvas has the constraints that are removed at build time.
          if canvas.isSaved || !isYes(element, .placeholder) {
            read(element, owner: owner, into: \.drafts)
          } else if hasCanvasConstraints {
            read(element, owner: owner, into: \.placeholders)
          }
        }
      }
    }
    for scrollView in 0..<nodes.count where nodes[scrollView].kind == .scrollView {
      // Content has a size even if nothing ties it to the scroll view.
      if hasSolvedContent(scrollView) { _ = contentGuide(of: scrollView) }
    }
  }

  /// Whether constraints place a subview of a scroll view and thus size its content.
  private func hasSolvedContent(_ scrollView: Int) -> Bool {
    var child = scrollView + 1
    while child < nodes[scrollView].end {
      if nodes[child].placement == .solved { return true }
      child = nodes[child].end
    }
    return false
  }

  private mutating func read(
    _ element: XMLElement, owner: Int, into list: WritableKeyPath<Self, [Draft]>
  ) {
    do throws(Omission) {
      self[keyPath: list].append(try draft(element, owner: owner))
    } catch {
      guard case .unsupported(let what) = error else { return }
      let id = tree.value(element, .id).map { " \"\($0)\"" } ?? ""
      note(.skippedConstraint, nodes[owner].element, "the constraint\(id) is left out: \(what)")
    }
  }

  private mutating func draft(_ element: XMLElement, owner: Int) throws(Omission) -> Draft {
    if tree.bytes(element, .symbolType) != nil {
      throw .unsupported("its constant is the system's spacing of baselines")
    }
    guard let first = try side(element, .firstItem, .firstAttribute, owner: owner) else {
      addFault(.invalidValue, element, .firstAttribute, "a constraint has a firstAttribute")
      throw .fault
    }
    let second = try side(element, .secondItem, .secondAttribute, owner: owner)
    if second == nil, first.attribute.kind != .size {
      addFault(
        .invalidConstraint, element, .secondAttribute,
        "\(first.attribute.name) is a position and needs a second item")
      throw .fault
    }
    var constant = try length(element, .constant) ?? 0
    if isYes(element, .symbolic), first.target.isSafeArea || second?.target.isSafeArea == true {
      // The standard spacing to a safe area is always 0.
      constant = 0
    }
    var factor = 1.0
    if let text = variations.bytes(tree, element, .multiplier) {
      guard let number = DecimalText.multiplier(text) else {
        addFault(element, .multiplier, "must be a decimal number or a ratio of positive ones", text)
        throw .fault
      }
      factor = number
    }
    let (anchor, firstMargin) = try anchor(first, beside: second)
    var constraint = SceneConstraint(
      anchor, try relation(element), constant: constant, priority: try priority(element))
    var draft = Draft(constraint: constraint, source: element)
    if firstMargin { draft.contentMargin = (first.target.node, first.attribute, true) }
    if let second {
      let (anchor, hasMargin) = try self.anchor(second, beside: first)
      constraint.second = anchor
      constraint.multiplier = factor
      if factor != 1, first.attribute.kind != .size {
        constraint.container = ItemIndex(owner)
      }
      if hasMargin { draft.contentMargin = (second.target.node, second.attribute, false) }
    }
    draft.constraint = constraint
    return draft
  }

  // MARK: Sides

  private mutating func side(
    _ element: XMLElement, _ item: XMLName, _ attribute: XMLName, owner: Int
  ) throws(Omission) -> Side? {
    let id = tree.bytes(element, item)
    guard let name = tree.value(element, attribute) else {
      guard id == nil || item == .firstItem else {
        addFault(.invalidValue, element, attribute, "\(item.text) comes with \(attribute.text)")
        throw .fault
      }
      return nil
    }
    guard let (known, isOfMargins) = Attribute.interfaceBuilder(name) else {
      addFault(element, attribute, "must be an attribute of a view", ArraySlice(name.utf8))
      throw .fault
    }
    let target = try id.map { id throws(Omission) in try self.target(id, element, item) }
    return Side(target: target ?? .view(owner), attribute: known, isOfMargins: isOfMargins)
  }

  private mutating func target(
    _ id: ArraySlice<UInt8>, _ element: XMLElement, _ name: XMLName
  ) throws(Omission) -> Target {
    let text = String(decoding: id.prefix(80), as: UTF8.self)
    switch document.views.referent(of: id) {
    case nil, .other:
      if let cell = contentViewCell(named: id) { return .view(cell) }
      addFault(
        .unknownReference, element, name, "\"\(text)\" is the id of no view and of no guide")
      throw .fault
    case .element(let found):
      if tree.is(found, .viewControllerLayoutGuide) { return try oldGuide(found, text) }
      let isGuide = tree.is(found, .viewLayoutGuide)
      guard let view = isGuide ? tree.parent(of: found) : found,
        let node = nodes.index(of: view)
      else {
        if isInScene(found) { throw .excluded }
        throw .unsupported("\"\(text)\" is not in the same scene")
      }
      guard isGuide else { return .view(node) }
      if tree.has(found, .key, "safeArea") { return .safeArea(node) }
      if tree.has(found, .key, "frameLayoutGuide") { return .frameGuide(node) }
      if tree.has(found, .key, "contentLayoutGuide") {
        nameContentGuide(of: node, text)
        return .contentGuide(node)
      }
      let key = tree.value(found, .key) ?? ""
      throw .unsupported("the guide \"\(key)\" is not known")
    }
  }

  /// A collection cell's content view has no id; this accepts the name that imports give it.
  private func contentViewCell(named id: ArraySlice<UInt8>) -> Int? {
    guard id.count > 12, id.suffix(12).elementsEqual(".contentView".utf8) else { return nil }
    guard case .element(let cell) = document.views.referent(of: id.dropLast(12)),
      let node = nodes.index(of: cell), node + 1 < nodes.count,
      nodes[node + 1].placement == .content, nodes[node + 1].parent == node
    else { return nil }
    return node + 1
  }

  private func oldGuide(_ guide: XMLElement, _ id: String) throws(Omission) -> Target {
    guard scene.role == .controllerView, let list = tree.parent(of: guide),
      tree.parent(of: list) == scene.controller
    else { throw .unsupported("\"\(id)\" is not in the same scene") }
    return tree.has(guide, .type, "bottom") ? .bottomGuide : .topGuide
  }

  private func isInScene(_ element: XMLElement) -> Bool {
    var ancestor: XMLElement? = element
    while let current = ancestor, current >= scene.element {
      if current == scene.element { return true }
      ancestor = tree.parent(of: current)
    }
    return false
  }

  /// The anchor of a side, and whether a scroll view's margin must be added to it.
  private mutating func anchor(
    _ side: Side, beside other: Side?
  ) throws(Omission) -> (Anchor, Bool) {
    let attribute = side.attribute
    switch side.target {
    case .view(let node):
      // Edges of a scroll view refer to its content when used from inside it.
      if nodes[node].kind == .scrollView, attribute.isEdge, let other,
        isInside(other.target, node)
      {
        return (Anchor(contentGuide(of: node), attribute), side.isOfMargins)
      }
      return (Anchor(ItemIndex(node), attribute, of: side.isOfMargins ? .margins : .item), false)
    case .safeArea(let node):
      let line: Attribute =
        switch attribute {
        case .firstBaseline: .top
        case .lastBaseline: .bottom
        default: attribute
        }
      return (Anchor(ItemIndex(node), line, of: .safeArea), false)
    case .frameGuide(let node): return (Anchor(ItemIndex(node), attribute), false)
    case .contentGuide(let node): return (Anchor(contentGuide(of: node), attribute), false)
    case .topGuide, .bottomGuide: return (try oldGuideAnchor(side), false)
    }
  }

  private func oldGuideAnchor(_ side: Side) throws(Omission) -> Anchor {
    let isTop = if case .topGuide = side.target { true } else { false }
    switch side.attribute {
    case .top: return Anchor(ItemIndex(0), isTop ? .top : .bottom, of: isTop ? .item : .safeArea)
    case .bottom, .firstBaseline, .lastBaseline:
      return Anchor(ItemIndex(0), isTop ? .top : .bottom, of: isTop ? .safeArea : .item)
    case .left, .right, .leading, .trailing, .centerX, .width:
      return Anchor(ItemIndex(0), side.attribute)
    case .centerY, .height:
      throw .unsupported("\(side.attribute.name) of a layout guide of a view controller")
    }
  }

  private func isInside(_ target: Target, _ scrollView: Int) -> Bool {
    if case .contentGuide(scrollView) = target { return true }
    return nodes.isInside(target.node, scrollView)
  }

  // MARK: Content of scroll views

  /// The guide that represents a scroll view's content.
  private mutating func contentGuide(of scrollView: Int) -> ItemIndex {
    nameContentGuide(of: scrollView, "\(nodes[scrollView].id).content")
    return ItemIndex(nodes.count + (contentGuideOf[scrollView] ?? 0))
  }

  private mutating func nameContentGuide(of scrollView: Int, _ name: String) {
    guard contentGuideOf[scrollView] == nil else { return }
    contentGuideOf[scrollView] = contentGuides.count
    contentGuides.append((name, scrollView))
  }

  // MARK: Numbers

  private mutating func length(
    _ element: XMLElement, _ name: XMLName
  ) throws(Omission) -> Double? {
    guard let text = variations.bytes(tree, element, name) else { return nil }
    guard let number = DecimalText.number(text) else {
      addFault(element, name, "must be a decimal number", text)
      throw .fault
    }
    return number
  }

  private mutating func priority(_ element: XMLElement) throws(Omission) -> Priority {
    guard let text = variations.bytes(tree, element, .priority) else { return .required }
    guard let priority = DecimalText.number(text).flatMap({ Priority($0) }) else {
      addFault(element, .priority, "must be a number above 0 and at most 1000", text)
      throw .fault
    }
    return priority
  }

  private mutating func relation(_ element: XMLElement) throws(Omission) -> Relation {
    guard let text = variations.bytes(tree, element, .relation) else { return .equal }
    switch String(decoding: text, as: UTF8.self) {
    case "equal": return .equal
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    default:
      addFault(element, .relation, "must be a relation", text)
      throw .fault
    }
  }
}

extension Target {
  /// Whether it is a safe area guide.
  fileprivate var isSafeArea: Bool {
    if case .safeArea = self { true } else { false }
  }
}

extension Attribute {
  /// The attribute with a name in documents, and whether it belongs to the margins.
  fileprivate static func interfaceBuilder(_ name: String) -> (Attribute, isOfMargins: Bool)? {
    switch name {
    case "left": (.left, false)
    case "right": (.right, false)
    case "leading": (.leading, false)
    case "trailing": (.trailing, false)
    case "top": (.top, false)
    case "bottom": (.bottom, false)
    case "width": (.width, false)
    case "height": (.height, false)
    case "centerX": (.centerX, false)
    case "centerY": (.centerY, false)
    case "baseline", "lastBaseline": (.lastBaseline, false)
    case "firstBaseline": (.firstBaseline, false)
    case "leftMargin": (.left, true)
    case "rightMargin": (.right, true)
    case "leadingMargin": (.leading, true)
    case "trailingMargin": (.trailing, true)
    case "topMargin": (.top, true)
    case "bottomMargin": (.bottom, true)
    case "centerXWithinMargins": (.centerX, true)
    case "centerYWithinMargins": (.centerY, true)
    default: nil
    }
  }

  /// Whether it is an edge of a rectangle.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
