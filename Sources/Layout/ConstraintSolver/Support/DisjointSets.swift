/// A partition of small numbers (a union-find with path halving); a handle.
struct DisjointSets: BitwiseCopyable {
  private let parent: Buffer<Int32>

  init(count: Int, in arena: Arena) {
    parent = arena.buffer(count) { Int32(truncatingIfNeeded: $0) }
  }

  /// The least number in an element's set.
  func find(_ element: Int) -> Int {
    var v = element
    while Int(parent[v]) != v {
      parent[v] = parent[parent[v]]
      v = Int(parent[v])
    }
    return v
  }

  /// Unites the sets of two numbers. The smaller root leads, so the result does not depend on the
  /// order of unions.
  func unite(_ a: Int, _ b: Int) {
    let (x, y) = (find(a), find(b))
    parent[max(x, y)] = Int32(truncatingIfNeeded: min(x, y))
  }
}
