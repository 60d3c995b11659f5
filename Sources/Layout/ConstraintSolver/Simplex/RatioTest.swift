/// The breakpoints of an entering variable's step, sorted only as far as they are read.
///
/// Most steps end at the first or second breakpoint.
struct RatioTest<Number: Scalar>: BitwiseCopyable {
  private var breakpoints: List<Breakpoint<Number>>
  /// The number of sorted breakpoints, which precede all others.
  private var orderedCount = 0
  /// The distance of the nearest hard bound. Breakpoints beyond it are never reached.
  private var end = Double.infinity
  /// The number of breakpoints added, including those beyond the end.
  private(set) var metCount = 0

  /// The number of breakpoints selected one by one before the rest is sorted.
  private static var selectionLimit: Int { 8 }

  init(in arena: Arena) { breakpoints = List(capacity: 16, in: arena) }

  var count: Int { breakpoints.count }

  mutating func removeAll() {
    breakpoints.removeAll()
    orderedCount = 0
    end = .infinity
    metCount = 0
  }

  /// A breakpoint already sorted by ``rise(at:)``.
  @inline(__always)
  subscript(at: Int) -> Breakpoint<Number> { breakpoints[at] }

  /// The rise of the breakpoint at an index, or `nil` at the end. Call it in ascending order.
  ///
  /// - Complexity: O(count) for the first few, then O(count log count) once.
  @inline(__always)
  mutating func rise(at index: Int) -> Double? {
    guard index < breakpoints.count else { return nil }
    if index >= orderedCount { order(from: index) }
    return breakpoints[index].rise
  }

  private mutating func order(from index: Int) {
    if index >= RatioTest.selectionLimit {
      breakpoints.elements.slice(index..<breakpoints.count).sort(by: Breakpoint.precedes)
      orderedCount = breakpoints.count
      return
    }
    var least = index
    var distance = breakpoints[index].distance
    for at in index + 1..<breakpoints.count where breakpoints[at].distance <= distance {
      guard Breakpoint.precedes(breakpoints[at], breakpoints[least]) else { continue }
      least = at
      distance = breakpoints[at].distance
    }
    if least != index {
      let breakpoint = breakpoints[least]
      breakpoints[least] = breakpoints[index]
      breakpoints[index] = breakpoint
    }
    orderedCount = index + 1
  }

  /// Adds the bounds of a pair of soft bounds that lie ahead of `x`. `side` is the position of `x`:
  /// below (-1), inside (0) or above (1).
  @inline(__always)
  mutating func addBounds(
    _ form: Breakpoint<Number>, lower: Number, upper: Number, side: Int8, up: Bool, x: Double,
    in arena: Arena
  ) {
    let ahead = up ? side : -side
    guard ahead <= 0 else { return }
    if ahead < 0 { add(form, target: up ? lower : upper, up: up, x: x, in: arena) }
    var last = form
    last.end = 1
    add(last, target: up ? upper : lower, up: up, x: x, in: arena)
  }

  /// Adds a breakpoint at `target`, unless it is infinite or beyond the end.
  @inline(__always)
  mutating func add(
    _ form: Breakpoint<Number>, target: Number, up: Bool, x: Double, in arena: Arena
  ) {
    guard target.isFinite else { return }
    metCount += 1
    let distance = max(0, (up ? target.value - x : x - target.value) / abs(form.speed))
    guard distance <= end else { return }
    if form.rise == .infinity { end = Breakpoint<Number>.together(with: distance) }
    var breakpoint = form
    breakpoint.target = target
    breakpoint.distance = distance
    breakpoints.append(breakpoint, in: arena)
  }
}
