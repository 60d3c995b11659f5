import ConstraintSolver

extension Translator {
  /// Translates a conflict of the system to the scene.
  func conflict(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      members: origins(of: conflict.members), alsoRejected: origins(of: conflict.alsoRejected),
      alsoRejectedCount: conflict.alsoRejectedCount)
  }

  /// The origins of the members of a conflict, in the order of admission.
  func origins(of members: [ConflictMember]) -> [ConstraintOrigin] {
    var origins: [ConstraintOrigin] = []
    for origin in members.compactMap({ origin(of: $0) }) where origins.last != origin {
      // An edit treats the axes of a guide's insets as separate members of one origin.
      origins.append(origin)
    }
    return origins
  }

  /// The origin of a member of a conflict; `nil` for a definition, which is never a member.
  func origin(of member: ConflictMember) -> ConstraintOrigin? {
    switch member {
    case .constraint(let row): origins.indices.contains(row) ? origins[row] : nil
    case .nonNegative(let variable): origin(nonNegative: variable)
    }
  }
}

extension LayoutError {
  /// Translates an error to the scene. A conflict becomes empty, because only the translator knows
  /// its origins.
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

extension Translator {
  /// Whether a row is a definition: a required row that the user did not write and that always can
  /// hold.
  func isDefinition(_ row: Int) -> Bool {
    origins[row] == nil && system.header(of: row).priority >= Priority.required.value
  }
}
