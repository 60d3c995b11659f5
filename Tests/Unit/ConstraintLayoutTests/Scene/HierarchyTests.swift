import TestSupport
import Testing

@testable import ConstraintLayout

struct Hierarchies {
  /// The nearest common ancestor by a naive algorithm.
  static func walk(in scene: LayoutScene, _ a: ItemIndex, _ b: ItemIndex) -> ItemIndex? {
    var above: Set<ItemIndex> = []
    var next: ItemIndex? = a
    while let item = next {
      above.insert(item)
      next = scene.items[item.index].parent
    }
    next = b
    while let item = next, !above.contains(item) { next = scene.items[item.index].parent }
    return next
  }

  @Test(arguments: 1...20)
  func `nearest common ancestors equal those of the naive algorithm`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var scene = LayoutScene()
    let count = 300
    for number in 0..<count { scene.view("v\(number)") }
    // Parents precede or follow their children; every fifth seed is one long chain.
    var order = Array(0..<count)
    order.shuffle(using: &random)
    for index in 1..<count where seed % 5 == 0 || Int.random(in: 0..<20, using: &random) > 0 {
      let parent = seed % 5 == 0 ? index - 1 : Int.random(in: 0..<index, using: &random)
      scene.setParent(of: ItemIndex(order[index]), to: ItemIndex(order[parent]))
    }
    #expect(scene.parentCycles().isEmpty)
    let hierarchy = Hierarchy(scene.items)
    for _ in 0..<1_000 {
      let a = ItemIndex(Int.random(in: 0..<count, using: &random))
      let b = ItemIndex(Int.random(in: 0..<count, using: &random))
      #expect(hierarchy.nearestCommonAncestor(a, b) == Self.walk(in: scene, a, b))
    }
  }

  @Test func `of 100,000 levels is built and asked without recursion`() {
    var scene = LayoutScene()
    let count = 100_000
    for number in 0..<count { scene.view("v\(number)") }
    for number in 1..<count { scene.setParent(of: ItemIndex(number - 1), to: ItemIndex(number)) }
    #expect(scene.parentCycles().isEmpty)
    let hierarchy = Hierarchy(scene.items)
    for number in stride(from: 0, to: count - 1, by: 97) {
      let found = hierarchy.nearestCommonAncestor(ItemIndex(number), ItemIndex(count / 2))
      #expect(found == ItemIndex(max(number, count / 2)))
    }
  }

  @Test func `names every circle of parents once, from its first member`() {
    var scene = LayoutScene()
    for number in 0..<8 { scene.view("v\(number)") }
    for (child, parent) in [(0, 3), (1, 2), (2, 4), (4, 1), (5, 1), (6, 6)] {
      scene.setParent(of: ItemIndex(child), to: ItemIndex(parent))
    }
    let cycles = scene.parentCycles().map { $0.map(\.index) }
    #expect(cycles == [[1, 2, 4], [6]])
  }
}
