/// The eliminations of presolve as a forest that maps a derived fact to the constraints that imply
/// it.
///
/// Every elimination joins two trees, so an existing path between two nodes never changes, as in
/// proof-producing congruence closure (Nieuwenhuis and Oliveras, 2005). Built only to explain a
/// conflict.
///
/// A chain makes trees as deep as it is long, so no edge is followed twice: a walk skips edges
/// already walked, and ``JoinHistory`` tells when nodes were joined.
struct ProofForest {
  private let edges: [ProofEdge]
  private let constant: Int
  private var parent: [Int32]
  private var parentEdge: [Int32]
  private var depth: [Int32]
  private var root: [Int32]
  private let history: JoinHistory

  /// Roots the forest of `edges` over the nodes `0 ... variableCount`. The last node is the
  /// constant.
  init(edges: [ProofEdge], variableCount: Int) {
    self.edges = edges
    constant = variableCount
    let nodes = variableCount + 1
    history = JoinHistory(edges, nodeCount: nodes)
    var starts = [Int32](repeating: 0, count: nodes + 1)
    for edge in edges {
      starts[Int(edge.a) + 1] += 1
      starts[Int(edge.b) + 1] += 1
    }
    for node in 0..<nodes { starts[node + 1] += starts[node] }
    var fill = starts
    var incident = [Int32](repeating: 0, count: 2 * edges.count)
    for (index, edge) in edges.enumerated() {
      for node in [Int(edge.a), Int(edge.b)] {
        incident[Int(fill[node])] = Int32(index)
        fill[node] += 1
      }
    }
    parent = Array(repeating: -1, count: nodes)
    parentEdge = Array(repeating: -1, count: nodes)
    depth = Array(repeating: -1, count: nodes)
    root = Array(repeating: -1, count: nodes)
    var queue: [Int32] = []
    for start in [constant] + Array(0..<variableCount) where depth[start] < 0 {
      depth[start] = 0
      root[start] = Int32(start)
      queue = [Int32(start)]
      var head = 0
      while head < queue.count {
        let node = Int(queue[head])
        head += 1
        for slot in Int(starts[node])..<Int(starts[node + 1]) {
          let edge = Int(incident[slot])
          let other = Int(edges[edge].a) == node ? Int(edges[edge].b) : Int(edges[edge].a)
          guard depth[other] < 0 else { continue }
          depth[other] = depth[node] + 1
          parent[other] = Int32(node)
          parentEdge[other] = Int32(edge)
          root[other] = Int32(start)
          queue.append(Int32(other))
        }
      }
    }
  }

  /// The rows that imply the presolved form of `seeds` and `variables`: the seeds, and every row
  /// that tied one of their variables to its class or to a constant.
  ///
  /// - Complexity: O(t log n) in the terms t of the rows, of the seeds and in the result, and O(n)
  ///   in the nodes and rows.
  func rows(
    implying seeds: [Int], variables: [Int], in system: SystemView,
    reference: (Int) -> Int, meter: WorkMeter
  ) throws(Failure) -> [Int] {
    var isTaken = [Bool](repeating: false, count: system.constraintCount)
    var walker = Walker(nodeCount: parent.count)
    var taken: [Int] = []
    try meter.charge(system.constraintCount + parent.count)
    for seed in seeds where !isTaken[seed] {
      isTaken[seed] = true
      taken.append(seed)
      for slot in system.slots(seed) {
        let v = Int(system.variables[slot])
        try walk(from: v, to: fixed(v) ? constant : reference(v), &walker, meter)
      }
    }
    for v in variables {
      try walk(from: v, to: fixed(v) ? constant : reference(v), &walker, meter)
    }
    while let index = walker.pending.popLast() {
      let edge = edges[index]
      let row = Int(edge.row)
      if !isTaken[row] {
        isTaken[row] = true
        taken.append(row)
      }
      // The elimination relied on earlier ties of the row's variables: to the constant, to `a` or
      // `b`, or to each other if their class cancelled out. Tied nodes share a root in the history.
      var references: [Int: Int] = [:]
      for node in [constant, Int(edge.a), Int(edge.b)] {
        let root = history.root(of: node, before: index)
        if references[root] == nil { references[root] = node }
      }
      for slot in system.slots(row) {
        let v = Int(system.variables[slot])
        let root = history.root(of: v, before: index)
        try meter.charge(4)
        if let reference = references[root] {
          try walk(from: v, to: reference, &walker, meter)
        } else {
          references[root] = v
        }
      }
    }
    return taken.sorted()
  }

  private func fixed(_ v: Int) -> Bool { Int(root[v]) == constant }

  /// The walked edges, and the edges whose rows are still pending.
  private struct Walker {
    /// For each node, the node itself or an ancestor reached over walked edges.
    var above: [Int32]
    var pending: [Int] = []

    init(nodeCount: Int) { above = (0..<nodeCount).map { Int32(truncatingIfNeeded: $0) } }

    /// The highest ancestor reached over walked edges.
    mutating func top(of node: Int) -> Int {
      var at = node
      while Int(above[at]) != at {
        above[at] = above[Int(above[at])]
        at = Int(above[at])
      }
      return at
    }
  }

  /// Adds the edges on the path between two nodes to the pending ones, each once.
  private func walk(
    from: Int, to: Int, _ walker: inout Walker, _ meter: WorkMeter
  ) throws(Failure) {
    guard root[from] == root[to] else { return }
    // The deeper end cannot be above the node where the paths meet, whether that was walked or not.
    var a = walker.top(of: from)
    var b = walker.top(of: to)
    while a != b {
      if depth[a] < depth[b] { swap(&a, &b) }
      walker.pending.append(Int(parentEdge[a]))
      walker.above[a] = parent[a]
      a = walker.top(of: a)
      try meter.charge(4)
    }
  }
}
