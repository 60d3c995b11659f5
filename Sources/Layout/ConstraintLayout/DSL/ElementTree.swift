/// The scene of a tree of elements. Elements and constraints are found by their index in the scene.
struct ElementTree {
  private(set) var scene = LayoutScene()
  private(set) var elements: [LayoutElement] = []
  private(set) var constraints: [Constraint] = []
  private var items: [ObjectIdentifier: ItemIndex] = [:]
  private var texts: [ItemIndex: TreeIndex.Text] = [:]

  /// Translates the trees of `roots` and their active constraints.
  ///
  /// - Complexity: O(n · log n) for n elements and active constraints.
  init(_ roots: [View]) throws(LiveLayoutError) {
    for root in roots { for element in root.elements { try add(element) } }
    for case let view as View in elements { try addStack(of: view) }
    for case let view as View in elements where view.isHidden {
      if let item = item(view) { scene.apply(.hidden(item, true)) }
    }
    // Every element of a constraint lists it; only the first in the tree adds it.
    for element in elements {
      for constraint in element.constraints
      where constraint.anchors.lazy.compactMap(\.element).first(where: { item($0) != nil })
        === element
      {
        constraints.append(constraint)
      }
    }
    constraints.sort { $0.stamp < $1.stamp }
    for constraint in constraints { try add(constraint) }
  }

  /// The index of an element; `nil` outside the tree.
  func item(_ element: LayoutElement?) -> ItemIndex? {
    element.flatMap { items[ObjectIdentifier($0)] }
  }

  /// The elements and constraints without the scene.
  ///
  /// - Complexity: O(elements + constraints).
  var index: TreeIndex {
    TreeIndex(
      elements: elements,
      constraints: constraints.map { TreeIndex.Entry(constraint: $0, stamp: $0.stamp) },
      items: items, texts: texts, order: elements.indices.map { ItemIndex($0) })
  }

  private mutating func add(_ element: LayoutElement) throws(LiveLayoutError) {
    let name = ContiguousArray(element.name.utf8)
    let owner = item(element.owner)
    let item: ItemIndex?
    if let view = element as? View {
      item = scene.addView(
        name.span, in: owner, given: view.fixedFrame ?? view.given,
        intrinsicSize: view.intrinsicSize, geometry: view.geometry == .plain ? nil : view.geometry)
    } else {
      let guide = element as? LayoutGuide
      item = scene.addGuide(name.span, in: owner ?? ItemIndex(0), insets: guide?.insets)
    }
    guard let item else { throw .duplicateName(element.name) }
    if let number = scene.invalidNumber(of: item) {
      throw .invalidNumber(element.name, number.property, number.value)
    }
    elements.append(element)
    items[ObjectIdentifier(element)] = item
  }

  /// Sets what measures the text of a view.
  mutating func setText(_ measure: any TextMeasure, of view: View) {
    guard let item = item(view) else { return }
    scene.apply(.text(item, view.measured(by: measure)))
    if let text = measure as? ViewText {
      texts[item] = TreeIndex.Text(text: text, insets: view.geometry.alignment)
    }
  }

  private mutating func addStack(of view: View) throws(LiveLayoutError) {
    guard let item = item(view), let stack = view.stack(of: item, { self.item($0) }) else { return }
    if let error = scene.error(in: stack) { throw .invalidStack(view.name, error) }
    scene.addStack(stack)
  }

  private mutating func add(_ constraint: Constraint) throws(LiveLayoutError) {
    if let number = constraint.invalidPriority {
      throw .invalidPriority(constraint.text, number)
    }
    if constraint.isDividedByZero { throw .invalidConstraint(constraint.text, .divisionByZero) }
    guard var sceneConstraint = constraint.sceneConstraint({ item($0.element) }),
      constraint.container == nil || item(constraint.container) != nil
    else { throw .outsideTree(constraint.text) }
    sceneConstraint.container = item(constraint.container)
    if let error = scene.error(in: sceneConstraint) {
      throw .invalidConstraint(constraint.text, error)
    }
    scene.addConstraint(sceneConstraint)
  }

  /// The constraint or implied constraint that an origin in the scene refers to.
  func member(_ origin: ConstraintOrigin) -> LayoutMember {
    switch origin {
    case .constraint(let number): .constraint(constraints[number])
    case .implied(let item, let implication): .implied(elements[item.index], implication.name)
    case .stack(let name):
      .implied(
        elements[name.view.index],
        name.implied + (name.arranged.map { " of \(elements[$0.index].name)" } ?? ""))
    }
  }
}

extension View {
  /// The text of the view with the lengths that it supplies.
  func measured(by measure: any TextMeasure) -> MeasuredText {
    MeasuredText(
      measure, givesWidth: intrinsicSize?.width == nil, givesHeight: intrinsicSize?.height == nil)
  }

  /// The stack of the view, whose item is given; `nil` if it is none.
  func stack(of item: ItemIndex, _ itemOf: (View) -> ItemIndex?) -> Stack? {
    guard let style = stack else { return nil }
    let children = subviews.compactMap { child in itemOf(child).map { (child, $0) } }
    var stack = Stack(
      of: item, axis: style.axis, distribution: style.distribution, alignment: style.alignment,
      spacing: style.spacing, arranged: children.map(\.1))
    stack.isMarginRelative = style.isMarginRelative
    stack.isBaselineRelative = style.isBaselineRelative
    for (child, item) in children { stack.customSpacing[item] = child.spacingAfter }
    return stack
  }
}
