/// A sum of rows that is being put together.
struct RowSum<Number: Scalar> {
  private(set) var entries: List<ComponentEntry>
  /// What the sum has to be.
  private(set) var target = Number.zero
  /// The size of the numbers that it was made of.
  private(set) var magnitude = 0.0
  /// The largest coefficient.
  private(set) var largest = 0.0
  /// For each column, its index in `entries`, or -1.
  private let indexOf: Buffer<Int32>
  /// For each entry, the largest of the numbers that it is the sum of.
  private var sizes: List<Double>

  init(columnCount: Int, in arena: Arena) {
    // Room for the longest sum there can be, which is only touched as far as one goes.
    entries = List(capacity: columnCount, in: arena)
    sizes = List(capacity: columnCount, in: arena)
    indexOf = arena.buffer(columnCount, of: -1)
  }

  mutating func add(
    _ factor: Double, _ row: ComponentRow<Number>, _ all: Buffer<ComponentEntry>, in arena: Arena
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

  /// Sets what has cancelled to zero.
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
