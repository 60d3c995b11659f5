/// A union-find over the nodes of a forest that can tell which nodes were joined at any step.
///
/// Union by size without path compression: links never change, and the times along a path only
/// increase (compare the partially persistent union-find).
struct JoinHistory {
  private var parent: [Int32]
  /// The step that linked each node to its parent.
  private var time: [Int32]

  /// Joins the ends of each edge, in order.
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

  /// A node's representative among the nodes joined by edges before a step.
  ///
  /// - Complexity: O(log n).
  func root(of node: Int, before step: Int) -> Int {
    var at = node
    while Int(parent[at]) != at, Int(time[at]) < step { at = Int(parent[at]) }
    return at
  }
}
