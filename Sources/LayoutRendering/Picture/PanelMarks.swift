import ConstraintLayout

/// What an answer has to say of single views and guides.
struct PanelMarks {
  /// What is marked at one item.
  struct Mark {
    /// The numbers of the frame that are not settled.
    var ambiguous: [Dimension] = []
    /// The first few constraints that do not hold and name it, by place in the answer.
    var unsatisfied: [Int] = []
    /// The first few required constraints that were left out and name it, by place in the answer.
    var broken: [Int] = []
    /// How many more there are of the latter two.
    var more = 0

    /// Whether a constraint that names it does not hold.
    var isViolated: Bool { !unsatisfied.isEmpty || !broken.isEmpty }

    /// The signs that stand before its label.
    var signs: StaticString {
      switch (ambiguous.isEmpty, isViolated) {
      case (true, false): ""
      case (false, false): "? "
      case (true, true): "! "
      case (false, true): "?! "
      }
    }
  }

  /// How many constraints the tooltip of an item names.
  static let constraintsPerItem = 5

  private var marks: [Int: Mark] = [:]

  /// Collects from an answer.
  ///
  /// - Complexity: O(what it says), expected.
  init(_ answer: LayoutSolution, constraints: [SceneConstraint]) {
    for ambiguity in answer.ambiguous {
      marks[ambiguity.item.index, default: Mark()].ambiguous = ambiguity.dimensions
    }
    for (place, broken) in answer.broken.enumerated() {
      add(place, to: \.broken, of: broken.origin, constraints)
    }
    for (place, unsatisfied) in answer.unsatisfied.enumerated() {
      add(place, to: \.unsatisfied, of: unsatisfied.origin, constraints)
    }
  }

  /// What is marked at an item, if anything is.
  subscript(item: Int) -> Mark? { marks[item] }

  private mutating func add(
    _ place: Int, to list: WritableKeyPath<Mark, [Int]>, of origin: ConstraintOrigin,
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
        mark[keyPath: list].append(place)
      } else {
        mark.more += 1
      }
      marks[item] = mark
    }
  }
}
