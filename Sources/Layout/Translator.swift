import ConstraintSolver

/// Turns a scene into a system of linear constraints.
///
/// Each item has six variables, three an axis: both edges and the size, tied by one row, which is a definition. Edges are
/// in root coordinates. Right-to-left layout counts horizontal ones in the direction of reading, which starts and
/// ends where the root does. So a scene that only names leading and trailing edges makes the same system in both
/// directions, and every tie in it breaks the same way. Beside a root that is very wide, what is small and far from
/// where reading begins may have no digits left: there, positions count from the left in both.
struct Translator {
  let scene: LayoutScene
  let direction: LayoutDirection
  /// Whether horizontal positions count in the direction of reading, against the axis.
  let isTurned: Bool
  private(set) var system = ConstraintSystem()
  /// For each row what it comes from, nothing for the rows that tie edges and sizes.
  private(set) var origins: [ConstraintOrigin?] = []
  private var hierarchy: Hierarchy?
  private var row = LinearRow()
  /// The first variable of each item's root, for right-to-left layout.
  private(set) var rootBases: [Int32] = []

  /// Where the variables of an axis stand from an item's first. Reading goes from start to end.
  enum Place {
    static let start = 0
    static let end = 1
    static let width = 2
    static let top = 3
    static let bottom = 4
    static let height = 5
  }

  /// About what the translation of a scene takes of memory.
  static func byteCount(of scene: LayoutScene) -> Int {
    let bytesOfRow = 3 * 12 + 32 + MemoryLayout<ConstraintOrigin?>.stride
    return (scene.items.count * 6 + scene.constraints.count) * bytesOfRow
  }

  /// Translates the whole scene. Rows come in the order of admission: given numbers, constraints,
  /// intrinsic sizes.
  ///
  /// - Complexity: O(items + constraints · log depth).
  init(_ scene: LayoutScene, direction: LayoutDirection, turns: Bool = true) {
    self.scene = scene
    self.direction = direction
    isTurned = turns && direction == .rightToLeft
    let items = scene.items.count
    let rows = items * 6 + scene.constraints.count
    system.reserveCapacity(variables: items * 6, constraints: rows, terms: rows * 3)
    origins.reserveCapacity(rows)
    for item in scene.items.indices { addVariables(ItemIndex(item)) }
    if isTurned { findRoots() }
    for item in scene.items.indices { addGiven(ItemIndex(item)) }
    for place in scene.constraints.indices where scene.constraints[place].isActive {
      addConstraint(place)
    }
    for stack in scene.stacks {
      let rules = scene.rules(of: stack)
      let own = addOwnVariables(of: rules)
      for (place, rule) in rules.rules.enumerated() {
        addRule(rule, own, StackRuleName(rule, at: place, of: stack.view).map { .stack($0) })
      }
    }
    for item in scene.items.indices where scene.items[item].intrinsic >= 0 {
      addIntrinsicSize(ItemIndex(item))
    }
  }

  /// The variables of an item on an axis.
  func variables(of item: ItemIndex, _ axis: Axis) -> Range<Int> {
    let first = base(of: item) + (axis == .horizontal ? Place.start : Place.top)
    return first..<first + 3
  }

  /// Values as they are where positions count from the left.
  ///
  /// - Complexity: O(items).
  func unturned(_ values: [Double]) -> [Double] {
    var unturned = values
    for index in scene.items.indices {
      let edges = frameEdges(of: ItemIndex(index))
      unturned[index * 6 + Place.start] = edges.left.value(values)
      unturned[index * 6 + Place.end] = edges.right.value(values)
    }
    return unturned
  }

  /// The width from which on positions that count against the axis may have lost digits that count, in points.
  private static let wide = 10_000.0

  /// Whether a root is that wide in a solution.
  ///
  /// - Complexity: O(items).
  func hasWideRoot(_ values: [Double]) -> Bool {
    scene.items.indices.contains {
      scene.items[$0].parent == nil && values[$0 * 6 + Place.width] > Self.wide
    }
  }

