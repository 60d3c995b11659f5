/// The optimal basis of a component, as used by queries of its optimal face.
///
/// Variables are the component's columns, then the slacks of its rows, as in a ``Tableau``. Their
/// bounds are those of the optimal face, so a point within them is optimal. The nonbasic variables
/// whose bounds differ span the face, and determine the others.
protocol FaceBasis {
  /// The number of columns.
  var columnCount: Int { get }
  /// The number of columns and slacks.
  var variableCount: Int { get }

  /// The state of a variable at the current point.
  func state(of v: Int) -> FaceVariable

  /// Completes a direction. On entry, `changes` has the changes of the movable nonbasic variables,
  /// and zeros elsewhere. Sets the changes of all other variables, including substituted columns.
  ///
  /// - Complexity: One pass over the matrix, or one solve with its factors. Charged to the meter.
  mutating func extend(_ changes: inout [Double]) throws(Failure)

  /// Moves to the point of the face with the least sum of distances from the `wishes`. There is at
  /// most one wish per variable, in the order of variables. The bounds stay unchanged.
  mutating func approach(_ wishes: [FaceWish]) throws(Failure)

  /// Fixes variables at their values. Removes them from the basis while their rows contain movable
  /// variables.
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
  /// Whether its bounds differ. Always `false` for a substituted column, whose bounds are infinite.
  var canMove: Bool

  /// The distance between its bounds.
  var room: Double { upper - lower }
}

/// The interval that a variable of a ``FaceBasis`` should reach.
struct FaceWish {
  var variable: Int
  var lower = -Double.infinity
  var upper = Double.infinity
}

/// The basis of an optimal face, in its own memory.
struct KeptBasis {
  var basis: any FaceBasis
  /// The owner of the memory.
  let memory: ArenaMemory
}
