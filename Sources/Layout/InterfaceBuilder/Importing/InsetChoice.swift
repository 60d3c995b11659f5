/// A constraint on one axis between a guide and a position known from the saved frames.
struct GuideTie {
  /// The demand of a tie.
  enum Demand: Hashable {
    /// An equality at required priority.
    case equal
    /// The guide is at the position or beyond it, at required priority.
    case atLeast
    /// The guide is at the position or before it, at required priority.
    case atMost
    /// An equality below required priority whose violation nothing else explains.
    case preferred
  }

  /// The coefficients of the near and far insets in the position.
  var near: Double
  var far: Double
  /// The position without insets.
  var base: Double
  /// The position that the constraint requires.
  var demanded: Double
  /// The factor by which a difference is scaled.
  var factor: Double
  var demand: Demand

  /// The distance in points by which insets violate the tie.
  func miss(_ inset: (near: Double, far: Double)) -> Double {
    let distance = base + near * inset.near + far * inset.far - demanded
    switch demand {
    case .equal, .preferred: return abs(distance) * factor
    case .atLeast: return max(0, -distance) * factor
    case .atMost: return max(0, distance) * factor
    }
  }
}

/// Chooses the insets of a guide on one axis that agree best with the saved frames.
enum InsetChoice {
  /// The distance in points by which a saved frame may deviate from a rule.
  static let tolerance = 0.5
  /// The distance in points above which a tie is broken.
  private static let broken = 0.3
  /// The largest inset to infer, in points. The largest observed is 172.
  private static let largest = 240.0
  /// The most values to try for an inset.
  private static let mostCandidates = 12

  /// The insets that break the fewest ties, among those of the rule and of each tie. Equalities
  /// take precedence over inequalities, and these over preferred equalities. `nil` if the rule is
  /// as good.
  ///
  /// - Complexity: O(ties), since the number of candidates is limited.
  static func insets(
    by ties: [GuideTie], rule: (near: Double, far: Double)
  ) -> (near: Double, far: Double)? {
    guard ties.contains(where: { $0.miss(rule) > tolerance }) else { return nil }
    var nears = [rule.near]
    var fars = [rule.far]
    // A tie of both insets, such as one of a center, gives a value for each value of the other.
    for hasBoth in [false, true] {
      for tie in ties where (tie.near != 0 && tie.far != 0) == hasBoth {
        let rest = tie.demanded - tie.base
        if tie.near != 0 {
          for far in fars.prefix(tie.far == 0 ? 1 : mostCandidates) {
            add((rest - tie.far * far) / tie.near, to: &nears)
          }
        }
        if tie.far != 0 {
          for near in nears.prefix(tie.near == 0 ? 1 : mostCandidates) {
            add((rest - tie.near * near) / tie.far, to: &fars)
          }
        }
      }
    }
    var best = rule
    var least = (Int.max, 0, 0, 0)
    for (i, near) in nears.enumerated() {
      for (j, far) in fars.enumerated() {
        let counts = counts(ties, (near, far))
        // The rule is preferred on each side.
        let cost = (
          counts.equal, counts.bounds, counts.preferred, (i > 0 ? 1 : 0) + (j > 0 ? 1 : 0)
        )
        if cost < least { (least, best) = (cost, (near, far)) }
      }
    }
    return best == rule ? nil : best
  }

  /// The number of broken ties of each kind.
  private static func counts(
    _ ties: [GuideTie], _ inset: (near: Double, far: Double)
  ) -> (equal: Int, bounds: Int, preferred: Int) {
    var counts = (equal: 0, bounds: 0, preferred: 0)
    for tie in ties where tie.miss(inset) > broken {
      switch tie.demand {
      case .equal: counts.equal += 1
      case .atLeast, .atMost: counts.bounds += 1
      case .preferred: counts.preferred += 1
      }
    }
    return counts
  }

  private static func add(_ inset: Double, to candidates: inout [Double]) {
    guard inset >= -0.01, inset <= largest, candidates.count < mostCandidates,
      !candidates.contains(where: { abs($0 - inset) < 0.01 })
    else { return }
    candidates.append(max(0, inset))
  }
}
