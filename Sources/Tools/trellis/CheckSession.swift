import ArgumentParser
import Cancellation
import Checking
import HTTPServer
import MemoryMetering
import Service
internal import TextBytes

import Libc

/// One invocation of `trellis check`.
struct CheckSession {
  let paths: [String]
  let choices: CheckChoices
  let output: CheckOutput
  private let service: ServiceConfiguration
  private let folder: String
  /// Takes messages about the run.
  var complain: (String) -> Void = { Output.complain($0) }
  /// Ends the run early.
  var cancellation = CancellationCheck.never
  private let memory: MemoryLimits
  /// The results of the check before; `nil` for a single check.
  private let swiftMemory: SwiftCheckMemory?

  init(
    paths: [String], choices: CheckChoices, output: CheckOutput, service: ServiceConfiguration,
    isRepeated: Bool = false
  ) throws {
    self.paths = paths
    self.choices = choices
    self.output = output
    self.service = service
    swiftMemory = isRepeated ? SwiftCheckMemory() : nil
    guard let folder = FileSystem.workingDirectory else {
      Output.complain("the working directory no longer exists")
      throw ExitStatus.unreadable
    }
    self.folder = folder
    memory = MemoryLimits(request: service.server.maxRequestMemory, threads: 1)
    memory.apply()
  }

  /// Checks once, and exits with the resulting status.
  func run() throws {
    let status = try check()
    if status != .success { throw status }
  }

  /// Checks whenever a file changes.
  func watch() throws {
    var last: TextDictionary<[Int]>?
    while true {
      let now = stamps()
      if now != last {
        last = now
        if isatty(STDOUT_FILENO) == 1 { Output.write(Array("\u{1B}[2J\u{1B}[H".utf8)) }
        do {
          _ = try check()
        } catch let error as ValidationError {
          complain(error.message)
        } catch let status as ExitCode {
          // A half-written file is read again when it changes.
          guard status == ExitStatus.usage || status == ExitStatus.unreadable else { throw status }
        }
      }
      usleep(Self.watchInterval)
    }
  }

  /// The time between two checks for changed files, in microseconds.
  private static let watchInterval: UInt32 = 300_000

