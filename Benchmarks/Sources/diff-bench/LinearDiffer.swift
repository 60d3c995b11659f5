/// A linear differ after Paul Heckel (1978), as list-view libraries have it: every element is
/// looked up once, and one that is not where the next one not yet seen is expected counts as moved.
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
    var places: [ID: Int] = [:]
    places.reserveCapacity(from.count)
    for (place, element) in from.enumerated() { places[id(element)] = place }
    var sources: [Int?] = []
    sources.reserveCapacity(to.count)
    var isKept = [Bool](repeating: false, count: from.count)
    for element in to {
      let place = places[id(element)]
      if let place { isKept[place] = true }
      sources.append(place)
    }
    deletes = from.indices.filter { !isKept[$0] }
    var isSeen = isKept.map { !$0 }
    var expected = 0
    for (place, element) in to.enumerated() {
      guard let source = sources[place] else {
        inserts.append(place)
        continue
      }
      while expected < from.count, isSeen[expected] { expected += 1 }
      isSeen[source] = true
      if source != expected { moves.append(Move(from: source, to: place)) }
      if !isSame(from[source], element) { updates.append(source) }
    }
  }

  /// The second list, made of the first: for checking.
  func applied<Element>(to from: [Element], inserting elements: [Element]) -> [Element] {
    var leaves = [Bool](repeating: false, count: from.count)
    for place in deletes { leaves[place] = true }
    for move in moves { leaves[move.from] = true }
    var staying = from.indices.lazy.filter { !leaves[$0] }.makeIterator()
    var result = [Element?](repeating: nil, count: elements.count)
    for place in inserts { result[place] = elements[place] }
    for move in moves { result[move.to] = from[move.from] }
    return result.compactMap { $0 ?? staying.next().map { from[$0] } }
  }
}
