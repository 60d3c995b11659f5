import ConstraintSolver

/// Makes the rules of a stack.
struct StackRuleMaker {
  private typealias Quantity = StackRule.Quantity

  private let stack: Stack
  private let scene: LayoutScene
  private let visible: [ItemIndex]
  private(set) var made = StackRules()

  init(stack: Stack, scene: LayoutScene) {
    self.stack = stack
    self.scene = scene
    visible = stack.arranged.filter { !stack.hidden.contains($0) }
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var near: Attribute { isRow ? .leading : .top }
  private var far: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossNear: Attribute { isRow ? .top : .leading }
  private var crossFar: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// Whether the spacing of a column counts from line to line of text.
  private var isByBaseline: Bool { stack.isBaselineRelative && !isRow }
  /// Where the gap before a view ends.
  private var start: Attribute { isByBaseline ? .firstBaseline : near }
  /// Where the gap behind a view begins.
  private var end: Attribute { isByBaseline ? .lastBaseline : far }

  private func inner(_ attribute: Attribute) -> Anchor {
    Anchor(stack.view, attribute, of: stack.isMarginRelative ? .margins : .item)
  }

  private func spacing(after item: ItemIndex) -> Double {
    stack.customSpacing[item] ?? stack.spacing
  }

  // MARK: Along

  mutating func makeAlong() {
    guard let first = visible.first, let last = visible.last else {
      add(.size, nil, [(1, .anchor(Anchor(stack.view, length)))], .equal, 0, 51)
      return
    }
    // By baselines, those nearest to the stack's edges are the spacing away from them.
    let margin = isByBaseline ? stack.spacing : 0
    add(.edges, first, Anchor(first, start), .equal, inner(near), margin)
    add(.edges, last, inner(far), .equal, Anchor(last, end), margin)
    switch stack.distribution {
    case .fill: makeSpacings()
    case .fillEqually:
      makeSpacings()
      for item in visible.dropFirst() {
        add(.distribution, item, Anchor(item, length), .equal, Anchor(first, length))
      }
    case .fillProportionally:
      makeSpacings()
      makeProportions()
    case .equalSpacing: makeEqualGaps()
    case .equalCentering: makeEqualCenters()
    }
  }

  private mutating func makeSpacings() {
    for (before, after) in zip(visible, visible.dropFirst()) {
      add(
        .spacing, after, Anchor(after, start), .equal, Anchor(before, end), spacing(after: before))
    }
  }

  /// A quantity of the stack's own.
  private mutating func own() -> Quantity {
    made.ownCount += 1
    return .own(made.ownCount - 1)
  }

  /// A gap that is not below the spacing, and at best is just that.
  private mutating func limit(
    _ gap: [(Double, Quantity)], _ after: ItemIndex, to spacing: Double
  ) {
    add(.spacing, after, gap, .greaterThanOrEqual, spacing)
    add(.spacing, after, gap, .equal, spacing, 49)
  }

  /// All gaps as wide as the first.
  private mutating func makeEqualGaps() {
    guard visible.count > 1 else { return }
    let gap = own()
    for (number, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
      // The first says what the gap is.
      add(
        number == 0 ? nil : .distribution, after,
        [(1, .anchor(Anchor(after, start))), (-1, .anchor(Anchor(before, end))), (-1, gap)],
        .equal, 0)
      limit([(1, gap)], after, to: spacing(after: before))
    }
  }

  /// Each distance of centers as wide as the first.
  ///
  /// The gaps are made of the first distance and of what each other one has more, which is best
  /// nothing: so a level that can be had sets these to zero, one by one, and nothing else.
  private mutating func makeEqualCenters() {
    guard visible.count > 1 else { return }
    let distance = own()
    // It always holds. A quantity that is wanted nowhere would be expressed by all others, each
    // time.
    add(nil, nil, [(1, distance)], .greaterThanOrEqual, -10 * LayoutLimits.result, 1)
    for (number, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
      var gap: [(Double, Quantity)] = [
        (1, distance), (-0.5, .anchor(Anchor(before, length))),
        (-0.5, .anchor(Anchor(after, length))),
      ]
      if number > 0 {
        let more = own()
        gap.append((1, more))
        add(.distribution, after, [(1, more)], .equal, 0, max(1, 150 - Double(number)))
      }
      let ends: [(Double, Quantity)] = [
        (1, .anchor(Anchor(after, near))), (-1, .anchor(Anchor(before, far))),
      ]
      add(nil, after, ends + gap.map { (-$0.0, $0.1) }, .equal, 0)
      limit(gap, after, to: spacing(after: before) - lineInsets(between: before, after))
    }
  }

  /// How much farther from line to line it is than from edge to edge.
  private func lineInsets(between before: ItemIndex, _ after: ItemIndex) -> Double {
    guard isByBaseline else { return 0 }
    let (upper, lower) = (scene.geometry(of: before), scene.geometry(of: after))
    return upper.lastBaseline - upper.alignment.bottom + lower.firstBaseline
      - lower.alignment.top
  }

  /// Each length that many units as its intrinsic one, compared with the first.
  private mutating func makeProportions() {
    var unit: (quantity: Quantity, length: Double)?
    for item in visible {
      let size = scene.intrinsicSize(of: item)
      guard let wanted = isRow ? size?.width : size?.height, wanted > 0 else { continue }
      let known = unit ?? (own(), wanted)
      unit = known
      let factor = wanted / known.length
      guard LayoutLimits.allows(factor: factor) else { continue }
      add(
        .distribution, item, [(1, .anchor(Anchor(item, length))), (-factor, known.quantity)],
        .equal, 0, 999)
    }
  }

  // MARK: Across

  mutating func makeAcross() {
    guard let first = visible.first else {
      add(.size, nil, [(1, .anchor(Anchor(stack.view, crossLength)))], .equal, 0, 51)
      return
    }
    if stack.alignment == .fill {
      for attribute in [crossNear, crossFar] {
        add(.alignment, first, Anchor(first, attribute), .equal, inner(attribute))
      }
      for item in visible.dropFirst() {
        for attribute in [crossNear, crossFar] {
          add(.alignment, item, Anchor(item, attribute), .equal, Anchor(first, attribute))
        }
      }
      return
    }
    for item in visible {
      add(.alignment, item, Anchor(item, crossNear), .greaterThanOrEqual, inner(crossNear))
      add(.alignment, item, Anchor(item, crossFar), .lessThanOrEqual, inner(crossFar))
    }
    add(.size, nil, [(1, .anchor(Anchor(stack.view, crossLength)))], .equal, 0, 51)
    let line: Attribute
    switch stack.alignment {
    case .fill, .leading, .top: line = crossNear
    case .trailing, .bottom: line = crossFar
    case .center: line = crossMiddle
    case .firstBaseline: line = .firstBaseline
    case .lastBaseline: line = .lastBaseline
    }
    if !line.isBaseline { add(.alignment, first, Anchor(first, line), .equal, inner(line)) }
    for item in visible.dropFirst() {
      add(.alignment, item, Anchor(item, line), .equal, Anchor(first, line))
    }
  }

  // MARK: Hidden

  /// A hidden view has no length, and stands where the visible one before it ends.
  mutating func makeHidden() {
    guard !stack.hidden.isEmpty else { return }
    var end = inner(near)
    for item in stack.arranged {
      guard stack.hidden.contains(item) else {
        end = Anchor(item, far)
        continue
      }
      add(.hidden, item, [(1, .anchor(Anchor(item, length)))], .equal, 0)
      add(.hidden, item, Anchor(item, near), .equal, end)
      add(.hidden, item, Anchor(item, crossNear), .equal, inner(crossNear))
      add(.hidden, item, [(1, .anchor(Anchor(item, crossLength)))], .equal, 0, 51)
    }
  }

  // MARK: Rules

  private mutating func add(
    _ purpose: StackRule.Purpose, _ arranged: ItemIndex?, _ a: Anchor, _ relation: Relation,
    _ b: Anchor, _ constant: Double = 0, _ priority: Double = 1000
  ) {
    add(purpose, arranged, [(1, .anchor(a)), (-1, .anchor(b))], relation, constant, priority)
  }

  private mutating func add(
    _ purpose: StackRule.Purpose?, _ arranged: ItemIndex?, _ terms: [(Double, Quantity)],
    _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    made.rules.append(
      StackRule(
        purpose: purpose, arranged: arranged,
        terms: terms.map { .init(factor: $0.0, quantity: $0.1) }, relation: relation,
        constant: constant, priority: Priority(priority) ?? .required))
  }
}
