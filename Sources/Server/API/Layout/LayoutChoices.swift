import ConstraintSolver
import ConstraintLayout

/// The values of `direction`.
enum DirectionChoice: String, CaseIterable {
  case ltr, rtl

  var direction: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// The values of `coordinates`.
enum CoordinatesChoice: String, CaseIterable {
  case parent, root

  var coordinates: LayoutOptions.Coordinates { self == .parent ? .parent : .root }
}

/// The values of `onConflict`.
enum ConflictChoice: String, CaseIterable {
  case fail
  case `break`

  var policy: ConflictPolicy { self == .fail ? .fail : .breakInOrder }
}

/// The values of `relation`.
enum RelationChoice: String, CaseIterable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="

  var relation: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}

/// The values of `axis`.
enum AxisChoice: String, CaseIterable {
  case horizontal, vertical

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
