import TestSupport
import Testing

@testable import SectionSnapshots

struct `A forest in depth-first order` {
  @Test func `is that of its nodes appended one by one`() {
    var random = SplitMix64(seed: 4)
    for count in [0, 1, 2, 3, 10, 100, 1_000] {
      for deepest in [0, 1, 3, 1_000] {
        var levels: [Int] = []
        for _ in 0..<count {
          let most = min(deepest, (levels.last ?? -1) + 1)
          levels.append(Int.random(in: 0...most, using: &random))
        }
        let marks = levels.map { _ in Bool.random(using: &random) }
        var appended = ItemTree()
        var path = [ItemTree.root]
        for index in levels.indices {
          path.removeLast(path.count - levels[index] - 1)
          let hasChildren = index + 1 < count && levels[index + 1] > levels[index]
          path.append(
            appended.append(to: path[levels[index]], isExpanded: hasChildren && marks[index]))
        }
        let forest = ItemTree(
          preorder: count, level: { levels[$0] },
          isExpanded: { index, level, hasChildren in
            level == levels[index] && hasChildren && marks[index]
          })
        #expect(forest.firstBrokenInvariant() == nil)
        #expect(forest.order == appended.order)
        #expect(forest.visibleOrder == appended.visibleOrder)
        for node in forest.order {
          #expect(forest.parent(of: node) == appended.parent(of: node))
          #expect(forest.level(of: node) == appended.level(of: node))
          #expect(forest.isExpanded(node) == appended.isExpanded(node))
        }
      }
    }
  }

  @Test func `grows as any other`() {
    var forest = ItemTree(preorder: 3, level: { $0 == 1 ? 1 : 0 }, isExpanded: { _, _, _ in true })
    #expect(forest.index(of: 3) == 2)
    let added = forest.append(to: 3)
    #expect(forest.index(of: added) == 3)
    forest.remove(1) { _ in }
    #expect(forest.firstBrokenInvariant() == nil)
    #expect(forest.order == [3, added])
    #expect(forest.index(of: added) == 1)
  }
}
