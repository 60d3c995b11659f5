extension CheckRun {
  /// The most constraints that are tried one by one for a document.
  private static let mostTrials = 20

  /// A document with the safe repairs of its findings.
  ///
  /// What is lowered to 999 keeps every layout in which all constraints can hold. A constraint that
  /// settles a view where it is may not hold at another size: it is added only if the document,
  /// checked with it in all its configurations, has no finding that it did not have.
  ///
  /// - Parameters:
  ///   - task: The document.
  ///   - findings: The findings whose repairs are applied.
  /// - Returns: The bytes and the number of repairs; `nil` if there is none, or if the document
  ///   cannot be read.
  /// - Complexity: That of up to 23 checks of the document.
  public func fixed(_ task: Task, _ findings: [Finding]) -> (bytes: [UInt8], count: Int)? {
    let fixes = findings.compactMap { $0.repairs.lazy.compactMap(\.fix).first }
    guard !fixes.isEmpty, task.path != "-",
      let bytes = try? FileSystem.read(task.path, limit: byteLimit)
    else { return nil }
    var task = task
    task.golden?.pictures = nil
    // Frames that are about to be kept are no measure.
    if task.golden?.isUpdating == true { task.golden = nil }
    var (fixed, count) = DocumentFix.apply(fixes.filter(\.isPriority), to: bytes)
    var known = Self.identities(outcome(of: task, fixed).findings)
    guard !known.contains(where: { $0.rule == .unreadable }) else { return nil }
    let added = fixes.filter { !$0.isPriority }
    for trial in [added] + added.prefix(Self.mostTrials).map({ [$0] }) where !trial.isEmpty {
      let (changed, changes) = DocumentFix.apply(trial, to: fixed)
      let left = Self.identities(outcome(of: task, changed).findings)
      guard changes > 0, left.isStrictSubset(of: known) else { continue }
      (fixed, known) = (changed, left)
      count += changes
      if trial.count == added.count { break }
    }
    return count > 0 ? (fixed, count) : nil
  }

  private struct Identity: Hashable {
    var rule: Rule
    var key: String
  }

  private static func identities(_ findings: [Finding]) -> Set<Identity> {
    Set(findings.map { Identity(rule: $0.rule, key: $0.key) })
  }
}

extension DocumentFix {
  /// Whether a constraint that is there gets another priority.
  fileprivate var isPriority: Bool {
    if case .priority = self { true } else { false }
  }
}