  private func stamps() -> TextDictionary<[Int]> {
    var stamps: TextDictionary<[Int]> = [:]
    for document in FileFinder(paths).documents {
      stamps[document.path] = FileSystem.stamp(of: document.path)
      if document.kind == .swift {
        for file in FileFinder.swiftFiles(below: document.path) {
          stamps[file] = FileSystem.stamp(of: file)
        }
      }
      var folder = document.path
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        let file = "\(folder)/\(ConfigurationFile.name)"
        guard stamps[file] == nil else { break }
        stamps[file] = FileSystem.stamp(of: file)
      }
    }
    for file in [choices.config, ConfigurationFile.name, choices.baseline].compactMap({ $0 }) {
      stamps[file] = FileSystem.stamp(of: file)
    }
    return stamps
  }

  // MARK: Coverage

  /// Prints how much is known of the classes of Swift sources.
  func explainCoverage() throws {
    let (tasks, _) = try self.tasks(for: FileFinder(paths).documents)
    let run = checkRun
    var isComplete = true
    for task in tasks where task.kind == .swift {
      if let coverage = SwiftCoverage(of: task, run) {
        Output.write(Array(coverage.text.utf8))
      } else {
        complain(
          "cannot read the Swift sources of \(task.path): see --swift-parser, or run "
            + "`make swift-parser`")
        isComplete = false
      }
    }
    if !tasks.contains(where: { $0.kind == .swift }) {
      complain("found no *.swift to explain")
    }
    if !isComplete { throw ExitStatus.unreadable }
  }

  /// The run of the options.
  var checkRun: CheckRun {
    var run = CheckRun(
      limits: service.limits, fonts: service.fonts, byteLimit: service.server.maxBodyBytes,
      memoryLimit: memory.request,
      workingDirectory: folder)
    run.swift = choices.swift.choice
    run.swiftMemory = swiftMemory
    run.cancellation = cancellation
    return run
  }

  // MARK: One check

  private func check() throws -> ExitCode {
    let finder = FileFinder(paths)
    for failure in finder.failures {
      complain("cannot read \(failure.path): \(failure.reason)")
    }
    let (tasks, settings) = try self.tasks(for: finder.documents)
    if tasks.isEmpty, finder.failures.isEmpty, !output.quiet {
      complain(
        "found no *.layout.json, *.list.json, *.storyboard, *.xib or *.swift to check")
    }
    let run = checkRun
    let progress = ProgressLine(total: tasks.count, isShown: !output.quiet)
    var (baseline, isWritten) = (Baseline?.none, true)
    var report: CheckReport
    if choices.fix {
      let accepted = try acceptedFindings(settings)
      baseline = accepted
      report = run.report(
        on: tasks, progress: { progress.show($0) },
        fixing: { accepted?.rest(of: $0) ?? $0 })
      var changed = fix(report, tasks, finder.documents, run.byteLimit, &isWritten)
      if !changed.isEmpty {
        // Golden frames that were just saved need no second notice.
        let fixed = Set(changed)
        changed += tasks.indices.filter {
          tasks[$0].golden?.isUpdating == true && !fixed.contains($0)
        }
        report = run.report(onChanged: changed, of: tasks, after: report) { progress.show($0) }
      }
    } else {
      report = run.report(on: tasks) { progress.show($0) }
      baseline = try acceptedFindings(settings)
    }
    progress.clear()
    for notice in report.notices where !output.quiet { complain(notice) }
    if let folder = choices.svg {
      for picture in report.pictures {
        try write { () throws(FileSystem.Failure) in
          try FileSystem.write(picture.svg, to: picture.path, below: folder)
        }
      }
    }
    if let file = choices.writeBaseline {
      let baseline = Baseline(of: report.findings)
      try write { () throws(FileSystem.Failure) in
        try FileSystem.write(baseline.text, toChosen: file)
      }
      complain("wrote \(baseline.count) findings to \(file)")
      return report.hasUnreadable || !finder.failures.isEmpty ? ExitStatus.unreadable : .success
    }
    if let baseline { report = report.without(baseline) }
    let style: TextReport.Style = isColoured ? .coloured : .plain
    let text = output.format.text(of: report, style: style, version: BuildFacts.version)
    if let file = output.output {
      try write { () throws(FileSystem.Failure) in
        try FileSystem.write(text, toChosen: file)
      }
    } else {
      Output.write(text)
    }
    if report.hasUnreadable || !finder.failures.isEmpty || !isWritten {
      return ExitStatus.unreadable
    }
    return report.fails(on: settings.failOn) ? ExitStatus.finding : .success
  }

  /// The tasks, and the settings of the run as a whole: the working directory's configuration.
  func tasks(
    for documents: [FileFinder.Document]
  ) throws -> (tasks: [CheckRun.Task], settings: CheckConfiguration) {
    var finder = ConfigurationFinder(workingDirectory: folder)
    let common = try commonConfiguration()
    let settings = try choices.applied(to: common ?? valid { try finder.configuration(for: "-") })
    var tasks: [CheckRun.Task] = []
    for document in documents {
      // The configuration of a folder of sources is the one that its files have.
      let place = document.kind == .swift ? "\(document.path)/Sources.swift" : document.path
      let own = try common ?? valid { try finder.configuration(for: place) }
      guard !own.ignores(document.path, in: folder) else { continue }
      let configuration = try choices.applied(to: own)
      let golden = configuration.golden.map {
        GoldenChoice(
          folder: $0, isUpdating: choices.update, pictures: choices.svg,
          isConfigured: choices.golden == nil,
          tree: choices.golden == nil ? configuration.folder ?? folder : nil)
      }
      var task = CheckRun.Task(
        path: document.path, kind: document.kind, configuration: configuration, golden: golden,
        isNamed: document.isNamed)
      task.swiftFiles = document.swiftFiles
      tasks.append(task)
    }
    if choices.update, settings.golden == nil, !tasks.contains(where: { $0.golden != nil }) {
      throw ValidationError("--update needs --golden, or golden in a configuration file")
    }
    return (tasks, settings)
  }

  private func commonConfiguration() throws -> CheckConfiguration? {
    if choices.noConfig { return CheckConfiguration() }
    guard let file = choices.config else { return nil }
    return try valid { try ConfigurationFinder.read(file, workingDirectory: folder) }
  }

  /// Reads a configuration. Its errors are reported without the program's usage.
  private func valid(_ read: () throws -> CheckConfiguration) throws -> CheckConfiguration {
    do {
      return try read()
    } catch let error as ConfigurationFile.Failure {
      complain("\(error.place): \(error.reason)")
      throw ExitStatus.usage
    }
  }

  /// Writes the documents with their safe repairs. A file that cannot be written is reported, and
  /// the others are still repaired.
  ///
  /// - Returns: The indices of the tasks to check again.
  func fix(
    _ report: CheckReport, _ tasks: [CheckRun.Task], _ documents: [FileFinder.Document],
    _ byteLimit: Int, _ isWritten: inout Bool
  ) -> [Int] {
    let folders = TextDictionary(documents.map { ($0.path, $0.folder) })
    var changed: [Int] = []
    for (index, task) in tasks.enumerated() {
      guard let fixed = report.fixedDocument(at: index) else { continue }
      // A file that was edited meanwhile is left alone.
      guard (try? FileSystem.read(task.path, limit: byteLimit)) == fixed.original else {
        changed.append(index)
        continue
      }
      do throws(FileSystem.Failure) {
        try FileSystem.write(fixed.bytes, to: task.path, below: folders[task.path] ?? ".")
      } catch {
        complain("cannot write \(error.path): \(error.reason)")
        isWritten = false
        continue
      }
      changed.append(index)
      if !output.quiet {
        let repairs = fixed.count == 1 ? "1 repair" : "\(fixed.count) repairs"
        complain("\(task.path): applied \(repairs); \(fixed.proof.text)")
      }
    }
    return changed
  }

  func acceptedFindings(_ settings: CheckConfiguration) throws -> Baseline? {
    try choices.writeBaseline == nil ? baseline(settings.baseline) : nil
  }

  private func baseline(_ configured: String?) throws -> Baseline? {
    guard let file = choices.baseline ?? configured else { return nil }
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(file, limit: 1 << 28)
    } catch {
      complain("cannot read the baseline \(file): \(error.reason)")
      throw ExitStatus.usage
    }
    guard let baseline = Baseline(bytes) else {
      complain("\(file) is not a baseline: write one with --write-baseline")
      throw ExitStatus.usage
    }
    return baseline
  }

  private func write(_ write: () throws(FileSystem.Failure) -> Void) throws {
    do throws(FileSystem.Failure) {
      try write()
    } catch {
      complain("cannot write \(error.path): \(error.reason)")
      throw ExitStatus.unreadable
    }
  }

  /// Colours are used on a terminal unless NO_COLOR is set.
  private var isColoured: Bool {
    switch output.color {
    case .always: true
    case .never: false
    case .auto:
      output.output == nil && isatty(STDOUT_FILENO) == 1 && Environment["NO_COLOR"] == nil
        && Environment["TERM"] != "dumb"
    }
  }
}
