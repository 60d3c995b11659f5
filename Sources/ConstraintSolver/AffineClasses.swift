/// Variables grouped into classes whose members are affine functions of one another.
///
/// A union-find in which every link says `variable = factor · parent + offset`. Classes are joined by
/// size and paths are halved, so a look-up costs amortised near-constant time; nothing recurses. A class
/// with a value hangs from one more node, ``constant``, with the factor 0.
struct AffineClasses {
  /// A variable as a function of its class's representative.
  struct Form {
    var root: Int
    var factor: Double
    var offset: Quantity
  }

  private struct Node: BitwiseCopyable {
    var offset = Quantity.zero
    var factor = 1.0
    var parent: Int32
    /// The members of a class as a ring.
    var next: Int32
    var size: Int32 = 1
    /// For a representative, the largest factor, or one over the smallest, among its members.
    var steepness: Float = 1
  }

  private let nodes: Buffer<Node>
  /// What stands for the value of all that is fixed.
  let constant: Int

  init(count: Int, in arena: Arena) {
    constant = count
    nodes = arena.buffer(count + 1, of: Node(parent: 0, next: 0))
    for v in 0...count {
      nodes[v].parent = Int32(truncatingIfNeeded: v)
      nodes[v].next = Int32(truncatingIfNeeded: v)
    }
  }

  @inline(__always)
  func form(of variable: Int) -> Form {
    let node = nodes[variable]
    let p = Int(node.parent)
    if p == variable { return Form(root: variable, factor: 1, offset: .zero) }
    if p == Int(nodes[p].parent) { return Form(root: p, factor: node.factor, offset: node.offset) }
    return deepForm(of: variable)
  }

  private func deepForm(of variable: Int) -> Form {
    var v = variable
    var f = 1.0
    var o = Quantity.zero
    while true {
      let p = Int(nodes[v].parent)
      if p == v { return Form(root: v, factor: f, offset: o) }
      let above = nodes[p]
      if Int(above.parent) != p {
        nodes[v].offset += nodes[v].factor * above.offset
        nodes[v].factor *= above.factor
        nodes[v].parent = above.parent
      }
      o += f * nodes[v].offset
      f *= nodes[v].factor
      v = Int(nodes[v].parent)
    }
  }

  /// Whether a variable represents its class, which has no value.
  func isRoot(_ variable: Int) -> Bool { Int(nodes[variable].parent) == variable }

  func size(ofRoot root: Int) -> Int { Int(nodes[root].size) }

  func fix(root: Int, to value: Quantity) {
    nodes[root].parent = Int32(truncatingIfNeeded: constant)
    nodes[root].factor = 0
    nodes[root].offset = value
  }

  /// How steep the class would become that ``join(_:_:factor:offset:)`` makes; infinite where `factor` is none.
  func steepness(joining a: Int, _ b: Int, factor: Double) -> Double {
    guard factor != 0, factor.isFinite else { return .infinity }
    let slope = max(abs(factor), 1 / abs(factor))
    let (child, root) = nodes[a].size <= nodes[b].size ? (a, b) : (b, a)
    return max(Double(nodes[root].steepness), slope * Double(nodes[child].steepness))
  }

  /// Records `a = factor · b + offset` between two representatives; the larger class keeps its own.
  func join(_ a: Int, _ b: Int, factor f: Double, offset o: Quantity) {
    let steepness = Float(steepness(joining: a, b, factor: f))
    let child: Int
    let root: Int
    if nodes[a].size <= nodes[b].size {
      (child, root) = (a, b)
      nodes[child].factor = f
      nodes[child].offset = o
    } else {
      (child, root) = (b, a)
      nodes[child].factor = 1 / f
      nodes[child].offset = -o / f
    }
    nodes[root].steepness = steepness
    nodes[child].parent = Int32(truncatingIfNeeded: root)
    nodes[root].size += nodes[child].size
    let next = nodes[child].next
    nodes[child].next = nodes[root].next
    nodes[root].next = next
  }

  /// Calls `body` with every member of the class of `variable`.
  func forEachMember(of variable: Int, _ body: (Int) throws(Failure) -> Void) throws(Failure) {
    var v = variable
    repeat {
      try body(v)
      v = Int(nodes[v].next)
    } while v != variable
  }
}
