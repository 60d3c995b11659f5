extension View {
  /// Makes constraints from text about this view and its descendants, without activating them.
  ///
  /// - Returns: One constraint, or the two of a chain such as `0 <= label.top <= 20`.
  /// - Throws: The first error: the text is invalid, or it refers to an element outside the view.
  /// - Complexity: O(length + descendants), expected.
  public func constraints(_ text: String) throws(TextError) -> [Constraint] {
    let bytes = ContiguousArray(text.utf8)
    let syntax = try ConstraintTextParser.constraint(bytes.span)
    let names = ElementNames(self)
    return try names.constraints(syntax, bytes)
  }

  /// Makes constraints from several texts, like ``constraints(_:)-(String)``, with one shared index
  /// of names.
  ///
  /// - Throws: The first error. Its offset is relative to its own text.
  public func constraints(_ texts: some Sequence<String>) throws(TextError) -> [Constraint] {
    let names = ElementNames(self)
    var constraints: [Constraint] = []
    for text in texts {
      let bytes = ContiguousArray(text.utf8)
      let syntax = try ConstraintTextParser.constraint(bytes.span)
      constraints += try names.constraints(syntax, bytes)
    }
    return constraints
  }
}

/// An index of a view and its descendants by name.
struct ElementNames {
  private var table = NameTable()
  /// The elements, indexed by the number of their name, which serves as ``ItemIndex``.
  private var elements: [LayoutElement] = []

  /// - Complexity: O(descendants and bytes of names), expected.
  init(_ view: View) {
    for element in view.elements {
      let name = ContiguousArray(element.name.utf8)
      if table.insert(name.span).isNew { elements.append(element) }
    }
  }

  func item(_ name: [UInt8]) -> ItemIndex? {
    let name = name[...]
    return table.number(of: name.span).map { ItemIndex($0) }
  }

  func element(_ item: ItemIndex) -> LayoutElement { elements[item.index] }

  /// The DSL counterpart of a scene constraint on these elements.
  func constraint(_ constraint: SceneConstraint) -> Constraint {
    func weak(_ anchor: Anchor) -> Constraint.WeakAnchor {
      Constraint.WeakAnchor(
        element: element(anchor.item), area: anchor.area, attribute: anchor.attribute)
    }
    func side(_ anchor: Anchor, _ origin: Anchor?) -> Constraint.Side {
      Constraint.Side(weak(anchor), from: origin.map(weak))
    }
    return Constraint(
      side(constraint.first, constraint.firstOrigin), constraint.relation,
      to: constraint.second.map { side($0, constraint.secondOrigin) },
      firstFactor: constraint.firstFactor, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }

  /// Makes the constraints of parsed text.
  func constraints(
    _ syntax: ConstraintText, _ text: ContiguousArray<UInt8>
  ) throws(TextError) -> [Constraint] {
    var constraints: [Constraint] = []
    for number in 0..<syntax.partCount {
      let part = syntax.part(number)
      let left = try anchors(part.left, text)
      let right = try anchors(part.right, text)
      guard let made = syntax.constraint(part: number, left: left, right: right) else { continue }
      if let error = error(in: made) {
        throw TextError(offset: part.left.start, message: error.description)
      }
      constraints.append(constraint(made))
    }
    return constraints
  }

  /// The error that makes a constraint between these elements invalid, or `nil`.
  private func error(in constraint: SceneConstraint) -> ConstraintError? {
    // Validation needs a scene, so build one with an item of the same kind for each element.
    var scene = LayoutScene()
    var items: [ItemIndex: ItemIndex] = [:]
    for item in constraint.anchors.map(\.item) where items[item] == nil {
      let name = ContiguousArray("\(items.count)".utf8)
      let isGuide = element(item) is LayoutGuide
      items[item] =
        isGuide ? scene.addGuide(name.span, in: ItemIndex(0)) : scene.addView(name.span)
    }
    return constraint.replacingItems { items[$0] }.flatMap { scene.error(in: $0) }
  }

  private func anchors(
    _ side: ConstraintText.Side, _ text: ContiguousArray<UInt8>
  ) throws(TextError) -> SideAnchors {
    var anchors = SideAnchors()
    if let syntax = side.anchor { anchors.anchor = try anchor(syntax, text) }
    if let syntax = side.origin { anchors.origin = try anchor(syntax, text) }
    return anchors
  }

  private func anchor(_ syntax: AnchorText, _ text: ContiguousArray<UInt8>) throws(TextError)
    -> Anchor
  {
    if let unknown = syntax.unknown {
      throw TextError(
        offset: unknown.range.lowerBound,
        message: unknown.expected == .attribute
          ? "there is no such attribute" : "there is no such area")
    }
    guard let item = item(syntax.name.unquoted(text.span)) else {
      throw TextError(offset: syntax.name.start, message: "there is no such view or guide")
    }
    return Anchor(item, syntax.attribute, of: syntax.area)
  }
}
