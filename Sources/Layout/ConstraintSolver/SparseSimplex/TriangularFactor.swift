/// A triangular matrix by columns, over pivots. A solve computes the indices of line `k` after `k`.
struct TriangularFactor {
  var lines: CompressedLines
  /// Whether indices grow along each line, so that a solve goes up.
  let isAscending: Bool

  /// A solve visits every line once more than one in this many is reached. Finding a reached line
  /// costs about as much as passing this many others.
  private static let denseShare = 16
  /// The number of empty lines that cost as much to pass as one visited line.
  private static let passedLines = 8

  init(size: Int, isAscending: Bool, in arena: Arena) {
    lines = CompressedLines(count: size, capacity: 2 * size, in: arena)
    self.isAscending = isAscending
  }

  /// Solves for a right-hand side in place, and returns the number of visited entries. Without a
  /// `diagonal`, diagonal entries are 1.
  ///
  /// A sparse right-hand side visits only the lines it reaches (Gilbert and Peierls, Sparse Partial
  /// Pivoting in Time Proportional to Arithmetic Operations, 1988). A depth-first search finds them
  /// in an order in which each is final when it is used.
  func solve(_ x: SparseVector, diagonal: Buffer<Double>?, _ reach: SymbolicReach) -> Int {
    let limit = x.size / TriangularFactor.denseShare
    guard x.count <= limit, let count = reach.search(from: x, in: lines, limit: limit) else {
      return solveAll(x, diagonal: diagonal)
    }
    return solveReached(x, count, diagonal: diagonal, reach)
  }

  private func solveReached(
    _ x: SparseVector, _ count: Int, diagonal: Buffer<Double>?, _ reach: SymbolicReach
  ) -> Int {
    var visited = count
    for at in stride(from: count - 1, through: 0, by: -1) {
      let k = reach.found(at)
      x.insert(k)
      visited += eliminate(k, x, diagonal)
    }
    x.compact()
    return visited
  }

  /// Visits all lines from the first entry on, in the order of the solve.
  private func solveAll(_ x: SparseVector, diagonal: Buffer<Double>?) -> Int {
    let (least, greatest) = x.unlist()
    var visited = (isAscending ? x.size - least : greatest + 1) / TriangularFactor.passedLines
    if isAscending {
      for k in least..<x.size where x[k] != 0 {
        visited += 1 + eliminate(k, x, diagonal)
        x.relist(k)
      }
    } else {
      for k in stride(from: greatest, through: 0, by: -1) where x[k] != 0 {
        visited += 1 + eliminate(k, x, diagonal)
        x.relist(k)
      }
    }
    return visited
  }

  @inline(__always)
  private func eliminate(_ k: Int, _ x: SparseVector, _ diagonal: Buffer<Double>?) -> Int {
    var value = x[k]
    guard value != 0 else { return 0 }
    if let diagonal {
      value /= diagonal[k]
      x[k] = value
    }
    let range = lines.range(k)
    for at in range {
      let entry = lines.entries[at]
      x[Int(entry.index)] -= entry.value * value
    }
    return range.count
  }
}

/// The search for the lines reached by a sparse right-hand side; a handle to its memory.
struct SymbolicReach: BitwiseCopyable {
  private let order: Buffer<Int32>
  private let stack: Buffer<Int32>
  private let cursor: Buffer<Int32>
  private let isReached: Buffer<Bool>

  init(size: Int, in arena: Arena) {
    order = arena.buffer(size, of: 0)
    stack = arena.buffer(size, of: 0)
    cursor = arena.buffer(size, of: 0)
    isReached = arena.buffer(size, of: false)
  }

  @inline(__always)
  func found(_ at: Int) -> Int { Int(order[at]) }

  /// Finds all lines reached from the listed entries, each after the lines that it reaches. Returns
  /// their number, or `nil` if there are more than `limit`.
  ///
  /// - Complexity: O(entries of these lines).
  func search(from x: SparseVector, in lines: CompressedLines, limit: Int) -> Int? {
    var count = 0
    defer { for at in 0..<count { isReached[order[at]] = false } }
    for at in 0..<x.count {
      let first = x.index(at)
      if isReached[first] { continue }
      var depth = 1
      stack[0] = Int32(truncatingIfNeeded: first)
      cursor[first] = lines.starts[first]
      isReached[first] = true
      while depth > 0 {
        let k = Int(stack[depth - 1])
        let next = cursor[k]
        if next < lines.starts[k + 1] {
          cursor[k] = next + 1
          let child = lines.entries[next].index
          if isReached[child] { continue }
          isReached[child] = true
          cursor[child] = lines.starts[child]
          stack[depth] = child
          depth += 1
        } else {
          order[count] = Int32(truncatingIfNeeded: k)
          count += 1
          depth -= 1
          guard count <= limit else {
            for at in 0..<depth { isReached[stack[at]] = false }
            return nil
          }
        }
      }
    }
    return count
  }
}
