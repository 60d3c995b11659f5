/// The optimal face of a component: all solutions of equal cost.
enum ComponentFace {
  /// A unique solution.
  case point
  /// A component of one column.
  case interval(lower: DualNumber, upper: DualNumber)
  /// A component of several columns; `varies` marks the columns that may have other values.
  case columns(OpenColumns, varies: [Bool])
  /// A substituted column, as a function of columns of other faces.
  case sum(OpenSum)

  /// Whether a column may have other values.
  func mayVary(_ column: Int32) -> Bool {
    switch self {
    case .point: false
    case .interval, .sum: true
    case .columns(_, let varies): varies[Int(column)]
    }
  }

  /// The same face after components are renumbered.
  func renumbered(_ number: (Int32) -> Int32) -> ComponentFace {
    guard case .sum(var sum) = self else { return self }
    for at in sum.terms.indices {
      sum.terms[at].component = number(sum.terms[at].component)
    }
    return .sum(sum)
  }
}

/// The optimal face of a component that has more than one solution.
struct OpenFace {
  let component: Int
  let face: ComponentFace
}

/// A linear function of columns that may vary: `constant + Σ factor · column`.
///
/// Terms that are sums themselves belong to components of greater index than this sum's.
struct OpenSum {
  var constant: DualNumber
  var terms: [Freedom.Link]
}

/// The columns of a component for use after the solve, with their bounds narrowed to the optimal
/// face.
struct OpenColumns {
  /// Makes a basis in its own memory, with the edited constant changed by `shift`.
  let basis: (_ meter: WorkMeter, _ shift: Double) throws(Failure) -> KeptBasis
}
