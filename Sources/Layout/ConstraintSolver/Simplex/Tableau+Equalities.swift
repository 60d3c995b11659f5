/// The pivots that eliminate required equalities before the first simplex step.
extension Tableau {
  /// Pivots the slack of every required equality out of the basis and fixes it, shortest rows
  /// first.
  mutating func fixEqualities(of component: Component<Number>) throws(Failure) {
    var equalities = List<Int32>(capacity: component.rows.count, in: arena)
    for index in component.rows.indices where component.rows[index].isEquality {
      equalities.append(Int32(truncatingIfNeeded: index), in: arena)
    }
    guard !equalities.isEmpty else { return }
    let isWaiting = arena.buffer(component.rows.count, of: false)
    let ordered = equalities.elements
    for at in ordered.indices { isWaiting[ordered[at]] = true }
    ordered.sort {
      let (a, b) = (matrix.count(ofRow: Int($0)), matrix.count(ofRow: Int($1)))
      return a != b ? a < b : $0 < $1
    }
    for at in ordered.indices where isWaiting[ordered[at]] {
      let index = Int(ordered[at])
      isWaiting[index] = false
      // A row with only fixed columns is checked together with the other required rows.
      guard let entering = pivotVariable(index) else { continue }
      try fixEquality(index, entering: entering, to: component.rows[index].lower)
    }
  }
}
