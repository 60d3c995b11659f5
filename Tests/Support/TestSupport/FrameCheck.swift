import ConstraintSolver
public import ConstraintLayout

/// A validator of layout solutions that measures the frames against each constraint of the scene.
///
/// It is independent of the solver and of the translation of scenes into systems, so it detects a
/// constraint that either of them drops or inverts.
public struct FrameCheck {
  private let scene: LayoutScene
  private let options: LayoutOptions
  private let solution: LayoutSolution
  /// The frames in root coordinates, by item.
  private var frames: [Frame] = []
  /// The largest coordinate or length, the scale of rounding errors.
  private var size = 1.0
  private var broken: Set<ConstraintOrigin> = []
  private var amounts: [ConstraintOrigin: Double] = [:]
  private var errors: [String] = []

  /// The errors of `solution`, one per line; empty if it is valid.
  ///
  /// Every required constraint, explicit or implied, must hold unless it is in `broken`. This
  /// includes non-negative sizes, given numbers, guide insets, and intrinsic sizes at 1000.
  /// `unsatisfied` must list exactly the violated optional constraints. Stack rules and the heights
  /// of wrapping texts are not checked.
  public static func errors(
    of solution: LayoutSolution, to scene: LayoutScene, _ options: LayoutOptions = .init()
  ) -> [String] {
    guard solution.frames.count == scene.items.count else {
      return ["\(solution.frames.count) frames for \(scene.items.count) items"]
    }
    var check = FrameCheck(scene: scene, options: options, solution: solution)
    check.computeRootFrames()
    check.readViolations()
    for index in scene.items.indices { check.measureItem(ItemIndex(index)) }
    for (index, constraint) in scene.constraints.enumerated() where constraint.isActive {
      check.measure(constraint, at: index)
    }
    check.checkRemainingViolations()
    return check.errors
  }

  private init(scene: LayoutScene, options: LayoutOptions, solution: LayoutSolution) {
    self.scene = scene
    self.options = options
    self.solution = solution
  }

  private mutating func computeRootFrames() {
    frames = solution.frames
    if options.coordinates == .parent {
      for index in frames.indices {
        var above = scene.items[index].parent
        while let parent = above {
          frames[index].x += solution.frames[parent.index].x
          frames[index].y += solution.frames[parent.index].y
          above = scene.items[parent.index].parent
        }
      }
    }
    for frame in frames {
      size = max(size, abs(frame.x), abs(frame.y), abs(frame.width), abs(frame.height))
    }
  }

  private mutating func readViolations() {
    broken = Set(solution.broken.map(\.origin))
    var last: Double?
    for entry in solution.unsatisfied {
      if amounts.updateValue(entry.violation, forKey: entry.origin) != nil {
        errors.append("\(entry.origin) is unsatisfied twice")
      }
      let priority = priority(of: entry.origin)
      if let last, priority > last { errors.append("\(entry.origin) is out of order") }
      last = priority
    }
  }

  private func priority(of origin: ConstraintOrigin) -> Double {
    switch origin {
    case .constraint(let index): scene.constraints[index].priority.value
    case .implied(let item, let implication): scene.priority(of: implication, item).value
    case .stack(let name): name.priority.value
    }
  }

  // MARK: Implied constraints

  private mutating func measureItem(_ item: ItemIndex) {
    let own = scene.items[item.index]
    let frame = frames[item.index]
    if case .insetGuide(let insets) = own.kind, let view = own.parent {
      let outer = frames[view.index]
      let off = [
        frame.x - (outer.x + insets.left), frame.y - (outer.y + insets.top),
        frame.x + frame.width - (outer.x + outer.width - insets.right),
        frame.y + frame.height - (outer.y + outer.height - insets.bottom),
      ].map(abs).max()
      record(off ?? 0, .implied(item, .insets), 1000, edges: 4)
      return
    }
    record(max(0, -frame.width), .implied(item, .nonNegativeWidth), 1000, edges: 2)
    record(max(0, -frame.height), .implied(item, .nonNegativeHeight), 1000, edges: 2)
    guard own.isView else { return }
    let outer = own.parent.map { frames[$0.index] }
    let isRoot = outer == nil
    if let x = own.given.x ?? (isRoot ? 0 : nil) {
      record(abs(frame.x - (outer?.x ?? 0) - x), .implied(item, .x), 1000, edges: 2)
    }
    if let y = own.given.y ?? (isRoot ? 0 : nil) {
      record(abs(frame.y - (outer?.y ?? 0) - y), .implied(item, .y), 1000, edges: 2)
    }
    if let width = own.given.width {
      record(abs(frame.width - width), .implied(item, .width), 1000, edges: 2)
    }
    if let height = own.given.height {
      record(abs(frame.height - height), .implied(item, .height), 1000, edges: 2)
    }
    measureIntrinsicSize(item)
  }

  private mutating func measureIntrinsicSize(_ item: ItemIndex) {
    guard let wanted = scene.intrinsicSize(of: item) else { return }
    let insets = scene.geometry(of: item).alignment
    if let width = wanted.width {
      let over = frames[item.index].width - insets.left - insets.right - width
      record(
        max(0, over), .implied(item, .huggingHorizontal), wanted.hugging.horizontal.value, edges: 2)
      record(
        max(0, -over), .implied(item, .compressionResistanceHorizontal),
        wanted.compressionResistance.horizontal.value, edges: 2)
    }
    guard !wanted.followsWidth else {
      // The height depends on an intermediate solve that the solution does not include.
      amounts[.implied(item, .huggingVertical)] = nil
      amounts[.implied(item, .compressionResistanceVertical)] = nil
      return
    }
    if let height = wanted.height {
      let over = frames[item.index].height - insets.top - insets.bottom - height
      record(
        max(0, over), .implied(item, .huggingVertical), wanted.hugging.vertical.value, edges: 2)
      record(
        max(0, -over), .implied(item, .compressionResistanceVertical),
        wanted.compressionResistance.vertical.value, edges: 2)
    }
  }

