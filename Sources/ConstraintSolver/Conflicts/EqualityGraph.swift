/// A set of equalities of one or two unknowns as a graph: variables and one node for all constants
/// are joined by constraints.
///
/// Where such a set cannot hold and is one simple cycle, it is irreducible: without any one link a
/// path is left, and a path can always hold. So the commonest conflict, a chain that comes back to
/// itself, needs no trials.
struct EqualityGraph {
  private let members: [ConflictMember]
  /// The two ends of each member's link; nothing where some member is not such an equality.
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

  /// The members on the cycle, in the order of admission, if that is all there is but for loose
  /// ends.
  ///
  /// - Complexity: O(n log n) in the members.
  func cycle(_ meter: WorkMeter) throws(Failure) -> [ConflictMember]? {
    guard let ends else { return nil }
    try meter.charge(members.count)
    var links: [Int: [Int]] = [:]
    for (link, end) in ends.enumerated() {
      links[end.0, default: []].append(link)
      links[end.1, default: []].append(link)
    }
    // A variable that only one link names says nothing about the others.
    var degree = links.mapValues(\.count)
    var isCut = [Bool](repeating: false, count: members.count)
    var loose = degree.keys.filter { degree[$0] == 1 && $0 != constant }
    while let node = loose.popLast() {
      for link in links[node] ?? [] where !isCut[link] {
        isCut[link] = true
        let other = ends[link].0 == node ? ends[link].1 : ends[link].0
        degree[node] = 0
        degree[other, default: 0] -= 1
        if degree[other] == 1 && other != constant { loose.append(other) }
      }
    }
    let kept = members.indices.filter { !isCut[$0] }
    guard !kept.isEmpty, degree.values.allSatisfy({ $0 == 0 || $0 == 2 }),
      isConnected(kept, links, isCut)
    else { return nil }
    return kept.map { members[$0] }.sorted { index($0) < index($1) }
  }

  private func index(_ member: ConflictMember) -> Int {
    if case .constraint(let r) = member { r } else { -1 }
  }

  private func isConnected(_ kept: [Int], _ links: [Int: [Int]], _ isCut: [Bool]) -> Bool {
    var isSeen = isCut
    var count = 0
    var pending = [kept[0]]
    isSeen[kept[0]] = true
    while let link = pending.popLast() {
      count += 1
      for node in [ends?[link].0, ends?[link].1] {
        for next in links[node ?? constant] ?? [] where !isSeen[next] {
          isSeen[next] = true
          pending.append(next)
        }
      }
    }
    return count == kept.count
  }
}
