import ConstraintSolver
import ConstraintLayout
import TestSupport

/// A generator of small scenes, many of them infeasible or ambiguous.
struct RandomScene {
  var random: SplitMix64
  /// Whether the scene has one root and uses only leading and trailing as horizontal sides.
  var isDirectional = false

  init(seed: UInt64, isDirectional: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isDirectional = isDirectional
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Element>(_ elements: [Element], else other: Element) -> Element {
    elements.randomElement(using: &random) ?? other
  }

  private mutating func number() -> Double {
    pick([0, 0, 4, 8, 16, 20, 44, 100, -4, -8, -16, 0.5, 33.3, 60.3085773, -33.25], else: 0)
  }

  private mutating func priority() -> Priority {
    Priority(pick([1000, 1000, 1000, 999, 750, 750, 500, 250], else: 1000)) ?? .required
  }

  mutating func make() -> LayoutScene {
    var scene = LayoutScene()
    let count = Int.random(in: 1...7, using: &random)
    var views: [ItemIndex] = []
    for number in 0..<count { views.append(addView(number, in: views, to: &scene)) }
    var items = views
    for number in 0..<Int.random(in: 0...2, using: &random) {
      let view = pick(views, else: ItemIndex(0))
      items.append(scene.guide("g\(number)", in: view, insets: chance(0.6) ? insets() : nil))
    }
    let wanted = Int.random(in: 1...3 * count + 3, using: &random)
    for _ in 0..<1_000 where scene.constraints.count < wanted { addConstraint(items, to: &scene) }
    return scene
  }

  private mutating func insets() -> EdgeInsets {
    // Only equal horizontal insets are symmetric.
    let side = number()
    return EdgeInsets(
      top: number(), left: side, bottom: number(), right: isDirectional ? side : number())
  }

  private mutating func addView(
    _ index: Int, in views: [ItemIndex], to scene: inout LayoutScene
  ) -> ItemIndex {
    let isRoot = views.isEmpty || (!isDirectional && chance(0.15))
    var given = GivenFrame()
    if chance(isRoot ? 0.5 : 0.15) { given.width = pick([0, 375, 100, 10.5], else: 0) }
    if chance(isRoot ? 0.5 : 0.15) { given.height = pick([0, 667, 100], else: 0) }
    if !isDirectional, chance(0.08) { given.x = number() }
    if chance(0.08) { given.y = number() }
    var size: IntrinsicSize?
    if chance(0.4) {
      var some = IntrinsicSize()
      if chance(0.8) { some.width = pick([0, 16, 91, 100], else: 0) }
      if chance(0.8) { some.height = pick([16, 20, 100], else: 0) }
      if chance(0.3) { some.hugging = .init(both: priority()) }
      if chance(0.3) { some.compressionResistance = .init(both: priority()) }
      size = some
    }
    var geometry: ItemGeometry?
    if chance(0.3) {
      geometry = ItemGeometry(
        firstBaseline: number(), lastBaseline: number(),
        margins: .init(top: number(), leading: number(), bottom: number(), trailing: number()),
        alignment: isDirectional ? .zero : EdgeInsets(top: 2, left: 1, bottom: 4.5, right: 0))
    }
    return scene.view(
      "v\(index)", in: isRoot ? nil : views.randomElement(using: &random), given: given,
      intrinsicSize: size, geometry: geometry)
  }

  private mutating func addConstraint(_ items: [ItemIndex], to scene: inout LayoutScene) {
    let horizontal: [Attribute] =
      isDirectional
      ? [.leading, .trailing, .width] : [.left, .right, .leading, .trailing, .centerX, .width]
    let vertical: [Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height]
    let attributes = chance(0.6) ? horizontal : vertical
    let first = pick(attributes, else: .width)
    let second = chance(0.6) ? first : pick(attributes, else: .width)
    let (one, other) = (pick(items, else: ItemIndex(0)), pick(items, else: ItemIndex(0)))
    let isAlone = chance(0.15)
    let isOfOne = isAlone || one == other
    // A root's single position is relative to the origin, which is not mirrored.
    if isDirectional, isOfOne, first.kind == .horizontal,
      scene.items[one.index].parent == nil
    {
      return
    }
    if isOfOne && !isAlone && first == second { return }
    let constraint = SceneConstraint(
      Anchor(one, first, of: chance(0.1) ? .margins : .item),
      pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual], else: .equal),
      to: isAlone ? nil : Anchor(other, second),
      multiplier: chance(0.1) ? pick([0.5, 2, 0.1, 0.333], else: 2) : 1, constant: number(),
      priority: priority())
    if scene.error(in: constraint) == nil { scene.addConstraint(constraint) }
  }
}
