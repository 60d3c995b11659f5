import ConstraintSolver

/// Names the members of a conflict, and finds which guides' insets it needs.
///
/// The system has no rows for the insets of guides, so they are missing from its conflicts. Those
/// that matter are found by leaving out one guide's insets after the other: where the rest can then
/// hold, they are a member.
struct ConflictNamer {
  let scene: LayoutScene
  let direction: LayoutDirection
  let translator: Translator
  let limits: SolveLimits

  /// The named members, in the order of admission.
  func name(_ members: [ConflictMember]) throws(LayoutError) -> [ConstraintOrigin] {
    var origins: [ConstraintOrigin] = []
    for member in members {
      if let origin = origin(of: member) { origins.append(origin) }
    }
    var freed: Set<ItemIndex> = []
    var needed: [ConstraintOrigin] = []
    for guide in insetGuides(in: origins) {
      freed.insert(guide)
      if try isSatisfiable(origins, freeing: freed) {
        freed.remove(guide)
        needed.append(.implied(guide, .insets))
      }
    }
    guard !needed.isEmpty else { return origins }
    let place = origins.firstIndex { !$0.isGivenNumber } ?? origins.count
    origins.insert(contentsOf: needed, at: place)
    return origins
  }

  /// What a member of the system's conflict is called; nothing for the rows that tie a frame.
  func origin(of member: ConflictMember) -> ConstraintOrigin? {
    switch member {
    case .constraint(let row): translator.origins[row]
    case .nonNegative(let variable): translator.origin(nonNegative: variable)
    }
  }

  private func insetGuides(in origins: [ConstraintOrigin]) -> [ItemIndex] {
    var guides: Set<ItemIndex> = []
    for case .constraint(let place) in origins {
      for item in scene.constraints[place].anchors.map(\.item) {
        if case .insetGuide = scene.items[item.index].kind { guides.insert(item) }
      }
    }
    return guides.sorted()
  }

  private func isSatisfiable(
    _ members: [ConstraintOrigin], freeing freed: Set<ItemIndex>
  ) throws(LayoutError) -> Bool {
    let part = Translator(scene, direction: direction, members: members, freeing: freed)
    do {
      _ = try part.system.solve(onConflict: .fail, limits: limits)
      return true
    } catch {
      if case .conflict = error { return false }
      throw LayoutError(error)
    }
  }
}

extension ConstraintOrigin {
  /// Whether it is admitted before all constraints.
  fileprivate var isGivenNumber: Bool {
    guard case .implied(_, let implication) = self else { return false }
    switch implication {
    case .nonNegativeWidth, .nonNegativeHeight, .x, .y, .width, .height, .insets: return true
    default: return false
    }
  }
}

extension LayoutError {
  /// The same failure without names; a conflict is named elsewhere.
  init(_ error: SolveError) {
    switch error {
    case .conflict: self = .conflict([])
    case .workLimitExceeded(let limit, let progress):
      self = .workLimitExceeded(limit: limit, after: progress)
    case .entryLimitExceeded(let limit, let progress):
      self = .entryLimitExceeded(limit: limit, after: progress)
    case .stopped(let progress): self = .stopped(after: progress)
    }
  }
}
