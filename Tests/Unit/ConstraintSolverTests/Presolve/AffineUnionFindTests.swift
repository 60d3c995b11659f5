import TestSupport
import Testing

@testable import ConstraintSolver

struct `Classes of affine functions` {
  /// A union-find with a hidden value for each variable and plain lists of the classes.
  ///
  /// Factors are powers of two and values integers, so that all arithmetic is exact.
  private struct Model {
    let classes: AffineUnionFind<Double>
    let truth: [Double]
    /// The class label of each variable.
    var label: [Int]
    var isFixed: Set<Int> = []
    var steepness: [Int: Double] = [:]

    init(count: Int, in context: SolveContext, using random: inout SplitMix64) {
      classes = AffineUnionFind(count: count, in: context.arena)
      truth = (0..<count).map { _ in Double(Int.random(in: -100...100, using: &random)) }
      label = Array(0..<count)
    }

    func members(of label: Int) -> [Int] { self.label.indices.filter { self.label[$0] == label } }

    mutating func join(_ u: Int, _ v: Int, using random: inout SplitMix64) {
      let (a, b) = (classes.root(of: u), classes.root(of: v))
      guard a != b, a != classes.constant, b != classes.constant else { return }
      let factor = random.element(of: [1, 1, -1, 2, -0.5, 4])
      let steepness = classes.steepness(joining: a, and: b, factor: factor)
      classes.join(
        a, to: b, factor: factor, offset: truth[a] - factor * truth[b], steepness: steepness)
      let (old, new) = (label[u], label[v])
      for v in label.indices where label[v] == old { label[v] = new }
      self.steepness[new] = steepness
    }

    mutating func fix(_ v: Int) {
      let root = classes.root(of: v)
      guard root != classes.constant else { return }
      classes.fix(root: root, to: truth[root])
      isFixed.insert(label[v])
    }

    /// Checks the classes against the lists, and every form against the hidden values.
    func checkInvariants(_ comment: Comment) throws {
      for v in truth.indices {
        let form = classes.form(of: v)
        try #require(form.root == classes.root(of: v), comment)
        let members = members(of: label[v])
        if isFixed.contains(label[v]) {
          try #require(form.root == classes.constant && form.factor == 0, comment)
          try #require(classes.value(of: v) == truth[v] && form.offset == truth[v], comment)
          try #require(!classes.isRoot(v) && !classes.isAlone(v), comment)
          continue
        }
        try #require(classes.value(of: v) == nil && members.contains(form.root), comment)
        try #require(form.factor * truth[form.root] + form.offset == truth[v], comment)
        try #require(classes.isAlone(v) == (members.count == 1), comment)
        try #require(classes.isRoot(v) == (form.root == v), comment)
        try #require(classes.size(ofRoot: form.root) == members.count, comment)
        let bound = steepness[label[v]] ?? 1
        try #require(max(abs(form.factor), 1 / abs(form.factor)) <= bound, comment)
        var seen: [Int] = []
        try classes.forEachMember(of: form.root) { seen.append($0) }
        try #require(seen.sorted() == members, comment)
      }
    }
  }

  @Test func `are those of plain lists after any joins and fixes`() throws {
    for seed in 0..<60 {
      try SolveContext.with { context in
        var random = SplitMix64(seed: UInt64(seed))
        var model = Model(
          count: Int.random(in: 1...24, using: &random), in: context, using: &random)
        for step in 0..<40 {
          let u = Int.random(in: 0..<model.truth.count, using: &random)
          let v = Int.random(in: 0..<model.truth.count, using: &random)
          if Int.random(in: 0..<6, using: &random) == 0 {
            model.fix(u)
          } else {
            model.join(u, v, using: &random)
          }
          try model.checkInvariants("seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `cannot be joined by a factor that is zero or not finite`() throws {
    try SolveContext.with { context in
      let classes = AffineUnionFind<Double>(count: 2, in: context.arena)
      for factor in [0, Double.infinity, -.infinity, .nan] {
        #expect(classes.steepness(joining: 0, and: 1, factor: factor) == .infinity)
      }
    }
  }

  @Test func `three variables are apart only if each is of a class of its own`() throws {
    try SolveContext.with { context in
      let classes = AffineUnionFind<Double>(count: 6, in: context.arena)
      classes.join(0, to: 1, factor: 1, offset: 0, steepness: 1)
      classes.fix(root: 5, to: 7)
      func areDistinct(_ variables: [Int32], _ coefficients: [Double]) -> Bool {
        classes.areThreeDistinct(
          context.arena.buffer(of: variables), context.arena.buffer(of: coefficients))
      }
      #expect(areDistinct([0, 2, 3], [1, 1, 1]))
      #expect(areDistinct([0, 2, 3, 5], [1, 1, 1, 1]))
      #expect(!areDistinct([0, 1, 2, 3], [1, 1, 1, 1]))
      #expect(!areDistinct([0, 2, 5], [1, 1, 1]))
      #expect(!areDistinct([0, 2, 3], [1, 0, 1]))
    }
  }
}
