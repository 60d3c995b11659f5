internal import ConstraintSolver

/// A scene kept solved while it is edited: its rows by the part they come from, in a
/// ``LiveSystem``.
///
/// An item keeps its index as long as it exists, so indices may be unused. The scene's names are
/// not kept up to date. Auxiliary variables of stacks follow those of ``itemCapacity`` items.
struct LiveRows {
  /// The rows of a stack, and its auxiliary variables.
  struct StackRows {
    var rows: [Int32] = []
    var auxiliaries = 0..<0
  }

  /// The number of old rows among which the counterpart of a new one is searched.
  private static let searchedRows = 64

  var scene: LayoutScene
  let direction: LayoutDirection
  /// The number of items for which there are variables.
  let itemCapacity: Int
  private(set) var system: LiveSystem
  /// The first variable of each item's root; empty in left-to-right layout.
  private var rootBases: [Int32]
  private var rowsOfItems: [[Int32]]
  private var rowsOfConstraints: [[Int32]] = []
  private var rowsOfStacks: [ItemIndex: StackRows] = [:]
  /// The origin of each row; `nil` for definitions and unused rows.
  private(set) var origins: [ConstraintOrigin?] = []
  /// The rows whose origin has changed since it was last read.
  private var renamed: [Int32] = []
  private(set) var nextAuxiliary: Int
  /// Memory for the terms of a row.
  private var scratch: [Term] = []

  /// Takes over a solved scene.
  ///
  /// - Parameters:
  ///   - variables: The variables of the scene.
  ///   - values: The only optimum of its rows.
  ///   - itemCapacity: At least the number of items.
  /// - Throws: `LiveSystem.Obstacle`, if edits of the scene cannot be followed.
  /// - Complexity: O(rows · depth).
  init(
    _ variables: SceneVariables, values: [Double], itemCapacity: Int
  ) throws(LiveSystem.Obstacle) {
    scene = variables.scene
    direction = variables.direction
    rootBases = variables.rootBases
    self.itemCapacity = itemCapacity
    nextAuxiliary = SceneVariables.count * itemCapacity
    rowsOfItems = Array(repeating: [], count: scene.items.count)
    rowsOfConstraints = Array(repeating: [], count: scene.constraints.count)
    system = LiveSystem(columnCount: nextAuxiliary)
    for item in scene.items.indices { addColumns(of: ItemIndex(item)) }
    var parts = scene.items.indices.map { SceneRows.Part.item(ItemIndex($0)) }
    parts += scene.constraints.indices.map { .constraint($0) }
    parts += scene.stacks.map { .stack($0.view) }
    try renew(parts)
    let first = SceneVariables.count * scene.items.count
    var spread = Array(values.prefix(first))
    spread += repeatElement(0, count: SceneVariables.count * itemCapacity - spread.count)
    spread += values.dropFirst(first)
    guard spread.count == nextAuxiliary else { throw .unsettled }
    try system.adopt(spread)
  }

  /// The value of each variable.
  var values: [Double] { system.values }

  /// The variables of the scene. Keep them only until the next edit, which would copy the scene.
  var variables: SceneVariables {
    SceneVariables(scene, direction: direction, rootBases: rootBases)
  }

  /// The rows of an item.
  func rows(of item: ItemIndex) -> [Int32] { rowsOfItems[item.index] }

  // MARK: Edits

  /// Adds the variables of an item of the scene that is new or was removed before.
  mutating func addColumns(of item: ItemIndex) {
    let base = SceneVariables.count * item.index
    for offset in 0..<SceneVariables.count {
      let isSize = offset == SceneVariables.Offset.width || offset == SceneVariables.Offset.height
      system.addColumn(base + offset, isNonNegative: isSize && scene.insets(of: item) == nil)
    }
    while rowsOfItems.count <= item.index { rowsOfItems.append([]) }
    guard direction == .rightToLeft else { return }
    while rootBases.count <= item.index { rootBases.append(0) }
    rootBases[item.index] =
      scene.items[item.index].parent.map { rootBases[$0.index] }
      ?? Int32(truncatingIfNeeded: base)
  }

  /// Removes the variables of an item.
  ///
  /// - Throws: `unsettled` if a row still has one.
  private mutating func removeColumns(of item: ItemIndex) throws(LiveSystem.Obstacle) {
    let base = SceneVariables.count * item.index
    for column in base..<base + SceneVariables.count { try remove(column) }
  }

  private mutating func remove(_ column: Int) throws(LiveSystem.Obstacle) {
    guard system.isFree(column) else { throw .unsettled }
    system.removeColumn(column)
  }

  /// Removes the rows of a part.
  mutating func removeRows(of part: SceneRows.Part) throws(LiveSystem.Obstacle) {
    switch part {
    case .item(let item):
      for row in rowsOfItems[item.index] { remove(row: row) }
      rowsOfItems[item.index] = []
    case .constraint(let index):
      guard rowsOfConstraints.indices.contains(index) else { return }
      for row in rowsOfConstraints[index] { remove(row: row) }
      rowsOfConstraints[index] = []
    case .stack(let view):
      guard let stack = rowsOfStacks.removeValue(forKey: view) else { return }
      for row in stack.rows { remove(row: row) }
      for column in stack.auxiliaries { try remove(column) }
    }
  }

  private mutating func remove(row: Int32) {
    origins[Int(row)] = nil
    system.removeRow(Int(row))
  }

