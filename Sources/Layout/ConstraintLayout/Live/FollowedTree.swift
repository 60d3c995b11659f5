internal import ConstraintSolver

/// A solved tree that follows the changes of its elements and constraints.
///
/// Each changed element or constraint is translated again, and only rows that differ change. If
/// texts wrap, there are two systems, as in a solve from scratch: one with each text on one line,
/// which gives the widths, and one with the heights at these widths.
struct FollowedTree {
  /// The system of the frames.
  var rows: LiveRows
  /// The system of the widths, with each text on one line; `nil` if no text wraps.
  var natural: LiveRows?
  let options: LayoutOptions
  let log: ChangeLog
  /// The indices of constraints.
  var constraintNumbers: [ObjectIdentifier: Int] = [:]
  /// The constraints with this container of their own.
  var contained: [ItemIndex: Set<Int>] = [:]
  /// The items of guides and subviews, in any order.
  var children: [[ItemIndex]]
  /// The number of ancestors of each item.
  var depths: [Int]
  var unusedItems: [ItemIndex] = []
  var unusedConstraints: [Int] = []
  /// All names so far, and which of them are in use.
  var names: NameTable
  var isTaken: [Bool]
  private let mostNames: Int
  private let mostVariables: Int

  /// Takes over the solution of a tree.
  ///
  /// - Throws: `LiveSystem.Obstacle`, if changes of the tree cannot be followed.
  /// - Complexity: O(rows · depth), and a solve if texts wrap.
  init(
    _ origin: Origin, options: LayoutOptions, limits: SolveLimits, log: ChangeLog,
    solved: inout SolvedLayout
  ) throws(LiveSystem.Obstacle) {
    let framed = origin.framed
    let scene = framed.translator.scene
    guard origin.isFollowable else { throw .open }
    // A system under edits does not ask for its memory.
    guard limits.mayAllocate == nil else { throw .unsettled }
    self.options = options
    self.log = log
    let capacity = 2 * scene.items.count + 64
    if scene.hasHeightsByWidth {
      let (variables, values) = try FollowedTree.natural(origin.scene, options, limits)
      natural = try LiveRows(variables, values: values, itemCapacity: capacity)
    }
    rows = try LiveRows(
      framed.translator.variables, values: framed.solution.values, itemCapacity: capacity)
    names = scene.names
    isTaken = Array(repeating: true, count: names.count)
    mostNames = 4 * names.count + 4096
    mostVariables = 4 * rows.nextAuxiliary + 4096
    children = Array(repeating: [], count: scene.items.count)
    depths = Array(repeating: 0, count: scene.items.count)
    for item in solved.tree.order {
      guard let parent = scene.items[item.index].parent else { continue }
      children[parent.index].append(item)
      depths[item.index] = depths[parent.index] + 1
    }
    for (number, entry) in solved.tree.constraints.enumerated() {
      if let entry { constraintNumbers[ObjectIdentifier(entry.constraint)] = number }
      if let container = scene.constraints[number].container {
        contained[container, default: []].insert(number)
      }
    }
    solved.violations = [:]
    updateViolations(rows.takeChangedViolations(), in: &solved)
    _ = rows.takeChangedVariables()
    _ = natural?.takeChangedVariables()
  }

  /// A solved tree as it was translated.
  struct Origin {
    /// The scene, before lengths were snapped to pixels and texts measured.
    let scene: LayoutScene
    let framed: (translator: Translator, solution: Solution)

    /// Whether edits can be followed at all.
    var isFollowable: Bool {
      let translator = framed.translator
      return framed.solution.isUnique && framed.solution.broken.isEmpty
        && translator.mirrorsEdges == (translator.direction == .rightToLeft)
        && !scene.stacks.contains { $0.distribution == .fillProportionally }
    }
  }

