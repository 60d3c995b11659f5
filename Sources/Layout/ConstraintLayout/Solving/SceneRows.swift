internal import ConstraintSolver

/// The rows of a scene, in the order of admission: given numbers, constraints, stacks, intrinsic
/// sizes.
///
/// The definition `end - start = size` of an axis is never left out and never named. It follows the
/// first row by which required equalities contain two of its three variables. There, presolve
/// usually knows both and eliminates the definition at once; placed first, each definition would
/// have to be deferred.
struct SceneRows: ~Copyable {
  let variables: SceneVariables
  var scene: LayoutScene { variables.scene }
  private let direction: LayoutDirection
  /// Whether the rows are those of a part of the scene, without its variables and definitions.
  private let isPart: Bool
  var builder: ConstraintSystemBuilder
  private var definitions: DefinitionOrder
  private(set) var stackRules: [StackRuleName] = []
  private var row = LinearRow()
  private var hierarchy: Hierarchy?
  private var lengths: ProportionalLengths?

  typealias Offset = SceneVariables.Offset

  /// Starts the translation of a scene by adding its variables to an empty builder.
  private init(_ variables: SceneVariables, in builder: consuming ConstraintSystemBuilder) {
    self.variables = variables
    direction = variables.direction
    isPart = false
    let items = variables.scene.items.count
    self.builder = builder
    self.builder.addVariables([false, false, true, false, false, true], times: items)
    definitions = DefinitionOrder(items: items)
  }

  /// Starts the translation of parts of a scene.
  ///
  /// - Parameters:
  ///   - variables: The variables of a scene in which items may be unused.
  ///   - auxiliaryBase: The first variable that is not an item's.
  ///   - builder: An empty builder.
  /// - Complexity: O(1).
  init(
    partsOf variables: SceneVariables, auxiliaryBase: Int,
    in builder: consuming ConstraintSystemBuilder
  ) {
    self.variables = variables
    direction = variables.direction
    isPart = true
    self.builder = builder
    self.builder.variableCount = auxiliaryBase
    definitions = DefinitionOrder(items: 0)
  }

  /// The system of all rows of a scene, and each row's origin.
  ///
  /// - Complexity: O(items + constraints · log depth).
  static func translation(
    of variables: SceneVariables
  ) -> (system: ConstraintSystem, origins: RowOrigins) {
    let scene = variables.scene
    // Few items have a row for each given number. Rows of stacks are not counted.
    let count = scene.items.count * 6 + scene.intrinsicSizes.count * 4 + scene.constraints.count
    var stackRules: [StackRuleName] = []
    let arrays = ConstraintSystemBuilder.filled(rows: count, terms: count * 2) { builder in
      var rows = SceneRows(variables, in: builder)
      rows.add()
      stackRules = rows.stackRules
      return rows.finished()
    }
    let (system, labels) = arrays.system()
    return (system, RowOrigins(labels, stackRules: stackRules))
  }

  /// The row of one constraint, in addition to a translated scene.
  ///
  /// - Complexity: O(items).
  static func row(
    of constraint: SceneConstraint, in variables: SceneVariables
  ) -> RowChanges.Row {
    let arrays = ConstraintSystemBuilder.filled(rows: 4, terms: 32) { builder in
      var rows = SceneRows(variables, in: builder)
      rows.addCollected(constraint, 0)
      return rows.finished()
    }
    let (system, _) = arrays.system()
    let header = system.header(of: 0)
    return RowChanges.Row(
      terms: system.terms(of: 0), constant: header.constant, relation: header.relation,
      priority: constraint.priority)
  }

  consuming func finished() -> ConstraintSystemBuilder { builder }

  /// Adds all rows.
  private mutating func add() {
    for item in scene.items.indices { addGiven(ItemIndex(item)) }
    addConstraints()
    for stack in scene.stacks { addRules(of: stack) }
    for axis in 0..<2 * scene.items.count where definitions.take(axis) { addDefinition(axis) }
    for item in scene.items.indices where scene.items[item].intrinsic >= 0 {
      addIntrinsicSize(ItemIndex(item))
    }
  }

  // MARK: Rows

  /// Adds the definition of an axis by number, two per item.
  mutating func addDefinition(_ axis: Int) {
    let first = 3 * axis
    builder.addDefinition(
      first + Offset.end, of: first + Offset.start, first + Offset.width,
      label: RowOrigins.Label.definition(ofAxis: axis).word)
  }

  /// Records that a required equality contains a variable, and adds its axis's definition once due.
  @inline(__always)
  private mutating func note(_ variable: Int) {
    if let axis = definitions.note(variable) { addDefinition(axis) }
  }

