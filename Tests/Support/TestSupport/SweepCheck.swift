public import ConstraintLayout
public import ConstraintSolver

/// Checks a sweep against solves at single values, and the ends of its stretches by bisection.
public struct SweepCheck {
  /// The scene at a value of the property.
  public var scene: (Double) -> LayoutScene
  /// The options of the solves, without a scale.
  public var options: LayoutOptions
  /// The limits of each solve.
  public var limits = SolveLimits()
  /// The number of values at which a solve was compared.
  public private(set) var comparisonCount = 0
  /// The errors found.
  public private(set) var errors: [String] = []

  /// Makes a check of sweeps over a scene.
  public init(options: LayoutOptions, scene: @escaping (Double) -> LayoutScene) {
    self.scene = scene
    self.options = options
    self.options.scale = nil
  }

  private enum Sample {
    case solved(LayoutSolution)
    case conflict([LayoutConflict])
    case failed
  }

  private func sample(_ value: Double) -> Sample {
    var session = LayoutSession(options: options, limits: limits)
    session.options.onConflict = .fail
    do throws(LayoutError) {
      return .solved(try session.solve(scene(value)))
    } catch {
      if case .conflict(let sets, _) = error { return .conflict(sets) }
      return .failed
    }
  }

  /// The distance from a stretch's end within which rounding may decide.
  private static let seam = 2e-6
  /// The tolerated difference between two numbers.
  private static let slack = 1e-6

  /// Compares a sweep with solves at evenly spread and random values.
  public mutating func compare(
    _ sweep: LayoutSweep, from lower: Double, to upper: Double, samples: Int, seed: UInt64
  ) {
    checkCover(sweep, from: lower, to: upper)
    var random = SplitMix64(seed: seed)
    for number in 0..<samples {
      let value =
        number % 2 == 0
        ? lower + (upper - lower) * Double(number) / Double(samples)
        : Double.random(in: lower...upper, using: &random)
      guard isInside(value, sweep) else { continue }
      switch sample(value) {
      case .failed: continue
      case .conflict(let sets):
        comparisonCount += 1
        let known = sweep.conflicts.first { $0.from <= value && value <= $0.to }
        if known == nil { errors.append("\(value): conflicts, but not in the sweep") }
        if let known, known.value.sets.map(\.members) != sets.map(\.members) {
          // A different choice of sets must also consist of conflicts, which is checked here.
          for set in known.value.sets where !isConflict(set, at: value) {
            errors.append("\(value): a set of the sweep is no conflict")
          }
        }
      case .solved(let solution):
        comparisonCount += 1
        compare(solution, sweep, at: value)
      }
    }
  }

  private func isInside(_ value: Double, _ sweep: LayoutSweep) -> Bool {
    let ends =
      sweep.pieces.flatMap { [$0.from, $0.to] } + sweep.conflicts.flatMap { [$0.from, $0.to] }
      + sweep.ambiguous.flatMap { [$0.from, $0.to] }
      + sweep.unsatisfied.flatMap { [$0.from, $0.to] }
    return ends.allSatisfy { abs($0 - value) > Self.seam * (1 + abs(value) * 1e-3) }
  }

  private mutating func checkCover(_ sweep: LayoutSweep, from lower: Double, to upper: Double) {
    let parts = (sweep.pieces.map { ($0.from, $0.to) } + sweep.conflicts.map { ($0.from, $0.to) })
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    var place = lower
    for (from, to) in parts {
      if abs(from - place) > 1e-5 { errors.append("a gap or an overlap at \(place), \(from)") }
      place = to
    }
    if abs(place - upper) > 1e-5 { errors.append("the end is \(place), not \(upper)") }
  }

  private func isConflict(_ conflict: LayoutConflict, at value: Double) -> Bool {
    // The members alone must still conflict without the other constraints.
    var scene = scene(value)
    let members = Set(conflict.members)
    for index in scene.constraints.indices where !members.contains(.constraint(index)) {
      scene.apply(.active(index, false))
    }
    var session = LayoutSession(options: options, limits: limits)
    do throws(LayoutError) {
      _ = try session.solve(scene)
      return false
    } catch {
      return true
    }
  }

