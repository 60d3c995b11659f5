/// A linear combination of rows in a sparse accumulator.
struct RowSum<Number: Scalar> {
  private(set) var entries: List<ComponentEntry>
  /// The right-hand side.
  private(set) var target = Number.zero
  /// The largest magnitude of a row times its factor.
  private(set) var magnitude = 0.0
  /// The largest coefficient.
  private(set) var largest = 0.0
  /// The index of each column's entry, or -1.
  private let indexOf: Buffer<Int32>
  /// The largest summand of each entry.
  private var sizes: List<Double>

  init(columnCount: Int, in arena: Arena) {
    // Reserve capacity for the longest possible sum; untouched pages cost nothing.
    entries = List(capacity: columnCount, in: arena)
    sizes = List(capacity: columnCount, in: arena)
    indexOf = arena.buffer(columnCount, of: -1)
  }

  /// Adds `factor` times a row whose entries are in `all`.
  mutating func add(
    _ factor: Double, times row: ComponentRow<Number>, entries all: Buffer<ComponentEntry>,
    in arena: Arena
  ) {
    target += factor * row.lower
    magnitude = max(magnitude, abs(factor) * row.magnitude)
    for at in row.range {
      let value = factor * all[at].value
      let index = Int(indexOf[all[at].column])
      if index >= 0 {
        entries[index].value += value
        sizes[index] = max(sizes[index], abs(value))
      } else {
        indexOf[all[at].column] = Int32(truncatingIfNeeded: entries.count)
        entries.append(ComponentEntry(value: value, column: all[at].column), in: arena)
        sizes.append(abs(value), in: arena)
      }
    }
  }

  /// Zeroes cancelled entries, and finds the largest.
  mutating func dropCancelled() {
    for at in entries.indices {
      let value = abs(entries[at].value)
      if value <= Tolerance.cancellation * sizes[at] { entries[at].value = 0 }
      largest = max(largest, value)
    }
  }

  mutating func clear() {
    for at in entries.indices { indexOf[entries[at].column] = -1 }
    entries.removeAll()
    sizes.removeAll()
    (target, magnitude, largest) = (.zero, 0, 0)
  }
}
