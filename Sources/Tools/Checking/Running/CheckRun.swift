public import API
internal import Cancellation
internal import Dispatch
internal import JSONDocuments
internal import MemoryMetering
private import Synchronization
internal import TextBytes

/// A run over documents.
public struct CheckRun: Sendable {
  /// A document with its configuration.
  public struct Task: Sendable {
    /// The path; `-` for standard input.
    public var path: String
    /// The kind; detected from the document if `nil`.
    public var kind: DocumentKind?
    /// The configuration.
    public var configuration: CheckConfiguration
    /// The location of kept frames, if they are compared.
    public var golden: GoldenChoice?
    /// Whether the document was named explicitly. It is then an error if it cannot be checked,
    /// regardless of the configuration's severity for `unreadable`.
    public var isNamed: Bool

    /// Makes a task.
    public init(
      path: String, kind: DocumentKind?, configuration: CheckConfiguration,
      golden: GoldenChoice? = nil, isNamed: Bool = true
    ) {
      self.isNamed = isNamed
      self.path = path
      self.kind = kind
      self.configuration = configuration
      self.golden = golden
    }
  }

  /// The limits of each document.
  public var limits: RequestLimits
  /// The fonts that measure texts.
  public var fonts: FontStore
  /// The most bytes of a document.
  public var byteLimit: Int
  /// The most bytes of memory for checking one document; 0 for no limit.
  public var memoryLimit: Int
  /// The working directory, absolute.
  public var workingDirectory: String

  /// Makes a run.
  public init(
    limits: RequestLimits = RequestLimits(), fonts: FontStore = .none, byteLimit: Int,
    memoryLimit: Int = 0,
    workingDirectory: String
  ) {
    self.limits = limits
    self.fonts = fonts
    self.byteLimit = byteLimit
    self.memoryLimit = memoryLimit
    self.workingDirectory = workingDirectory
  }

  /// Checks documents on all cores.
  ///
  /// - Parameters:
  ///   - tasks: The documents.
  ///   - progress: Called with the number of finished documents, from several threads.
  /// - Returns: The findings in the order of the documents, sorted by place, rule and message in
  ///   each.
  public func report(
    on tasks: [Task], progress: @Sendable (Int) -> Void = { _ in }
  ) -> CheckReport {
    let results = Mutex([LayoutCheck.Outcome?](repeating: nil, count: tasks.count))
    let finished = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: tasks.count) { index in
      let outcome = outcome(of: tasks[index])
      results.withLock { $0[index] = outcome }
      progress(finished.wrappingAdd(1, ordering: .relaxed).newValue)
    }
    var report = CheckReport(paths: tasks.map(\.path))
    for outcome in results.withLock({ $0 }) {
      guard let outcome else { continue }
      report.findings += outcome.findings.sorted(by: Self.precedes)
      report.notices += outcome.notices
      if let interface = outcome.interface { report.interfaces.append(interface) }
      report.pictures += outcome.pictures.map { .init(path: $0.path, svg: $0.svg) }
    }
    return report
  }

  private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    let (left, right) = (a.range, b.range)
    return (left?.line ?? 0, left?.column ?? 0, a.rule.index, ExactText(a.message))
      < (right?.line ?? 0, right?.column ?? 0, b.rule.index, ExactText(b.message))
  }

  private func outcome(of task: Task) -> LayoutCheck.Outcome {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(task.path, limit: byteLimit)
    } catch {
      var outcome = LayoutCheck.Outcome(
        findings: [Self.unreadable(task, "cannot read the file: \(error.reason)")])
      outcome.rankUnreadable(of: task)
      return outcome
    }
    return outcome(of: task, bytes)
  }

  /// Checks the bytes of a document, and its safe repairs.
  func outcome(of task: Task, _ bytes: [UInt8]) -> LayoutCheck.Outcome {
    var outcome = outcome(of: task, bytes, withRepairs: true)
    keepSafeFixes(of: task, bytes, &outcome)
    for index in outcome.findings.indices { outcome.findings[index].keepFirstRepairs() }
    outcome.collapse()
    return outcome
  }

  /// Checks the bytes of a document, and searches for repairs if requested.
  ///
  /// - Parameters:
  ///   - task: The document.
  ///   - bytes: Its bytes.
  ///   - withRepairs: Whether to search for repairs.
  ///   - known: The results of its scenes before some of them changed.
  /// - Returns: The outcome.
  func outcome(
    of task: Task, _ bytes: [UInt8], withRepairs: Bool, known: SceneResults = .init()
  ) -> LayoutCheck.Outcome {
    let isMetered = memoryLimit > 0
    if isMetered { MemoryMeter.begin(limit: memoryLimit, held: bytes.count) }
    defer { if isMetered { MemoryMeter.end() } }
    // The severity of `unreadable` depends on how the document was found.
    var checked = task
    checked.configuration.severities[.unreadable] = nil
    var outcome = uncountedOutcome(
      of: checked, bytes, withRepairs: withRepairs, known: known)
    outcome.rankUnreadable(of: task)
    return outcome
  }

  /// The outcome, with the default severity of `unreadable`.
  private func uncountedOutcome(
    of task: Task, _ bytes: [UInt8], withRepairs: Bool, known: SceneResults
  ) -> LayoutCheck.Outcome {
    let file = SourceFile(path: task.path, bytes: bytes)
    let folder = task.configuration.folder ?? workingDirectory
    let relative = Path.relative(
      Path.absolute(task.path == "-" ? "stdin" : task.path, in: workingDirectory), to: folder)
    var golden = task.golden
    golden?.folder = Path.relative(task.golden?.folder ?? "", to: workingDirectory)
    switch task.kind ?? Self.kind(of: bytes, depthLimit: limits.jsonDepth) {
    case .layout:
      let check = LayoutCheck(
        configuration: task.configuration, limits: limits, fonts: fonts, relativePath: relative,
        golden: golden, searchesRepairs: withRepairs)
      return check.outcome(of: file)
    case .interface:
      let check = InterfaceCheck(
        configuration: task.configuration, limits: limits, fonts: fonts, relativePath: relative,
        golden: golden, searchesRepairs: withRepairs)
      return check.outcome(of: file, known: known)
    case .list:
      return .init(
        findings: ListCheck.findings(
          in: file, task.configuration, relativePath: relative, limits: limits))
    }
  }

  private static func kind(of bytes: [UInt8], depthLimit: Int) -> DocumentKind {
    if SourceFile.beginsAsXML(bytes) { return .interface }
    guard let document = try? JSONDocument.parse(bytes, depthLimit: depthLimit) else {
      return .layout
    }
    return DocumentKind(of: document)
  }

  private static func unreadable(_ task: Task, _ message: String) -> Finding {
    Finding(
      rule: .unreadable, severity: .error, message: message,
      advice: "name a file that exists and is readable",
      path: task.path, pointer: "", range: nil, excerpt: nil, view: nil, configurations: [],
      related: [], key: message)
  }
}

extension LayoutCheck.Outcome {
  /// Sets the severity of `unreadable`: an error for a document that was named, otherwise that of
  /// the configuration, which may be off. Unless configured, a document of another platform is a
  /// note.
  mutating func rankUnreadable(of task: CheckRun.Task) {
    let stated = task.configuration.severities[.unreadable]
    for index in findings.indices where findings[index].rule == .unreadable {
      if task.isNamed {
        findings[index].severity = .error
      } else if let stated {
        findings[index].severity = stated
      }
    }
    findings.removeAll { $0.rule == .unreadable && $0.severity == .off }
  }
}
