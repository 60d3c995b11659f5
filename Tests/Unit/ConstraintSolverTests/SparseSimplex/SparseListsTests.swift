import TestSupport
import Testing

@testable import ConstraintSolver

struct `The lists of the sparse simplex method` {
  @Test func `a heap gives breakpoints by length, then by variable`() throws {
    try SolveContext.with { context in
      var random = SplitMix64(seed: 1)
      var heap = BreakpointHeap(in: context.arena)
      var expected: [(Double, Int32)] = []
      for at in 0..<200 {
        let length = Double(Int.random(in: 0..<40, using: &random))
        let breakpoint = BreakpointHeap.Breakpoint(
          length: length, speed: 1, from: 0, variable: Int32(at), segment: 0)
        if at < 100 { heap.append(breakpoint) } else { heap.insert(breakpoint) }
        if at == 99 { heap.order() }
        expected.append((length, Int32(at)))
      }
      var found: [(Double, Int32)] = []
      while let next = heap.popFirst() { found.append((next.length, next.variable)) }
      #expect(found.map(\.0) == expected.sorted { $0 < $1 }.map(\.0))
      #expect(found.map(\.1) == expected.sorted { $0 < $1 }.map(\.1))
    }
  }

  @Test func `the breakpoints of a heap up to a length are found without a look at most others`()
    throws
  {
    try SolveContext.with { context in
      var random = SplitMix64(seed: 3)
      for count in 0..<80 {
        var heap = BreakpointHeap(in: context.arena)
        var lengths: [Double] = []
        for at in 0..<count {
          lengths.append(Double(Int.random(in: 0..<9, using: &random)))
          heap.append(
            BreakpointHeap.Breakpoint(
              length: lengths[at], speed: 1, from: 0, variable: Int32(at), segment: 0))
        }
        heap.order()
        for limit in [-1.0, 0, 3, 8] {
          var found: [Int32] = []
          let visited = heap.forEach(upTo: limit) { found.append($0.variable) }
          let expected = lengths.indices.filter { lengths[$0] <= limit }.map { Int32($0) }
          #expect(found.sorted() == expected)
          #expect(visited <= 2 * found.count + 1)
        }
      }
    }
  }

  @Test func `an index of entries is a dictionary`() throws {
    try SolveContext.with { context in
      var random = SplitMix64(seed: 2)
      var index = EntryIndex(in: context.arena)
      var expected: [[Int]: Int] = [:]
      for step in 0..<5_000 {
        let (row, column) = (
          Int.random(in: 0..<20, using: &random), Int.random(in: 0..<40, using: &random)
        )
        if Int.random(in: 0..<3, using: &random) == 0 {
          index.remove(row, Int32(column))
          expected[[row, column]] = nil
        } else {
          try index.set(row, Int32(column), place: step, context)
          expected[[row, column]] = step
        }
      }
      for row in 0..<20 {
        for column in 0..<40 {
          #expect(index.place(row, Int32(column)) == expected[[row, column]] ?? -1)
        }
      }
      index.removeAll()
      #expect(index.place(0, 0) == -1)
    }
  }

  @Test func `an order by counts has each element in the list of its count`() throws {
    try SolveContext.with { context in
      var random = SplitMix64(seed: 3)
      let order = CountOrder(size: 50, in: context.arena)
      var counts = [Int](repeating: 0, count: 50)
      for _ in 0..<2_000 {
        let element = Int.random(in: 0..<50, using: &random)
        counts[element] = Int.random(in: 0..<60, using: &random)
        order.set(element, count: counts[element])
      }
      for count in 1...CountOrder.limit {
        var found: Set<Int> = []
        var element = order.first(count)
        while element >= 0 {
          found.insert(element)
          element = order.after(element)
        }
        #expect(found == Set((0..<50).filter { min(counts[$0], CountOrder.limit) == count }))
      }
      #expect(!(0..<50).contains { order.contains($0) != (counts[$0] > 0) })
    }
  }

  @Test func `a vector lists what is not zero`() throws {
    try SolveContext.with { context in
      let vector = SparseVector(size: 10, in: context.arena)
      vector.add(1, at: 3)
      vector.add(2, at: 7)
      vector.add(-1, at: 3)
      #expect(vector.count == 2)
      vector.compact()
      #expect((0..<vector.count).map { vector.index($0) } == [7])
      vector.add(4, at: 9)
      #expect(vector.unlist() == (7, 9))
      vector[8] = 1e-15
      for index in 7..<10 { vector.relist(index) }
      #expect((0..<vector.count).map { vector.index($0) } == [7, 9] && vector[8] == 0)
      let other = SparseVector(size: 3, in: context.arena)
      vector.move(to: other, by: context.arena.buffer(10) { Int32($0 - 7) })
      #expect(other.count == 2 && other.index(0) == 0 && other.index(1) == 2)
      #expect(other[0] == 2 && other[2] == 4)
      #expect(vector.count == 0 && (0..<10).allSatisfy { vector[$0] == 0 })
      other.clear()
      #expect(other.count == 0 && other[0] == 0 && other.unlist().greatest < 0)
      vector.add(1, at: 3)
      vector.clear()
      #expect(vector.count == 0 && (0..<10).allSatisfy { vector[$0] == 0 })
    }
  }

  @Test func `bit-reversed numbers are all numbers, each far from the one before it`() {
    for limit in 0..<70 {
      var numbers: [Int] = []
      var next = BitReversedNumber(below: limit)
      while let number = next.next() { numbers.append(number) }
      #expect(numbers.sorted() == Array(0..<limit))
    }
    var next = BitReversedNumber(below: 6)
    #expect((0..<7).map { _ in next.next() } == [0, 4, 2, 1, 5, 3, nil])
  }

  @Test func `a set keeps its order when it is filtered`() throws {
    try SolveContext.with { context in
      let set = VariableSet(size: 8, in: context.arena)
      for number in [5, 2, 7, 2, 0] { set.insert(number) }
      #expect((0..<set.count).map { set[$0] } == [5, 2, 7, 0])
      set.filter { $0 != 2 }
      set.insert(2)
      #expect((0..<set.count).map { set[$0] } == [5, 7, 0, 2])
      set.insertAll()
      #expect(set.count == 8)
    }
  }
}
