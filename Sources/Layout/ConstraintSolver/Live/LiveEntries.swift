/// The nonzero entries of a ``LiveSystem``. Those of a row are contiguous, those of a column form a
/// doubly linked list, so rows come and go without moving others.
struct LiveEntries {
  /// A coefficient, with its place in the matrix.
  struct Entry {
    var coefficient: Double
    var column: Int32
    var row: Int32
    /// The neighbours in the list of the column, or -1.
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  private var all: [Entry] = []
  /// The starts of unused blocks, by length.
  private var unused: [[Int32]] = []

  subscript(index: Int) -> Entry {
    get { all[index] }
    _modify { yield &all[index] }
  }

  /// Takes a block of `count` entries; returns its start.
  ///
  /// - Complexity: O(count), amortised.
  mutating func allocate(_ count: Int) -> Int {
    if count < unused.count, let start = unused[count].popLast() { return Int(start) }
    let start = all.count
    all += repeatElement(Entry(coefficient: 0, column: -1, row: -1), count: count)
    return start
  }

  /// Returns a block to the unused ones.
  mutating func release(_ block: Range<Int>) {
    while unused.count <= block.count { unused.append([]) }
    unused[block.count].append(Int32(truncatingIfNeeded: block.lowerBound))
  }
}
