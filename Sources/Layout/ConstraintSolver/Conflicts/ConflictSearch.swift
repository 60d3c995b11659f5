/// The search for the conflicts of an infeasible system.
///
/// The constraints that cannot be admitted are found in order, each with an irreducible infeasible
/// subsystem, by ``AdmissionSearch``. Rounding errors may keep it from a proof; then
/// ``DeletionSearch`` does the same by solves alone.
///
/// An answer without a solution names disjoint sets. After a search, all constraints of the named
/// sets are left out; if the rest is infeasible still, it is searched in turn.
struct ConflictSearch {
  private let system: ConstraintSystem
  private let meter: WorkMeter

  init(_ system: ConstraintSystem, meter: WorkMeter) {
    self.system = system
    self.meter = meter
  }

  /// The conflicts that `policy` reports, in the order of admission of what they reject, and
  /// whether there are causes that none of them names.
  ///
  /// - Throws: ``Failure``; where no solution is wanted, only if no conflict was found before a
  ///   limit ended the search.
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

  /// Reports what cannot be admitted in a system with the same indices.
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
        // A set that names nothing that the user wrote, or rounding errors, would go on forever.
        guard report.conflicts.count > count, report.hasRoom else { return report.noteMore() }
      }
    }
  }
}