  /// Adds the row under construction.
  private mutating func addRow(
    _ relation: Relation, _ priority: Priority, _ label: RowOrigins.Label,
    role: ConflictRole = .member
  ) {
    addMirrorTerms()
    for term in row.terms { builder.add(term.coefficient, term.variable.index) }
    builder.closeRow(
      constant: row.constant, relation, priority: priority, role: role, label: label.word)
  }

  /// Records the variables of the row under construction, which was added as a required equality.
  private mutating func noteRow() {
    for term in row.terms { note(term.variable.index) }
  }

  /// Adds the sides of the roots that mirror positions of the row.
  private mutating func addMirrorTerms() {
    guard !row.mirrors.isEmpty else { return }
    for (root, factor) in row.mirrors
    where abs(factor) > LayoutTolerance.mirrorCancellation * row.largestMirrorFactor {
      row.add(factor, root + Offset.start)
      row.add(factor, root + Offset.end)
    }
  }

  // MARK: Implied constraints

  mutating func addGiven(_ item: ItemIndex) {
    switch scene.items[item.index].kind {
    case .insetGuide(let insets): return addInsets(insets, of: item)
    case .guide: return
    case .view: break
    }
    let isRoot = scene.items[item.index].parent == nil
    let x = scene.items[item.index].given.x
    let y = scene.items[item.index].given.y
    if x != nil || isRoot { addPosition(.left, of: item, x, as: .x) }
    if y != nil || isRoot { addPosition(.top, of: item, y, as: .y) }
    if let width = scene.items[item.index].given.width {
      addSize(Offset.width, of: item, .equal, to: width, priority: .required, as: .width)
    }
    if let height = scene.items[item.index].given.height {
      addSize(Offset.height, of: item, .equal, to: height, priority: .required, as: .height)
    }
  }

  /// Pins the edges of a guide to its view. The four rows are one member of conflicts.
  private mutating func addInsets(_ insets: EdgeInsets, of guide: ItemIndex) {
    for offset in [Offset.width, Offset.height] where !isPart {
      builder.setNonNegative(false, variables.base(of: guide) + offset)
    }
    guard let view = scene.items[guide.index].parent else { return }
    var role = ConflictRole.member
    for (side, inset) in [
      (Attribute.left, insets.left), (.right, -insets.right), (.top, insets.top),
      (.bottom, -insets.bottom),
    ] {
      row.clear()
      row.add(1, variables.side(side, of: guide))
      row.add(-1, variables.side(side, of: view))
      row.constant = -inset
      if side.kind == .horizontal && direction == .rightToLeft { row.negate() }
      addRow(.equal, .required, .implied(guide, .insets), role: role)
      role = .continuation
    }
    for item in [guide, view] {
      let base = variables.base(of: item)
      for offset in [Offset.start, Offset.end, Offset.top, Offset.bottom] { note(base + offset) }
    }
  }

  /// Adds the rows of an item's intrinsic size.
  mutating func addIntrinsicSize(_ item: ItemIndex) {
    let index = Int(scene.items[item.index].intrinsic)
    let insets = scene.items[item.index].geometry < 0 ? .zero : scene.geometry(of: item).alignment
    // Read member by member: a copy would retain the table of heights.
    let width = scene.intrinsicSizes[index].width
    let height = scene.intrinsicSizes[index].height
    let hugging = scene.intrinsicSizes[index].hugging
    let resistance = scene.intrinsicSizes[index].compressionResistance
    if let width {
      let width = width + insets.left + insets.right
      addSize(
        Offset.width, of: item, .lessThanOrEqual, to: width,
        priority: hugging.horizontal, as: .huggingHorizontal)
      addSize(
        Offset.width, of: item, .greaterThanOrEqual, to: width,
        priority: resistance.horizontal, as: .compressionResistanceHorizontal)
    }
    if let height {
      let height = height + insets.top + insets.bottom
      addSize(
        Offset.height, of: item, .lessThanOrEqual, to: height,
        priority: hugging.vertical, as: .huggingVertical)
      addSize(
        Offset.height, of: item, .greaterThanOrEqual, to: height,
        priority: resistance.vertical, as: .compressionResistanceVertical)
    }
  }

  private mutating func addPosition(
    _ side: Attribute, of item: ItemIndex, _ given: Double?, as implication: Implication
  ) {
    let value = given ?? 0
    row.clear()
    row.add(1, variables.side(side, of: item))
    if let parent = scene.items[item.index].parent {
      row.add(-1, variables.side(side, of: parent))
      row.constant -= value
      if side == .left && direction == .rightToLeft { row.negate() }
    } else {
      row.constant -= value
    }
    addRow(
      .equal, .required, .implied(item, implication),
      role: given == nil ? .background : .member)
    noteRow()
  }

