/// The eliminations of presolve as a forest, which maps a derived fact back to the constraints that
/// imply it.
///
/// Every elimination joins two trees, so a path between two nodes never changes once it exists, as
/// in proof-producing congruence closure (Nieuwenhuis and Oliveras, 2005). Built only to explain a
/// conflict.
struct ProofForest {
  private let edges: [ProofEdge]
  private let constant: Int
  private var parent: [Int32]
  private var parentEdge: [Int32]
  private var depth: [Int32]
  private var root: [Int32]

  /// Roots the forest of `edges` over the nodes `0 ... variableCount`, the last of which is the
  /// constant.
  init(edges: [ProofEdge], variableCount: Int) {
    self.edges = edges
    constant = variableCount
    let nodes = variableCount + 1
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

  /// The rows that imply the presolved form of `seeds` and of `variables`: the seeds, and every row
  /// that tied one of their variables to its class or to a constant.
  func rows(
    implying seeds: [Int], variables: [Int], in system: SystemView,
    reference: (Int) -> Int, meter: WorkMeter
  ) throws(Failure) -> [Int] {
    var isTaken = [Bool](repeating: false, count: system.constraintCount)
    var isWalked = [Bool](repeating: false, count: edges.count)
    var pending: [Int] = []
    var taken: [Int] = []
    for seed in seeds where !isTaken[seed] {
      isTaken[seed] = true
      taken.append(seed)
      for slot in system.slots(seed) {
        let v = Int(system.variables[slot])
        try walk(
          from: v, to: fixed(v) ? constant : reference(v), isWalked: &isWalked, pending: &pending,
          meter: meter)
      }
    }
    for v in variables {
      try walk(
        from: v, to: fixed(v) ? constant : reference(v), isWalked: &isWalked, pending: &pending,
        meter: meter)
    }
    while let index = pending.popLast() {
      let edge = edges[index]
      let row = Int(edge.row)
      if !isTaken[row] {
        isTaken[row] = true
        taken.append(row)
      }
      // The elimination used how the row's variables were tied before it: to the constant, to `a`
      // or to `b`, or to each other where their class cancelled out.
      var references = [constant, Int(edge.a), Int(edge.b)]
      for slot in system.slots(row) {
        let v = Int(system.variables[slot])
        var isTied = false
        for reference in references
        where try isConnected(v, to: reference, before: index, meter: meter) {
          try walk(
            from: v, to: reference, isWalked: &isWalked, pending: &pending, meter: meter)
          isTied = true
          break
        }
        if !isTied { references.append(v) }
      }
    }
    return taken.sorted()
  }

  private func fixed(_ v: Int) -> Bool { Int(root[v]) == constant }

  /// Whether the eliminations before `step` already tied two nodes together.
  private func isConnected(
    _ from: Int, to: Int, before step: Int, meter: WorkMeter
  ) throws(Failure) -> Bool {
    guard root[from] == root[to] else { return false }
    var a = from
    var b = to
    while a != b {
      if depth[a] < depth[b] { swap(&a, &b) }
      guard parentEdge[a] < Int32(step) else { return false }
      a = Int(parent[a])
      try meter.charge(1)
    }
    return true
  }

  /// Adds the edges of the path between two nodes to `pending`, each once.
  private func walk(
    from: Int, to: Int, isWalked: inout [Bool], pending: inout [Int], meter: WorkMeter
  ) throws(Failure) {
    guard root[from] == root[to] else { return }
    var a = from
    var b = to
    while a != b {
      if depth[a] < depth[b] { swap(&a, &b) }
      let edge = Int(parentEdge[a])
      if !isWalked[edge] {
        isWalked[edge] = true
        pending.append(edge)
      }
      a = Int(parent[a])
      try meter.charge(1)
    }
  }
}
