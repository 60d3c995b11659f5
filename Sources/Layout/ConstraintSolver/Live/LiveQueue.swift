/// Columns to evaluate, by ascending order: a binary heap.
struct LiveQueue {
  private var heap: [(order: Int, column: Int32)] = []

  /// - Complexity: O(log n).
  mutating func insert(_ column: Int, order: Int) {
    var at = heap.count
    let item = (order: order, column: Int32(truncatingIfNeeded: column))
    heap.append(item)
    while at > 0 {
      let parent = (at - 1) / 2
      guard heap[parent].order > order else { break }
      heap[at] = heap[parent]
      at = parent
    }
    heap[at] = item
  }

  /// Removes the column of the smallest order.
  ///
  /// - Complexity: O(log n).
  mutating func popFirst() -> (column: Int, order: Int)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return (Int(first.column), first.order) }
    var at = 0
    while true {
      var child = 2 * at + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].order < heap[child].order { child += 1 }
      guard heap[child].order < last.order else { break }
      heap[at] = heap[child]
      at = child
    }
    heap[at] = last
    return (Int(first.column), first.order)
  }
}
