import ConstraintSolver

extension Translator {
  /// What the members of a conflict are called, in the order of admission.
  func names(of members: [ConflictMember]) -> [ConstraintOrigin] {
    var names: [ConstraintOrigin] = []
    for name in members.compactMap({ name(of: $0) }) where names.last != name {
      // An edit looks at the two axes of a guide's insets apart, so they can come as two members.
      names.append(name)
    }
    return names
  }

  /// What one member is called; nothing for what only defines a variable, which is never one.
  func name(of member: ConflictMember) -> ConstraintOrigin? {
    switch member {
    case .constraint(let row): origins.indices.contains(row) ? origins[row] : nil
    case .nonNegative(let variable): origin(nonNegative: variable)
    }
  }
}

extension LayoutError {
  /// The same failure without names; a conflict is named elsewhere.
  init(_ error: SolveError) {
    switch error {
    case .conflict(_, let hasMore): self = .conflict([], hasMore: hasMore)
    case .workLimitExceeded(let limit, let progress):
      self = .workLimitExceeded(limit: limit, after: progress)
    case .entryLimitExceeded(let limit, let progress):
      self = .entryLimitExceeded(limit: limit, after: progress)
    case .numbersTooFarApart: self = .numbersTooFarApart
    case .stopped(let progress): self = .stopped(after: progress)
    }
  }
}
