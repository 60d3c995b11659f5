import ConstraintSolver

/// The sides of a frame as expressions of variables, and the indices of its size variables.
struct FrameEdges {
  var left: FrameEdge
  var right: FrameEdge
  var width: Int
  var top: FrameEdge
  var bottom: FrameEdge
  var height: Int
}

/// A side of a frame as an expression of variables: `first`, or `first + plus - minus` if these are
/// not negative.
struct FrameEdge {
  var first: Int
  var plus = -1
  var minus = -1

  func value(_ values: [Double]) -> Double {
    plus < 0 ? values[first] : values[first] + (values[plus] - values[minus])
  }

  /// The distance from another side, or from zero if that is `nil`.
  func distance(from other: FrameEdge?, _ values: [Double]) -> Double {
    guard let other else { return value(values) }
    // Cancel common variables symbolically, to avoid rounding errors.
    guard other.first == first else { return value(values) - other.value(values) }
    if plus >= 0 && other.plus == plus { return values[other.minus] - values[minus] }
    return offset(values) - other.offset(values)
  }

  private func offset(_ values: [Double]) -> Double {
    plus < 0 ? 0 : values[plus] - values[minus]
  }

  /// The distance from another side as a linear expression with distinct variables.
  func terms(from other: FrameEdge?) -> [Term] {
    var row = LinearRow()
    for (edge, sign) in [(self, 1.0), (other, -1.0)] {
      guard let edge else { continue }
      row.add(sign, edge.first)
      guard edge.plus >= 0 else { continue }
      row.add(sign, edge.plus)
      row.add(-sign, edge.minus)
    }
    return Array(row.terms)
  }
}
