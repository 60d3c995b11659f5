/// A linear differ after Paul Heckel (1978), as in list view libraries. Every element is looked up
/// once, and counts as moved unless it is at the expected next position.
struct LinearDifference {
  struct Move {
    var from: Int
    var to: Int
  }

  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [Move] = []
  var updates: [Int] = []

  /// Compares lists without duplicates.
  init<Element, ID: Hashable>(
    from: [Element], to: [Element], id: (Element) -> ID, isSame: (Element, Element) -> Bool
  ) {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(from.count)
    for (index, element) in from.enumerated() { indices[id(element)] = index }
    var sources: [Int?] = []
    sources.reserveCapacity(to.count)
    var isKept = [Bool](repeating: false, count: from.count)
    for element in to {
      let index = indices[id(element)]
      if let index { isKept[index] = true }
      sources.append(index)
    }
    deletes = from.indices.filter { !isKept[$0] }
    var isSeen = isKept.map { !$0 }
    var expected = 0
    for (index, element) in to.enumerated() {
      guard let source = sources[index] else {
        inserts.append(index)
        continue
      }
      while expected < from.count, isSeen[expected] { expected += 1 }
      isSeen[source] = true
      if source != expected { moves.append(Move(from: source, to: index)) }
      if !isSame(from[source], element) { updates.append(source) }
    }
  }

  /// Rebuilds the second list from the first, as a check.
  func applied<Element>(to from: [Element], inserting elements: [Element]) -> [Element] {
    var leaves = [Bool](repeating: false, count: from.count)
    for index in deletes { leaves[index] = true }
    for move in moves { leaves[move.from] = true }
    var staying = from.indices.lazy.filter { !leaves[$0] }.makeIterator()
    var result = [Element?](repeating: nil, count: elements.count)
    for index in inserts { result[index] = elements[index] }
    for move in moves { result[move.to] = from[move.from] }
    return result.compactMap { $0 ?? staying.next().map { from[$0] } }
  }
}
