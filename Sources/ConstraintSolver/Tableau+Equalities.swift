/// What required equalities take out of a tableau before its first step.
extension Tableau {
  /// Takes the required equalities into the basis for good: first those that define an idle column, then
  /// the others, those of few entries first.
  mutating func settleEqualities(of block: Block<Number>) throws(Failure) {
    var equalities = List<Int32>(capacity: block.rows.count, in: arena)
    for index in block.rows.indices where block.rows[index].isEquality {
      equalities.append(Int32(truncatingIfNeeded: index), in: arena)
    }
    guard !equalities.isEmpty else { return }
    let isWaiting = arena.buffer(block.rows.count, of: false)
    let ordered = equalities.elements
    for at in ordered.indices { isWaiting[ordered[at]] = true }
    ordered.sort {
      let (a, b) = (matrix.count(ofRow: Int($0)), matrix.count(ofRow: Int($1)))
      return a != b ? a < b : $0 < $1
    }
    for at in ordered.indices where isWaiting[ordered[at]] {
      let index = Int(ordered[at])
      isWaiting[index] = false
      // A row of settled columns only is checked with what is required.
      guard let entering = settlingVariable(index) else { continue }
      try settleEquality(index, entering: entering, to: block.rows[index].lower)
    }
  }
}
