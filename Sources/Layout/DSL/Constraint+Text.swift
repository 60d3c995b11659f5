extension View {
  /// Reads one constraint text about what is in this view, this view included.
  ///
  /// What it makes prints the same canonical text, and it is what the operators would have made. Nothing is
  /// activated.
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
  func constraint(_ linear: LayoutConstraint) -> Constraint {
    func end(_ anchor: Anchor) -> Constraint.End {
      Constraint.End(
        element: element(anchor.item), area: anchor.area, attribute: anchor.attribute)
    }
    return Constraint(
      end(linear.first), linear.relation, linear.second.map(end),
      firstFactor: linear.firstFactor, multiplier: linear.multiplier,
      constant: linear.constant, priority: linear.priority)
  }

  func constraints(
    _ read: ConstraintText, _ text: [UInt8]
  ) throws(TextFault) -> [Constraint] {
    var constraints: [Constraint] = []
    for number in 0..<read.partCount {
      let part = read.part(number)
      let left = try end(part.left, text)
      let right = try end(part.right, text)
      // Numbers stand for the elements only while the parser makes a constraint of its parts.
      let stand = (
        left: left.map { Anchor(ItemIndex(0), $0.attribute, of: $0.area) },
        right: right.map { Anchor(ItemIndex(1), $0.attribute, of: $0.area) }
      )
      guard
        let linear = read.constraint(part: number, left: stand.left, right: stand.right),
        let first = left ?? right
      else { continue }
      if let fault = fault(of: linear, left, right) {
        throw TextFault(offset: part.left.start, message: fault.description)
      }
      constraints.append(
        Constraint(
          first, linear.relation, linear.second == nil ? nil : right,
          firstFactor: linear.firstFactor, multiplier: linear.multiplier,
          constant: linear.constant, priority: linear.priority))
    }
    return constraints
  }

  private func fault(
    of linear: LayoutConstraint, _ left: Constraint.End?, _ right: Constraint.End?
  ) -> ConstraintFault? {
    var scene = LayoutScene()
    for (name, end) in [("a", left), ("b", right)] {
      let bytes = Array(name.utf8)
      if end?.element is LayoutGuide {
        scene.addGuide(bytes.span, in: ItemIndex(0))
      } else {
        scene.addView(bytes.span)
      }
    }
    return scene.fault(of: linear)
  }

  private func end(
    _ side: ConstraintText.Side, _ text: [UInt8]
  ) throws(TextFault) -> Constraint.End? {
    guard let anchor = side.anchor else { return nil }
    if let unknown = anchor.unknown {
      throw TextFault(
        offset: unknown.range.lowerBound,
        message: unknown.expected == .attribute
          ? "there is no such attribute" : "there is no such area")
    }
    guard let element = element(anchor.name.unquoted(text.span)) else {
      throw TextFault(offset: anchor.name.start, message: "there is no such view or guide")
    }
    return Constraint.End(element: element, area: anchor.area, attribute: anchor.attribute)
  }
}