  /// What a variable's being at least zero is called.
  func origin(nonNegative variable: Variable) -> ConstraintOrigin {
    let implication: Implication =
      variable.index % 6 == Place.width ? .nonNegativeWidth : .nonNegativeHeight
    return .implied(ItemIndex(variable.index / 6), implication)
  }

  // MARK: Variables

  func base(of item: ItemIndex) -> Int { item.index * 6 }

  private mutating func addVariables(_ item: ItemIndex) {
    var isNonNegative = true
    if case .insetGuide = scene.items[item.index].kind { isNonNegative = false }
    let base = base(of: item)
    for _ in 0..<2 {
      system.addVariable()
      system.addVariable()
      system.addVariable(isNonNegative: isNonNegative)
    }
    for axis in [base, base + 3] {
      row.clear()
      row.add(1, axis + Place.end)
      row.add(-1, axis + Place.start)
      row.add(-1, axis + Place.width)
      addRow(.equal, .required, nil)
    }
  }

  /// - Complexity: O(items).
  private mutating func findRoots() {
    rootBases = [Int32](repeating: -1, count: scene.items.count)
    var path: [Int] = []
    for item in scene.items.indices {
      var next = item
      while rootBases[next] < 0, let parent = scene.items[next].parent {
        path.append(next)
        next = parent.index
      }
      if rootBases[next] < 0 { rootBases[next] = Int32(truncatingIfNeeded: next * 6) }
      while let below = path.popLast() { rootBases[below] = rootBases[next] }
    }
  }

  private mutating func addRow(
    _ relation: Relation, _ priority: Priority, _ origin: ConstraintOrigin?,
    role: ConflictRole? = nil
  ) {
    turn()
    system.addConstraint(
      row.terms, constant: row.constant, relation, priority: priority,
      role: role ?? (origin == nil && priority.isRequired ? .definition : .member))
    origins.append(origin)
  }

  /// Writes the positions that count against reading by the sides of their roots.
  private mutating func turn() {
    guard !row.turns.isEmpty else { return }
    for (root, factor) in row.turns where abs(factor) > 1e-12 * row.largestTurn {
      row.add(factor, root + Place.start)
      row.add(factor, root + Place.end)
    }
  }

  // MARK: What items imply

  private mutating func addGiven(_ item: ItemIndex) {
    if case .insetGuide(let insets) = scene.items[item.index].kind {
      return addInsets(insets, of: item)
    }
    guard scene.items[item.index].isView else { return }
    let given = scene.items[item.index].given
    let isRoot = scene.items[item.index].parent == nil
    if given.x != nil || isRoot { addPosition(item, .left, given.x ?? 0, .x) }
    if given.y != nil || isRoot { addPosition(item, .top, given.y ?? 0, .y) }
    if let width = given.width { addSize(item, Place.width, width, .equal, .required, .width) }
    if let height = given.height { addSize(item, Place.height, height, .equal, .required, .height) }
  }

  /// Pins the edges of a guide to its view's: one member of conflicts, of four rows.
  private mutating func addInsets(_ insets: EdgeInsets, of guide: ItemIndex) {
    guard let view = scene.items[guide.index].parent else { return }
    var role = ConflictRole.member
    for (side, inset) in [
      (Attribute.left, insets.left), (.right, -insets.right), (.top, insets.top),
      (.bottom, -insets.bottom),
    ] {
      row.clear()
      row.add(1, self.side(side, of: guide))
      row.add(-1, self.side(side, of: view))
      row.constant = -inset
      if side.kind == .horizontal && direction == .rightToLeft { row.negate() }
      addRow(.equal, .required, .implied(guide, .insets), role: role)
      role = .continuation
    }
  }

