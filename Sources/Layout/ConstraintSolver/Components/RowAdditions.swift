/// The equalities added to other rows, identified by constraint.
struct RowAdditions: BitwiseCopyable {
  private struct Addition: BitwiseCopyable {
    var source: Int32
    var target: Int32
  }

  private var list: List<Addition>

  init(in arena: Arena) { list = List(capacity: 4, in: arena) }

  /// Records that `source` was added to `target`.
  mutating func append(_ source: Int32, to target: Int32, in arena: Arena) {
    list.append(Addition(source: source, target: target), in: arena)
  }

  /// The members, plus the equalities that were added to them directly or indirectly.
  func expanded(_ members: [ConflictMember]) -> [ConflictMember] {
    if list.isEmpty { return members }
    var sources: [Int32: [Int32]] = [:]
    for at in list.indices { sources[list[at].target, default: []].append(list[at].source) }
    var result = members
    var isTaken: Set<Int32> = []
    for case .constraint(let index) in members { isTaken.insert(Int32(truncatingIfNeeded: index)) }
    var pending = isTaken.sorted()
    while let target = pending.popLast() {
      for source in sources[target] ?? [] where isTaken.insert(source).inserted {
        result.append(.constraint(Int(source)))
        pending.append(source)
      }
    }
    return result
  }
}
