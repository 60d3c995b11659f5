import Foundation
import TestSupport
import Testing

@testable import SectionSnapshots

/// The number of moves, compared with an exhaustive search of all sequences of changes.
@Suite struct FewestMovesTests {
  /// A forest of at most eight of the items 0 to 15, packed into 64 bits.
  ///
  /// Each item takes a byte in depth-first order, starting at the lowest: the item and its level
  /// plus one.
  private struct Forest: Hashable {
    var bits: UInt64 = 0

    init(_ rows: some Sequence<(item: Int, level: Int)>) {
      var shift: UInt64 = 0
      for (item, level) in rows {
        bits |= UInt64(item << 4 | (level + 1)) << shift
        shift += 8
      }
    }

    var rows: [(item: Int, level: Int)] {
      var rows: [(item: Int, level: Int)] = []
      var rest = bits
      while rest != 0 {
        rows.append((Int(rest & 0xFF) >> 4, Int(rest & 0xF) - 1))
        rest >>= 8
      }
      return rows
    }

    var items: Set<Int> { Set(rows.map(\.item)) }

    func snapshot() throws -> SectionSnapshot<Int> {
      var snapshot = SectionSnapshot<Int>()
      var path: [Int] = []
      for (item, level) in rows {
        path.removeLast(path.count - level)
        try snapshot.append([item], to: path.last)
        path.append(item)
      }
      return snapshot
    }

    /// The range of rows of the subtree at a row.
    private static func subtree(_ rows: [(item: Int, level: Int)], _ start: Int) -> Range<Int> {
      let end = rows[(start + 1)...].firstIndex { $0.level <= rows[start].level } ?? rows.count
      return start..<end
    }

    /// All forests with a subtree inserted at any position of these rows.
    private static func forEachPlace(
      of branch: [(item: Int, level: Int)], in rest: [(item: Int, level: Int)],
      _ body: (Forest) -> Void
    ) {
      for gap in 0...rest.count {
        let least = gap < rest.count ? rest[gap].level : 0
        let most = gap > 0 ? rest[gap - 1].level + 1 : 0
        guard least <= most else { continue }
        for level in least...most {
          let placed = branch.map { ($0.item, $0.level - branch[0].level + level) }
          body(Forest(rest[..<gap] + placed + rest[gap...]))
        }
      }
    }

    /// All forests at a distance of one move.
    func forEachMove(_ body: (Forest) -> Void) {
      let rows = rows
      for start in rows.indices {
        let range = Self.subtree(rows, start)
        var rest = rows
        rest.removeSubrange(range)
        Self.forEachPlace(of: Array(rows[range]), in: rest) { if $0 != self { body($0) } }
      }
    }

    /// All forests after the removal of one subtree without surviving nodes.
    func forEachRemoval(keeping kept: Set<Int>, _ body: (Forest) -> Void) {
      let rows = rows
      for start in rows.indices {
        let range = Self.subtree(rows, start)
        guard kept.isDisjoint(with: rows[range].map(\.item)) else { continue }
        var rest = rows
        rest.removeSubrange(range)
        body(Forest(rest))
      }
    }

    /// All forests after the insertion of one of some items.
    func forEachInsertion(of items: Set<Int>, _ body: (Forest) -> Void) {
      for item in items { Self.forEachPlace(of: [(item, 0)], in: rows, body) }
    }

    /// All forests over some items, in every order.
    static func all(_ items: [Int]) -> [Forest] {
      var forests: Set<Forest> = [Forest([])]
      for item in items {
        var larger: Set<Forest> = []
        for forest in forests {
          // Insertion as a leaf is enough: moves reach every other forest.
          forest.forEachInsertion(of: [item]) { larger.insert($0) }
        }
        forests = larger
      }
      var open = Array(forests)
      while let forest = open.popLast() {
        forest.forEachMove { if forests.insert($0).inserted { open.append($0) } }
      }
      return Array(forests)
    }

    static func random(_ items: [Int], using random: inout SplitMix64) -> Forest {
      var rows: [(item: Int, level: Int)] = []
      for item in items.shuffled(using: &random) {
        let level = rows.last.map { Int.random(in: 0...($0.level + 1), using: &random) } ?? 0
        rows.append((item, level))
      }
      return Forest(rows)
    }
  }

  private func moves(_ from: Forest, _ to: Forest) throws -> Int {
    let (before, after) = (try from.snapshot(), try to.snapshot())
    let difference = TreeDifference(
      from: before.tree, to: after.tree, matches: after.matches(in: before), reorders: false)
    return difference.changes.count { if case .move = $0 { true } else { false } }
  }

