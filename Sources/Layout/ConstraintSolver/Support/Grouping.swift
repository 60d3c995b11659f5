/// A counting sort into groups. Group `g` has the positions `starts[g] ..< starts[g + 1]`.
struct Grouping: BitwiseCopyable {
  let starts: Buffer<Int32>
  /// The position of each element in the sorted order.
  let position: Buffer<Int32>

  /// Makes no groups.
  init(in arena: Arena) {
    starts = arena.buffer(1, of: 0)
    position = arena.buffer(0, of: 0)
  }

  /// Sorts `count` elements by group; stable.
  ///
  /// - Complexity: O(elements + groups).
  init(_ count: Int, into groups: Int, in arena: Arena, by group: (Int) -> Int32) {
    starts = arena.buffer(groups + 1, of: 0)
    position = arena.buffer(count, of: 0)
    for at in 0..<count { starts[group(at) + 1] += 1 }
    for g in 0..<groups { starts[g + 1] += starts[g] }
    let next = arena.copy(starts)
    for at in 0..<count {
      let g = group(at)
      position[at] = next[g]
      next[g] += 1
    }
  }

  /// The positions of a group.
  func range(_ group: Int) -> Range<Int> { Int(starts[group])..<Int(starts[group + 1]) }
}
