/// The optimal basis of a component, as queries of its optimal face see it.
///
/// Variables are the component's columns, then the slacks of its rows, as in a ``Tableau``. Their
/// bounds are those of the optimal face, so a point is optimal if it is within them. The nonbasic
/// variables whose bounds differ span the face; the others follow from them.
protocol FaceBasis {
  /// The number of columns.
  var columnCount: Int { get }
  /// The number of columns and slacks.
  var variableCount: Int { get }

  /// The state of a variable at the current point.
  func state(of v: Int) -> FaceVariable

  /// Completes a direction: `changes` has the changes of the nonbasic variables that can move, and
  /// zeros. Sets those of all other variables, substituted columns included.
  ///
  /// - Complexity: One pass over the matrix, or one solve with its factors; charged to the meter.
  mutating func extend(_ changes: inout [Double]) throws(Failure)

  /// Moves to a point of the face with the least sum of distances from the `wishes`, which are in
  /// the order of variables, one for each. The bounds stay as they are.
  mutating func approach(_ wishes: [FaceWish]) throws(Failure)

  /// Fixes variables at their values, and removes them from the basis as long as their rows name
  /// variables that can move.
  mutating func fix(_ variables: [Int]) throws(Failure)

  /// The least or greatest value of a linear expression over the columns; infinite if unbounded.
  mutating func extreme(of coefficients: [Int: Double], isUpper: Bool) throws(Failure) -> Double
}

/// A variable of a ``FaceBasis``.
struct FaceVariable {
  var value: Double
  var lower: Double
  var upper: Double
  var isNonbasic: Bool
  /// Whether its bounds differ; never for a substituted column, whose bounds are infinite.
  var canMove: Bool

  /// The distance between its bounds.
  var room: Double { upper - lower }
}

/// The interval that a variable of a ``FaceBasis`` is to reach.
struct FaceWish {
  var variable: Int
  var lower = -Double.infinity
  var upper = Double.infinity
}

/// The basis of an optimal face, in memory of its own.
struct KeptBasis {
  var basis: any FaceBasis
  /// The owner of the memory.
  let memory: ArenaMemory
}
