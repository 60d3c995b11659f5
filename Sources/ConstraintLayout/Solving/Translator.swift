import ConstraintSolver

/// Translates a scene into a system of linear constraints.
///
/// Each item has six variables: on each axis both edges and the size, with the defining row
/// `end - start = size`. Edges are in root coordinates. In right-to-left layout horizontal edges
/// are mirrored within their root. So a scene with only leading and trailing edges makes the same
/// system in both directions, and ties between solutions are broken alike. Mirrored in a very wide
/// root, small numbers near its left edge may lose their digits; ``mirrorsEdges`` turns it off.
struct Translator {
  let scene: LayoutScene
  let direction: LayoutDirection
  /// Whether horizontal edges are mirrored within their root.
  let mirrorsEdges: Bool
  private(set) var system = ConstraintSystem()
  /// The origin of each row; `nil` for definitions.
  private(set) var origins: [ConstraintOrigin?] = []
  private var hierarchy: Hierarchy?
  private var row = LinearRow()
  /// The first variable of each item's root; empty in left-to-right layout.
  private(set) var rootBases: [Int32] = []

  /// The offsets of an item's variables from its first. On the horizontal axis reading goes from
  /// start to end.
  enum Offset {
    static let start = 0
    static let end = 1
    static let width = 2
    static let top = 3
    static let bottom = 4
    static let height = 5
  }

  /// An estimate of the memory of a translation, in bytes.
  static func byteCount(of scene: LayoutScene) -> Int {
    let bytesOfRow = 3 * 12 + 32 + MemoryLayout<ConstraintOrigin?>.stride
    return (scene.items.count * 6 + scene.constraints.count) * bytesOfRow
  }

  /// Translates a scene. The order of rows is the order of admission: given numbers, constraints,
  /// stacks, intrinsic sizes.
  ///
  /// - Complexity: O(items + constraints · log depth).
  init(_ scene: LayoutScene, direction: LayoutDirection, mirrors: Bool = true) {
    self.scene = scene
    self.direction = direction
    mirrorsEdges = mirrors && direction == .rightToLeft
    let items = scene.items.count
    let rows = items * 6 + scene.constraints.count
    system.reserveCapacity(variables: items * 6, constraints: rows, terms: rows * 3)
    origins.reserveCapacity(rows)
    for item in scene.items.indices { addVariables(ItemIndex(item)) }
    if mirrorsEdges { findRoots() }
    for item in scene.items.indices { addGiven(ItemIndex(item)) }
    for index in scene.constraints.indices where scene.constraints[index].isActive {
      addConstraint(index)
    }
    for stack in scene.stacks {
      let rules = scene.rules(of: stack)
      let base = addAuxiliaryVariables(of: rules)
      for (index, rule) in rules.rules.enumerated() {
        let name = StackRuleName(rule, index: index, of: stack.view)
        addRule(rule, auxiliaryBase: base, origin: name.map { .stack($0) })
      }
    }
    for item in scene.items.indices where scene.items[item].intrinsic >= 0 {
      addIntrinsicSize(ItemIndex(item))
    }
  }

  /// The indices of an item's variables on an axis.
  func variables(of item: ItemIndex, _ axis: Axis) -> Range<Int> {
    let first = base(of: item) + (axis == .horizontal ? Offset.start : Offset.top)
    return first..<first + 3
  }

  /// The values of the same frames in a translation that does not mirror.
  ///
  /// - Complexity: O(items).
  func unmirrored(_ values: [Double]) -> [Double] {
    var unmirrored = values
    for index in scene.items.indices {
      let edges = frameEdges(of: ItemIndex(index))
      unmirrored[index * 6 + Offset.start] = edges.left.value(values)
      unmirrored[index * 6 + Offset.end] = edges.right.value(values)
    }
    return unmirrored
  }

  /// The width of a root, in points, beyond which mirrored edges may lose digits.
  private static let widestMirrored = 10_000.0

  /// Whether a solution has a root beyond that width.
  ///
  /// - Complexity: O(items).
  func hasWideRoot(_ values: [Double]) -> Bool {
    scene.items.indices.contains {
      scene.items[$0].parent == nil && values[$0 * 6 + Offset.width] > Self.widestMirrored
    }
  }

  /// The origin of the bound `variable >= 0`.
  func origin(nonNegative variable: Variable) -> ConstraintOrigin {
    let implication: Implication =
      variable.index % 6 == Offset.width ? .nonNegativeWidth : .nonNegativeHeight
    return .implied(ItemIndex(variable.index / 6), implication)
  }

  // MARK: Variables

