import ConstraintLayout
import ConstraintSolver
import TestSupport
import TextLayout

/// A tree that random edits change, and the constraints that they may change.
struct EditedTree {
  let screen = View("screen", width: 400, height: 800)
  private(set) var views: [View] = []
  private(set) var constraints: [Constraint] = []
  /// Constraints that determine each view where nothing else does, each at a priority of its own.
  private var defaults: [Constraint] = []
  private var made = 0

  init(views count: Int, _ random: inout SplitMix64) {
    screen.geometry.safeArea = .init(top: 20, bottom: 10)
    screen.addGuide(LayoutGuide("guide", insets: .init(top: 5, left: 6, bottom: 7, right: 8)))
    for _ in 0..<count { addView(&random) }
  }

  // MARK: Parts

  /// Adds a view with constraints that determine it, unless others contradict them.
  mutating func addView(_ random: inout SplitMix64) {
    made += 1
    let view = View("view\(made)")
    let parent = views.isEmpty || Bool.random(using: &random) ? screen : pick(views, &random)
    decorate(view, in: parent, &random)
    parent.addSubview(view)
    if parent.stack == nil { place(view, in: parent, &random) }
    if view.stack == nil || Bool.random(using: &random) { measure(view, &random) }
    views.append(view)
    let priority = 1 + Double(made % 10_000) / 1_000
    let offset = Double(made % 50)
    let made = [
      view.width == 30 + offset ~ priority + 0.000_1,
      view.height == 20 + offset ~ priority + 0.000_2,
      view.left == screen.left + offset ~ priority + 0.000_3,
      view.top == screen.top + offset ~ priority + 0.000_4,
    ]
    defaults += made.activated()
  }

