import InterfaceBuilder

extension CheckRun {
  /// The most trial changes to check for one document.
  private static let mostTrials = 20
  /// The most bytes of trial changes to check for one document; two trials are always allowed.
  private static let mostTrialBytes = 4_000_000

  private static func trialCount(_ bytes: [UInt8]) -> Int {
    min(mostTrials, max(2, mostTrialBytes / max(1, bytes.count)))
  }

  /// Keeps the fixes that are proven safe: the document with the fix, checked in all configurations
  /// of the run and at its own size, has no new finding, and no settled frame moves.
  ///
  /// A fix found in one configuration may do harm in another: a constraint lowered to 999 may meet
  /// an optional one of equal priority, or a constraint that settles a view may not fit.
  ///
  /// - Complexity: That of up to 21 checks of the document; in a storyboard, of the scenes that a
  ///   fix changes.
  func keepSafeFixes(of task: Task, _ bytes: [UInt8], _ outcome: inout LayoutCheck.Outcome) {
    guard outcome.findings.contains(where: { $0.repairs.contains { $0.fix != nil } }) else {
      return
    }
    let task = Self.trial(of: task)
    let before = State(
      self.outcome(of: task, bytes, withRepairs: false, known: outcome.scenes))
    var trialsLeft = Self.trialCount(bytes)
    var isSafe: [DocumentFix: Bool] = [:]
    // Saved frames are independent of each other, and there may be many.
    let frames = Set(outcome.findings.flatMap { $0.repairs.compactMap(\.fix) }.filter(\.isFrame))
    if frames.count > 1, trialsLeft > 0 {
      trialsLeft -= 1
      if improved(task, bytes, before, Array(frames))?.count == frames.count {
        for fix in frames { isSafe[fix] = true }
      }
    }
    for index in outcome.findings.indices {
      var unverified: Set<DocumentFix> = []
      for number in outcome.findings[index].repairs.indices {
        guard let fix = outcome.findings[index].repairs[number].fix else { continue }
        if isSafe[fix] == nil, trialsLeft > 0 {
          trialsLeft -= 1
          isSafe[fix] = improved(task, bytes, before, [fix]) != nil
        }
        guard isSafe[fix] != true else { continue }
        // A repair that the solver did not find is only listed if verified.
        if fix.addsElements {
          unverified.insert(fix)
        } else {
          outcome.findings[index].repairs[number].fix = nil
        }
      }
      guard !unverified.isEmpty else { continue }
      outcome.findings[index].repairs.removeAll { $0.fix.map(unverified.contains) ?? false }
    }
  }

  /// Applies the safe repairs of findings to a document.
  ///
  /// All are applied if the document with them is nowhere worse in all its configurations;
  /// otherwise those that one by one leave it so. Elements to add to an Interface Builder document
  /// are tried last and one by one, since one may make another unnecessary.
  ///
  /// - Parameters:
  ///   - task: The document.
  ///   - findings: The findings whose repairs are applied.
  /// - Returns: The bytes, the number of repairs, and their proof; `nil` if there are none, or if
  ///   the document cannot be read.
  /// - Complexity: That of up to 42 checks of the document; in a storyboard, after the first one,
  ///   of the scenes that a fix changes.
  public func fixed(
    _ task: Task, _ findings: [Finding]
  ) -> (bytes: [UInt8], count: Int, proof: FixProof)? {
    let fixes = findings.flatMap(\.withFollowers)
      .compactMap { $0.repairs.lazy.compactMap(\.fix).first }
    guard !fixes.isEmpty, task.path != "-",
      var fixed = try? FileSystem.read(task.path, limit: byteLimit)
    else { return nil }
    let task = Self.trial(of: task)
    let first = outcome(of: task, fixed, withRepairs: false)
    guard !first.findings.contains(where: { $0.rule == .unreadable }) else { return nil }
    var before = State(first)
    var count = 0
    let changes = fixes.filter { !$0.addsElements }
    let trialCount = Self.trialCount(fixed)
    for trial in [changes] + changes.prefix(trialCount).map({ [$0] }) where !trial.isEmpty {
      guard let better = improved(task, fixed, before, trial) else { continue }
      (fixed, before) = (better.bytes, State(better.outcome))
      count += better.count
      if trial.count == changes.count { break }
    }
    for fix in fixes.filter(\.addsElements).prefix(trialCount) {
      guard let better = improved(task, fixed, before, [fix]) else { continue }
      (fixed, before) = (better.bytes, State(better.outcome))
      count += better.count
    }
    return count > 0 ? (fixed, count, first.proof) : nil
  }

  /// The last check of a document under change.
  private struct State {
    let faults: FaultMap
    let scenes: SceneResults

    init(_ outcome: LayoutCheck.Outcome) {
      faults = FaultMap(outcome)
      scenes = outcome.scenes
    }
  }

  private typealias Improvement = (bytes: [UInt8], outcome: LayoutCheck.Outcome, count: Int)

  /// The document with fixes; `nil` if it is not better, or worse anywhere.
  private func improved(
    _ task: Task, _ bytes: [UInt8], _ before: State, _ fixes: [DocumentFix]
  ) -> Improvement? {
    let (changed, count) = DocumentFix.apply(fixes, to: bytes)
    guard count > 0 else { return nil }
    let outcome = outcome(
      of: task, changed, withRepairs: false, known: before.scenes)
    if before.faults.isImproved(by: outcome) { return (changed, outcome, count) }
    // Also remove Xcode's flags of the views that are now settled.
    let marks = before.faults.newMarks(in: outcome).map {
      DocumentFix.interface(.settled(view: $0))
    }
    let (unmarked, markCount) = DocumentFix.apply(marks, to: changed)
    guard markCount > 0 else { return nil }
    let last = self.outcome(
      of: task, unmarked, withRepairs: false, known: before.scenes)
    return before.faults.isImproved(by: last) ? (unmarked, last, count) : nil
  }

  /// The task for checking a changed document: it draws and keeps nothing.
  private static func trial(of task: Task) -> Task {
    var task = task
    task.golden?.pictures = nil
    // Frames about to be updated are not a reference.
    if task.golden?.isUpdating == true { task.golden = nil }
    return task
  }
}

extension DocumentFix {
  /// Whether the fix adds elements to an Interface Builder document.
  fileprivate var addsElements: Bool {
    if case .interface(.add) = self { true } else { false }
  }

  /// Whether the fix changes a saved frame.
  fileprivate var isFrame: Bool {
    if case .interface(.frame) = self { true } else { false }
  }
}
