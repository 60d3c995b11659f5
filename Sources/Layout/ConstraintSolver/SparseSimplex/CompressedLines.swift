/// An entry of a sparse line, with its index in the other dimension.
struct SparseEntry: BitwiseCopyable {
  var value: Double
  var index: Int32
}

/// The rows or columns of a sparse matrix in one array (compressed storage). The entries of line
/// `i` are at `starts[i] ..< starts[i + 1]`.
struct CompressedLines: BitwiseCopyable {
  let starts: Buffer<Int32>
  private(set) var entries: Buffer<SparseEntry>

  /// Makes `count` empty lines with room for `capacity` entries.
  init(count: Int, capacity: Int, in arena: Arena) {
    starts = arena.buffer(count + 1, of: 0)
    entries = arena.buffer(unset: max(capacity, 1))
  }

  var count: Int { starts.count - 1 }

  /// The number of entries of all lines.
  var entryCount: Int { Int(starts[starts.count - 1]) }

  @inline(__always)
  func range(_ line: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[line]), Int(starts[line + 1])))
  }

  /// Replaces the array of entries if it has no room for `count`.
  private mutating func reserve(_ count: Int, _ context: SolveContext) throws(Failure) {
    guard count > entries.count else { return }
    let capacity = max(count, 2 * entries.count)
    try context.meter.allow(bytes: capacity * MemoryLayout<SparseEntry>.stride)
    entries = context.arena.buffer(unset: capacity)
  }

  /// Copies consecutive lines, the first of which begins at `firsts[0]`, mapping their indices by
  /// `map`. Overwrites the previous contents.
  mutating func assign(
    _ source: Buffer<SparseEntry>, firsts: Buffer<Int32>, mappedBy map: Buffer<Int32>,
    _ context: SolveContext
  ) throws(Failure) {
    try reserve(source.count, context)
    for line in 0..<count { starts[line] = firsts[line] }
    starts[count] = Int32(truncatingIfNeeded: source.count)
    for at in source.indices {
      entries[at] = SparseEntry(value: source[at].value, index: map[source[at].index])
    }
  }

  /// Copies other lines. There must be room for them.
  mutating func assign(copyOf other: CompressedLines) {
    for line in starts.indices { starts[line] = other.starts[line] }
    for at in 0..<other.entryCount { entries[at] = other.entries[at] }
  }

  /// Transposes other lines. Overwrites the previous contents.
  ///
  /// - Complexity: O(lines + entries).
  mutating func assign(transposeOf other: CompressedLines, _ context: SolveContext) throws(Failure)
  {
    try reserve(other.entryCount, context)
    starts.fill(0)
    for at in 0..<other.entryCount { starts[other.entries[at].index + 1] += 1 }
    for line in 0..<count { starts[line + 1] += starts[line] }
    // The starts serve as cursors, and are shifted back afterwards.
    for line in 0..<other.count {
      for at in other.range(line) {
        let entry = other.entries[at]
        let target = starts[entry.index]
        entries[target] = SparseEntry(value: entry.value, index: Int32(truncatingIfNeeded: line))
        starts[entry.index] = target + 1
      }
    }
    for line in stride(from: count, to: 0, by: -1) { starts[line] = starts[line - 1] }
    starts[0] = 0
  }

  /// Exchanges two entries.
  @inline(__always)
  func swap(_ a: Int, _ b: Int) {
    let entry = entries[a]
    entries[a] = entries[b]
    entries[b] = entry
  }

  /// Ends line `line` at `end`, as the last step of building a line.
  @inline(__always)
  func close(_ line: Int, at end: Int) { starts[line + 1] = Int32(truncatingIfNeeded: end) }
}
