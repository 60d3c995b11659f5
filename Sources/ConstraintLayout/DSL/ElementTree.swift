/// A tree of elements as a scene, and which element and constraint each of its numbers stands for.
struct ElementTree {
  private(set) var scene = LayoutScene()
  private(set) var elements: [LayoutElement] = []
  private(set) var constraints: [Constraint] = []
  private(set) var places: [ObjectIdentifier: ItemIndex] = [:]

  /// - Complexity: O(n log n) for what is in the tree and active.
  init(_ roots: [View]) throws(LiveLayoutError) {
    for root in roots { for element in root.elements { try add(element) } }
    for case let view as View in elements { try addStack(of: view) }
    // A constraint is known to each of its elements; the first that is in the tree counts.
    for element in elements {
      for constraint in element.constraints
      where constraint.ends.lazy.compactMap(\.element).first(where: { place($0) != nil })
        === element
      {
        constraints.append(constraint)
      }
    }
    constraints.sort { $0.stamp < $1.stamp }
    for constraint in constraints { try add(constraint) }
  }

  private func place(_ element: LayoutElement?) -> ItemIndex? {
    element.flatMap { places[ObjectIdentifier($0)] }
  }

  private mutating func add(_ element: LayoutElement) throws(LiveLayoutError) {
    let name = Array(element.name.utf8)
    let owner = place(element.owner)
    let place: ItemIndex?
    if let view = element as? View {
      place = scene.addView(
        name.span, in: owner, given: view.given, intrinsicSize: view.intrinsicSize,
        geometry: view.geometry == .plain ? nil : view.geometry)
    } else {
      let guide = element as? LayoutGuide
      place = scene.addGuide(name.span, in: owner ?? ItemIndex(0), insets: guide?.insets)
    }
    guard let place else { throw .duplicateName(element.name) }
    elements.append(element)
    places[ObjectIdentifier(element)] = place
  }

  private mutating func addStack(of view: View) throws(LiveLayoutError) {
    guard let style = view.stack, let place = place(view) else { return }
    let children = view.subviews.compactMap { child in self.place(child).map { (child, $0) } }
    var stack = Stack(
      of: place, axis: style.axis, distribution: style.distribution, alignment: style.alignment,
      spacing: style.spacing, arranged: children.map(\.1))
    stack.isMarginRelative = style.isMarginRelative
    stack.isBaselineRelative = style.isBaselineRelative
    for (child, item) in children {
      stack.customSpacing[item] = child.spacingAfter
      if child.isHidden { stack.hidden.insert(item) }
    }
    if let fault = scene.fault(of: stack) { throw .faultyStack(view.name, fault) }
    scene.addStack(stack)
  }

  private mutating func add(_ constraint: Constraint) throws(LiveLayoutError) {
    if let wrong = constraint.wrongPriority { throw .wrongPriority(constraint.text, wrong) }
    guard var linear = constraint.linear({ place($0.element) }),
      constraint.container == nil || place(constraint.container) != nil
    else { throw .outsideTree(constraint.text) }
    linear.container = place(constraint.container)
    if let fault = scene.fault(of: linear) { throw .faulty(constraint.text, fault) }
    scene.addConstraint(linear)
  }

  /// What an origin in the scene stands for.
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
