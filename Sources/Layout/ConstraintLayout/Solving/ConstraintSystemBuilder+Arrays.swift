import ConstraintSolver

extension ConstraintSystemBuilder {
  /// The arrays of a system, to be moved into it.
  struct Arrays: ~Copyable {
    fileprivate(set) var isNonNegative: [Bool] = []
    fileprivate(set) var terms = Terms()
    fileprivate(set) var rows = Rows()

    /// The variables and coefficients of all terms.
    struct Terms {
      var variables: [Int32] = []
      var coefficients: [Double] = []
    }

    /// The fields of each row.
    struct Rows {
      var starts: [Int32] = []
      var constants: [Double] = []
      var priorities: [Double] = []
      var relations: [Relation] = []
      var roles: [ConflictRole] = []
      /// The caller's label of each row.
      var labels: [UInt64] = []
    }

    /// The system of the rows, and the label of each.
    consuming func system() -> (system: ConstraintSystem, labels: [UInt64]) {
      let system = ConstraintSystem(
        isNonNegative: isNonNegative, termVariables: terms.variables,
        termCoefficients: terms.coefficients, starts: rows.starts, constants: rows.constants,
        relations: rows.relations, priorities: rows.priorities, roles: rows.roles)
      return (system, rows.labels)
    }
  }

  /// Makes the arrays of a system built by a closure.
  ///
  /// - Parameters:
  ///   - rows: The estimated number of rows; more rows grow the arrays.
  ///   - terms: The estimated number of terms; more terms grow the arrays.
  ///   - fill: Adds variables and rows to the builder, and returns it.
  /// - Returns: The arrays.
  /// - Complexity: O(terms). Nothing is copied if the estimates suffice, except in small systems.
  static func filled(
    rows: Int, terms: Int, _ fill: (consuming ConstraintSystemBuilder) -> ConstraintSystemBuilder
  ) -> Arrays {
    var arrays = Arrays()
    if rows < fewRows {
      let builder = fill(
        ConstraintSystemBuilder(
          terms: TermBuffers(capacity: max(16, terms)), rows: RowBuffers(capacity: max(16, rows))))
      arrays.isNonNegative = builder.isNonNegative
      arrays.terms = Arrays.Terms(copying: builder.terms)
      arrays.rows = Arrays.Rows(copying: builder.rows)
      return arrays
    }
    var grownTerms: Arrays.Terms?
    var grownRows: Arrays.Rows?
    arrays.rows = withRoom(forRows: rows) { rowRoom in
      arrays.terms = withRoom(forTerms: terms) { termRoom in
        let builder = fill(ConstraintSystemBuilder(terms: termRoom, rows: rowRoom))
        arrays.isNonNegative = builder.isNonNegative
        if builder.terms.isGrown { grownTerms = Arrays.Terms(copying: builder.terms) }
        if builder.rows.isGrown { grownRows = Arrays.Rows(copying: builder.rows) }
        rowRoom.count = builder.rows.isGrown ? 0 : builder.rows.count
        termRoom.count = builder.terms.isGrown ? 0 : builder.terms.count
      }
    }
    if let grownTerms { arrays.terms = grownTerms }
    if let grownRows { arrays.rows = grownRows }
    return arrays
  }

  /// The number of rows below which copying arrays costs less than filling them in place, which
  /// looks up the type of each array's memory.
  private static var fewRows: Int { 256 }

  /// Makes arrays of as many terms as a closure writes to their memory.
  private static func withRoom(
    forTerms capacity: Int, _ body: (inout TermBuffers) -> Void
  ) -> Arrays.Terms {
    var terms = Arrays.Terms()
    terms.variables = array(capacity) { variables in
      var count = 0
      terms.coefficients = array(capacity) { coefficients in
        var room = TermBuffers(
          variables: variables, coefficients: coefficients, capacity: capacity)
        body(&room)
        count = room.count
        return count
      }
      return count
    }
    return terms
  }

  /// Makes arrays of as many rows as a closure writes to their memory.
  private static func withRoom(
    forRows capacity: Int, _ body: (inout RowBuffers) -> Void
  ) -> Arrays.Rows {
    var rows = Arrays.Rows()
    var count = 0
    rows.starts = array(capacity + 1) { starts in
      rows.constants = array(capacity) { constants in
        rows.priorities = array(capacity) { priorities in
          rows.relations = array(capacity) { relations in
            rows.roles = array(capacity) { roles in
              rows.labels = array(capacity) { labels in
                var room = RowBuffers(
                  starts: starts, constants: constants, priorities: priorities,
                  relations: relations, roles: roles, labels: labels, capacity: capacity)
                body(&room)
                count = room.count
                return count
              }
              return count
            }
            return count
          }
          return count
        }
        return count
      }
      return count + 1
    }
    return rows
  }

  /// Makes an array of as many elements as a closure writes to its memory.
  @inline(__always)
  private static func array<Element>(
    _ capacity: Int, _ fill: (UnsafeMutablePointer<Element>) -> Int
  ) -> [Element] {
    Array(unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = fill(start)
    }
  }
}

extension ConstraintSystemBuilder.Arrays.Terms {
  fileprivate init(copying buffers: ConstraintSystemBuilder.TermBuffers) {
    variables = Array(UnsafeBufferPointer(start: buffers.variables, count: buffers.count))
    coefficients = Array(UnsafeBufferPointer(start: buffers.coefficients, count: buffers.count))
  }
}

extension ConstraintSystemBuilder.Arrays.Rows {
  fileprivate init(copying buffers: ConstraintSystemBuilder.RowBuffers) {
    let count = buffers.count
    starts = Array(UnsafeBufferPointer(start: buffers.starts, count: count + 1))
    constants = Array(UnsafeBufferPointer(start: buffers.constants, count: count))
    priorities = Array(UnsafeBufferPointer(start: buffers.priorities, count: count))
    relations = Array(UnsafeBufferPointer(start: buffers.relations, count: count))
    roles = Array(UnsafeBufferPointer(start: buffers.roles, count: count))
    labels = Array(UnsafeBufferPointer(start: buffers.labels, count: count))
  }
}