  private mutating func addIntrinsicSize(_ item: ItemIndex) {
    guard let size = scene.intrinsicSize(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    if let content = size.width {
      let width = content + insets.left + insets.right
      addSize(
        item, Place.width, width, .lessThanOrEqual, size.hugging.horizontal, .huggingHorizontal)
      addSize(
        item, Place.width, width, .greaterThanOrEqual, size.compressionResistance.horizontal,
        .compressionResistanceHorizontal)
    }
    if let content = size.height {
      let height = content + insets.top + insets.bottom
      addSize(item, Place.height, height, .lessThanOrEqual, size.hugging.vertical, .huggingVertical)
      addSize(
        item, Place.height, height, .greaterThanOrEqual, size.compressionResistance.vertical,
        .compressionResistanceVertical)
    }
  }

  private mutating func addPosition(
    _ item: ItemIndex, _ side: Attribute, _ value: Double, _ implication: Implication
  ) {
    row.clear()
    row.add(1, self.side(side, of: item))
    if let parent = scene.items[item.index].parent {
      row.add(-1, self.side(side, of: parent))
      row.constant -= value
      if side == .left && direction == .rightToLeft { row.negate() }
    } else {
      row.constant -= value
    }
    addRow(.equal, .required, .implied(item, implication))
  }

  private mutating func addSize(
    _ item: ItemIndex, _ place: Int, _ value: Double, _ relation: Relation,
    _ priority: Priority, _ implication: Implication
  ) {
    let base = base(of: item)
    row.clear()
    row.add(1, base + place)
    row.constant = -value
    addRow(relation, priority, .implied(item, implication))
  }

  // MARK: Constraints

  private mutating func addConstraint(_ place: Int) {
    let constraint = scene.constraints[place]
    let isMirrored = direction == .rightToLeft && constraint.isDirectional
    let sign = isMirrored ? -1.0 : 1.0
    row.clear()
    addSide(constraint.first, from: constraint.firstOrigin, times: sign * constraint.firstFactor)
    var originFactor = -constraint.firstFactor
    if let second = constraint.second {
      addSide(second, from: constraint.secondOrigin, times: -sign * constraint.multiplier)
      originFactor += constraint.multiplier
    }
    if originFactor != 0, let edge = origin(of: constraint, isMirrored: isMirrored) {
      row.add(sign * originFactor, edge)
    }
    row.constant -= constraint.constant
    var relation = constraint.relation
    if direction == .rightToLeft, !isMirrored, constraint.kind == .horizontal {
      // What does not name the direction of reading counts against it.
      row.negate()
      relation = relation.flipped
    }
    addRow(relation, constraint.priority, .constraint(place))
  }

  private mutating func addSide(_ anchor: Anchor, from origin: Anchor?, times factor: Double) {
    guard let origin else { return row.add(factor, edge(anchor)) }
    // A distance counts in the direction of reading where one of its ends does.
    let isMirrored =
      direction == .rightToLeft
      && (anchor.attribute.isDirectional || origin.attribute.isDirectional)
    row.add(isMirrored ? -factor : factor, edge(anchor))
    row.add(isMirrored ? factor : -factor, edge(origin))
  }

  /// Adds variables for what only a stack has, and returns the first.
  private mutating func addOwnVariables(of rules: StackRules) -> Int {
    let first = system.variableCount
    for _ in 0..<rules.ownCount { system.addVariable() }
    return first
  }

  private mutating func addRule(_ rule: StackRule, _ own: Int, _ origin: ConstraintOrigin?) {
    row.clear()
    for term in rule.terms {
      switch term.quantity {
      case .own(let number): row.add(term.factor, own + number)
      case .anchor(let anchor):
        let isMirrored = direction == .rightToLeft && anchor.attribute.kind == .horizontal
        row.add(isMirrored ? -term.factor : term.factor, edge(anchor))
      }
    }
    row.constant -= rule.constant
    addRow(rule.relation, rule.priority, origin)
  }

  /// The edge from which the positions of a constraint count, of its container.
  private mutating func origin(of constraint: LayoutConstraint, isMirrored: Bool) -> AffineEdge? {
    let kind = constraint.kind
    guard kind != .size, let container = container(of: constraint) else { return nil }
    if kind == .vertical { return side(.top, of: container) }
    return side(isMirrored ? .right : .left, of: container)
  }

  private mutating func container(of constraint: LayoutConstraint) -> ItemIndex? {
    if let container = constraint.container { return container }
    let item = constraint.first.item
    guard let second = constraint.second?.item, second != item else {
      return scene.items[item.index].parent
    }
    let hierarchy = self.hierarchy ?? Hierarchy(scene.items)
    self.hierarchy = hierarchy
    return hierarchy.nearestCommonAncestor(item, second)
  }
}
