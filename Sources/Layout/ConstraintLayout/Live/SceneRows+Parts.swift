internal import ConstraintSolver

/// The rows of parts of a scene, for the edits of a solved system.
extension SceneRows {
  /// A part of a scene that has rows of its own.
  enum Part: Hashable {
    /// The definitions, given numbers and intrinsic size of an item.
    case item(ItemIndex)
    /// The constraint with this index.
    case constraint(Int)
    /// The stack of a view.
    case stack(ItemIndex)
  }

  /// The rows of several parts, in the order of the parts.
  struct PartRows {
    let terms: ConstraintSystemBuilder.Arrays.Terms
    let rows: ConstraintSystemBuilder.Arrays.Rows
    let origins: RowOrigins
    /// The end of each part's rows.
    let ends: [Int]
    /// The end of each part's auxiliary variables.
    let auxiliaryEnds: [Int]

    /// The terms of a row.
    func terms(_ row: Int) -> Range<Int> { Int(rows.starts[row])..<Int(rows.starts[row + 1]) }
  }

  /// The rows of parts of a scene.
  ///
  /// - Precondition: No stack fills proportionally, which takes an index of the scene.
  /// - Complexity: O(rows · depth).
  static func rows(
    of parts: [Part], in variables: SceneVariables, auxiliaryBase: Int
  ) -> PartRows {
    var ends: [Int] = []
    var auxiliaryEnds: [Int] = []
    ends.reserveCapacity(parts.count)
    auxiliaryEnds.reserveCapacity(parts.count)
    var stackRules: [StackRuleName] = []
    let arrays = ConstraintSystemBuilder.filled(rows: 8 * parts.count, terms: 16 * parts.count) {
      builder in
      var rows = SceneRows(partsOf: variables, auxiliaryBase: auxiliaryBase, in: builder)
      for part in parts {
        rows.add(part)
        ends.append(rows.builder.rows.count)
        auxiliaryEnds.append(rows.builder.variableCount)
      }
      stackRules = rows.stackRules
      return rows.finished()
    }
    return PartRows(
      terms: arrays.terms, rows: arrays.rows,
      origins: RowOrigins(arrays.rows.labels, stackRules: stackRules), ends: ends,
      auxiliaryEnds: auxiliaryEnds)
  }

  private mutating func add(_ part: Part) {
    switch part {
    case .item(let item): addItem(item)
    case .constraint(let index):
      withUnsafePointer(to: variables.scene.constraints[index]) { addConstraint($0, index) }
    case .stack(let view):
      if let stack = variables.scene.stack(of: view) { addRules(of: stack) }
    }
  }

  private mutating func addItem(_ item: ItemIndex) {
    addDefinition(2 * item.index)
    addDefinition(2 * item.index + 1)
    addGiven(item)
    if scene.items[item.index].intrinsic >= 0 { addIntrinsicSize(item) }
  }
}
