import ConstraintLayout

/// The ambiguities and violations of a solution, by item.
struct PanelMarks {
  /// The ambiguities and violations of one item.
  struct Mark {
    /// The ambiguous numbers of the frame.
    var ambiguous: [Dimension] = []
    /// The first few unsatisfied constraints on the item, by index in the solution.
    var unsatisfied: [Int] = []
    /// The first few broken constraints on the item, by index in the solution.
    var broken: [Int] = []
    /// The number of unsatisfied and broken constraints not listed.
    var more = 0

    /// Whether a constraint on the item is violated.
    var isViolated: Bool { !unsatisfied.isEmpty || !broken.isEmpty }

    /// The prefix of the label.
    var signs: StaticString {
      switch (ambiguous.isEmpty, isViolated) {
      case (true, false): ""
      case (false, false): "? "
      case (true, true): "! "
      case (false, true): "?! "
      }
    }
  }

  /// The maximum number of constraints of each kind in an item's tooltip.
  static let constraintsPerItem = 5

  private var marks: [Int: Mark] = [:]

  /// Collects the marks of a solution. Stretched or wrapped content and unmet preferences of stacks
  /// occur in every correct layout, and get no marks.
  ///
  /// - Complexity: O(ambiguities + violations), expected.
  init(_ solution: LayoutSolution, constraints: [SceneConstraint]) {
    for ambiguity in solution.ambiguous {
      marks[ambiguity.item.index, default: Mark()].ambiguous = ambiguity.dimensions
    }
    for (index, broken) in solution.broken.enumerated() {
      add(index, to: \.broken, of: broken.origin, constraints)
    }
    for (index, unsatisfied) in solution.unsatisfied.enumerated()
    where unsatisfied.kind.isNoteworthy {
      add(index, to: \.unsatisfied, of: unsatisfied.origin, constraints)
    }
  }

  /// The mark of an item, or `nil`.
  subscript(item: Int) -> Mark? { marks[item] }

  private mutating func add(
    _ index: Int, to list: WritableKeyPath<Mark, [Int]>, of origin: ConstraintOrigin,
    _ constraints: [SceneConstraint]
  ) {
    var items: [Int]
    switch origin {
    case .implied(let item, _): items = [item.index]
    case .stack(let rule): items = [rule.view.index]
    case .constraint(let number):
      items = []
      for item in constraints[number].anchors.map(\.item.index) where !items.contains(item) {
        items.append(item)
      }
    }
    for item in items {
      var mark = marks[item, default: Mark()]
      if mark[keyPath: list].count < Self.constraintsPerItem {
        mark[keyPath: list].append(index)
      } else {
        mark.more += 1
      }
      marks[item] = mark
    }
  }
}
