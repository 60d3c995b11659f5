/// Searches for the conflicts of an infeasible system.
///
/// ``AdmissionSearch`` finds the constraints that cannot be admitted in order, each with an
/// irreducible infeasible subsystem. If rounding errors keep it from a proof, ``DeletionSearch``
/// does the same by solves alone.
///
/// If no solution is wanted, the named sets are disjoint. After each search, all constraints of the
/// named sets are removed; if the rest is still infeasible, it is searched again.
/// sets are left out; if the rest is infeasible still, it is searched in turn.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let meter: WorkMeter

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
  }

  /// The conflicts that `policy` reports, in the order in which their constraints were rejected,
  /// and whether some causes are in none of them.
  ///
  /// - Throws: ``Failure``. If no solution is wanted, only if a limit ended the search before it
  ///   found a conflict.
  func run(_ policy: ConflictPolicy) throws(Failure) -> (conflicts: [Conflict], hasMore: Bool) {
    var report = ConflictReport(system, policy: policy, meter: meter)
    do throws(Failure) {
      switch policy {
      case .breakInOrder: try search(system, &report)
      case .fail: try searchDisjoint(&report)
      }
    } catch {
      guard case .ended = error, policy == .fail, !report.conflicts.isEmpty else { throw error }
      report.noteMore()
    }
    return (report.conflicts.sorted { index($0) < index($1) }, report.hasMore)
  }

  private func index(_ conflict: Conflict) -> Int {
    if case .constraint(let r) = conflict.rejected { r } else { -1 }
  }

  /// Reports the constraints that cannot be admitted in a system with the same indices.
  private func search(
    _ rest: ConstraintSystem, _ report: inout ConflictReport
  ) throws(Failure) {
    var admission = AdmissionSearch(rest, meter: meter)
    if try admission.run(&report) { return }
    var deletion = DeletionSearch(rest, meter: meter)
    try deletion.run(&report)
  }

  private func searchDisjoint(_ report: inout ConflictReport) throws(Failure) {
    var rest = system
    while true {
      let count = report.conflicts.count
      try search(rest, &report)
      report.leaveOutSets()
      for r in report.ownedConstraints {
        for member in system.group(ofMember: r) { rest.empty(member) }
      }
      do throws(Failure) {
        try rest.checkFeasibility(meter: meter)
        return
      } catch .infeasible {
        // Rounding errors, or a set without any of the user's constraints, would repeat this
        // forever.
        guard report.conflicts.count > count, report.hasRoom else { return report.noteMore() }
      }
    }
  }
}
