/// The free space between the saved frames of a stack's views, along its axis.
struct StackRoom {
  private let list: XMLElement
  private let stack: XMLElement
  /// The ranges of the visible views, sorted by start, each with the largest end so far. Computed
  /// for the first hidden view.
  private var taken: [(start: Double, largestEnd: Double)]?

  init(in list: XMLElement, of stack: XMLElement) {
    self.list = list
    self.stack = stack
  }

  /// Whether the saved frames leave room for a hidden view: its saved range is not empty, and no
  /// visible view overlaps it.
  ///
  /// - Complexity: O(log n) for n views of the stack, after O(n log n) once.
  mutating func isFree(for view: XMLElement, _ builder: SceneBuilder) -> Bool {
    guard let own = range(of: view, builder) else { return true }
    guard own.start > -1, own.end > own.start else { return false }
    let taken = taken ?? shown(builder)
    self.taken = taken
    // Check whether any view that starts a point before its end reaches a point into it.
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].start + 1 < own.end { low = middle + 1 } else { high = middle }
    }
    return low == 0 || own.start + 1 >= taken[low - 1].largestEnd
  }

  private func shown(_ builder: SceneBuilder) -> [(start: Double, largestEnd: Double)] {
    var ranges: [(start: Double, largestEnd: Double)] = []
    for (number, other) in builder.tree.children(of: list).enumerated() {
      if builder.isCancelled(at: number) { break }
      guard builder.document.views.kind(of: other) != nil, !builder.isYes(other, .hidden),
        let range = range(of: other, builder)
      else { continue }
      ranges.append((range.start, range.end))
    }
    ranges.sort { $0.start < $1.start }
    for index in ranges.indices.dropFirst() {
      ranges[index].largestEnd = max(ranges[index - 1].largestEnd, ranges[index].largestEnd)
    }
    return ranges
  }

  private func range(
    of view: XMLElement, _ builder: SceneBuilder
  ) -> (start: Double, end: Double)? {
    let tree = builder.tree
    let isVertical = builder.value(stack, .axis) == "vertical"
    guard let rect = tree.child(of: view, .rect, key: "frame"),
      let start = tree.bytes(rect, isVertical ? .y : .x).flatMap({ DecimalText.number($0) }),
      let length = tree.bytes(rect, isVertical ? .height : .width)
        .flatMap({ DecimalText.number($0) })
    else { return nil }
    return (start, start + length)
  }
}
