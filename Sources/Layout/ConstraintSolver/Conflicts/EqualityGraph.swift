/// A set of equalities of one or two variables as a graph. The nodes are the variables, plus one
/// node for all constants.
///
/// An infeasible set that forms one simple cycle is irreducible: removing any edge leaves a path,
/// which is always feasible. The most common conflict, a chain that returns to its start, therefore
/// needs no deletion filter.
struct EqualityGraph {
  private let members: [ConflictMember]
  /// The two nodes of each member's edge; `nil` if some member is no such equality.
  private let ends: [(Int, Int)]?
  private let constant: Int

  init(_ members: [ConflictMember], of system: ConstraintSystem) {
    self.members = members
    constant = system.variableCount
    ends = EqualityGraph.ends(members, of: system)
  }

  private static func ends(
    _ members: [ConflictMember], of system: ConstraintSystem
  ) -> [(Int, Int)]? {
    var ends: [(Int, Int)] = []
    for member in members {
      guard case .constraint(let r) = member, system.relations[r] == .equal else { return nil }
      let slots = Int(system.starts[r])..<Int(system.starts[r + 1])
      guard !slots.contains(where: { system.termCoefficients[$0] == 0 }) else { return nil }
      let variables = slots.map { Int(system.termVariables[$0]) }
      switch variables.count {
      case 1: ends.append((variables[0], system.variableCount))
      case 2 where variables[0] != variables[1]: ends.append((variables[0], variables[1]))
      default: return nil
      }
    }
    return ends
  }

  /// The members on the cycle, in the order of admission; `nil` unless the graph is one simple
  /// cycle with dangling paths.
  ///
  /// - Complexity: O(n log n) in the members.
  func cycle(_ meter: WorkMeter) throws(Failure) -> [ConflictMember]? {
    guard let ends else { return nil }
    try meter.charge(members.count)
    var edgesOf: [Int: [Int]] = [:]
    for (edge, end) in ends.enumerated() {
      edgesOf[end.0, default: []].append(edge)
      edgesOf[end.1, default: []].append(edge)
    }
    // A variable on only one edge does not constrain the others.
    var degree = edgesOf.mapValues(\.count)
    var isCut = [Bool](repeating: false, count: members.count)
    var dangling = degree.keys.filter { degree[$0] == 1 && $0 != constant }
    while let node = dangling.popLast() {
      for edge in edgesOf[node] ?? [] where !isCut[edge] {
        isCut[edge] = true
        let other = ends[edge].0 == node ? ends[edge].1 : ends[edge].0
        degree[node] = 0
        degree[other, default: 0] -= 1
        if degree[other] == 1 && other != constant { dangling.append(other) }
      }
    }
    let kept = members.indices.filter { !isCut[$0] }
    guard !kept.isEmpty, degree.values.allSatisfy({ $0 == 0 || $0 == 2 }),
      isConnected(kept, edgesOf: edgesOf, isCut: isCut)
    else { return nil }
    return kept.map { members[$0] }.sorted { index($0) < index($1) }
  }

  private func index(_ member: ConflictMember) -> Int {
    if case .constraint(let r) = member { r } else { -1 }
  }

  /// Whether the `kept` edges are connected.
  private func isConnected(_ kept: [Int], edgesOf: [Int: [Int]], isCut: [Bool]) -> Bool {
    var isSeen = isCut
    var count = 0
    var pending = [kept[0]]
    isSeen[kept[0]] = true
    while let edge = pending.popLast() {
      count += 1
      for node in [ends?[edge].0, ends?[edge].1] {
        for next in edgesOf[node ?? constant] ?? [] where !isSeen[next] {
          isSeen[next] = true
          pending.append(next)
        }
      }
    }
    return count == kept.count
  }
}
