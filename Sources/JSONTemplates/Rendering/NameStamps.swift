/// Finds names that occur twice, without hashing: a table by symbol that need not be cleared.
struct NameStamps {
  private var epoch: UInt32 = 0
  private var marks: [(epoch: UInt32, index: UInt32)] = []

  /// Begins a new object; names are below `symbolCount`.
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

  /// Where the name has been noted in this object; otherwise notes it at `place`.
  mutating func note(_ name: Symbol, at index: Int) -> Int? {
    let mark = marks[Int(name)]
    if mark.epoch == epoch { return Int(mark.index) }
    marks[Int(name)] = (epoch, UInt32(truncatingIfNeeded: index))
    return nil
  }
}
