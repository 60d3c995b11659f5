import ConstraintSolver

/// Turns a scene into a system of linear constraints.
///
/// Each item has six variables, three an axis: both edges in root coordinates and the size, tied by
/// one row. A guide with insets has none of its own: its edges are those of its view, shifted.
/// Right-to-left layout mirrors rows, not variables.
struct Translator {
  let scene: LayoutScene
  let direction: LayoutDirection
  private(set) var system = ConstraintSystem()
  /// For each row what it comes from, nothing for the rows that tie edges and sizes.
  private(set) var origins: [ConstraintOrigin?] = []
  /// The first variable of each item, -1 where it has none yet.
  private var bases: [Int32]
  /// The items by variable, in sixes.
  private var owners: [ItemIndex] = []
  private var hierarchy: Hierarchy?
  private var row = LinearRow()
  /// What the variables of a part may not fall below 0; all sizes where there is none.
  private let nonNegative: Set<ConstraintOrigin>?
  /// Guides whose insets do not count, so that they have variables of their own.
  private let freed: Set<ItemIndex>

  /// Where the variables of an axis stand from an item's first.
  private enum Place {
    static let left = 0
    static let right = 1
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
  init(_ scene: LayoutScene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
    bases = [Int32](repeating: -1, count: scene.items.count)
    nonNegative = nil
    freed = []
    let items = scene.items.count
    let rows = items * 6 + scene.constraints.count
    system.reserveCapacity(variables: items * 6, constraints: rows, terms: rows * 3)
    origins.reserveCapacity(rows)
    owners.reserveCapacity(items)
    for item in scene.items.indices { _ = base(of: ItemIndex(item)) }
    for item in scene.items.indices where scene.items[item].isView { addGiven(ItemIndex(item)) }
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

  /// Translates the members of a conflict alone, with the insets of some guides left out.
  init(
    _ scene: LayoutScene, direction: LayoutDirection, members: [ConstraintOrigin],
    freeing freed: Set<ItemIndex>
  ) {
    self.scene = scene
    self.direction = direction
    bases = [Int32](repeating: -1, count: scene.items.count)
    nonNegative = Set(members)
    self.freed = freed
    let views = Set(members.compactMap { if case .stack(let name) = $0 { name.view } else { nil } })
    var rules: [ItemIndex: (all: [StackRule], own: Int)] = [:]
    for stack in scene.stacks where views.contains(stack.view) {
      let made = scene.rules(of: stack)
      let own = addOwnVariables(of: made)
      rules[stack.view] = (made.rules, own)
      // What the stack's own quantities are does not depend on who is a member.
      for rule in made.rules where rule.purpose == nil { addRule(rule, own, nil) }
    }
    for member in members {
      switch member {
      case .stack(let name):
        if let made = rules[name.view] { addRule(made.all[name.place], made.own, member) }
      case .constraint(let place): addConstraint(place)
      case .implied(let item, let implication): addImplied(item, implication)
      }
    }
  }

  /// The sides and sizes of an item of a scene that was translated whole.
  func frameEdges(of item: ItemIndex) -> FrameEdges {
    let rectangle = knownRectangle(of: item)
    let base = rectangle.base
    let insets = rectangle.insets
    return FrameEdges(
      left: AffineEdge(first: base + Place.left, constant: insets.left),
      right: AffineEdge(first: base + Place.right, constant: -insets.right),
      width: AffineEdge(first: base + Place.width, constant: -insets.left - insets.right),
      top: AffineEdge(first: base + Place.top, constant: insets.top),
      bottom: AffineEdge(first: base + Place.bottom, constant: -insets.bottom),
      height: AffineEdge(first: base + Place.height, constant: -insets.top - insets.bottom))
  }

  /// What a variable's being at least zero is called.
  func origin(nonNegative variable: Variable) -> ConstraintOrigin {
    let implication: Implication =
      variable.index % 6 == Place.width ? .nonNegativeWidth : .nonNegativeHeight
    return .implied(owners[variable.index / 6], implication)
  }

  // MARK: Variables

  private mutating func base(of item: ItemIndex) -> Int {
    if bases[item.index] >= 0 { return Int(bases[item.index]) }
    if case .insetGuide = scene.items[item.index].kind, !freed.contains(item),
      let view = scene.items[item.index].parent
    {
      let base = self.base(ofView: view)
      bases[item.index] = Int32(truncatingIfNeeded: base)
      return base
    }
    return base(ofView: item)
  }

  private mutating func base(ofView item: ItemIndex) -> Int {
    if bases[item.index] >= 0 { return Int(bases[item.index]) }
    let base = system.variableCount
    for isSize in [false, false, true] { addVariable(isSize, item, .nonNegativeWidth) }
    for isSize in [false, false, true] { addVariable(isSize, item, .nonNegativeHeight) }
    for axis in [base, base + 3] {
      row.clear()
      row.add(1, axis + Place.right)
      row.add(-1, axis + Place.left)
      row.add(-1, axis + Place.width)
      addRow(.equal, .required, nil)
    }
    bases[item.index] = Int32(truncatingIfNeeded: base)
    owners.append(item)
    return base
  }

  private mutating func addVariable(
    _ isSize: Bool, _ item: ItemIndex, _ implication: Implication
  ) {
    system.addVariable(
      isNonNegative: isSize && (nonNegative?.contains(.implied(item, implication)) ?? true))
  }

  private mutating func addRow(
    _ relation: Relation, _ priority: Priority, _ origin: ConstraintOrigin?
  ) {
    system.addConstraint(row.terms, constant: row.constant, relation, priority: priority)
    origins.append(origin)
  }

  // MARK: What items imply

  private mutating func addGiven(_ item: ItemIndex) {
    let given = scene.items[item.index].given
    let isRoot = scene.items[item.index].parent == nil
    if given.x != nil || isRoot { addImplied(item, .x) }
    if given.y != nil || isRoot { addImplied(item, .y) }
    if given.width != nil { addImplied(item, .width) }
    if given.height != nil { addImplied(item, .height) }
  }

  private mutating func addIntrinsicSize(_ item: ItemIndex) {
    guard let size = scene.intrinsicSize(of: item) else { return }
    if size.width != nil {
      addImplied(item, .huggingHorizontal)
      addImplied(item, .compressionResistanceHorizontal)
    }
    if size.height != nil {
      addImplied(item, .huggingVertical)
      addImplied(item, .compressionResistanceVertical)
    }
  }

  private mutating func addImplied(_ item: ItemIndex, _ implication: Implication) {
    let given = scene.items[item.index].given
    switch implication {
    case .nonNegativeWidth, .nonNegativeHeight: _ = base(of: item)
    case .x: addPosition(item, Place.left, given.x ?? 0, implication)
    case .y: addPosition(item, Place.top, given.y ?? 0, implication)
    case .width: addSize(item, Place.width, given.width ?? 0, .equal, .required, implication)
    case .height: addSize(item, Place.height, given.height ?? 0, .equal, .required, implication)
    case .insets: _ = base(of: item)
    case .huggingHorizontal, .compressionResistanceHorizontal,
      .huggingVertical, .compressionResistanceVertical:
      addIntrinsic(item, implication)
    }
  }

  private mutating func addPosition(
    _ item: ItemIndex, _ place: Int, _ value: Double, _ implication: Implication
  ) {
    row.clear()
    let base = base(of: item)
    let parent = scene.items[item.index].parent.map { self.base(of: $0) }
    row.add(1, base + place)
    if let parent { row.add(-1, parent + place) }
    row.constant -= value
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

  private mutating func addIntrinsic(_ item: ItemIndex, _ implication: Implication) {
    guard let size = scene.intrinsicSize(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    let width = (size.width ?? 0) + insets.left + insets.right
    let height = (size.height ?? 0) + insets.top + insets.bottom
    switch implication {
    case .huggingHorizontal:
      let priority = size.hugging.horizontal
      addSize(item, Place.width, width, .lessThanOrEqual, priority, implication)
    case .compressionResistanceHorizontal:
      let priority = size.compressionResistance.horizontal
      addSize(item, Place.width, width, .greaterThanOrEqual, priority, implication)
    case .huggingVertical:
      let priority = size.hugging.vertical
      addSize(item, Place.height, height, .lessThanOrEqual, priority, implication)
    default:
      let priority = size.compressionResistance.vertical
      addSize(item, Place.height, height, .greaterThanOrEqual, priority, implication)
    }
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
    addRow(constraint.relation, constraint.priority, .constraint(place))
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

  /// The variable from which the positions of a constraint count: an edge of its container.
  private mutating func origin(of constraint: LayoutConstraint, isMirrored: Bool) -> Int? {
    let kind = constraint.kind
    guard kind != .size, let container = container(of: constraint) else { return nil }
    let base = base(of: container)
    if kind == .vertical { return base + Place.top }
    return base + (isMirrored ? Place.right : Place.left)
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

  /// An anchor in terms of variables.
  private mutating func edge(_ anchor: Anchor) -> AffineEdge {
    let base = base(of: anchor.item)
    let insets = insets(of: anchor)
    switch anchor.attribute.resolved(direction) {
    case .left, .leading: return AffineEdge(first: base + Place.left, constant: insets.left)
    case .right, .trailing: return AffineEdge(first: base + Place.right, constant: -insets.right)
    case .centerX:
      return AffineEdge(
        coefficient: 0.5, first: base + Place.left, second: base + Place.right,
        constant: (insets.left - insets.right) / 2)
    case .width:
      return AffineEdge(first: base + Place.width, constant: -insets.left - insets.right)
    case .top: return AffineEdge(first: base + Place.top, constant: insets.top)
    case .bottom: return AffineEdge(first: base + Place.bottom, constant: -insets.bottom)
    case .centerY:
      return AffineEdge(
        coefficient: 0.5, first: base + Place.top, second: base + Place.bottom,
        constant: (insets.top - insets.bottom) / 2)
    case .height:
      return AffineEdge(first: base + Place.height, constant: -insets.top - insets.bottom)
    case .firstBaseline:
      let below = insets.top + scene.firstBaseline(of: anchor.item)
      return AffineEdge(first: base + Place.top, constant: below)
    case .lastBaseline:
      let above = insets.bottom + scene.lastBaseline(of: anchor.item)
      return AffineEdge(first: base + Place.bottom, constant: -above)
    }
  }

  /// How far the rectangle of an anchor is inside the one that the item's variables describe.
  private func insets(of anchor: Anchor) -> EdgeInsets {
    let item = scene.items[anchor.item.index]
    switch item.kind {
    case .insetGuide(let insets): return freed.contains(anchor.item) ? .zero : insets
    case .guide: return .zero
    case .view: break
    }
    switch anchor.area {
    case .item where item.geometry < 0 || anchor.attribute.isBaseline: return .zero
    case .item: return scene.geometry(of: anchor.item).alignment
    case .margins: return scene.geometry(of: anchor.item).margins.resolved(direction)
    case .safeArea: return scene.geometry(of: anchor.item).safeArea.resolved(direction)
    }
  }

  private func knownRectangle(of item: ItemIndex) -> (base: Int, insets: EdgeInsets) {
    let base = Int(bases[item.index])
    if case .insetGuide(let insets) = scene.items[item.index].kind { return (base, insets) }
    return (base, .zero)
  }
}

/// The sides and sizes of a frame in terms of variables.
struct FrameEdges {
  var left: AffineEdge
  var right: AffineEdge
  var width: AffineEdge
  var top: AffineEdge
  var bottom: AffineEdge
  var height: AffineEdge
}

extension Attribute {
  /// The attribute with leading and trailing replaced by sides.
  fileprivate func resolved(_ direction: LayoutDirection) -> Attribute {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
    default: self
    }
  }
}

extension LayoutScene {
  fileprivate func firstBaseline(of item: ItemIndex) -> Double {
    items[item.index].geometry < 0 ? 0 : geometry(of: item).firstBaseline
  }

  fileprivate func lastBaseline(of item: ItemIndex) -> Double {
    items[item.index].geometry < 0 ? 0 : geometry(of: item).lastBaseline
  }
}
