import Cancellation
import InterfaceBuilder

/// Proves fixes of one document: the document with a fix, checked in all configurations of the run
/// and at its own size, has no new finding, and no settled frame moves.
///
/// A fix found in one configuration may do harm in another: a constraint lowered to 999 may meet an
/// optional one of equal priority, or a constraint that settles a view may not fit.
///
/// Each trial is checked once: a fix proven for a report needs no second check to be applied. The
/// document itself is checked once, and in a storyboard a trial only checks the scenes that it
/// changes.
struct FixProver {
  /// A document that is better than before and nowhere worse.
  struct Improvement {
    var bytes: [UInt8]
    /// The number of changes.
    var count: Int
    /// Its check, to compare further trials with; `nil` if it was not kept.
    fileprivate var base: Base?
  }

  /// The check of the document that trials are compared with.
  fileprivate struct Base {
    let faults: FaultMap
    let scenes: SceneResults
  }

  /// The most trial changes to check for one document.
  private static let mostTrials = 20
  /// The most bytes of trial changes to check for one document; two trials are always allowed.
  private static let mostTrialBytes = 4_000_000

  private let run: CheckRun
  private let task: CheckRun.Task
  /// The document, with the adopted fixes.
  private(set) var bytes: [UInt8]
  private var base: Base?
  /// The results of scenes of the document or a former state of it.
  private var known: SceneResults
  /// The result of the document with a search for repairs; `nil` once it is of no use.
  private var first: CheckOutcome?
  /// The results of trials of the current document: those with one fix, or saved frames alone.
  private var tried: [Set<DocumentFix>: Improvement?] = [:]
  /// The configurations of the trials; `nil` before the first one.
  private(set) var proof: FixProof?
  /// Whether all parts of the document can be read. Others get no repairs.
  private(set) var isReadable = true

  /// Makes the prover of a document.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - task: The document.
  ///   - bytes: Its bytes.
  ///   - first: Its result with a search for repairs.
  init(_ run: CheckRun, _ task: CheckRun.Task, _ bytes: [UInt8], _ first: CheckOutcome) {
    self.run = run
    self.bytes = bytes
    // Findings about kept frames do not count in a trial while these are updated.
    self.first = task.golden == nil ? first : nil
    known = first.scenes
    // A trial draws and keeps nothing.
    var task = task
    task.golden?.pictures = nil
    // Frames about to be updated are not a reference.
    if task.golden?.isUpdating == true { task.golden = nil }
    self.task = task
  }

  /// The most trials of a kind.
  var trialLimit: Int {
    min(Self.mostTrials, max(2, Self.mostTrialBytes / max(1, bytes.count)))
  }

  /// The document with fixes; `nil` if it is not better, or worse anywhere.
  ///
  /// - Complexity: That of up to three checks; none if the same fix was tried before.
  mutating func improvement(by fixes: [DocumentFix]) -> Improvement? {
    // The order of further constraints matters to the document, that of other fixes does not.
    let key = Set(fixes)
    let isKept = key.count == 1 || key.allSatisfy(\.isFrame)
    if isKept, let result = tried[key] { return result }
    var result = newImprovement(by: fixes)
    guard isKept else { return result }
    let base = result?.base
    // Up to twenty checks would take too much memory.
    result?.base = nil
    tried[key] = .some(result)
    result?.base = base
    return result
  }

  /// Continues with an improved document.
  mutating func adopt(_ improvement: Improvement) {
    if let scenes = base?.scenes { known = scenes }
    bytes = improvement.bytes
    base = improvement.base
    first = nil
    tried = [:]
  }

  private mutating func newImprovement(by fixes: [DocumentFix]) -> Improvement? {
    guard !run.cancellation.isCancelled else { return nil }
    let (changed, count) = DocumentFix.apply(fixes, to: bytes)
    guard count > 0 else { return nil }
    let base = checkedBase()
    let outcome = outcome(of: changed, base.scenes, base.faults)
    if outcome.isWorse { return nil }
    if base.faults.isImproved(by: outcome) {
      return Improvement(bytes: changed, count: count, base: Base(outcome))
    }
    // Also remove Xcode's flags of the views that are now settled.
    let marks = base.faults.newMarks(in: outcome).map {
      DocumentFix.interface(.settled(view: $0))
    }
    let (unmarked, markCount) = DocumentFix.apply(marks, to: changed)
    guard markCount > 0 else { return nil }
    let last = self.outcome(of: unmarked, base.scenes, base.faults)
    guard !last.isWorse, base.faults.isImproved(by: last) else { return nil }
    return Improvement(bytes: unmarked, count: count, base: Base(last))
  }

  /// The check of the document itself, without a search for repairs.
  private mutating func checkedBase() -> Base {
    if let base { return base }
    let outcome = run.outcome(
      of: task, bytes, withRepairs: false, known: known, first: first)
    first = nil
    let base = Base(outcome)
    self.base = base
    if proof == nil {
      proof = outcome.proof
      isReadable = !outcome.findings.contains { $0.rule == .unreadable }
    }
    return base
  }

  private func outcome(
    of bytes: [UInt8], _ known: SceneResults, _ faults: FaultMap
  ) -> CheckOutcome {
    run.outcome(of: task, bytes, withRepairs: false, known: known, faultsBefore: faults)
  }
}

extension FixProver.Base {
  fileprivate init(_ outcome: CheckOutcome) {
    faults = FaultMap(outcome)
    scenes = outcome.scenes
  }
}

extension DocumentFix {
  /// Whether the fix adds elements to an Interface Builder document.
  var addsElements: Bool {
    if case .interface(.add) = self { true } else { false }
  }

  /// Whether the fix changes a saved frame.
  var isFrame: Bool {
    if case .interface(.frame) = self { true } else { false }
  }
}
