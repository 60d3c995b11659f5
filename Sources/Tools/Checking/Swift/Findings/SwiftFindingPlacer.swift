import LayoutRequests
import SwiftSources
internal import TextBytes

/// Shows findings of Swift sources at the lines of their files.
struct SwiftFindingPlacer {
  private let task: CheckRun.Task
  private let workingDirectory: String
  private let files: [SwiftFile]
  /// The index of each file by its path below the folder.
  private let indices: TextDictionary<Int>
  private var sources: [Int: SourceFile] = [:]
  private(set) var findings: [Finding] = []
  /// The findings that other classes have as well.
  private var seen: Set<Subject> = []
  private var seenPlaces: Set<[SwiftPlace]> = []

  private struct Subject: Hashable {
    var rule: Rule
    var places: [SwiftPlace]
  }

  init(_ task: CheckRun.Task, _ folder: SwiftFolder, workingDirectory: String) {
    self.task = task
    self.workingDirectory = workingDirectory
    files = folder.files
    indices = TextDictionary(folder.files.enumerated().map { ($1.path, $0) })
  }

  /// The path of a file as reports show it.
  func shown(_ file: String) -> String { Path.joined(task.path, file) }

  /// Adds a finding unless the configuration silences it.
  ///
  /// - Complexity: O(bytes of the file) for the first finding in a file.
  mutating func add(_ found: SwiftFinding) {
    let severity = severity(of: found)
    let file = found.place?.file ?? task.swiftFiles.first ?? ""
    guard severity > .off, !isSilenced(found, in: file) else { return }
    if !found.subject.isEmpty {
      if found.isLate, seenPlaces.contains(found.subject) { return }
      guard seen.insert(Subject(rule: found.rule, places: found.subject)).inserted else { return }
      seenPlaces.insert(found.subject)
    }
    let (range, excerpt) = found.place.map { shownLine($0) } ?? (nil, nil)
    let related = found.related.map { other in
      Finding.Related(
        message: other.message, pointer: "", range: shownLine(other.place).range,
        path: other.place.file == file ? nil : shown(other.place.file))
    }
    findings.append(
      Finding(
        rule: found.rule, severity: severity, message: found.message,
        advice: found.advice ?? found.rule.advice,
        path: file.isEmpty ? task.path : shown(file), pointer: "", range: range,
        excerpt: excerpt, view: found.views.first, configurations: found.configurations,
        related: related, repairs: found.repairs.map { .init(text: $0, fix: nil) },
        key: found.key))
  }

  /// Adds the files that were not read.
  ///
  /// - Complexity: O(files).
  mutating func addUnread(of folder: SwiftFolder, _ selection: SwiftSelection) {
    let isNamed = task.isNamed && !task.swiftFiles.isEmpty
    var withoutParser = 0
    for file in folder.files {
      guard let reason = file.tree.unread, selection.contains(file.path) else { continue }
      if reason == .noParser { withoutParser += 1 }
      // Without a parser, every file has the same fault.
      if reason == .noParser, withoutParser > 1 { continue }
      add(
        SwiftFinding(
          rule: .unreadable, message: "the file is not checked: \(reason)",
          place: SwiftPlace(file: file.path, .init(line: 1, column: 1)), views: [],
          key: "\(reason)", severityLimit: isNamed ? nil : .note))
    }
    if withoutParser > 1, let index = findings.indices.last(where: { isOfParser(findings[$0]) }) {
      findings[index].message +=
        "; \(NumberWords.count(withoutParser - 1, "other file")) \(withoutParser == 2 ? "is" : "are")"
        + " not checked either"
    }
  }

  private func isOfParser(_ finding: Finding) -> Bool {
    finding.rule == .unreadable && finding.key == "\(UnreadReason.noParser)"
  }

  private func severity(of found: SwiftFinding) -> Severity {
    if let stated = task.configuration.severities[found.rule] { return stated }
    let severity = found.rule.severityInSources(isStrict: task.configuration.isStrict)
    return min(severity, found.severityLimit ?? .error, found.isUncertain ? .note : .error)
  }

  private func isSilenced(_ found: SwiftFinding, in file: String) -> Bool {
    guard found.rule.isSuppressible else { return false }
    let folder = task.configuration.folder ?? workingDirectory
    let path = Path.relative(Path.absolute(shown(file), in: workingDirectory), to: folder)
    let views: [String?] = found.views.isEmpty ? [nil] : found.views
    return task.configuration.suppressions.contains { suppression in
      views.contains { suppression.covers(found.rule, view: $0, path: path) }
    }
  }

  private mutating func shownLine(_ place: SwiftPlace) -> (range: SourceRange?, SourceExcerpt?) {
    guard let index = indices[place.file] else { return (nil, nil) }
    if sources[index] == nil {
      sources[index] = SourceFile(path: place.file, bytes: files[index].tree.source)
    }
    guard let source = sources[index] else { return (nil, nil) }
    let range = source.rangeOfName(line: place.position.line, column: place.position.column)
    return (range, source.excerpt(around: range))
  }
}