  private mutating func decorate(_ view: View, in parent: View, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: view.intrinsicSize = size(&random)
    case 2: view.text = text(&random)
    case 3 where parent.stack == nil: view.stack = stack(&random)
    case 4:
      let rows = [(20.0, 60.0), (60, 40), (120, 20)]
      view.intrinsicSize = .init(
        width: 120, heightForWidth: HeightTable(rows.map { .init(width: $0.0, height: $0.1) }))
    case 5: view.addGuide(LayoutGuide("guide of \(view.name)", insets: .init(top: 3, left: 2)))
    default: break
    }
  }

  private mutating func place(_ view: View, in parent: View, _ random: inout SplitMix64) {
    let siblings = parent.subviews.filter { $0 !== view }
    let gap = Double(Int.random(in: 0...20, using: &random))
    if let other = siblings.last, Bool.random(using: &random) {
      add(view.top == other.bottom + gap)
    } else {
      add(view.top == parent.safeArea.top + gap)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: add(view.leading == parent.margins.leading + gap)
    case 1: add(view.centerX == parent.centerX)
    case 2: add(view.leading == parent.leading + gap ~ 800)
    default: add(view.left == parent.left + gap)
    }
  }

  private mutating func measure(_ view: View, _ random: inout SplitMix64) {
    let length = Double(Int.random(in: 10...100, using: &random))
    add(view.width == length ~ pick([500, 700, 900], &random))
    add(view.height == length / 2 ~ pick([490, 690, 890], &random))
    if Bool.random(using: &random) { add(view.width <= screen.width * 0.5 ~ 950) }
    if Bool.random(using: &random), let other = views.last {
      add(view.height >= other.height ~ pick([100, 600, 980], &random))
    }
  }

  private mutating func add(_ constraint: Constraint) {
    constraints.append(constraint.activated())
  }

  private func text(_ random: inout SplitMix64) -> TextSpec {
    let words = Int.random(in: 1...6, using: &random)
    return TextSpec(
      Array(repeating: "word", count: words).joined(separator: " "), font: .system(10),
      lines: pick([0, 1], &random))
  }

  private func size(_ random: inout SplitMix64) -> IntrinsicSize {
    IntrinsicSize(
      width: Double(Int.random(in: 5...90, using: &random)),
      height: Bool.random(using: &random) ? 20 : nil)
  }

  private func stack(_ random: inout SplitMix64) -> StackStyle {
    StackStyle(
      axis: pick([.horizontal, .vertical], &random),
      distribution: pick([.fill, .equalSpacing, .fillEqually, .equalCentering], &random),
      alignment: pick([.fill, .center, .firstBaseline], &random), spacing: 4)
  }

  private func pick<T>(_ list: [T], _ random: inout SplitMix64) -> T {
    list[Int.random(in: list.indices, using: &random)]
  }

  // MARK: Edits

  /// Makes a random edit; returns its name.
  mutating func edit(_ random: inout SplitMix64) -> String {
    let constraint = pick(constraints, &random)
    let view = pick(views, &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      constraint.constant += Double(Int.random(in: -8...8, using: &random)) / 2
      return "constant of \(constraint)"
    case 6, 7:
      constraint.isActive = false
      return "without \(constraint)"
    case 8, 9:
      let inactive = constraints.filter { !$0.isActive && isInTree($0) }
      for constraint in inactive.prefix(3) { constraint.isActive = true }
      return "with \(inactive.prefix(3))"
    case 10:
      constraint.priority = pick([.low, .high, .required, Priority(640) ?? .low], &random)
      return "priority of \(constraint)"
    case 11:
      constraint.multiplier = pick([0.5, 1, 1.5], &random)
      return "multiplier of \(constraint)"
    case 12,
      13 where views.count < 10:
      addView(&random)
      return "added view"
    case 14 where views.count > 6:
      view.removeFromSuperview()
      return removed(view)
    default: return editProperty(of: view, &random)
    }
  }

  private mutating func editProperty(of view: View, _ random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      if view.text != nil { view.text = text(&random) }
      return "text of \(view.name)"
    case 2:
      view.isHidden.toggle()
      return "hidden \(view.name)"
    case 3:
      if view.text == nil, view.intrinsicSize?.heightForWidth == nil {
        view.intrinsicSize = Bool.random(using: &random) ? size(&random) : nil
      }
      return "size of \(view.name)"
    case 4:
      view.geometry.margins.leading = Double(Int.random(in: 0...9, using: &random))
      view.geometry.alignment.top = Double(Int.random(in: 0...2, using: &random))
      return "geometry of \(view.name)"
    case 5:
      screen.given.width = Double(Int.random(in: 300...500, using: &random))
      return "width of screen"
    case 6:
      view.stack?.axis = pick([.horizontal, .vertical], &random)
      view.spacingAfter = Double(Int.random(in: 0...9, using: &random))
      return "stack \(view.name)"
    case 7:
      view.guides.first?.insets = .init(top: Double(Int.random(in: 0...9, using: &random)))
      return "guide of \(view.name)"
    default:
      guard let parent = view.superview else { return "" }
      parent.addSubview(view)
      let other = pick(views.filter { !$0.isInside(view) } + [screen], &random)
      view.removeFromSuperview()
      other.addSubview(view)
      if other.stack == nil { place(view, in: other, &random) }
      forgetStrays()
      for constraint in defaults { constraint.isActive = true }
      return "moved \(view.name) to \(other.name)"
    }
  }

  private mutating func removed(_ view: View) -> String {
    views.removeAll { $0.isInside(view) }
    forgetStrays()
    return "removed \(view.name)"
  }

  private mutating func forgetStrays() {
    constraints = constraints.filter { isInTree($0) }
    defaults = defaults.filter { isInTree($0) }
  }

  private func isInTree(_ constraint: Constraint) -> Bool {
    [constraint.firstElement, constraint.secondElement].allSatisfy { element in
      guard let element = element ?? constraint.firstElement else { return false }
      return (element as? View ?? (element as? LayoutGuide)?.owningView)?.isInside(screen) ?? false
    }
  }

  /// Deactivates the constraints that contradict each other, until none do.
  func settle(_ conflicts: [[LayoutMember]]) {
    for case .constraint(let constraint)? in conflicts.map(\.last) { constraint.isActive = false }
  }
}