  // MARK: Constraints

  private mutating func measure(_ constraint: SceneConstraint, at index: Int) {
    let first =
      constraint.firstFactor * value(of: constraint.first, constraint.firstOrigin, constraint)
    var second = constraint.constant
    if let anchor = constraint.second {
      second += constraint.multiplier * value(of: anchor, constraint.secondOrigin, constraint)
    }
    let off: Double =
      switch constraint.relation {
      case .equal: abs(first - second)
      case .lessThanOrEqual: max(0, first - second)
      case .greaterThanOrEqual: max(0, second - first)
      }
    let factor = max(abs(constraint.firstFactor), abs(constraint.multiplier))
    record(
      off, .constraint(index), constraint.priority.value, edges: 4,
      numbers: max(abs(constraint.constant), factor * size), factor: factor)
  }

  private func value(
    of anchor: Anchor, _ origin: Anchor?, _ constraint: SceneConstraint
  ) -> Double {
    let isMirrored = options.direction == .rightToLeft
    if let origin {
      let isDirectional = anchor.attribute.isDirectional || origin.attribute.isDirectional
      let distance = position(anchor) - position(origin)
      return isMirrored && isDirectional ? -distance : distance
    }
    if anchor.attribute.kind == .size { return length(anchor) }
    let container = container(of: constraint).map { frames[$0.index] }
    if anchor.attribute.kind == .vertical { return position(anchor) - (container?.y ?? 0) }
    if isMirrored && constraint.isDirectional {
      return (container.map { $0.x + $0.width } ?? 0) - position(anchor)
    }
    return position(anchor) - (container?.x ?? 0)
  }

  private func container(of constraint: SceneConstraint) -> ItemIndex? {
    if let named = constraint.container { return named }
    let one = constraint.first.item
    guard let other = constraint.second?.item, other != one else {
      return scene.items[one.index].parent
    }
    // Walk up from both views in step; the first view reached twice is the common ancestor.
    var met: Set<ItemIndex> = []
    var lines: [ItemIndex?] = [one, other]
    while lines[0] != nil || lines[1] != nil {
      for index in lines.indices {
        guard let item = lines[index] else { continue }
        if !met.insert(item).inserted { return item }
        lines[index] = scene.items[item.index].parent
      }
    }
    return nil
  }

  /// The rectangle of an anchor.
  private func rectangle(_ anchor: Anchor) -> Frame {
    var frame = frames[anchor.item.index]
    guard scene.items[anchor.item.index].isView else { return frame }
    let geometry = scene.geometry(of: anchor.item)
    let insets: EdgeInsets
    switch anchor.area {
    case .item: insets = anchor.attribute.isBaseline ? .zero : geometry.alignment
    case .margins: insets = sides(geometry.margins)
    case .safeArea: insets = sides(geometry.safeArea)
    }
    frame.x += insets.left
    frame.y += insets.top
    frame.width -= insets.left + insets.right
    frame.height -= insets.top + insets.bottom
    return frame
  }

  private func sides(_ insets: DirectionalInsets) -> EdgeInsets {
    let isMirrored = options.direction == .rightToLeft
    return EdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  private func length(_ anchor: Anchor) -> Double {
    anchor.attribute == .width ? rectangle(anchor).width : rectangle(anchor).height
  }

  private func position(_ anchor: Anchor) -> Double {
    let frame = rectangle(anchor)
    let isMirrored = options.direction == .rightToLeft
    switch anchor.attribute {
    case .left: return frame.x
    case .right: return frame.x + frame.width
    case .leading: return isMirrored ? frame.x + frame.width : frame.x
    case .trailing: return isMirrored ? frame.x : frame.x + frame.width
    case .centerX: return frame.x + frame.width / 2
    case .top: return frame.y
    case .bottom: return frame.y + frame.height
    case .centerY: return frame.y + frame.height / 2
    case .firstBaseline: return frame.y + scene.geometry(of: anchor.item).firstBaseline
    case .lastBaseline: return frame.y + frame.height - scene.geometry(of: anchor.item).lastBaseline
    case .width: return frame.width
    case .height: return frame.height
    }
  }

  // MARK: Verdicts

  /// Compares a constraint's violation over a number of edges with the solution's.
  private mutating func record(
    _ off: Double, _ origin: ConstraintOrigin, _ priority: Double, edges: Double,
    numbers: Double = 1, factor: Double = 1
  ) {
    // Rounding moves each edge by up to half a pixel, and lengths may be whole pixels.
    let pixels = options.scale.map { edges * factor * (0.5 / $0 + 3e-6) } ?? 0
    let slack = pixels + 1e-6 * max(1, size, numbers)
    if priority >= 1000 {
      if amounts.removeValue(forKey: origin) != nil {
        errors.append("\(origin) is required and called unsatisfied")
      }
      if !broken.contains(origin), !(off <= slack) { errors.append("\(origin) is off by \(off)") }
    } else if let amount = amounts.removeValue(forKey: origin) {
      if !(abs(amount - off) <= slack) {
        errors.append("\(origin) is off by \(off), and said to be by \(amount)")
      }
    } else if !(off <= 1e-6 + pixels + 1e-10 * max(1, size, numbers)) {
      errors.append("\(origin) is off by \(off), and not unsatisfied")
    }
  }

  /// Reports unsatisfied constraints that were never measured, and thus do not exist.
  private mutating func checkRemainingViolations() {
    for origin in amounts.keys {
      if case .stack = origin { continue }
      errors.append("\(origin) is unsatisfied, and not there")
    }
  }
}
