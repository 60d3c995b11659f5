import ConstraintSolver
import ConstraintLayout

/// The directions as requests name them.
enum DirectionChoice: String, CaseIterable {
  case ltr, rtl

  var direction: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// The coordinates as requests name them.
enum CoordinatesChoice: String, CaseIterable {
  case parent, root

  var coordinates: LayoutOptions.Coordinates { self == .parent ? .parent : .root }
}

/// What to do on a conflict, as requests name it.
enum ConflictChoice: String, CaseIterable {
  case fail
  case `break`

  var policy: ConflictPolicy { self == .fail ? .fail : .breakInOrder }
}

/// The relations as requests write them.
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

/// The axes as requests name them.
enum AxisChoice: String, CaseIterable {
  case horizontal, vertical

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
