import TestSupport
import Testing

@testable import SectionSnapshots

@Suite struct NodeIndexTests {
  /// Keys with some duplicates.
  private func keys(_ count: Int, seed: UInt64) -> [Int] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in Int.random(in: 0..<count * 4, using: &random) }
  }

  private func hash(_ key: Int) -> UInt32 { NodeIndex.kept(of: key.hashValue) }

  @Test(arguments: [0, 1, 100, 32_767, 32_768, 100_000])
  func `adding many nodes at once finds the same duplicates as one by one`(count: Int) {
    let keys = keys(count, seed: UInt64(count))
    var single = NodeIndex()
    var expected: [ItemTree.Node: ItemTree.Node] = [:]
    for (offset, key) in keys.enumerated() {
      let node = ItemTree.Node(offset + 1)
      expected[node] = single.insert(node, hash: key.hashValue) { keys[Int($0) - 1] == key }
    }
    var bulk = NodeIndex()
    let clashes = bulk.insertAll(from: 1, hashes: [0] + keys.map(hash)) {
      keys[Int($0) - 1] == keys[Int($1) - 1]
    }
    #expect(clashes.map(\.node) == expected.keys.sorted())
    #expect(clashes.allSatisfy { expected[$0.node] == $0.present })
    #expect(bulk.count == single.count)
    for key in keys {
      let found = bulk.find(hash: key.hashValue) { keys[Int($0) - 1] == key }
      #expect(found == single.find(hash: key.hashValue) { keys[Int($0) - 1] == key })
    }
  }

  @Test func `nodes with equal hashes are distinguished, also across the end of the table`() {
    let hashes = [UInt32](repeating: .max, count: 1_001)
    var index = NodeIndex()
    #expect(index.insertAll(from: 1, hashes: hashes) { $0 == $1 }.isEmpty)
    for node in ItemTree.Node(1)...1_000 {
      #expect(index.find(hash: Int(UInt32.max)) { $0 == node } == node)
    }
  }
}
