public import ConstraintSolver

/// One constraint of a stack: `Σ terms  relation  constant`, between any number of anchors.
///
/// Horizontal positions count in the direction of reading, so that right-to-left layout mirrors a rule whole.
struct StackRule: Hashable, Sendable {
  /// What a rule is for.
  enum Purpose: String, Hashable, Sendable {
    case edges = "stack.edges"
    case spacing = "stack.spacing"
    case distribution = "stack.distribution"
    case alignment = "stack.alignment"
    case size = "stack.size"
    case hidden = "stack.hidden"
  }

  /// An anchor and what it is multiplied by.
  struct Term: Hashable, Sendable {
    var factor: Double
    var anchor: Anchor
  }

  let purpose: Purpose
  /// The arranged view that it is about, if it is about one.
  let arranged: ItemIndex?
  let terms: [Term]
  let relation: Relation
  let constant: Double
  let priority: Priority
}

extension LayoutScene {
  /// The rules of a stack, in the order of admission.
  ///
  /// They are those that Apple's engine prints for its stack views: required edges and spacings, equal gaps as
  /// equalities, equal centers at falling priorities below 150, gaps of the spacing at 49, and without a
  /// filling alignment a size of 0 at 51.
  ///
  /// - Complexity: O(its views).
  func rules(of stack: Stack) -> [StackRule] {
    var maker = StackRuleMaker(stack: stack)
    maker.makeAlong { intrinsicSize(of: $0) }
    maker.makeAcross()
    maker.makeHidden()
    return maker.rules
  }
}

/// How answers name a rule of a stack.
public struct StackRuleName: Hashable, Sendable {
  /// The view that arranges.
  public internal(set) var view: ItemIndex
  /// The rule's place among those of its stack.
  public let place: Int
  /// What it is for, such as `stack.spacing`.
  public var implied: String { purpose.rawValue }
  /// The arranged view that it is about, if it is about one.
  public internal(set) var arranged: ItemIndex?
  /// How much it matters.
  public let priority: Priority
  let purpose: StackRule.Purpose

  init(_ rule: StackRule, at place: Int, of view: ItemIndex) {
    self.view = view
    self.place = place
    arranged = rule.arranged
    priority = rule.priority
    purpose = rule.purpose
  }
}

private struct StackRuleMaker {
  let stack: Stack
  let visible: [ItemIndex]
  var rules: [StackRule] = []

  init(stack: Stack) {
    self.stack = stack
    visible = stack.arranged.filter { !stack.hidden.contains($0) }
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var near: Attribute { isRow ? .leading : .top }
  private var far: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
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

  mutating func makeAlong(_ intrinsicSize: (ItemIndex) -> IntrinsicSize?) {
    guard let first = visible.first, let last = visible.last else {
      add(.size, nil, [(1, Anchor(stack.view, length))], .equal, 0, 51)
      return
    }
    // By baselines, those nearest to the stack's edges are the spacing away from them.
    let margin = isByBaseline ? stack.spacing : 0
    add(.edges, first, Anchor(first, start), .equal, inner(near), margin)
    add(.edges, last, inner(far), .equal, Anchor(last, end), margin)
    for (before, after) in zip(visible, visible.dropFirst()) { makeSpacing(before, after) }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for item in visible.dropFirst() {
        add(.distribution, item, Anchor(item, length), .equal, Anchor(first, length))
      }
    case .fillProportionally: makeProportions(intrinsicSize)
    case .equalSpacing: makeEqualGaps(from: end, to: start) { _ in 1000 }
    case .equalCentering: makeEqualGaps(from: middle, to: middle) { max(1, 150 - Double($0)) }
    }
  }

  private mutating func makeSpacing(_ before: ItemIndex, _ after: ItemIndex) {
    let end = Anchor(before, end)
    let start = Anchor(after, start)
    let spacing = spacing(after: before)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(.spacing, after, start, .equal, end, spacing)
    case .equalSpacing, .equalCentering:
      add(.spacing, after, start, .greaterThanOrEqual, end, spacing)
      add(.spacing, after, start, .equal, end, spacing, 49)
    }
  }

  /// Each gap as wide as the first.
  private mutating func makeEqualGaps(
    from end: Attribute, to start: Attribute, priority: (Int) -> Double
  ) {
    guard visible.count > 2 else { return }
    for number in 1..<(visible.count - 1) {
      let terms = [
        (1, Anchor(visible[number + 1], start)), (-1, Anchor(visible[number], end)),
        (-1, Anchor(visible[1], start)), (1.0, Anchor(visible[0], end)),
      ]
      add(.distribution, visible[number + 1], terms, .equal, 0, priority(number))
    }
  }

  private mutating func makeProportions(_ intrinsicSize: (ItemIndex) -> IntrinsicSize?) {
    var first: (item: ItemIndex, length: Double)?
    for item in visible {
      let size = intrinsicSize(item)
      guard let wanted = isRow ? size?.width : size?.height, wanted > 0 else { continue }
      guard let known = first else {
        first = (item, wanted)
        continue
      }
      let factor = wanted / known.length
      guard LayoutLimits.allows(factor: factor) else { continue }
      add(
        .distribution, item,
        [(1, Anchor(item, length)), (-factor, Anchor(known.item, length))], .equal, 0, 999)
    }
  }

  // MARK: Across

  mutating func makeAcross() {
    guard let first = visible.first else {
      add(.size, nil, [(1, Anchor(stack.view, crossLength))], .equal, 0, 51)
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
    add(.size, nil, [(1, Anchor(stack.view, crossLength))], .equal, 0, 51)
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
      add(.hidden, item, [(1, Anchor(item, length))], .equal, 0)
      add(.hidden, item, Anchor(item, near), .equal, end)
      add(.hidden, item, Anchor(item, crossNear), .equal, inner(crossNear))
      add(.hidden, item, [(1, Anchor(item, crossLength))], .equal, 0, 51)
    }
  }

  // MARK: Rules

  private mutating func add(
    _ purpose: StackRule.Purpose, _ arranged: ItemIndex?, _ a: Anchor, _ relation: Relation,
    _ b: Anchor, _ constant: Double = 0, _ priority: Double = 1000
  ) {
    add(purpose, arranged, [(1, a), (-1, b)], relation, constant, priority)
  }

  private mutating func add(
    _ purpose: StackRule.Purpose, _ arranged: ItemIndex?, _ terms: [(Double, Anchor)],
    _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    rules.append(
      StackRule(
        purpose: purpose, arranged: arranged,
        terms: terms.map { .init(factor: $0.0, anchor: $0.1) }, relation: relation,
        constant: constant, priority: Priority(priority) ?? .required))
  }
}
