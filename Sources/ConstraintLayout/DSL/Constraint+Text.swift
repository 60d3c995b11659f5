extension View {
  /// Reads one constraint text about what is in this view, this view included.
  ///
  /// What it makes prints the same canonical text, and it is what the operators would have made.
  /// Nothing is activated.
  ///
  /// - Returns: One constraint, or the two of a chain such as `0 <= label.top <= 20`.
  /// - Throws: Where the text is no constraint, or names what is not in the view.
  /// - Complexity: O(length + what is in the view).
  public func constraints(_ text: String) throws(TextFault) -> [Constraint] {
    let bytes = Array(text.utf8)
    let read = try ConstraintTextParser.constraint(bytes.span)
    let names = ElementNames(self)
    return try names.constraints(read, bytes)
  }

  /// Reads constraint texts as ``constraints(_:)-(String)`` does, looking up the names only once.
  ///
  /// - Throws: The first fault; its offset counts in its own text.
  public func constraints(_ texts: some Sequence<String>) throws(TextFault) -> [Constraint] {
    let names = ElementNames(self)
    var constraints: [Constraint] = []
    for text in texts {
      let bytes = Array(text.utf8)
      let read = try ConstraintTextParser.constraint(bytes.span)
      constraints += try names.constraints(read, bytes)
    }
    return constraints
  }
}

/// The elements of a view by name.
struct ElementNames {
  private var table = NameTable()
  private var elements: [LayoutElement] = []

  init(_ view: View) {
    for element in view.elements {
      let name = Array(element.name.utf8)
      if table.insert(name.span).isNew { elements.append(element) }
    }
  }

  func element(_ name: [UInt8]) -> LayoutElement? {
    table.number(of: name.span).map { elements[$0] }
  }

  func item(_ name: [UInt8]) -> ItemIndex? {
    table.number(of: name.span).map { ItemIndex($0) }
  }

  func element(_ item: ItemIndex) -> LayoutElement { elements[item.index] }

  /// A constraint whose items are these elements' numbers.
  func constraint(_ linear: SceneConstraint) -> Constraint {
    func end(_ anchor: Anchor) -> Constraint.End {
      Constraint.End(
        element: element(anchor.item), area: anchor.area, attribute: anchor.attribute)
    }
    func side(_ anchor: Anchor, _ origin: Anchor?) -> Constraint.Side {
      Constraint.Side(end(anchor), from: origin.map(end))
    }
    return Constraint(
      side(linear.first, linear.firstOrigin), linear.relation,
      linear.second.map { side($0, linear.secondOrigin) }, firstFactor: linear.firstFactor,
      multiplier: linear.multiplier,
      constant: linear.constant, priority: linear.priority)
  }

  func constraints(
    _ read: ConstraintText, _ text: [UInt8]
  ) throws(TextFault) -> [Constraint] {
    var constraints: [Constraint] = []
    for number in 0..<read.partCount {
      let part = read.part(number)
      let left = try anchors(part.left, text)
      let right = try anchors(part.right, text)
      guard let linear = read.constraint(part: number, left: left, right: right) else { continue }
      if let fault = fault(of: linear) {
        throw TextFault(offset: part.left.start, message: fault.description)
      }
      constraints.append(constraint(linear))
    }
    return constraints
  }

  /// What is wrong with a constraint between these elements, if anything is.
  private func fault(of linear: SceneConstraint) -> ConstraintError? {
    // A scene of its own, in which each anchor has an item of the same kind as its element.
    var scene = LayoutScene()
    var items: [ItemIndex: ItemIndex] = [:]
    for item in linear.anchors.map(\.item) where items[item] == nil {
      let name = Array("\(items.count)".utf8)
      let isGuide = element(item) is LayoutGuide
      items[item] =
        isGuide ? scene.addGuide(name.span, in: ItemIndex(0)) : scene.addView(name.span)
    }
    return linear.replacingItems { items[$0] }.flatMap { scene.fault(of: $0) }
  }

  private func anchors(
    _ side: ConstraintText.Side, _ text: [UInt8]
  ) throws(TextFault) -> SideAnchors {
    var found = SideAnchors()
    if let read = side.anchor { found.anchor = try anchor(read, text) }
    if let read = side.origin { found.origin = try anchor(read, text) }
    return found
  }

  private func anchor(_ read: AnchorText, _ text: [UInt8]) throws(TextFault) -> Anchor {
    if let unknown = read.unknown {
      throw TextFault(
        offset: unknown.range.lowerBound,
        message: unknown.expected == .attribute
          ? "there is no such attribute" : "there is no such area")
    }
    guard let item = item(read.name.unquoted(text.span)) else {
      throw TextFault(offset: read.name.start, message: "there is no such view or guide")
    }
    return Anchor(item, read.attribute, of: read.area)
  }
}
