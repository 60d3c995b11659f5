import TestSupport
import Testing

@testable import ConstraintSolver

struct `The forest of eliminations` {
  /// A random forest, given by the edges that joined its trees.
  private func edges(_ nodeCount: Int, seed: UInt64) -> [ProofEdge] {
    var random = SplitMix64(seed: seed)
    var leader = Array(0..<nodeCount)
    var edges: [ProofEdge] = []
    for _ in 0..<2 * nodeCount {
      let a = Int.random(in: 0..<nodeCount, using: &random)
      let b = Int.random(in: 0..<nodeCount, using: &random)
      guard leader[a] != leader[b] else { continue }
      let (old, new) = (leader[a], leader[b])
      for node in leader.indices where leader[node] == old { leader[node] = new }
      edges.append(ProofEdge(a: Int32(a), b: Int32(b), row: Int32(edges.count)))
    }
    return edges
  }

  @Test func `nodes are joined by the edges before a step and by no others`() {
    for seed in 0..<50 {
      let count = 3 + seed % 17
      let edges = edges(count, seed: UInt64(seed))
      let history = JoinHistory(edges, nodeCount: count)
      var leader = Array(0..<count)
      for step in 0...edges.count {
        for a in 0..<count {
          for b in 0..<count {
            let isJoined = history.root(of: a, before: step) == history.root(of: b, before: step)
            #expect(isJoined == (leader[a] == leader[b]), "seed \(seed), step \(step)")
          }
        }
        guard step < edges.count else { break }
        let (old, new) = (leader[Int(edges[step].a)], leader[Int(edges[step].b)])
        for node in leader.indices where leader[node] == old { leader[node] = new }
      }
    }
  }

  @Test func `a long chain that is contradicted at its ends is explained within little work`()
    throws
  {
    let count = 20_000
    var system = ConstraintSystem()
    let nodes = (0...count).map { _ in system.addVariable() }
    system.addConstraint([Term(nodes[0])], .equal)
    for at in 1...count {
      system.addConstraint(
        [Term(nodes[at]), Term(nodes[at - 1], -1)], constant: -1, .equal)
    }
    system.addConstraint([Term(nodes[count])], .equal)
    let budget = WorkBudget(SolveLimits(work: 100 * count))
    defer { withExtendedLifetime(budget) {} }
    do throws(Failure) {
      try system.checkFeasibility(meter: WorkMeter(budget))
      Issue.record("it has a solution")
    } catch .infeasible(let members) {
      #expect(members == (0..<count + 2).map { .constraint($0) })
    } catch {
      Issue.record("\(error)")
    }
  }
}
