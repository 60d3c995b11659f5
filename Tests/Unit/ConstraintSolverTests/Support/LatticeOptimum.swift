/// The optimum of soft bounds over the integer points of a box, by enumeration.
///
/// With coefficients of 1 and -1 and integers otherwise, one row makes every optimal face an
/// integral polytope, so this is the optimum over all points.
struct LatticeOptimum {
  struct Soft {
    var column: Int
    var lower: Double
    var upper: Double
    var weight: Double
    var priority: Double

    func cost(_ value: Double) -> Double { weight * max(0, lower - value, value - upper) }
  }

  /// The optimal points; none if no point is feasible.
  private(set) var points: [[Double]] = []

  init(box: [ClosedRange<Int>], softBounds: [Soft], where isFeasible: ([Double]) -> Bool) {
    points = [[]]
    for range in box {
      points = points.flatMap { point in range.map { point + [Double($0)] } }
    }
    points = points.filter(isFeasible)
    for priority in Set(softBounds.map(\.priority)).sorted(by: >) {
      let level = softBounds.filter { $0.priority == priority }
      let costs = points.map { LatticeOptimum.cost(of: $0, level) }
      guard let least = costs.min() else { return }
      points = zip(points, costs).filter { $1 < least + 1e-6 }.map(\.0)
    }
  }

  static func cost(of point: [Double], _ softBounds: [Soft]) -> Double {
    softBounds.reduce(0) { $0 + $1.cost(point[$1.column]) }
  }

  /// The values of a column over the optimal points.
  func range(of column: Int) -> ClosedRange<Double>? {
    let values = points.map { $0[column] }
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return least...greatest
  }
}