  @inline(__always)
  private mutating func addSize(
    _ offset: Int, of item: ItemIndex, _ relation: Relation, to value: Double,
    priority: Priority, as implication: Implication
  ) {
    let variable = variables.base(of: item) + offset
    builder.addRow(
      1, variable, 0, -1, constant: -value, relation, priority: priority,
      label: RowOrigins.Label.implied(item, implication).word)
    if relation == .equal && priority.isRequired { note(variable) }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    let constraints = scene.constraints
    constraints.withUnsafeBufferPointer { constraints in
      guard let first = constraints.baseAddress else { return }
      for index in constraints.indices where first[index].isActive {
        addConstraint(first + index, index)
      }
    }
  }

  @inline(__always)
  mutating func addConstraint(_ constraint: UnsafePointer<SceneConstraint>, _ index: Int) {
    // Most rows have one variable for each side, and need not collect like terms.
    guard let pair = VariablePair(constraint, variables) else {
      return addCollected(constraint.pointee, index)
    }
    let relation = constraint.pointee.relation
    let priority = constraint.pointee.priority
    builder.addRow(
      pair.factor, pair.variable, pair.secondFactor, pair.second, constant: pair.constant,
      relation, priority: priority, label: RowOrigins.Label.constraint(index).word)
    guard relation == .equal, priority.isRequired else { return }
    note(pair.variable)
    if pair.second >= 0 { note(pair.second) }
  }

  /// Adds the row of a constraint with any number of variables.
  @inline(never)
  mutating func addCollected(_ constraint: SceneConstraint, _ index: Int) {
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
      // Not directional, so the row keeps its sense although the axis points left.
      row.negate()
      relation = relation.flipped
    }
    addRow(relation, constraint.priority, .constraint(index))
    if relation == .equal && constraint.priority.isRequired { noteRow() }
  }

  private mutating func addSide(_ anchor: Anchor, from origin: Anchor?, times factor: Double) {
    guard let origin else { return row.add(factor, variables.edge(anchor)) }
    // A distance with a directional end is measured in reading direction.
    let isMirrored =
      direction == .rightToLeft
      && (anchor.attribute.isDirectional || origin.attribute.isDirectional)
    row.add(isMirrored ? -factor : factor, variables.edge(anchor))
    row.add(isMirrored ? factor : -factor, variables.edge(origin))
  }

  /// The container's edge that the positions of a constraint are relative to; `nil` without a
  /// container or a position.
  private mutating func origin(of constraint: SceneConstraint, isMirrored: Bool) -> AffineEdge? {
    let kind = constraint.kind
    guard kind != .size, let container = container(of: constraint) else { return nil }
    if kind == .vertical { return variables.side(.top, of: container) }
    return variables.side(isMirrored ? .right : .left, of: container)
  }

  private mutating func container(of constraint: SceneConstraint) -> ItemIndex? {
    if let container = constraint.container { return container }
    let item = constraint.first.item
    guard let second = constraint.second?.item, second != item else {
      return scene.items[item.index].parent
    }
    if isPart { return scene.nearestCommonAncestor(item, second) }
    let hierarchy = self.hierarchy ?? Hierarchy(scene.items)
    self.hierarchy = hierarchy
    return hierarchy.nearestCommonAncestor(item, second)
  }

  // MARK: Stacks

  mutating func addRules(of stack: Stack) {
    let rules = scene.rules(of: stack, lengths: &lengths)
    let auxiliaryBase = builder.variableCount
    if isPart {
      builder.variableCount += rules.auxiliaryCount
    } else {
      builder.addVariables([false], times: rules.auxiliaryCount)
    }
    for (index, rule) in rules.rules.enumerated() {
      var label = RowOrigins.Label.auxiliary
      if let name = StackRuleName(rule, index: index, of: stack.view) {
        label = .stackRule(stackRules.count)
        stackRules.append(name)
      }
      addRule(rule, auxiliaryBase: auxiliaryBase, label, isNamed: rule.purpose != nil)
    }
  }

  private mutating func addRule(
    _ rule: StackRule, auxiliaryBase: Int, _ label: RowOrigins.Label, isNamed: Bool
  ) {
    row.clear()
    for term in rule.terms {
      switch term.operand {
      case .auxiliary(let number): row.add(term.factor, auxiliaryBase + number)
      case .anchor(let anchor):
        let isMirrored = direction == .rightToLeft && anchor.attribute.kind == .horizontal
        row.add(isMirrored ? -term.factor : term.factor, variables.edge(anchor))
      }
    }
    row.constant -= rule.constant
    let isRequired = rule.priority.isRequired
    addRow(
      rule.relation, rule.priority, label, role: isNamed || !isRequired ? .member : .definition)
    if rule.relation == .equal && isRequired { noteRow() }
  }
}
