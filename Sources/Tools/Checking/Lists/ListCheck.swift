import API
import JSONTemplates
import ServiceContract
internal import TextBytes

/// Checks a list: the body of `POST /v1/snapshot`.
struct ListCheck {
  /// The findings of a list.
  ///
  /// - Complexity: That of the snapshot.
  static func findings(
    in file: SourceFile, _ configuration: CheckConfiguration, relativePath: String,
    limits: RequestLimits
  ) -> [Finding] {
    do throws(Problem) {
      // A fixed template time makes the findings reproducible.
      let request = try file.bytes.withUnsafeBytesTyped { (bytes) throws(Problem) in
        try SnapshotRequest(bytes, limits: limits, now: TemplateInstant(milliseconds: 0))
      }
      _ = try ListSnapshot(request)
      return []
    } catch {
      return ProblemFindings.findings(
        of: error, in: file, configuration, relativePath: relativePath)
    }
  }
}

extension [UInt8] {
  /// The bytes, for a function with a typed error.
  func withUnsafeBytesTyped<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try span.withUnsafeBytes(body)
  }
}

/// Makes findings for documents that the service rejects.
enum ProblemFindings {
  /// The findings for a problem: one for each of its errors, or one for the document.
  static func findings(
    of problem: Problem, in file: SourceFile, _ configuration: CheckConfiguration,
    relativePath: String
  ) -> [Finding] {
    guard !problem.errors.isEmpty else {
      let error = InputError(problem.code, at: "", problem.detail)
      return [finding(of: error, in: file, configuration, isMalformed: false)]
    }
    let isMalformed = problem.code == .malformedJSON
    var all: [Finding] = []
    for error in problem.errors {
      let found = finding(of: error, in: file, configuration, isMalformed: isMalformed)
      let isSilenced =
        found.rule.isSuppressible
        && (found.severity == .off
          || configuration.suppressions.contains {
            $0.covers(found.rule, view: found.view, path: relativePath)
          })
      if !isSilenced { all.append(found) }
    }
    return all
  }

  private static func finding(
    of error: InputError, in file: SourceFile, _ configuration: CheckConfiguration,
    isMalformed: Bool
  ) -> Finding {
    var file = file
    let rule: Rule =
      switch error.code {
      case .duplicateItem: .duplicateItem
      case .unknownItem: .unknownParent
      default: .unreadable
      }
    // For malformed JSON, line and column refer to the file, otherwise to a string in it.
    var range: SourceRange?
    // An unknown member is reported at its name.
    let isUnknown = error.detail.hasPrefix("unknown member ")
    if isMalformed, let line = error.line, let column = error.column {
      range = file.range(line: line, column: column)
    } else if !isMalformed {
      range =
        (isUnknown ? file.range(ofNameAt: error.pointer) : nil) ?? file.range(of: error.pointer)
    }
    let view = rule == .unreadable ? nil : file.string(at: error.pointer)
    let suggestion = error.suggestion.map { "; did you mean \(Excerpt.quoted($0))?" } ?? ""
    let position =
      isMalformed ? "" : error.column.map { " (column \($0) of the text)" } ?? ""
    var finding = Finding(
      rule: rule, severity: configuration.severity(of: rule),
      message: error.detail + position + suggestion, advice: rule.advice, path: file.path,
      pointer: error.pointer, range: range, excerpt: range.flatMap { file.excerpt(around: $0) },
      view: view, configurations: [], related: [], key: view ?? error.detail)
    finding.suggestion = error.suggestion.map {
      Finding.Suggested(text: $0, isName: isUnknown, column: isMalformed ? nil : error.column)
    }
    return finding
  }
}
