import Checking
import ModelContext

extension CheckSession {
  /// Checks the files and folders, and prints nothing.
  ///
  /// - Parameters:
  ///   - isFixing: Whether safe repairs are written to the files.
  ///   - isAllowed: Whether a document may be read.
  /// - Returns: The findings after any repairs.
  /// - Throws: A wrong option, or the exit status after a message about a configuration, or about
  ///   paths that lead to nothing to check.
  func answer(isFixing: Bool, where isAllowed: (String) -> Bool) throws -> CheckAnswer {
    let finder = FileFinder(paths)
    for failure in finder.failures {
      complain("cannot read \(failure.path): \(failure.reason)")
    }
    let documents = finder.documents.filter { document in
      let allowed = isAllowed(document.path)
      if !allowed {
        complain(
          document.kind == .swift
            ? "Swift sources in the roots belong to a package or repository that begins above them"
            : "\(document.path) leads out of the roots")
      }
      return allowed
    }
    let (tasks, settings) = try self.tasks(for: documents)
    guard !tasks.isEmpty else {
      if finder.failures.isEmpty, documents.count == finder.documents.count {
        complain("found no *.layout.json, *.list.json, *.storyboard, *.xib or *.swift to check")
      }
      // An agent must not take this for a clean check.
      throw ExitStatus.unreadable
    }
    let run = checkRun
    let accepted = try acceptedFindings(settings)
    var fixes: [CheckAnswer.Fix] = []
    var report =
      isFixing
      ? run.report(on: tasks, fixing: { accepted?.rest(of: $0) ?? $0 }) : run.report(on: tasks)
    if isFixing {
      var isWritten = true
      let changed = fix(report, tasks, documents, run.byteLimit, &isWritten)
      fixes = changed.compactMap { index in
        report.fixedDocument(at: index).map {
          .init(path: tasks[index].path, count: $0.count, proof: $0.proof.text, document: nil)
        }
      }
      if !changed.isEmpty { report = run.report(onChanged: changed, of: tasks, after: report) }
    }
    if let accepted { report = report.without(accepted) }
    return CheckAnswer(report: report, fixes: fixes)
  }

  /// Checks a document that is not a file.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isFixing: Whether the answer has the document with its safe repairs.
  /// - Returns: The findings after any repairs.
  /// - Throws: A wrong option, or the exit status after a message about a configuration.
  func answer(on document: [UInt8], isFixing: Bool) throws -> CheckAnswer {
    let (tasks, _) = try self.tasks(for: [.init(path: "-", kind: nil)])
    guard let task = tasks.first else { throw ExitStatus.unreadable }
    let run = checkRun
    let report = run.report(on: document, as: task, isFixing: isFixing)
    guard let fixed = report.fixedDocument(at: 0) else { return CheckAnswer(report: report) }
    return CheckAnswer(
      report: run.report(on: fixed.bytes, as: task),
      fixes: [
        .init(path: nil, count: fixed.count, proof: fixed.proof.text, document: fixed.bytes)
      ])
  }
}