  private mutating func compare(
    _ solution: LayoutSolution, _ sweep: LayoutSweep, at value: Double
  ) {
    guard let frames = sweep.frames(at: value) else {
      return errors.append("\(value): no frames in the sweep")
    }
    let known = sweep.ambiguous.first { $0.from <= value && value <= $0.to }
    let ambiguous = known?.value.items ?? []
    if ambiguous != solution.ambiguous {
      errors.append("\(value): ambiguous \(solution.ambiguous), in the sweep \(ambiguous)")
    }
    for (index, (a, b)) in zip(solution.frames, frames).enumerated() {
      let slack = Self.slack * (1 + 1e-3 * max(abs(a.x), abs(a.y), a.width, a.height))
      let isEqual =
        abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack && abs(a.width - b.width) <= slack
        && abs(a.height - b.height) <= slack
      if !isEqual { errors.append("\(value): \(index) is \(a), in the sweep \(b)") }
    }
    let stretch = sweep.unsatisfied.first { $0.from <= value && value <= $0.to }
    var amounts: [ConstraintOrigin: Double] = [:]
    for entry in stretch?.value ?? [] {
      guard let stretch else { continue }
      let share = (value - stretch.from) / (stretch.to - stretch.from)
      amounts[entry.origin] = entry.start + share * (entry.end - entry.start)
    }
    for entry in solution.unsatisfied {
      let amount = amounts.removeValue(forKey: entry.origin) ?? 0
      if abs(amount - entry.violation) > 2e-6 * (1 + entry.violation) {
        errors.append(
          "\(value): \(entry.origin) is off by \(entry.violation), in the sweep by \(amount)")
      }
    }
    for (origin, amount) in amounts where amount > 3e-6 {
      errors.append("\(value): \(origin) holds, in the sweep it is off by \(amount)")
    }
  }

  /// Locates each end of the sweep again by bisection.
  public mutating func bisect(_ sweep: LayoutSweep) {
    for (left, right) in zip(sweep.pieces, sweep.pieces.dropFirst())
    where left.to == right.from && left.to - left.from > 1e-4 && right.to - right.from > 1e-4 {
      bisectSeam(left, right, sweep)
    }
    for conflict in sweep.conflicts {
      if let piece = sweep.pieces.first(where: { abs($0.from - conflict.to) < 1e-6 }) {
        expect(
          bisection(from: conflict.from, to: (piece.from + piece.to) / 2) { isFeasible($0) },
          at: conflict.to, "the end of a conflict", relative: Self.feasibilitySlack)
      }
      if let piece = sweep.pieces.last(where: { abs($0.to - conflict.from) < 1e-6 }) {
        expect(
          bisection(from: (piece.from + piece.to) / 2, to: conflict.to) { !isFeasible($0) },
          at: conflict.from, "the start of a conflict", relative: Self.feasibilitySlack)
      }
    }
  }

  private func isFeasible(_ value: Double) -> Bool {
    if case .solved = sample(value) { true } else { false }
  }

  /// The uncertainty of the value at which a single solve starts to report a conflict, relative to
  /// its magnitude, or to 1: required constraints hold within 1e-6 of their numbers.
  private static let feasibilitySlack = 2e-6

  /// Compares an end of a sweep with one found by bisection.
  private mutating func expect(
    _ found: Double, at end: Double, _ what: String, relative: Double = 1e-9
  ) {
    if abs(found - end) > 1e-6 + relative * max(1, abs(end)) {
      errors.append("\(what) is at \(found), in the sweep at \(end)")
    }
  }

  /// The value from which a condition holds.
  private func bisection(
    from lower: Double, to upper: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (lower, upper)
    for _ in 0..<60 where high - low > 1e-9 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }

  private mutating func bisectSeam(
    _ left: LayoutSweep.Stretch<LayoutSweep.Frames>,
    _ right: LayoutSweep.Stretch<LayoutSweep.Frames>, _ sweep: LayoutSweep
  ) {
    // A number with a kink here.
    let numbers: [KeyPath<Frame, Double>] = [\.x, \.y, \.width, \.height]
    for item in left.value.start.indices {
      for number in numbers {
        let slope =
          (left.value.end[item][keyPath: number] - left.value.start[item][keyPath: number])
          / (left.to - left.from)
        func beyond(_ value: Double) -> Double {
          left.value.end[item][keyPath: number] + slope * (value - left.to)
        }
        let middle = (right.from + right.to) / 2
        let share = (middle - right.from) / (right.to - right.from)
        let there =
          right.value.start[item][keyPath: number]
          + share
          * (right.value.end[item][keyPath: number] - right.value.start[item][keyPath: number])
        guard abs(there - beyond(middle)) > 1e-2 * (middle - right.from) else { continue }
        let found = bisection(from: (left.from + left.to) / 2, to: middle) { value in
          guard case .solved(let solution) = sample(value) else { return true }
          return abs(solution.frames[item][keyPath: number] - beyond(value)) > 5e-9
        }
        return expect(found, at: left.to, "a seam of \(item)")
      }
    }
  }
}
