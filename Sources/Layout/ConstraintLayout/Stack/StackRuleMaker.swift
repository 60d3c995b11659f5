import ConstraintSolver

/// Makes the rules of one stack.
struct StackRuleMaker {
  private typealias Operand = StackRule.Operand

  private let stack: Stack
  private let scene: LayoutScene
  private let lengths: ProportionalLengths?
  private let visible: [ItemIndex]
  private(set) var made = StackRules()

  /// `lengths` is needed only by proportionally filling stacks.
  init(stack: Stack, scene: LayoutScene, lengths: ProportionalLengths?) {
    self.stack = stack
    self.scene = scene
    self.lengths = lengths
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

  /// Whether gaps are measured between baselines.
  private var usesBaselines: Bool { stack.isBaselineRelative && !isRow }
  /// The attribute of a view that ends the gap before it.
  private var start: Attribute { usesBaselines ? .firstBaseline : near }
  /// The attribute of a view that begins the gap after it.
  private var end: Attribute { usesBaselines ? .lastBaseline : far }

  private func inner(_ attribute: Attribute) -> Anchor {
    Anchor(stack.view, attribute, of: stack.isMarginRelative ? .margins : .item)
  }

  private func spacing(after item: ItemIndex) -> Double {
    stack.customSpacing[item] ?? stack.spacing
  }

  // MARK: Along

  mutating func makeAlong() {
    guard let first = visible.first, let last = visible.last else {
      add(for: .size, about: nil, length(of: stack.view, length), .equal, to: 0, priority: 51)
      return
    }
    // The outermost baselines are inset by the spacing from the stack's edges.
    let margin = usesBaselines ? stack.spacing : 0
    add(for: .edges, about: first, Anchor(first, start), .equal, to: inner(near), plus: margin)
    add(for: .edges, about: last, inner(far), .equal, to: Anchor(last, end), plus: margin)
    switch stack.distribution {
    case .fill: makeSpacings()
    case .fillEqually:
      makeSpacings()
      makeEqualLengths()
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
        for: .spacing, about: after, Anchor(after, start), .equal, to: Anchor(before, end),
        plus: spacing(after: before))
    }
  }

  private mutating func addAuxiliary() -> Operand {
    made.auxiliaryCount += 1
    return .auxiliary(made.auxiliaryCount - 1)
  }

  /// Adds the rules of a gap: at least the spacing, and preferably equal to it.
  private mutating func addSpacing(
    of gap: [(Double, Operand)], before item: ItemIndex, _ spacing: Double
  ) {
    add(for: .spacing, about: item, gap, .greaterThanOrEqual, to: spacing)
    add(for: .spacing, about: item, gap, .equal, to: spacing, priority: 49)
  }

  /// Makes all gaps equal to the first.
  private mutating func makeEqualGaps() {
    guard visible.count > 1 else { return }
    let gap = addAuxiliary()
    for (number, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
      // The first rule defines the auxiliary variable.
      add(
        for: number == 0 ? nil : .distribution, about: after,
        [(1, .anchor(Anchor(after, start))), (-1, .anchor(Anchor(before, end))), (-1, gap)],
        .equal, to: 0)
      addSpacing(of: [(1, gap)], before: after, spacing(after: before))
    }
  }

  /// Makes all distances of centers equal to the first.
  ///
  /// Each further distance is the first plus an excess, preferably 0. Each feasible priority level
  /// therefore fixes one variable at 0 and changes no other.
  private mutating func makeEqualCenters() {
    guard visible.count > 1 else { return }
    let distance = addAuxiliary()
    // This rule always holds. Without it, no row would prefer a value of the variable, and the
    // solver would express it by all other variables.
    add(
      for: nil, about: nil, [(1, distance)], .greaterThanOrEqual, to: -10 * LayoutLimits.result,
      priority: 1)
    for (number, (before, after)) in zip(visible, visible.dropFirst()).enumerated() {
      var gap: [(Double, Operand)] = [
        (1, distance), (-0.5, .anchor(Anchor(before, length))),
        (-0.5, .anchor(Anchor(after, length))),
      ]
      if number > 0 {
        let excess = addAuxiliary()
        gap.append((1, excess))
        // Never below the priority of preferred gaps, however many views there are.
        add(
          for: .distribution, about: after, [(1, excess)], .equal, to: 0,
          priority: max(50, 150 - Double(number)))
      }
      let ends: [(Double, Operand)] = [
        (1, .anchor(Anchor(after, near))), (-1, .anchor(Anchor(before, far))),
      ]
      add(for: nil, about: after, ends + gap.map { (-$0.0, $0.1) }, .equal, to: 0)
      addSpacing(
        of: gap, before: after, spacing(after: before) - lineInsets(between: before, after))
    }
  }

  /// The distance between baselines minus the distance between edges.
  private func lineInsets(between before: ItemIndex, _ after: ItemIndex) -> Double {
    guard usesBaselines else { return 0 }
    let (upper, lower) = (scene.geometry(of: before), scene.geometry(of: after))
    return upper.lastBaseline - upper.alignment.bottom + lower.firstBaseline
      - lower.alignment.top
  }

  /// Makes all lengths equal to the first.
  private mutating func makeEqualLengths() {
    guard let first = visible.first else { return }
    for item in visible.dropFirst() {
      add(for: .distribution, about: item, Anchor(item, length), .equal, to: Anchor(first, length))
    }
  }

