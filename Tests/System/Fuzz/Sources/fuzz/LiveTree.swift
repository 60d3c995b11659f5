import ConstraintLayout
import ConstraintSolver
import TextLayout

/// A tree of views that bytes choose and edit through the layout language, with any numbers.
struct LiveTree {
  private var bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  let root = View("root", width: 300, height: 200)
  private var views: [View] = []
  private var constraints: [Constraint] = []
  /// Whether a number was so large or small that rounding decides what holds.
  private(set) var isExtreme = false

  private static let numbers: [Double] = [
    0, 8, -8, 20, 100, 0.5, 60.3085773, 1e5, -25_000, 1e-9, 320, 33.333333, -0.0, 1e12, 1e13, .nan,
    .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, -1e12,
  ]
  private static let priorities: [Double] = [
    1000, 1000, 750, 500, 250, 999, 0.5, 0, -1, 1001, .nan, 1e-300,
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    views = [root]
  }

  var isAtEnd: Bool { next >= bytes.count }

  private mutating func pick(_ count: Int) -> Int {
    guard !isAtEnd, count > 0 else { return 0 }
    defer { next += 1 }
    return Int(bytes[next]) % count
  }

  private mutating func number() -> Double {
    // Mostly whole points; otherwise nothing could be solved.
    let byte = pick(256)
    guard byte >= 192 else { return Double(byte) }
    let number = Self.numbers[byte % Self.numbers.count]
    if number != 0, !(1e-3...1e5).contains(abs(number)) { isExtreme = true }
    return number
  }

  private mutating func optional() -> Double? { pick(3) == 1 ? number() : nil }

  private mutating func view() -> View { views[pick(views.count)] }

  /// Makes the next edit.
  mutating func edit() {
    switch pick(16) {
    case 0, 1: addView()
    case 2, 3, 4, 5: addConstraint()
    case 6: view().removeFromSuperview()
    case 7: move()
    case 8: view().given = GivenFrame(x: optional(), y: optional(), width: optional())
    case 9: view().isHidden.toggle()
    case 10: view().geometry.margins = .init(top: number(), leading: number())
    case 11:
      view().stack =
        pick(3) == 0
        ? nil
        : StackStyle(
          axis: pick(2) == 0 ? .vertical : .horizontal,
          distribution: Stack.Distribution.allCases[
            pick(Stack.Distribution.allCases.count)],
          alignment: Stack.Alignment.allCases[pick(Stack.Alignment.allCases.count)],
          spacing: number())
    case 12: view().addGuide(LayoutGuide(insets: EdgeInsets(top: number(), left: number())))
    case 13: view().translatesAutoresizingMaskIntoConstraints.toggle()
    default: editConstraint()
    }
  }

  private mutating func addView() {
    guard views.count < 12 else { return }
    let view = View(x: optional(), y: optional(), width: optional(), height: optional())
    if pick(2) == 1 { view.intrinsicSize = IntrinsicSize(width: optional(), height: optional()) }
    self.view().addSubview(view)
    views.append(view)
  }

  private mutating func move() {
    let (moved, parent) = (view(), view())
    // A precondition forbids a view in itself.
    if !parent.isInside(moved) { parent.addSubview(moved) }
  }

  private mutating func editConstraint() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints[pick(constraints.count)]
    switch pick(4) {
    case 0: constraint.constant = number()
    case 1: constraint.multiplier = number()
    case 2: _ = constraint.priority(Self.priorities[pick(Self.priorities.count)])
    default: constraint.isActive.toggle()
    }
  }

  private mutating func addConstraint() {
    guard constraints.count < 40 else { return }
    let (first, second) = (view(), view())
    let priority = Self.priorities[pick(Self.priorities.count)]
    let made: [Constraint] =
      switch pick(12) {
      case 0: [first.width == number()]
      case 1: [first.height >= second.width * number() + number()]
      case 2: [first.leading == second.margins.leading + number()]
      case 3: [first.top <= second.bottom - number()]
      case 4: first.edges == second.safeArea.edges.inset(by: number())
      case 5: first.center == second.center
      case 6: first.size == Size(width: number(), height: number())
      case 7: [first.centerX == second.trailing / number()]
      case 8: [first.lastBaseline == second.firstBaseline * number()]
      case 9: [first.left == second.left + number()]
      case 10: first.size <= second.size
      default: [first.bottom >= number()]
      }
    constraints += made.priority(priority).activated()
  }
}

/// Edits of a tree: each solve ends. Unless numbers are extreme, it has the frames of a solve from
/// scratch.
func fuzzLive(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var tree = LiveTree(UnsafeBufferPointer(start: data, count: count))
  let layout = LiveLayout(tree.root)
  var steps = 0
  while !tree.isAtEnd, steps < 60 {
    tree.edit()
    steps += 1
    let live = solved(layout)
    let cold = solved(LiveLayout(tree.root))
    switch (live, cold) {
    case _ where tree.isExtreme: break
    case (.success(let live), .success(let cold)):
      judge(live, cold, tree.root)
      let isAmbiguous = !live.ambiguous.isEmpty
      require(isAmbiguous != cold.ambiguous.isEmpty, "an edit leaves the same views ambiguous")
    case (.failure, .failure): break
    default: fatalError("finding: an edit gives \(live), and a solve from scratch \(cold)")
    }
    if steps % 16 == 0 {
      _ = try? layout.fittingSize(of: tree.root, width: .fixed(Double(steps)))
      _ = try? layout.constraintsAffecting(tree.root, on: .vertical)
    }
  }
  return 0
}

private func solved(_ layout: LiveLayout) -> Result<SolvedLayout, LiveLayoutError> {
  do throws(LiveLayoutError) {
    return .success(try layout.solve())
  } catch {
    return .failure(error)
  }
}

private func judge(_ live: SolvedLayout, _ cold: SolvedLayout, _ root: View) {
  let pairs = root.elements.map { (live[$0], cold[$0]) }
  let largest = pairs.reduce(1) {
    max($0, $1.1.map { max(abs($0.x), abs($0.y), $0.width, $0.height) } ?? 0)
  }
  for case (let frame?, let wanted?) in pairs {
    let distance = max(
      abs(frame.x - wanted.x), abs(frame.y - wanted.y), abs(frame.width - wanted.width),
      abs(frame.height - wanted.height))
    require(distance <= 1e-6 * largest, "an edit has the frames of a solve from scratch")
  }
  require(pairs.allSatisfy { ($0.0 == nil) == ($0.1 == nil) }, "an edit has frames of all elements")
}
