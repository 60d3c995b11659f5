/// The breakpoints ahead of an entering variable, put in order only as far as they are looked at.
///
/// Most ways end at the first or second of them.
struct RatioTest<Number: Scalar>: BitwiseCopyable {
  private var breakpoints: List<Breakpoint<Number>>
  /// So many of them are in order, and before all others.
  private var orderedCount = 0
  /// No breakpoint beyond this is ever reached, since the way ends before.
  private var end = Double.infinity
  /// The breakpoints that were added, with those beyond the end.
  private(set) var metCount = 0

  /// So many are looked for one by one; then it is better to sort what is left.
  private static var few: Int { 8 }

  init(in arena: Arena) { breakpoints = List(capacity: 16, in: arena) }

  var count: Int { breakpoints.count }

  mutating func removeAll() {
    breakpoints.removeAll()
    orderedCount = 0
    end = .infinity
    metCount = 0
  }

  /// One of those that ``rise(at:)`` has put in their index.
  @inline(__always)
  subscript(at: Int) -> Breakpoint<Number> { breakpoints[at] }

  /// What the next breakpoint adds to the slope, if there is one. To be asked in order.
  ///
  /// - Complexity: O(count) for the first few, then O(count log count) once.
  @inline(__always)
  mutating func rise(at index: Int) -> Double? {
    guard index < breakpoints.count else { return nil }
    if index >= orderedCount { order(from: index) }
    return breakpoints[index].rise
  }

  private mutating func order(from index: Int) {
    if index >= RatioTest.few {
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

  /// Adds those of the ends of an interval, or of bounds that may be passed, that are ahead of `x`,
  /// which is on `side`.
  @inline(__always)
  mutating func addEnds(
    _ form: Breakpoint<Number>, _ lower: Number, _ upper: Number, side: Int8, up: Bool, x: Double,
    in arena: Arena
  ) {
    let ahead = up ? side : -side
    guard ahead <= 0 else { return }
    if ahead < 0 { add(form, up ? lower : upper, up: up, x: x, in: arena) }
    var last = form
    last.end = 1
    add(last, up ? upper : lower, up: up, x: x, in: arena)
  }

  @inline(__always)
  mutating func add(
    _ form: Breakpoint<Number>, _ target: Number, up: Bool, x: Double, in arena: Arena
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
