/// A place on the way of an entering variable where the cost changes its slope, or the way ends.
struct Step<Number: Quantity>: BitwiseCopyable {
  /// The value, there, of the variable that meets its breakpoint.
  var target: Number
  var distance: Double
  /// How much faster the cost grows beyond; infinite at a bound that is not to be passed.
  var rise: Double
  /// How fast the variable that meets its breakpoint moves.
  var speed: Double
  var variable: Int32
  /// The matrix row of that variable, or -1 for the entering variable itself.
  var row: Int32
  /// The interval whose end it is, or -1 at a bound.
  var interval: Int32
  /// Which of the ends of the same interval it is, by the order in which they are met.
  var end: Int32 = 0

  /// The order in which they are met. Slow ones go first among those met together: they are passed, and a
  /// fast one is left for the pivot.
  @inline(__always)
  static func precedes(_ a: Step<Number>, _ b: Step<Number>) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if abs(a.speed) != abs(b.speed) { return abs(a.speed) < abs(b.speed) }
    if a.variable != b.variable { return a.variable < b.variable }
    return a.interval != b.interval ? a.interval < b.interval : a.end < b.end
  }

  /// How far the steps may be that count as met together with one at `distance`.
  @inline(__always)
  static func together(with distance: Double) -> Double { distance + 1e-11 * (1 + distance) }
}

/// The steps ahead of an entering variable, put in order only as far as they are looked at.
///
/// Most ways end at the first or second of them.
struct Steps<Number: Quantity>: BitwiseCopyable {
  private var steps: List<Step<Number>>
  /// So many of them are in order, and before all others.
  private var orderedCount = 0
  /// No step beyond this is ever reached, since the way ends before.
  private var end = Double.infinity
  /// The steps that were added, with those beyond the end.
  private(set) var metCount = 0

  /// So many are looked for one by one; then it is better to sort what is left.
  private static var few: Int { 8 }

  init(in arena: Arena) { steps = List(capacity: 16, in: arena) }

  var count: Int { steps.count }

  mutating func removeAll() {
    steps.removeAll()
    orderedCount = 0
    end = .infinity
    metCount = 0
  }

  /// One of those that ``rise(at:)`` has put in their place.
  @inline(__always)
  subscript(at: Int) -> Step<Number> { steps[at] }

  /// What the next step adds to the slope, if there is one. To be asked in order.
  ///
  /// - Complexity: O(count) for the first few, then O(count log count) once.
  @inline(__always)
  mutating func rise(at place: Int) -> Double? {
    guard place < steps.count else { return nil }
    if place >= orderedCount { order(from: place) }
    return steps[place].rise
  }

  private mutating func order(from place: Int) {
    if place >= Steps.few {
      steps.elements.slice(place..<steps.count).sort(by: Step.precedes)
      orderedCount = steps.count
      return
    }
    var least = place
    var distance = steps[place].distance
    for at in place + 1..<steps.count where steps[at].distance <= distance {
      guard Step.precedes(steps[at], steps[least]) else { continue }
      least = at
      distance = steps[at].distance
    }
    if least != place {
      let step = steps[least]
      steps[least] = steps[place]
      steps[place] = step
    }
    orderedCount = place + 1
  }

  /// Adds those of the ends of an interval, or of bounds that may be passed, that are ahead of `x`, which is on `side`.
  @inline(__always)
  mutating func addEnds(
    _ form: Step<Number>, _ lower: Number, _ upper: Number, side: Int8, up: Bool, x: Double,
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
  mutating func add(_ form: Step<Number>, _ target: Number, up: Bool, x: Double, in arena: Arena) {
    guard target.isFinite else { return }
    metCount += 1
    let distance = max(0, (up ? target.value - x : x - target.value) / abs(form.speed))
    guard distance <= end else { return }
    if form.rise == .infinity { end = Step<Number>.together(with: distance) }
    var step = form
    step.target = target
    step.distance = distance
    steps.append(step, in: arena)
  }
}
