internal import Cancellation

/// Finds the values at which a number changes the structure of a scene's stack rules.
///
/// A proportionally filling stack fills equally if its views have no length, or if lengths and gaps
/// sum to no more than a point; a view without a length gets a length of 0. Between such values
/// only the numbers in the rules differ.
enum StackStructure {
  /// The maximum number of ranges distinguished.
  private static let rangeLimit = 32
  /// The distance from the ends of a range at which it is examined, relative to its length. At an
  /// end, the value may be the scene's own.
  private static let inset = 1e-6
  /// The length at which bisection stops, relative to the numbers.
  private static let resolution = 1e-12

  /// The ranges of a property over which the stacks of a scene keep their structure.
  ///
  /// - Complexity: O(items) without a proportionally filling stack; otherwise about fifty times
  ///   that per range.
  static func ranges(
    from lower: Double, to upper: Double, cancellation: CancellationCheck,
    _ scene: (Double) -> LayoutScene
  ) -> [(from: Double, to: Double)] {
    let middle = scene((lower + upper) / 2)
    guard middle.stacks.contains(where: { $0.distribution == .fillProportionally }) else {
      return [(lower, upper)]
    }
    var found: [(from: Double, to: Double)] = []
    var open = [(from: lower, to: upper)]
    while let range = open.popLast() {
      let length = range.to - range.from
      guard found.count + open.count < rangeLimit, !cancellation.isCancelled,
        let cut = cut(
          range.from + inset * length, range.to - inset * length,
          resolution: resolution * (1 + abs(range.from) + abs(range.to)), scene)
      else {
        found.append(range)
        continue
      }
      open.append((cut, range.to))
      open.append((range.from, cut))
    }
    return found
  }

  /// A value at which the structure changes between two others; `nil` if it is the same at both and
  /// in the middle.
  private static func cut(
    _ lower: Double, _ upper: Double, resolution: Double, _ scene: (Double) -> LayoutScene
  ) -> Double? {
    let first = shape(of: scene(lower))
    var (low, high) = (lower, upper)
    let middle = (lower + upper) / 2
    if shape(of: scene(middle)) != first {
      high = middle
    } else if shape(of: scene(upper)) != first {
      low = middle
    } else {
      return nil
    }
    while high - low > resolution {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if shape(of: scene(middle)) == first { low = middle } else { high = middle }
    }
    return simplest(from: low, to: high)
  }

  /// The number with the fewest decimals that lies between the ends of a search.
  private static func simplest(from low: Double, to high: Double) -> Double {
    let decimals = (high * 1e9).rounded() / 1e9
    return decimals >= low - (high - low) && decimals <= high + (high - low) ? decimals : high
  }

  /// The structure of the rules of a scene's proportionally filling stacks.
  private static func shape(of scene: LayoutScene) -> [Bool] {
    let lengths = ProportionalLengths(scene)
    return scene.stacks.flatMap { stack -> [Bool] in
      guard stack.distribution == .fillProportionally else { return [] }
      let visible = stack.arranged.filter { !stack.hidden.contains($0) }
      let known = visible.map { lengths.length(of: $0, along: stack.axis) }
      let gaps = visible.dropLast().reduce(0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
      let whole = known.reduce(gaps) { $0 + ($1 ?? 0) }
      return [whole > max(gaps, 1)] + known.map { ($0 ?? 0) > 0 }
    }
  }
}