  /// Makes each length its share in the sum of all lengths and gaps, earlier views first.
  ///
  /// This is UIKit's rule. Views and gaps fill the stack by their shares only at its natural
  /// length; otherwise the last views take the remainder.
  private mutating func makeProportions() {
    let lengths = visible.map { self.lengths?.length(of: $0, along: stack.axis) }
    var reference: (operand: Operand, length: Double)
    if lengths.contains(nil) {
      // The total is unknown too, so use one unknown unit instead.
      guard let first = lengths.lazy.compactMap(\.self).first(where: { $0 > 0 }) else {
        return makeEmpty(lengths)
      }
      reference = (addAuxiliary(), first)
    } else {
      let gaps = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
      let whole = lengths.reduce(gaps) { $0 + ($1 ?? 0) }
      guard whole > max(gaps, 1) else { return makeEqualLengths() }
      reference = (.anchor(Anchor(stack.view, length)), whole)
    }
    makeEmpty(lengths)
    for (number, (item, wanted)) in zip(visible, lengths).enumerated() {
      guard let wanted, wanted > 0 else { continue }
      let factor = wanted / reference.length
      guard LayoutLimits.allows(factor: factor) else { continue }
      let isWhole = factor == 1 && !lengths.contains(nil)
      add(
        for: .distribution, about: item,
        [(1, .anchor(Anchor(item, length))), (-factor, reference.operand)], .equal, to: 0,
        priority: isWhole ? 1000 : max(999 - Double(number), 751))
    }
  }

  /// Sets the length of views without content to 0.
  private mutating func makeEmpty(_ lengths: [Double?]) {
    for (item, length) in zip(visible, lengths) where length == 0 {
      add(for: .distribution, about: item, self.length(of: item, self.length), .equal, to: 0)
    }
  }

  // MARK: Across

  mutating func makeAcross() {
    guard let first = visible.first else {
      add(for: .size, about: nil, length(of: stack.view, crossLength), .equal, to: 0, priority: 51)
      return
    }
    if stack.alignment == .fill {
      for attribute in [crossNear, crossFar] {
        add(for: .alignment, about: first, Anchor(first, attribute), .equal, to: inner(attribute))
      }
      for item in visible.dropFirst() {
        for attribute in [crossNear, crossFar] {
          add(
            for: .alignment, about: item, Anchor(item, attribute), .equal,
            to: Anchor(first, attribute))
        }
      }
      return
    }
    for item in visible {
      add(
        for: .alignment, about: item, Anchor(item, crossNear), .greaterThanOrEqual,
        to: inner(crossNear))
      add(
        for: .alignment, about: item, Anchor(item, crossFar), .lessThanOrEqual, to: inner(crossFar))
    }
    add(for: .size, about: nil, length(of: stack.view, crossLength), .equal, to: 0, priority: 51)
    let line: Attribute
    switch stack.alignment {
    case .fill, .leading, .top: line = crossNear
    case .trailing, .bottom: line = crossFar
    case .center: line = crossMiddle
    case .firstBaseline: line = .firstBaseline
    case .lastBaseline: line = .lastBaseline
    }
    if !line.isBaseline {
      add(for: .alignment, about: first, Anchor(first, line), .equal, to: inner(line))
    }
    for item in visible.dropFirst() {
      add(for: .alignment, about: item, Anchor(item, line), .equal, to: Anchor(first, line))
    }
  }

  // MARK: Hidden

  /// Gives hidden views a length of 0, at the end of the preceding visible view.
  mutating func makeHidden() {
    guard !stack.hidden.isEmpty else { return }
    var end = inner(near)
    for item in stack.arranged {
      guard stack.hidden.contains(item) else {
        end = Anchor(item, far)
        continue
      }
      add(for: .hidden, about: item, length(of: item, length), .equal, to: 0)
      add(for: .hidden, about: item, Anchor(item, near), .equal, to: end)
      add(for: .hidden, about: item, Anchor(item, crossNear), .equal, to: inner(crossNear))
      add(for: .hidden, about: item, length(of: item, crossLength), .equal, to: 0, priority: 51)
    }
  }

  // MARK: Rules

  private func length(of item: ItemIndex, _ attribute: Attribute) -> [(Double, Operand)] {
    [(1, .anchor(Anchor(item, attribute)))]
  }

  /// Adds the rule `first  relation  second + constant`.
  private mutating func add(
    for purpose: StackRule.Purpose, about arranged: ItemIndex?, _ first: Anchor,
    _ relation: Relation, to second: Anchor, plus constant: Double = 0
  ) {
    add(
      for: purpose, about: arranged, [(1, .anchor(first)), (-1, .anchor(second))], relation,
      to: constant)
  }

  /// Adds the rule `Σ terms  relation  constant`.
  private mutating func add(
    for purpose: StackRule.Purpose?, about arranged: ItemIndex?, _ terms: [(Double, Operand)],
    _ relation: Relation, to constant: Double, priority: Double = 1000
  ) {
    made.rules.append(
      StackRule(
        purpose: purpose, arranged: arranged,
        terms: terms.map { .init(factor: $0.0, operand: $0.1) }, relation: relation,
        constant: constant, priority: Priority(priority) ?? .required))
  }
}
