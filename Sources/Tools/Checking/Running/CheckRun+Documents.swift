import API
internal import JSONDocuments
internal import MemoryMetering

extension CheckRun {
  /// Checks the bytes of a document, and its safe repairs, which the prover can apply.
  func checked(
    _ task: Task, _ bytes: [UInt8]
  ) -> (outcome: CheckOutcome, prover: FixProver) {
    var outcome = outcome(of: task, bytes, withRepairs: true)
    var prover = FixProver(self, task, bytes, outcome)
    if searchesRepairs { prover.keepSafeFixes(of: &outcome.findings) }
    for index in outcome.findings.indices { outcome.findings[index].keepFirstRepairs() }
    outcome.collapse()
    return (outcome, prover)
  }

  /// Checks the bytes of a document, and searches for repairs if requested.
  ///
  /// - Parameters:
  ///   - task: The document.
  ///   - bytes: Its bytes.
  ///   - withRepairs: Whether to search for repairs.
  ///   - known: The results of its scenes before some of them changed.
  ///   - first: The result of the same document with a search for repairs, if known.
  ///   - faultsBefore: The faults of the document before a change; the check ends once the change
  ///     proves worse.
  /// - Returns: The outcome.
  func outcome(
    of task: Task, _ bytes: [UInt8], withRepairs: Bool, known: SceneResults = .init(),
    first: CheckOutcome? = nil, faultsBefore: FaultMap? = nil
  ) -> CheckOutcome {
    let isMetered = memoryLimit > 0
    if isMetered { MemoryMeter.begin(limit: memoryLimit, held: bytes.count) }
    defer { if isMetered { MemoryMeter.end() } }
    // The severity of `unreadable` depends on how the document was found.
    var checked = task
    checked.configuration.severities[.unreadable] = nil
    var outcome = uncountedOutcome(
      of: checked, bytes, withRepairs: withRepairs, known: known, first, faultsBefore)
    outcome.rankUnreadable(of: task)
    return outcome
  }

  /// The outcome, with the default severity of `unreadable`.
  private func uncountedOutcome(
    of task: Task, _ bytes: [UInt8], withRepairs: Bool, known: SceneResults,
    _ first: CheckOutcome?, _ faultsBefore: FaultMap?
  ) -> CheckOutcome {
    let file = SourceFile(path: task.path, bytes: bytes)
    let folder = task.configuration.folder ?? workingDirectory
    let relative = Path.relative(
      Path.absolute(task.path == "-" ? "stdin" : task.path, in: workingDirectory), to: folder)
    var golden = task.golden
    golden?.folder = Path.relative(task.golden?.folder ?? "", to: workingDirectory)
    switch task.kind ?? Self.kind(of: bytes, depthLimit: limits.jsonDepth) {
    case .layout:
      var check = LayoutCheck(
        configuration: task.configuration, limits: limits, fonts: fonts, relativePath: relative,
        golden: golden, searchesRepairs: withRepairs, faultsBefore: faultsBefore,
        cancellation: cancellation)
      check.proposesRepairs = searchesRepairs
      return first.flatMap { check.completed($0, of: file) } ?? check.outcome(of: file)
    case .interface:
      var check = InterfaceCheck(
        configuration: task.configuration, limits: limits, fonts: fonts, relativePath: relative,
        golden: golden, searchesRepairs: withRepairs, faultsBefore: faultsBefore)
      check.proposesRepairs = searchesRepairs
      return check.outcome(of: file, known: known)
    case .list:
      return .init(
        findings: ListCheck.findings(
          in: file, task.configuration, relativePath: relative, limits: limits))
    case .swift: return .init()
    }
  }

  private static func kind(of bytes: [UInt8], depthLimit: Int) -> DocumentKind {
    if SourceFile.beginsAsXML(bytes) { return .interface }
    guard let document = try? JSONDocument.parse(bytes, depthLimit: depthLimit) else {
      return .layout
    }
    return DocumentKind(of: document)
  }

  static func unreadable(_ task: Task, _ message: String) -> Finding {
    Finding(
      rule: .unreadable, severity: .error, message: message,
      advice: "name a file that exists and is readable",
      path: task.path, pointer: "", range: nil, excerpt: nil, view: nil, configurations: [],
      related: [], key: message)
  }
}
