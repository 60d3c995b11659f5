/// Variables grouped into classes whose members are affine functions of one another.
///
/// A weighted union-find: every link means `variable = factor · parent + offset`. Union by size and
/// path halving make a look-up amortised near-constant time (Tarjan and van Leeuwen, 1984). Fixing
/// a class dissolves it: the parent of each member becomes ``constant``, and its offset the value.
///
/// Most variables of a layout are fixed while alone in their class. Only the parents are therefore
/// initialised; the other arrays are written when classes are first joined.
struct AffineUnionFind<Number: Scalar> {
  /// A variable as a function of its class's representative.
  struct Form {
    var root: Int
    var factor: Double
    var offset: Number
  }

  /// A variable's links within its class, needed only to join and fix classes.
  private struct Membership: BitwiseCopyable {
    /// The next member in the ring of the class.
    var next: Int32
    var size: Int32 = 1
    /// For a representative, the largest factor or inverse factor among its members.
    var steepness: Float = 1
  }

  /// The parent links.
  private struct Links: BitwiseCopyable {
    /// The parent of each variable: -1 if it is alone in its class, itself if it represents others,
    /// or ``AffineUnionFind/constant`` if it has a value.
    let parents: Buffer<Int32>
    /// Undefined for variables that are alone or have a value.
    let factors: Buffer<Double>
    /// Undefined for variables that are alone.
    let offsets: Buffer<Number>

    func isRoot(_ variable: Int) -> Bool {
      let p = Int(parents[variable])
      return p < 0 || p == variable
    }
  }

  private let links: Links
  /// Undefined for variables that are alone.
  private let memberships: Buffer<Membership>
  /// The parent of all variables with a value.
  let constant: Int

  init(count: Int, in arena: Arena) {
    constant = count
    links = Links(
      parents: arena.buffer(count, of: -1), factors: arena.buffer(unset: count),
      offsets: arena.buffer(unset: count))
    memberships = arena.buffer(unset: count)
  }

  @inline(__always)
  func form(of variable: Int) -> Form {
    let p = Int(links.parents[variable])
    if p < 0 { return Form(root: variable, factor: 1, offset: .zero) }
    if p == constant { return Form(root: p, factor: 0, offset: links.offsets[variable]) }
    if p == Int(links.parents[p]) {
      return Form(root: p, factor: links.factors[variable], offset: links.offsets[variable])
    }
    return AffineUnionFind.deepForm(of: variable, in: links, constant)
  }

  /// The representative of a variable's class, or ``constant``.
  @inline(__always)
  func root(of variable: Int) -> Int {
    let p = Int(links.parents[variable])
    if p < 0 { return variable }
    return p == constant || p == Int(links.parents[p])
      ? p : AffineUnionFind.deepForm(of: variable, in: links, constant).root
  }

