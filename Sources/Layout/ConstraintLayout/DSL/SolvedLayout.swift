public import TextLayout

/// The frames of a solved tree, with ambiguities and violations.
public struct SolvedLayout {
  /// A violated optional constraint of a layout that was solved as an edit.
  struct Violation {
    var unsatisfied: LayoutSolution.Unsatisfied
    var priority: Double
  }

  /// The solution by the indices of `tree`.
  var numbered: LayoutSolution
  /// The violations by row, which replace those of ``numbered``; `nil` before the first edit.
  var violations: [Int32: Violation]?
  var tree: TreeIndex

  /// The frame of a view or guide; `nil` if it was not in the tree.
  public subscript(element: LayoutElement) -> Frame? {
    tree.item(element).map { numbered.frames[$0.index] }
  }

  /// The text of a view as its frame shows it; `nil` if the view has no text or was not in the
  /// tree.
  ///
  /// - Complexity: O(text).
  public func text(of view: View) -> ShownText? {
    guard let item = tree.item(view), let shown = tree.texts[item] else { return nil }
    let frame = numbered.frames[item.index]
    return ShownText(
      shown.text.block, width: frame.width - shown.insets.left - shown.insets.right,
      height: frame.height - shown.insets.top - shown.insets.bottom)
  }

  /// The elements whose frames differ between optimal solutions.
  public var ambiguous: [LayoutElement] {
    numbered.ambiguous.compactMap { tree.elements[$0.item.index] }
  }

  /// The violated optional constraints, and the violation in points.
  ///
  /// - Complexity: O(violations), or after an edit O(n · log n) for n elements and constraints.
  public var unsatisfied: [(member: LayoutMember, violation: Double)] {
    orderedViolations.compactMap { unsatisfied in
      tree.member(unsatisfied.origin).map { ($0, unsatisfied.violation) }
    }
  }

  /// The required constraints that were dropped to resolve conflicts.
  public var broken: [LayoutMember] { numbered.broken.compactMap { tree.member($0.origin) } }

  /// The solution of the scene, by the indices that items and constraints of the tree had in
  /// ``LiveLayout/scene()`` when it was solved.
  ///
  /// - Complexity: O(1), or O(n · log n) for n elements and constraints after an edit.
  public var solution: LayoutSolution {
    guard violations != nil || tree.isRenumbered else { return numbered }
    return renumbered()
  }
}

extension SolvedLayout {
  /// The solution by positions in a new scene of the tree.
  private func renumbered() -> LayoutSolution {
    var solution = numbered
    solution.unsatisfied = orderedViolations
    guard tree.isRenumbered else { return solution }
    let positions = Positions(tree)
    solution.frames = tree.order.map { numbered.frames[$0.index] }
    for index in solution.unsatisfied.indices {
      solution.unsatisfied[index].origin.renumber(positions)
    }
    return solution
  }

  /// The violations by descending priority. Ties keep the order of rows in a new scene.
  private var orderedViolations: [LayoutSolution.Unsatisfied] {
    guard let violations else { return numbered.unsatisfied }
    guard violations.count > 1 else { return violations.values.map(\.unsatisfied) }
    let positions = Positions(tree)
    let entries = violations.values.map { violation in
      var origin = violation.unsatisfied.origin
      origin.renumber(positions)
      return (key: origin.rank, violation: violation)
    }
    return entries.sorted { first, second in
      let (a, b) = (first.violation.priority, second.violation.priority)
      return a == b ? first.key < second.key : a > b
    }.map(\.violation.unsatisfied)
  }
}

/// The positions of items and constraints in a new scene of a tree.
private struct Positions {
  var items: [Int]
  var constraints: [Int]

  /// - Complexity: O(elements + constraints · log constraints).
  init(_ tree: TreeIndex) {
    items = Array(repeating: 0, count: tree.elements.count)
    for (position, item) in tree.order.enumerated() { items[item.index] = position }
    constraints = Array(repeating: 0, count: tree.constraints.count)
    let stamps = tree.constraints.indices.compactMap { index in
      tree.constraints[index].map { (stamp: $0.stamp, index: index) }
    }
    for (position, entry) in stamps.sorted(by: { $0.stamp < $1.stamp }).enumerated() {
      constraints[entry.index] = position
    }
  }
}

extension ConstraintOrigin {
  fileprivate mutating func renumber(_ positions: Positions) {
    switch self {
    case .constraint(let number): self = .constraint(positions.constraints[number])
    case .implied(let item, let implication):
      self = .implied(ItemIndex(positions.items[item.index]), implication)
    case .stack(var name):
      name.view = ItemIndex(positions.items[name.view.index])
      name.arranged = name.arranged.map { ItemIndex(positions.items[$0.index]) }
      self = .stack(name)
    }
  }

  /// The order of the rows of a scene: constraints, stacks by view, intrinsic sizes.
  fileprivate var rank: (Int, Int, Int) {
    switch self {
    case .constraint(let number): (0, number, 0)
    case .stack(let name): (1, name.view.index, name.index)
    case .implied(let item, let implication): (2, item.index, Int(implication.rawValue))
    }
  }
}
