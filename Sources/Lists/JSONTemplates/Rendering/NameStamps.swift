/// Finds duplicate names without hashing. A new epoch invalidates the entries of the table, which
/// therefore need not be cleared.
struct NameStamps {
  private var epoch: UInt32 = 0
  private var marks: [(epoch: UInt32, index: UInt32)] = []

  /// Starts a new object. All symbols must be below `symbolCount`.
  mutating func begin(_ symbolCount: Int) {
    if marks.count < symbolCount {
      marks.append(
        contentsOf: repeatElement((epoch: 0, index: 0), count: symbolCount - marks.count))
    }
    epoch += 1
    if epoch == .max {
      for index in marks.indices { marks[index].epoch = 0 }
      epoch = 1
    }
  }

  /// The index recorded for a name in this object; otherwise records `index` and returns `nil`.
  mutating func note(_ name: Symbol, at index: Int) -> Int? {
    let mark = marks[Int(name)]
    if mark.epoch == epoch { return Int(mark.index) }
    marks[Int(name)] = (epoch, UInt32(truncatingIfNeeded: index))
    return nil
  }
}