  /// The solution of a scene with each text on one line.
  private static func natural(
    _ scene: LayoutScene, _ options: LayoutOptions, _ limits: SolveLimits
  ) throws(LiveSystem.Obstacle) -> (variables: SceneVariables, values: [Double]) {
    let snapped = options.scale.map { scene.snappedToPixels(scale: $0) } ?? scene
    let translator = Translator(snapped, direction: options.direction)
    guard let solution = try? translator.system.solve(limits: limits), solution.isUnique else {
      throw .open
    }
    return (translator.variables, solution.values)
  }

  /// The scene of the frames. Read in place, because a copy would retain a dozen arrays.
  var scene: LayoutScene { _read { yield rows.scene } }

  /// Whether so many names or variables are unused that a solve from scratch is due.
  var isWorn: Bool {
    names.count > mostNames || rows.nextAuxiliary > mostVariables
  }

  /// Makes the same edit in all systems.
  mutating func edit(
    _ change: (inout LiveRows) throws(LiveSystem.Obstacle) -> Void
  ) throws(LiveSystem.Obstacle) {
    try change(&rows)
    // Moved out, so that the edit does not copy it.
    guard var natural = natural.take() else { return }
    try change(&natural)
    self.natural = natural
  }

  // MARK: Following

  /// Brings the solution up to date with the log, and empties the log.
  ///
  /// - Throws: `LiveSystem.Obstacle`, if the changes cannot be followed or make the tree invalid.
  ///   Neither the followed tree nor the solution must be used afterwards.
  /// - Complexity: O(rows of what changed + values that change), plus the solve of the parts of the
  ///   system that need optimisation and depend on changes; and a scan of the tree's indices for
  ///   each element that is added or removed.
  mutating func follow(
    in solved: inout SolvedLayout, texts: inout TextMeasures, limits: SolveLimits
  ) throws(LiveSystem.Obstacle) {
    guard !log.isOverfull, !isWorn else { throw .unsettled }
    var changes = LiveChanges()
    var (moved, elements) = (log.moved, log.elements)
    for constraint in log.constraints { changes.constraints.insert(constraint) }
    log.clear()
    for element in moved {
      guard let item = solved.tree.item(element) else { continue }
      try remove(item, &changes, in: &solved, texts: &texts)
    }
    try add(moved, &changes, in: &solved)
    for element in elements {
      if let item = solved.tree.item(element) { changes.items.insert(item) }
    }
    // Constraints refer weakly to elements, and the removed ones may end here.
    (moved, elements) = ([], [])
    for item in changes.items.all { try renew(item, &changes, in: &solved, texts: &texts) }
    for constraint in changes.constraints.all { try renew(constraint, &changes, in: &solved) }
    for view in changes.stacks.all { try renewStack(of: view, &changes, solved.tree) }
    solved.numbered.work = try solve(&changes, solved.tree, limits)
    try updateFrames(&changes, in: &solved)
    unusedItems += changes.removed
  }
}

/// The parts of a scene that an update must renew.
struct LiveChanges {
  /// The items that are new or have other properties.
  var items = UniqueList<ItemIndex>()
  /// The views whose stack may have changed.
  var stacks = UniqueList<ItemIndex>()
  var constraints = ConstraintList()
  /// The parts of the scene with new rows.
  var parts = UniqueList<SceneRows.Part>()
  /// The items whose violations may have other consequences.
  var judged = UniqueList<ItemIndex>()
  /// The removed items, whose variables are still in use.
  var removed: [ItemIndex] = []
}

/// Elements in the order in which they were first inserted.
struct UniqueList<Element: Hashable> {
  private(set) var all: [Element] = []
  private var seen: Set<Element> = []

  mutating func insert(_ element: Element) {
    if seen.insert(element).inserted { all.append(element) }
  }
}

/// Constraints in the order in which they were first inserted.
struct ConstraintList {
  private(set) var all: [Constraint] = []
  private var seen: Set<ObjectIdentifier> = []

  mutating func insert(_ constraint: Constraint) {
    if seen.insert(ObjectIdentifier(constraint)).inserted { all.append(constraint) }
  }
}
