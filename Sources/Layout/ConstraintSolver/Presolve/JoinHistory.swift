/// A union-find over the nodes of a forest that tells which of them were joined at any step.
///
/// Linked by size without path compression, so that links are never changed and the time of those
/// above a node only grows (compare the partially persistent union-find).
struct JoinHistory {
  private var parent: [Int32]
  /// For each node, the step that linked it to its parent.
  private var time: [Int32]

  /// Joins the ends of each edge, in their order.
  ///
  /// - Complexity: O(n log n).
  init(_ edges: [ProofEdge], nodeCount: Int) {
    parent = (0..<nodeCount).map { Int32(truncatingIfNeeded: $0) }
    time = Array(repeating: .max, count: nodeCount)
    var size = [Int32](repeating: 1, count: nodeCount)
    for (step, edge) in edges.enumerated() {
      var a = root(of: Int(edge.a), before: .max)
      var b = root(of: Int(edge.b), before: .max)
      guard a != b else { continue }
      if size[a] < size[b] { swap(&a, &b) }
      parent[b] = Int32(truncatingIfNeeded: a)
      time[b] = Int32(truncatingIfNeeded: step)
      size[a] += size[b]
    }
  }

  /// A node's representative among those that the edges before a step have joined.
  ///
  /// - Complexity: O(log n).
  func root(of node: Int, before step: Int) -> Int {
    var at = node
    while Int(parent[at]) != at, Int(time[at]) < step { at = Int(parent[at]) }
    return at
  }
}