  /// Makes the rows of parts those of the current scene. Rows that only have another constant are
  /// kept.
  mutating func renew(_ parts: [SceneRows.Part]) throws(LiveSystem.Obstacle) {
    guard !parts.isEmpty else { return }
    let made = SceneRows.rows(of: parts, in: variables, auxiliaryBase: nextAuxiliary)
    var start = 0
    var auxiliaryStart = nextAuxiliary
    for (at, part) in parts.enumerated() {
      let rows = start..<made.ends[at]
      let auxiliaries = auxiliaryStart..<made.auxiliaryEnds[at]
      (start, auxiliaryStart) = (rows.upperBound, auxiliaries.upperBound)
      switch part {
      case .item(let item):
        let isNonNegative = scene.insets(of: item) == nil
        for offset in [SceneVariables.Offset.width, SceneVariables.Offset.height] {
          system.setNonNegative(isNonNegative, SceneVariables.count * item.index + offset)
        }
        var old: [Int32] = []
        swap(&old, &rowsOfItems[item.index])
        rowsOfItems[item.index] = replace(old, with: rows, of: made)
      case .constraint(let index):
        while rowsOfConstraints.count <= index { rowsOfConstraints.append([]) }
        var old: [Int32] = []
        swap(&old, &rowsOfConstraints[index])
        rowsOfConstraints[index] = replace(old, with: rows, of: made)
      case .stack(let view): try renewStack(of: view, rows, auxiliaries, of: made)
      }
    }
  }

  /// Renews the rows of changed parts, and removes the variables of removed items.
  ///
  /// A variable without rows has no single value, so this comes before the solve.
  mutating func renew(_ changes: LiveChanges) throws(LiveSystem.Obstacle) {
    try renew(changes.parts.all)
    for item in changes.removed { try removeColumns(of: item) }
  }

  private mutating func renewStack(
    of view: ItemIndex, _ rows: Range<Int>, _ made: Range<Int>, of all: SceneRows.PartRows
  ) throws(LiveSystem.Obstacle) {
    var stack = rowsOfStacks[view] ?? StackRows()
    if stack.auxiliaries.count != made.count {
      try removeRows(of: .stack(view))
      stack = StackRows(auxiliaries: nextAuxiliary..<nextAuxiliary + made.count)
      nextAuxiliary += made.count
      for column in stack.auxiliaries { system.addColumn(column, isNonNegative: false) }
    }
    stack.rows = replace(
      stack.rows, with: rows, of: all,
      renumbering: (made, by: stack.auxiliaries.lowerBound - made.lowerBound))
    rowsOfStacks[view] = stack
  }

  /// Replaces rows by new ones; returns the indices of these.
  private mutating func replace(
    _ old: [Int32], with rows: Range<Int>, of made: SceneRows.PartRows,
    renumbering: (Range<Int>, by: Int) = (0..<0, by: 0)
  ) -> [Int32] {
    var indices: [Int32] = []
    indices.reserveCapacity(rows.count)
    var next = 0
    for row in rows {
      readTerms(made.terms(row), of: made, renumbering)
      let origin = made.origins[row]
      let window = next..<min(old.count, next + Self.searchedRows)
      guard let kept = window.first(where: { isSame(old[$0], as: row, of: made) }) else {
        indices.append(addRow(origin, row, of: made))
        continue
      }
      for gone in next..<kept { remove(row: old[gone]) }
      next = kept + 1
      system.setConstant(made.rows.constants[row], of: Int(old[kept]))
      if origins[Int(old[kept])] != origin {
        origins[Int(old[kept])] = origin
        renamed.append(old[kept])
      }
      indices.append(old[kept])
    }
    for gone in next..<old.count { remove(row: old[gone]) }
    return indices
  }

  private mutating func readTerms(
    _ range: Range<Int>, of made: SceneRows.PartRows, _ renumbering: (Range<Int>, by: Int)
  ) {
    scratch.removeAll(keepingCapacity: true)
    for term in range {
      var variable = Int(made.terms.variables[term])
      if renumbering.0.contains(variable) { variable += renumbering.by }
      scratch.append(Term(Variable(index: variable), made.terms.coefficients[term]))
    }
  }

  /// Whether a row of the system has the terms that were read, and differs from a new row in its
  /// constant at most.
  private func isSame(_ old: Int32, as row: Int, of made: SceneRows.PartRows) -> Bool {
    system.row(
      Int(old), has: scratch, made.rows.relations[row], priority: made.rows.priorities[row])
  }

  private mutating func addRow(
    _ origin: ConstraintOrigin?, _ row: Int, of made: SceneRows.PartRows
  ) -> Int32 {
    let index = system.addRow(
      scratch, constant: made.rows.constants[row], made.rows.relations[row],
      priority: made.rows.priorities[row])
    while origins.count <= index { origins.append(nil) }
    origins[index] = origin
    return Int32(truncatingIfNeeded: index)
  }

  // MARK: Results

  /// Brings the values up to date.
  ///
  /// - Throws: `LiveSystem.Obstacle`. The rows must not be used afterwards.
  mutating func solve(limits: SolveLimits) throws(LiveSystem.Obstacle) {
    try system.solve(limits: limits)
  }

  /// The variables whose values have changed since the last call, each once.
  mutating func takeChangedVariables() -> [Int32] { system.takeChangedColumns() }

  /// The rows whose violation or origin has changed since the last call.
  mutating func takeChangedViolations() -> [Int32] {
    defer { renamed.removeAll(keepingCapacity: true) }
    return system.takeChangedViolations() + renamed
  }
}
