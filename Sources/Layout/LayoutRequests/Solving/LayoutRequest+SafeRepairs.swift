import ConstraintLayout
import ConstraintSolver

extension LayoutRequest {
  /// Verifies a conflicting scene's safe repairs in each variant.
  func keepSafe(_ repairs: inout LayoutRepairs, _ session: inout LayoutSession) {
    // Without variants the search has already verified them.
    guard !variants.isEmpty else { return }
    var verification = verification(session.limits)
    defer { session.limits.work = verification.limits.work }
    verification.keepSafe(&repairs, foundIn: 0)
  }

  /// Verifies the safe repairs of an outcome in the scene itself and in each variant.
  ///
  /// - Complexity: That of at most 400 solves.
  func keepSafeRepairs(of outcome: inout LayoutOutcome, _ session: inout LayoutSession) {
    guard wantsRepairs, !variants.isEmpty else { return }
    var verification = verification(session.limits)
    defer { session.limits.work = verification.limits.work }
    verification.keepSafe(&outcome.queryResults, foundIn: 0)
    for index in outcome.variants.indices {
      if case .solved(let solution, var results) = outcome.variants[index] {
        verification.keepSafe(&results, foundIn: index + 1)
        outcome.variants[index] = .solved(solution, results)
      } else if var repairs = outcome.conflictRepairs[index] {
        verification.keepSafe(&repairs, foundIn: index + 1)
        outcome.conflictRepairs[index] = repairs
      }
    }
  }

  /// The scene itself is the first configuration; the variants follow.
  private func verification(_ limits: SolveLimits) -> RepairVerification {
    let own = RepairVerification.Configuration(edits: [], options: options)
    return RepairVerification(
      scene,
      configurations: [own] + variants.map { .init(edits: $0.edits, options: options(of: $0)) },
      limits: limits)
  }
}

extension RepairVerification {
  fileprivate mutating func keepSafe(
    _ results: inout LayoutOutcome.QueryResults, foundIn index: Int
  ) {
    if var repairs = results.brokenRepairs {
      keepSafe(&repairs, foundIn: index)
      results.brokenRepairs = repairs
    }
    if var repairs = results.repairs {
      keepSafe(&repairs, foundIn: index)
      results.repairs = repairs
    }
  }
}
