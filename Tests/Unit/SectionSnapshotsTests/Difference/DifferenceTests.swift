import Foundation
import TestSupport
import Testing

@testable import SectionSnapshots

@Suite struct DifferenceTests {
  private typealias Change = SectionSnapshotDifference<Int>.Change

  /// A random tree over a subset of the first numbers.
  private func tree(
    _ count: Int, of names: Int, using random: inout SplitMix64
  ) throws -> SectionSnapshot<Int> {
    var snapshot = SectionSnapshot<Int>()
    var placed: [Int] = []
    for item in (0..<names).shuffled(using: &random).prefix(count) {
      let parent =
        Int.random(in: 0..<3, using: &random) == 0 ? nil : placed.randomElement(using: &random)
      try snapshot.append([item], to: parent)
      if Bool.random(using: &random) { snapshot.expand([item]) }
      placed.append(item)
    }
    return snapshot
  }

  /// A tree with some random changes.
  private func edited(
    _ snapshot: SectionSnapshot<Int>, using random: inout SplitMix64
  ) throws -> SectionSnapshot<Int> {
    var edited = snapshot
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let item = edited.items.randomElement(using: &random) else { break }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try edited.delete([item])
      case 1:
        try edited.insert([1_000 + Int.random(in: 0..<1_000_000, using: &random)], before: item)
      case 2:
        let branch = try edited.snapshot(of: item, includingParent: true)
        try edited.delete([item])
        if let other = edited.items.randomElement(using: &random) {
          try edited.insert(branch, after: other)
        } else {
          edited = branch
        }
      case 3: try edited.isExpanded(item) ? edited.collapse([item]) : edited.expand([item])
      default:
        let children = try edited.snapshot(of: item, includingParent: false)
        var shuffled = SectionSnapshot<Int>()
        for root in children.rootItems.shuffled(using: &random) {
          let branch = try children.snapshot(of: root, includingParent: true)
          if let last = shuffled.rootItems.last {
            try shuffled.insert(branch, after: last)
          } else {
            shuffled = branch
          }
        }
        try edited.replace(childrenOf: item, using: shuffled)
      }
    }
    return edited
  }

  private func expectRoundTrip(
    _ from: SectionSnapshot<Int>, _ to: SectionSnapshot<Int>, _ context: Comment
  ) throws {
    for (from, to) in [(from, to), (to, from)] {
      let difference = to.difference(from: from)
      var changed = from
      try changed.apply(difference)
      try #require(changed == to, context)
      try #require(changed.tree.firstBrokenInvariant() == nil, context)
      try #require(difference.isEmpty == (from == to), context)
      try changed.apply(difference.inverse)
      try #require(changed == from, context)
      var strict = try StrictTree(from)
      for change in difference.changes { try strict.make(change) }
      try #require(strict == (try StrictTree(to)), context)
      try expectRows(from, to, context)
      try expectFewestMoves(difference, from, to, context)
    }
  }

  /// Applies a batch of row changes like a list view.
  private func expectRows(
    _ from: SectionSnapshot<Int>, _ to: SectionSnapshot<Int>, _ context: Comment
  ) throws {
    let (old, new) = (from.visibleItems, to.visibleItems)
    let batch = to.rowBatch(from: from)
    let leaving = Set(batch.deletes + batch.moves.map(\.from))
    try #require(leaving.count == batch.deletes.count + batch.moves.count, context)
    var staying = old.indices.filter { !leaving.contains($0) }.map { old[$0] }[...]
    var arriving: [Int: Int] = [:]
    for row in batch.inserts { try #require(arriving.updateValue(new[row], forKey: row) == nil) }
    for move in batch.moves {
      try #require(arriving.updateValue(old[move.from], forKey: move.to) == nil, context)
    }
    let count = staying.count + arriving.count
    let rows = (0..<count).compactMap { arriving[$0] ?? staying.popFirst() }
    try #require(rows == new, context)
    let both = new.compactMap { old.firstIndex(of: $0) }
    try #require(batch.moves.count == both.count - longestAscent(both), context)
    try #require(batch.deletes.allSatisfy { !Set(new).contains(old[$0]) }, context)
    let updated = Set(batch.updates.map(\.to))
    for (row, item) in new.enumerated() {
      guard let before = old.firstIndex(of: item) else { continue }
      let isSame = try RowLook(item, in: from) == RowLook(item, in: to)
      try #require(updated.contains(row) == !isSame, context)
      if !isSame { try #require(batch.updates.contains(.init(from: before, to: row)), context) }
    }
  }

  private struct RowLook: Equatable {
    let level: Int
    let isExpanded: Bool?

    init(_ item: Int, in snapshot: SectionSnapshot<Int>) throws {
      level = try snapshot.level(of: item)
      let hasChildren = try snapshot.snapshot(of: item).count > 0
      isExpanded = hasChildren ? try snapshot.isExpanded(item) : nil
    }
  }

  /// The expected number of moves: each item with a new parent; among children with the same
  /// parent, those outside a longest increasing subsequence, or one reordering if these are more
  /// than half.
  private func expectFewestMoves(
    _ difference: SectionSnapshotDifference<Int>, _ from: SectionSnapshot<Int>,
    _ to: SectionSnapshot<Int>, _ context: Comment
  ) throws {
    var moves = 0
    var orders = 0
    for parent in [nil] + to.items.map(Optional.some) {
      let children = try to.items.filter { try to.parent(of: $0) == parent && from.contains($0) }
      let staying = try children.filter { item in
        guard let parent else { return try from.parent(of: item) == nil }
        return try from.parent(of: item) == parent
      }
      moves += children.count - staying.count
      let offsets = staying.compactMap { from.index(of: $0) }
      let out = offsets.count - longestAscent(offsets)
      if out * 2 > offsets.count { orders += 1 } else { moves += out }
    }
    var found = (moves: 0, orders: 0)
    for change in difference.changes {
      if case .move = change { found.moves += 1 }
      if case .reorder = change { found.orders += 1 }
    }
    try #require(found.moves == moves, context)
    try #require(found.orders == orders, context)
  }

  /// The length of a longest increasing subsequence, by quadratic dynamic programming.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { best[$0] }
      best.append(1 + (before.max() ?? 0))
    }
    return best.max() ?? 0
  }

  @Test(arguments: 0..<40)
  func `changes applied to one random tree give the other, with the fewest moves`(seed: Int) throws
  {
    try run(seed: seed)
  }

  /// The number of seeds, set by `make fuzz`.
  @Test(.enabled(if: Self.seeds > 0))
  func `very many random trees agree as well`() throws {
    for seed in 0..<Self.seeds { try run(seed: 1_000 + seed, rounds: 4) }
    print("\(Self.seeds) seeds agree")
  }

  private static let seeds =
    ProcessInfo.processInfo.environment["TRELLIS_DIFFERENCE_SEEDS"].flatMap { Int($0) } ?? 0

  private func run(seed: Int, rounds: Int = 25) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for round in 0..<rounds {
      let names = [3, 8, 20, 60][round % 4]
      let from = try tree(Int.random(in: 0...names, using: &random), of: names, using: &random)
      let to = try tree(Int.random(in: 0...names, using: &random), of: names, using: &random)
      try expectRoundTrip(from, to, "seed \(seed), round \(round), unrelated")
      let edited = try edited(from, using: &random)
      try expectRoundTrip(from, edited, "seed \(seed), round \(round), edited")
    }
  }

  /// Wide lists, whose siblings are compared by runs, or one by one if runs are short.
  @Test(arguments: 0..<24)
  func `wide lists are changed with the fewest moves, whatever their disorder`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(40_000 + seed))
    let count = [700, 1_300][seed % 2]
    var from = SectionSnapshot<Int>()
    try from.append(Array(0..<count))
    try from.append(Array(count..<(count + 50)), to: 3)
    var order = Array(0..<count)
    switch seed % 6 {
    case 0: order.shuffle(using: &random)
    case 1: order.reverse()
    case 2: for _ in 0..<60 { order.swapAt(Int.random(in: 0..<count, using: &random), 7) }
    case 3:
      for _ in 0..<20 {
        let start = Int.random(in: 0..<(count - 40), using: &random)
        order[start..<(start + 40)].reverse()
      }
    case 4:
      let block = Array(order[100..<300])
      order.removeSubrange(100..<300)
      order.insert(contentsOf: block, at: Int.random(in: 0...order.count, using: &random))
    default: order[50..<600].shuffle(using: &random)
    }
    let gone = Set((0..<30).map { _ in Int.random(in: 4..<count, using: &random) })
    order.removeAll { gone.contains($0) }
    for item in 0..<40 {
      let new = Bool.random(using: &random) ? count + item : 10_000 + item
      order.insert(new, at: Int.random(in: 0...order.count, using: &random))
    }
    var to = SectionSnapshot<Int>()
    try to.append(order)
    let placed = Set(order)
    try to.append((count..<(count + 50)).filter { !placed.contains($0) }, to: order.last)
    for (from, to) in [(from, to), (to, from)] {
      let difference = to.difference(from: from)
      var changed = from
      try changed.apply(difference)
      #expect(changed == to)
      try changed.apply(difference.inverse)
      #expect(changed == from)
      let known = Set(from.rootItems)
      let places = to.rootItems.filter(known.contains).compactMap { from.index(of: $0) }
      let out = places.count - longestAscent(places)
      let moves = difference.changes.count {
        if case .move(let item, nil, _) = $0 { known.contains(item) } else { false }
      }
      #expect(moves == (out * 2 > places.count ? 0 : out))
    }
  }

  @Test func `every order of seven items takes the fewest moves`() throws {
    var orders: [[Int]] = [[]]
    for item in 0..<7 {
      orders = orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0]) + [item] + Array(order[$0...]) }
      }
    }
    #expect(orders.count == 5_040)
    var from = SectionSnapshot<Int>()
    try from.append(Array(0..<7))
    for order in orders {
      var to = SectionSnapshot<Int>()
      try to.append(order)
      var changed = from
      let difference = to.difference(from: from)
      try changed.apply(difference)
      try #require(changed == to)
      let out = 7 - longestAscent(order)
      try #require(difference.changes.count == (out * 2 > 7 ? 1 : out))
    }
  }

  @Test func `the example of the documentation holds`() throws {
    var before = SectionSnapshot<String>()
    try before.append(["Fruit", "Tools"])
    try before.append(["Apple", "Pear"], to: "Fruit")
    var after = before
    try after.insert(["Plum"], after: "Apple")
    try after.delete(["Tools"])
    let difference = after.difference(from: before)
    #expect(
      difference.changes == [
        .remove("Tools"), .insert("Plum", parent: "Fruit", index: 1, isExpanded: false),
      ])
    var shown = before
    try shown.apply(difference)
    #expect(shown == after)
    try shown.apply(difference.inverse)
    #expect(shown == before)
  }

  @Test func `moving the first of many items to the end is one move`() throws {
    var from = SectionSnapshot<Int>()
    try from.append(Array(0..<100_000))
    var to = SectionSnapshot<Int>()
    try to.append(Array(1..<100_000) + [0])
    let difference = to.difference(from: from)
    #expect(difference.changes == [.move(0, parent: nil, index: 99_999)])
  }

  @Test func `surviving children of a removed parent move out first`() throws {
    var from = SectionSnapshot<Int>()
    try from.append([1, 2])
    try from.append([3, 4], to: 1)
    try from.append([5], to: 3)
    var to = SectionSnapshot<Int>()
    try to.append([2])
    try to.append([3], to: 2)
    try to.append([5], to: 3)
    #expect(
      to.difference(from: from).changes == [.move(3, parent: 2, index: 0), .remove(1)])
  }

  @Test func `an item and its child are swapped without either moving into itself`() throws {
    var from = SectionSnapshot<Int>()
    try from.append([1])
    try from.append([2], to: 1)
    try from.append([3], to: 2)
    var to = SectionSnapshot<Int>()
    try to.append([3])
    try to.append([2], to: 3)
    try to.append([1], to: 2)
    try expectRoundTrip(from, to, "turned over")
  }

  /// An item whose equality depends only on its id.
  private struct Tagged: Hashable, Sendable {
    let id: Int
    let tag: String

    static func == (a: Tagged, b: Tagged) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func `the payload of equal items is updated, in both directions`() throws {
    var from = SectionSnapshot<Tagged>()
    try from.append([Tagged(id: 1, tag: "a"), Tagged(id: 2, tag: "b"), Tagged(id: 3, tag: "c")])
    from.expand([Tagged(id: 1, tag: "")])
    var to = SectionSnapshot<Tagged>()
    try to.append([Tagged(id: 3, tag: "c"), Tagged(id: 1, tag: "A"), Tagged(id: 2, tag: "b")])
    #expect(to.difference(from: from).changes.count == 2)
    let difference = to.difference(from: from) { $0.tag == $1.tag }
    #expect(difference.changes.count == 3)
    var changed = from
    try changed.apply(difference)
    #expect(changed == to && changed.items.map(\.tag) == ["c", "A", "b"])
    try changed.apply(difference.inverse)
    #expect(changed == from && changed.items.map(\.tag) == ["a", "b", "c"])
    let batch = to.rowBatch(from: from) { $0.tag == $1.tag }
    #expect(batch.updates == [.init(from: 0, to: 1)])
  }

  @Test func `an inapplicable change is refused without effect`() throws {
    var snapshot = SectionSnapshot<Int>()
    try snapshot.append([1, 2])
    try snapshot.append([3], to: 1)
    let before = snapshot
    let misfits: [Change] = [
      .move(1, parent: 3, index: 0), .move(2, parent: nil, index: 2),
      .move(9, parent: nil, index: 0),
      .insert(4, parent: 9, index: 0, isExpanded: false),
      .insert(4, parent: 1, index: 2, isExpanded: false),
      .insert(3, parent: nil, index: 0, isExpanded: false), .remove(9),
      .reorder(parent: nil, children: [1]), .reorder(parent: nil, children: [1, 1]),
      .reorder(parent: 1, children: [2]), .update(9), .expand(9), .collapse(9),
    ]
    for misfit in misfits {
      let difference = SectionSnapshotDifference(
        changes: [.collapse(1), misfit], from: before, to: before)
      #expect(throws: SectionSnapshotError<Int>.self, "\(misfit)") {
        try snapshot.apply(difference)
      }
      #expect(snapshot == before)
    }
  }
}
