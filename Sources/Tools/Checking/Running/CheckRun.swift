public import API
public import Cancellation
internal import Dispatch
private import Synchronization

/// A run over documents.
public struct CheckRun: Sendable {
  /// A document with its configuration.
  public struct Task: Sendable {
    /// The path; `-` for standard input.
    public var path: String
    /// The kind; detected from the document if `nil`.
    public var kind: DocumentKind?
    /// The files to check in a folder of Swift sources, by their paths below it; empty for all.
    public var swiftFiles: [String] = []
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
  /// Ends the check of a layout early. Its report is then incomplete, and has no proven repairs.
  public var cancellation = CancellationCheck.never
  /// Whether findings in layouts and Interface Builder documents get repairs. The findings are the
  /// same without, and known sooner.
  public var searchesRepairs = true
  /// How Swift sources are read.
  public var swift = SwiftReadingChoice()
  /// The results of earlier runs over the same Swift sources; `nil` to keep none.
  public var swiftMemory: SwiftCheckMemory?

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
  ///   - fixing: Selects the findings of a document whose safe repairs are to be applied; `nil` for
  ///     no repairs.
  /// - Returns: The findings in the order of the documents, sorted by place, rule and message in
  ///   each.
  public func report(
    on tasks: [Task], progress: @Sendable (Int) -> Void = { _ in },
    fixing: (@Sendable ([Finding]) -> [Finding])? = nil
  ) -> CheckReport {
    CheckReport(
      paths: tasks.map(\.path),
      documents(of: tasks, Array(tasks.indices), progress, fixing).map { $0 ?? .init() })
  }

  /// Checks some documents again, after they changed.
  ///
  /// - Parameters:
  ///   - changed: The indices of these documents.
  ///   - tasks: All documents.
  ///   - report: The report on all of them before the change.
  ///   - progress: Called with the number of finished documents, from several threads.
  /// - Returns: The report on all documents.
  public func report(
    onChanged changed: [Int], of tasks: [Task], after report: CheckReport,
    progress: @Sendable (Int) -> Void = { _ in }
  ) -> CheckReport {
    let checked = documents(of: tasks, changed, progress, nil)
    return CheckReport(
      paths: tasks.map(\.path), zip(checked, report.documents).map { $0 ?? $1 })
  }

  /// The results of some documents, by index of the task; `nil` for the others.
  private func documents(
    of tasks: [Task], _ indices: [Int], _ progress: @Sendable (Int) -> Void,
    _ fixing: (@Sendable ([Finding]) -> [Finding])?
  ) -> [CheckReport.Document?] {
    let results = Mutex([CheckReport.Document?](repeating: nil, count: tasks.count))
    let finished = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: indices.count) { number in
      let index = indices[number]
      let result = document(tasks[index], fixing)
      results.withLock { $0[index] = result }
      progress(finished.wrappingAdd(1, ordering: .relaxed).newValue)
    }
    return results.withLock { $0 }
  }

  private func document(
    _ task: Task, _ fixing: (([Finding]) -> [Finding])?
  ) -> CheckReport.Document {
    if task.kind == .swift {
      return CheckReport.Document(SwiftFolderCheck(task, self).outcome())
    }
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(task.path, limit: byteLimit)
    } catch {
      var outcome = CheckOutcome(
        findings: [Self.unreadable(task, "cannot read the file: \(error.reason)")])
      outcome.rankUnreadable(of: task)
      return CheckReport.Document(outcome)
    }
    return document(task, bytes, task.path == "-" ? nil : fixing)
  }

  private func document(
    _ task: Task, _ bytes: [UInt8], _ fixing: (([Finding]) -> [Finding])?
  ) -> CheckReport.Document {
    let checked = checked(task, bytes)
    var document = CheckReport.Document(checked.outcome)
    if let fixing {
      var prover = checked.prover
      document.fixed = prover.applied(fixing(document.findings), to: task.path)
    }
    return document
  }

  /// Checks a document that is not a file.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - task: Its path for findings, and its configuration.
  ///   - isFixing: Whether its safe repairs are applied, for ``CheckReport/fixedDocument(at:)``.
  /// - Returns: The findings in the document as it was.
  public func report(on bytes: [UInt8], as task: Task, isFixing: Bool = false) -> CheckReport {
    CheckReport(paths: [task.path], [document(task, bytes, isFixing ? { $0 } : nil)])
  }
}
