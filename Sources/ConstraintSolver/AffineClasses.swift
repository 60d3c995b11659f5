/// Variables grouped into classes whose members are affine functions of one another.
///
/// A union-find in which every link says `variable = factor · parent + offset`. Classes are joined by
/// size and paths are halved, so a look-up costs amortised near-constant time; nothing recurses. A class
/// with a value hangs from one more node, ``constant``, with the factor 0.
struct AffineClasses<Number: Quantity> {
  /// A variable as a function of its class's representative.
  struct Form {
    var root: Int
    var factor: Double
    var offset: Number
  }

  private struct Node: BitwiseCopyable {
    var offset = Number.zero
    var factor = 1.0
    var parent: Int32
  }

  /// What is only asked for when classes are joined, and so kept apart.
  private struct Membership: BitwiseCopyable {
    /// The members of a class as a ring.
    var next: Int32
    var size: Int32 = 1
    /// For a representative, the largest factor, or one over the smallest, among its members.
    var steepness: Float = 1
  }

  private let nodes: Buffer<Node>
  private let memberships: Buffer<Membership>
  /// What stands for the value of all that is fixed.
  let constant: Int

  init(count: Int, in arena: Arena) {
    constant = count
    nodes = arena.buffer(count + 1) { Node(parent: Int32(truncatingIfNeeded: $0)) }
    memberships = arena.buffer(count) { Membership(next: Int32(truncatingIfNeeded: $0)) }
  }

  @inline(__always)
  func form(of variable: Int) -> Form {
    let node = nodes[variable]
    let p = Int(node.parent)
    // A representative is its own parent, with the factor 1 and no offset.
    if p == Int(nodes[p].parent) { return Form(root: p, factor: node.factor, offset: node.offset) }
    return AffineClasses.deepForm(of: variable, in: nodes)
  }

  /// The representative of a variable's class, or ``constant``.
  @inline(__always)
  func root(of variable: Int) -> Int {
    let p = Int(nodes[variable].parent)
    return p == Int(nodes[p].parent)
      ? p : AffineClasses.deepForm(of: variable, in: nodes).root
  }

  /// Whether at most four variables belong to at least three classes without a value, and no two to the same; what has no
  /// coefficient does not count.
  @inline(never)
  func areThreeApart(_ variables: Buffer<Int32>, _ coefficients: Buffer<Double>) -> Bool {
    var (last, second, third) = (-1, -1, -1)
    var count = 0
    for at in variables.indices {
      let root = root(of: Int(variables[at]))
      if root == constant || coefficients[at] == 0 { continue }
      if root == last || root == second || root == third { return false }
      (last, second, third) = (root, last, second)
      count += 1
    }
    return count > 2
  }

  /// The value of a variable, if it has one.
  @inline(__always)
  func value(of variable: Int) -> Number? {
    let node = nodes[variable]
    return Int(node.parent) == constant ? node.offset : nil
  }

  /// Takes the nodes alone, so that whoever calls need not have the classes in memory.
  @inline(never)
  private static func deepForm(of variable: Int, in nodes: Buffer<Node>) -> Form {
    var v = variable
    var f = 1.0
    var o = Number.zero
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

  /// Whether a variable is the only one of its class, which has no value.
  @inline(__always)
  func isAlone(_ variable: Int) -> Bool { Int(memberships[variable].next) == variable }

  /// Gives a variable that is alone a value.
  @inline(__always)
  func fixAlone(_ variable: Int, to value: Number) {
    nodes[variable] = Node(
      offset: value, factor: 0, parent: Int32(truncatingIfNeeded: constant))
  }

  func size(ofRoot root: Int) -> Int { Int(memberships[root].size) }

  /// Gives a class a value, and each of its members its own.
  ///
  /// - Complexity: O(members), which for all calls together is O(variables).
  @inline(__always)
  func fix(root: Int, to value: Number) {
    nodes[root] = Node(
      offset: value, factor: 0, parent: Int32(truncatingIfNeeded: constant))
    if Int(memberships[root].next) != root {
      AffineClasses.fixMembers(of: root, constant, in: nodes, memberships)
    }
  }

  @inline(never)
  private static func fixMembers(
    of root: Int, _ constant: Int, in nodes: Buffer<Node>, _ memberships: Buffer<Membership>
  ) {
    var v = Int(memberships[root].next)
    while v != root {
      nodes[v] = Node(
        offset: deepForm(of: v, in: nodes).offset, factor: 0,
        parent: Int32(truncatingIfNeeded: constant))
      v = Int(memberships[v].next)
    }
  }

  /// How steep the class would become that ``join(_:_:factor:offset:)`` makes; infinite where `factor` is none.
  func steepness(joining a: Int, _ b: Int, factor: Double) -> Double {
    guard factor != 0, factor.isFinite else { return .infinity }
    let slope = abs(factor) == 1 ? 1 : max(abs(factor), 1 / abs(factor))
    let (one, other) = (memberships[a], memberships[b])
    let (child, root) = one.size <= other.size ? (one, other) : (other, one)
    return max(Double(root.steepness), slope * Double(child.steepness))
  }

  /// Records `a = factor · b + offset` between two representatives; the larger class keeps its own.
  func join(_ a: Int, _ b: Int, factor f: Double, offset o: Number, steepness: Double) {
    let child: Int
    let root: Int
    if memberships[a].size <= memberships[b].size {
      (child, root) = (a, b)
      nodes[child] = Node(offset: o, factor: f, parent: Int32(truncatingIfNeeded: root))
    } else {
      (child, root) = (b, a)
      nodes[child] = Node(offset: -o / f, factor: 1 / f, parent: Int32(truncatingIfNeeded: root))
    }
    let absorbed = memberships[child]
    memberships[child].next = memberships[root].next
    memberships[root] = Membership(
      next: absorbed.next, size: memberships[root].size + absorbed.size,
      steepness: Float(steepness))
  }

  /// Calls `body` with every member of the class of `variable`.
  func forEachMember(of variable: Int, _ body: (Int) throws(Failure) -> Void) throws(Failure) {
    var v = variable
    repeat {
      try body(v)
      v = Int(memberships[v].next)
    } while v != variable
  }
}