  /// The index of an item's first variable.
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
      row.add(1, axis + Offset.end)
      row.add(-1, axis + Offset.start)
      row.add(-1, axis + Offset.width)
      addRow(.equal, .required, origin: nil)
    }
  }

  /// Fills ``rootBases``.
  ///
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
    _ relation: Relation, _ priority: Priority, origin: ConstraintOrigin?,
    role: ConflictRole? = nil
  ) {
    addMirrorTerms()
    system.addConstraint(
      row.terms, constant: row.constant, relation, priority: priority,
      role: role ?? (origin == nil && priority.isRequired ? .definition : .member))
    origins.append(origin)
  }

  /// Adds the sides of the roots in which positions of the row are mirrored.
  private mutating func addMirrorTerms() {
    guard !row.mirrors.isEmpty else { return }
    for (root, factor) in row.mirrors
    where abs(factor) > LayoutTolerance.mirrorCancellation * row.largestMirrorFactor {
      row.add(factor, root + Offset.start)
      row.add(factor, root + Offset.end)
    }
  }

  // MARK: Implied constraints

  private mutating func addGiven(_ item: ItemIndex) {
    if case .insetGuide(let insets) = scene.items[item.index].kind {
      return addInsets(insets, of: item)
    }
    guard scene.items[item.index].isView else { return }
    let given = scene.items[item.index].given
    let isRoot = scene.items[item.index].parent == nil
    if given.x != nil || isRoot { addPosition(.left, of: item, given.x, as: .x) }
    if given.y != nil || isRoot { addPosition(.top, of: item, given.y, as: .y) }
    if let width = given.width {
      addSize(Offset.width, of: item, .equal, to: width, priority: .required, as: .width)
    }
    if let height = given.height {
      addSize(Offset.height, of: item, .equal, to: height, priority: .required, as: .height)
    }
  }

  /// Pins the edges of a guide to those of its view. The four rows are one member of conflicts.
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
      addRow(.equal, .required, origin: .implied(guide, .insets), role: role)
      role = .continuation
    }
  }

  private mutating func addIntrinsicSize(_ item: ItemIndex) {
    guard let size = scene.intrinsicSize(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    if let content = size.width {
      let width = content + insets.left + insets.right
      addSize(
        Offset.width, of: item, .lessThanOrEqual, to: width,
        priority: size.hugging.horizontal, as: .huggingHorizontal)
      addSize(
        Offset.width, of: item, .greaterThanOrEqual, to: width,
        priority: size.compressionResistance.horizontal, as: .compressionResistanceHorizontal)
    }
    if let content = size.height {
      let height = content + insets.top + insets.bottom
      addSize(
        Offset.height, of: item, .lessThanOrEqual, to: height,
        priority: size.hugging.vertical, as: .huggingVertical)
      addSize(
        Offset.height, of: item, .greaterThanOrEqual, to: height,
        priority: size.compressionResistance.vertical, as: .compressionResistanceVertical)
    }
  }

  private mutating func addPosition(
    _ side: Attribute, of item: ItemIndex, _ given: Double?, as implication: Implication
  ) {
    let value = given ?? 0
    row.clear()
    row.add(1, self.side(side, of: item))
    if let parent = scene.items[item.index].parent {
      row.add(-1, self.side(side, of: parent))
      row.constant -= value
      if side == .left && direction == .rightToLeft { row.negate() }
    } else {
      row.constant -= value
    }
    addRow(
      .equal, .required, origin: .implied(item, implication),
      role: given == nil ? .background : .member)
  }

  private mutating func addSize(
    _ offset: Int, of item: ItemIndex, _ relation: Relation, to value: Double,
    priority: Priority, as implication: Implication
  ) {
    let base = base(of: item)
    row.clear()
    row.add(1, base + offset)
    row.constant = -value
    addRow(relation, priority, origin: .implied(item, implication))
  }

  // MARK: Constraints

  private mutating func addConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
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
      // Not directional: the row keeps its sense on an axis that points left.
      row.negate()
      relation = relation.flipped
    }
    addRow(relation, constraint.priority, origin: .constraint(index))
  }

  private mutating func addSide(_ anchor: Anchor, from origin: Anchor?, times factor: Double) {
    guard let origin else { return row.add(factor, edge(anchor)) }
    // A distance is measured in the direction of reading if one of its ends is directional.
    let isMirrored =
      direction == .rightToLeft
      && (anchor.attribute.isDirectional || origin.attribute.isDirectional)
    row.add(isMirrored ? -factor : factor, edge(anchor))
    row.add(isMirrored ? factor : -factor, edge(origin))
  }

  /// Adds the auxiliary variables of a stack and returns the index of the first.
  private mutating func addAuxiliaryVariables(of rules: StackRules) -> Int {
    let first = system.variableCount
    for _ in 0..<rules.auxiliaryCount { system.addVariable() }
    return first
  }

  private mutating func addRule(
    _ rule: StackRule, auxiliaryBase: Int, origin: ConstraintOrigin?
  ) {
    row.clear()
    for term in rule.terms {
      switch term.operand {
      case .auxiliary(let number): row.add(term.factor, auxiliaryBase + number)
      case .anchor(let anchor):
        let isMirrored = direction == .rightToLeft && anchor.attribute.kind == .horizontal
        row.add(isMirrored ? -term.factor : term.factor, edge(anchor))
      }
    }
    row.constant -= rule.constant
    addRow(rule.relation, rule.priority, origin: origin)
  }

  /// The edge of the container to which the positions of a constraint are relative; `nil` if there
  /// is no container or no position.
  private mutating func origin(of constraint: SceneConstraint, isMirrored: Bool) -> AffineEdge? {
    let kind = constraint.kind
    guard kind != .size, let container = container(of: constraint) else { return nil }
    if kind == .vertical { return side(.top, of: container) }
    return side(isMirrored ? .right : .left, of: container)
  }

  private mutating func container(of constraint: SceneConstraint) -> ItemIndex? {
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