  /// The minimum number of moves from a forest to each other forest of its items.
  private func distances(from start: Forest) -> [Forest: Int] {
    var distances = [start: 0]
    var layer = [start]
    while !layer.isEmpty {
      var next: [Forest] = []
      for forest in layer {
        let distance = distances[forest, default: 0] + 1
        forest.forEachMove {
          if distances[$0] == nil {
            distances[$0] = distance
            next.append($0)
          }
        }
      }
      layer = next
    }
    return distances
  }

  /// Whether a forest is reachable from another in a number of moves: a bidirectional search, since
  /// each move has an inverse.
  private func canReach(_ to: Forest, from: Forest, in moves: Int) -> Bool {
    func ball(_ center: Forest, _ radius: Int) -> Set<Forest> {
      var ball: Set<Forest> = [center]
      var layer = [center]
      for _ in 0..<radius {
        var next: [Forest] = []
        for forest in layer {
          forest.forEachMove { if ball.insert($0).inserted { next.append($0) } }
        }
        layer = next
      }
      return ball
    }
    return !ball(from, (moves + 1) / 2).isDisjoint(with: ball(to, moves / 2))
  }

  /// The minimum number of moves if removals and insertions are free.
  private func fewestMoves(_ from: Forest, _ to: Forest) -> Int {
    let (kept, wanted) = (from.items.intersection(to.items), to.items)
    var distances = [from: 0]
    var layers: [[Forest]] = [[from], []]
    var distance = 0
    while distance < layers.count {
      while let forest = layers[distance].popLast() {
        guard distances[forest] == distance else { continue }
        if forest == to { return distance }
        func reach(_ other: Forest, _ cost: Int) {
          guard cost < distances[other, default: .max] else { return }
          distances[other] = cost
          while layers.count <= cost { layers.append([]) }
          layers[cost].append(other)
        }
        forest.forEachRemoval(keeping: wanted) { reach($0, distance) }
        forest.forEachInsertion(of: wanted.subtracting(kept).subtracting(forest.items)) {
          reach($0, distance)
        }
        forest.forEachMove { reach($0, distance + 1) }
      }
      distance += 1
    }
    return -1
  }

  private static let isThorough =
    ProcessInfo.processInfo.environment["TRELLIS_DIFFERENCE_SEEDS"] != nil

  @Test func `from every forest of four items every other takes the fewest moves`() throws {
    let forests = Forest.all([0, 1, 2, 3])
    try #require(forests.count == 24 * 14)
    // By symmetry of the names, one forest of each shape represents all.
    for start in forests where start.rows.map(\.item) == [0, 1, 2, 3] {
      let distances = distances(from: start)
      try #require(distances.count == forests.count)
      for (to, distance) in distances { try #require(try moves(start, to) == distance) }
    }
  }

  @Test(.enabled(if: Self.isThorough))
  func `from some forests of six items every other takes the fewest moves`() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<6 {
      let start = Forest.random(Array(0..<6), using: &random)
      let distances = distances(from: start)
      try #require(distances.count == 720 * 132)
      for (to, distance) in distances {
        try #require(try moves(start, to) == distance)
      }
    }
  }

  @Test func `random forests of eight items cannot be reached with fewer moves`() throws {
    var random = SplitMix64(seed: 8)
    var refuted = 0
    for _ in 0..<(Self.isThorough ? 2_000 : 40) {
      let from = Forest.random(Array(0..<8), using: &random)
      var to = from
      for _ in 0..<Int.random(in: 1...(Self.isThorough ? 5 : 3), using: &random) {
        var neighbours: [Forest] = []
        to.forEachMove { neighbours.append($0) }
        to = neighbours.randomElement(using: &random) ?? to
      }
      let moves = try moves(from, to)
      guard moves > 0, moves <= (Self.isThorough ? 5 : 3) else { continue }
      try #require(!canReach(to, from: from, in: moves - 1), "\(from.rows) to \(to.rows)")
      refuted += 1
    }
    #expect(refuted > 20)
  }

  @Test func `nor with insertions and removals`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<(Self.isThorough ? 300 : 25) {
      let items = (0..<5).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let others = (0..<5).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      let from = Forest.random(items, using: &random)
      let to = Forest.random(others, using: &random)
      let moves = try moves(from, to)
      try #require(moves == fewestMoves(from, to), "\(from.rows) to \(to.rows)")
    }
  }
}
