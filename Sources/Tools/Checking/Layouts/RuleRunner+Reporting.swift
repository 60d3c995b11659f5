internal import LayoutRequests

extension RuleRunner {
  /// Adds a finding, or adds the configuration to a known finding.
  ///
  /// - Parameters:
  ///   - rule: The broken rule.
  ///   - circumstance: The name of the configuration; empty for the document's own.
  ///   - views: The views that it is about. A suppression of any of them silences it.
  ///   - place: Its place in the request.
  ///   - key: Identifies it among the findings of the rule.
  ///   - related: Further places.
  ///   - advice: The correction, if not that of the rule.
  ///   - isUncertain: Whether the fault is within the error of its estimate.
  ///   - repairs: Proposes repairs, if the finding is new.
  ///   - message: The fault.
  mutating func add(
    _ rule: Rule, in circumstance: String, about views: [String], at place: RequestPlace,
    key: String,
    related: [(message: String, place: RequestPlace)] = [], advice: String? = nil,
    isUncertain: Bool = false,
    repairs: (inout RepairSearch, CheckedRequest) -> [Finding.Repair] = { _, _ in [] },
    _ message: @autoclosure () -> String
  ) {
    let identity = Finding.Identity(rule: rule, key: key)
    guard
      collector.accepts(identity, about: views, in: circumstance, isUncertain: isUncertain)
    else { return }
    let isKnown = collector.part?.known[identity] != nil
    let found = isKnown || !self.repairs.isEnabled ? [] : repairs(&self.repairs, subject)
    let range = self.range(of: place)
    let others = related.map { other in
      Finding.Related(
        message: other.message, pointer: pointer(to: other.place),
        range: self.range(of: other.place))
    }
    collector.append(
      Finding(
        rule: rule, severity: collector.filter.severity(of: rule), message: message(),
        advice: advice ?? rule.advice,
        path: file.path, pointer: pointer(to: place), range: range,
        excerpt: range.flatMap { file.excerpt(around: $0) }, view: views.first,
        configurations: circumstance.isEmpty ? [] : [circumstance],
        occurrences: [.configuration(circumstance)],
        related: others, places: [place] + related.map(\.place), repairs: found, key: key,
        isUncertain: isUncertain))
  }

  /// The JSON Pointer to a place; empty if the document is not JSON.
  private func pointer(to place: RequestPlace) -> String {
    subject.request.isJSON ? subject.request.pointer(to: place) : ""
  }

  /// The range of a place in the file, if it has one.
  private mutating func range(of place: RequestPlace) -> SourceRange? {
    guard !subject.request.isJSON else {
      return file.range(of: subject.request.pointer(to: place))
    }
    return subject.request.position(of: place).map {
      file.range(line: $0.line, column: $0.column)
    }
  }
}