  /// Whether at most four variables, ignoring zero coefficients, belong to at least three classes
  /// without a value, each to a different one.
  @inline(never)
  func areThreeDistinct(_ variables: Buffer<Int32>, _ coefficients: Buffer<Double>) -> Bool {
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

  /// The value of a variable, or `nil`.
  @inline(__always)
  func value(of variable: Int) -> Number? {
    Int(links.parents[variable]) == constant ? links.offsets[variable] : nil
  }

  /// The form of a variable more than one link below its representative; halves its path.
  ///
  /// Takes only the links, so that callers can keep the rest in registers.
  @inline(never)
  private static func deepForm(of variable: Int, in links: Links, _ constant: Int) -> Form {
    var v = variable
    var f = 1.0
    var o = Number.zero
    while !links.isRoot(v) {
      let p = Int(links.parents[v])
      if p == constant { return Form(root: p, factor: 0, offset: o + f * links.offsets[v]) }
      let above = Int(links.parents[p])
      if above != p {
        links.offsets[v] += links.factors[v] * links.offsets[p]
        links.factors[v] *= above == constant ? 0 : links.factors[p]
        links.parents[v] = Int32(truncatingIfNeeded: above)
      }
      o += f * links.offsets[v]
      f *= links.factors[v]
      if above == constant { return Form(root: above, factor: 0, offset: o) }
      v = above
    }
    return Form(root: v, factor: f, offset: o)
  }

  /// Whether a variable represents a class without a value.
  func isRoot(_ variable: Int) -> Bool { links.isRoot(variable) }

  /// Whether a variable is alone in its class and has no value.
  @inline(__always)
  func isAlone(_ variable: Int) -> Bool { links.parents[variable] < 0 }

  func size(ofRoot root: Int) -> Int { Int(membership(ofRoot: root).size) }

  private func membership(ofRoot root: Int) -> Membership {
    isAlone(root) ? Membership(next: Int32(truncatingIfNeeded: root)) : memberships[root]
  }

  /// Fixes a variable that is alone in its class, or one member of a class being fixed.
  @inline(__always)
  func fixAlone(_ variable: Int, to value: Number) {
    links.parents[variable] = Int32(truncatingIfNeeded: constant)
    links.offsets[variable] = value
  }

  /// Fixes the representative of a class, and thereby all members.
  ///
  /// - Complexity: O(members); O(variables) over all calls.
  @inline(__always)
  func fix(root: Int, to value: Number) {
    let isAlone = isAlone(root)
    fixAlone(root, to: value)
    if !isAlone { fixMembers(of: root) }
  }

  @inline(never)
  private func fixMembers(of root: Int) {
    var v = Int(memberships[root].next)
    while v != root {
      fixAlone(v, to: AffineUnionFind.deepForm(of: v, in: links, constant).offset)
      v = Int(memberships[v].next)
    }
  }

  /// The steepness of the class that ``join(_:to:factor:offset:steepness:)`` would create; infinite
  /// if `factor` is zero or not finite.
  func steepness(joining a: Int, and b: Int, factor: Double) -> Double {
    guard factor != 0, factor.isFinite else { return .infinity }
    let slope = abs(factor) == 1 ? 1 : max(abs(factor), 1 / abs(factor))
    let (one, other) = (membership(ofRoot: a), membership(ofRoot: b))
    let (child, root) = one.size <= other.size ? (one, other) : (other, one)
    return max(Double(root.steepness), slope * Double(child.steepness))
  }

  /// Records `a = factor · b + offset` between two representatives. The larger class keeps its own.
  func join(_ a: Int, to b: Int, factor f: Double, offset o: Number, steepness: Double) {
    let (own, other) = (membership(ofRoot: a), membership(ofRoot: b))
    if own.size <= other.size {
      attach(a, child: own, to: b, parent: other, factor: f, offset: o, steepness: steepness)
    } else {
      attach(
        b, child: other, to: a, parent: own, factor: 1 / f, offset: -o / f, steepness: steepness)
    }
  }

  @inline(__always)
  private func attach(
    _ child: Int, child absorbed: Membership, to root: Int, parent kept: Membership, factor: Double,
    offset: Number, steepness: Double
  ) {
    if isAlone(root) {
      links.parents[root] = Int32(truncatingIfNeeded: root)
      links.factors[root] = 1
      links.offsets[root] = .zero
    }
    links.parents[child] = Int32(truncatingIfNeeded: root)
    links.factors[child] = factor
    links.offsets[child] = offset
    memberships[child] = absorbed
    memberships[child].next = kept.next
    memberships[root] = Membership(
      next: absorbed.next, size: kept.size + absorbed.size, steepness: Float(steepness))
  }

  /// Calls `body` with every member of the class represented by `root`.
  func forEachMember(of root: Int, _ body: (Int) throws(Failure) -> Void) throws(Failure) {
    try body(root)
    if isAlone(root) { return }
    var v = Int(memberships[root].next)
    while v != root {
      try body(v)
      v = Int(memberships[v].next)
    }
  }
}
