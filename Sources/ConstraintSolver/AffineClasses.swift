/// Variables grouped into classes whose members are affine functions of one another.
///
/// A union-find in which every link says `variable = factor · parent + offset`. Classes are joined by
/// size and paths are halved, so a look-up costs amortised near-constant time; nothing recurses.
struct AffineClasses {
  /// A variable as a function of its class's representative.
  struct Form {
    var root: Int
    var factor: Double
    var offset: Double
  }

  private var parent: [Int32]
  private var factor: [Double]
  private var offset: [Double]
  private var size: [Int32]
  /// The members of a class as a ring.
  private var next: [Int32]
  /// For a representative, the largest factor, or one over the smallest, among its members.
  private var steepness: [Double]
  private var isFixed: [Bool]
  private var fixedValue: [Double]

  init(count: Int) {
    parent = (0..<Int32(count)).map { $0 }
    factor = Array(repeating: 1, count: count)
    offset = Array(repeating: 0, count: count)
    size = Array(repeating: 1, count: count)
    next = parent
    steepness = offset.map { _ in 1 }
    isFixed = Array(repeating: false, count: count)
    fixedValue = Array(repeating: 0, count: count)
  }

  mutating func form(of variable: Int) -> Form {
    var v = variable
    var f = 1.0
    var o = 0.0
    while true {
      let p = Int(parent[v])
      if p == v { return Form(root: v, factor: f, offset: o) }
      let grand = Int(parent[p])
      if grand != p {
        offset[v] += factor[v] * offset[p]
        factor[v] *= factor[p]
        parent[v] = Int32(grand)
      }
      o += f * offset[v]
      f *= factor[v]
      v = Int(parent[v])
    }
  }

  /// The value of a class that has one, by its representative.
  func value(ofRoot root: Int) -> Double? {
    isFixed[root] ? fixedValue[root] : nil
  }

  func isRoot(_ variable: Int) -> Bool { Int(parent[variable]) == variable }

  func size(ofRoot root: Int) -> Int { Int(size[root]) }

  mutating func fix(root: Int, to value: Double) {
    isFixed[root] = true
    fixedValue[root] = value
  }

  /// How steep the class would become that ``join(_:_:factor:offset:)`` makes; infinite where `factor` is none.
  func steepness(joining a: Int, _ b: Int, factor: Double) -> Double {
    guard factor != 0, factor.isFinite else { return .infinity }
    let slope = max(abs(factor), 1 / abs(factor))
    let (child, root) = size[a] <= size[b] ? (a, b) : (b, a)
    return max(steepness[root], slope * steepness[child])
  }

  /// Records `a = factor · b + offset` between two representatives; the larger class keeps its own.
  mutating func join(_ a: Int, _ b: Int, factor f: Double, offset o: Double) {
    let child: Int
    let root: Int
    if size[a] <= size[b] {
      (child, root) = (a, b)
      factor[child] = f
      offset[child] = o
    } else {
      (child, root) = (b, a)
      factor[child] = 1 / f
      offset[child] = -o / f
    }
    steepness[root] = steepness(joining: a, b, factor: f)
    parent[child] = Int32(root)
    size[root] += size[child]
    next.swapAt(child, root)
  }

  /// Calls `body` with every member of the class of `variable`.
  func forEachMember(of variable: Int, _ body: (Int) throws(Failure) -> Void) throws(Failure) {
    var v = variable
    repeat {
      try body(v)
      v = Int(next[v])
    } while v != variable
  }
}
