internal import TextBytes

/// The findings of a sweep that hold up to the width reached so far, each with its range of widths.
struct RangeFindings {
  private var open: [Finding.Identity: (finding: Finding, from: Double, to: Double)] = [:]

  /// The findings that hold up to a width.
  ///
  /// - Complexity: O(open findings).
  func reaching(_ width: Double) -> Set<Finding.Identity> {
    Set(open.lazy.filter { $0.value.to == width }.map(\.key))
  }

  /// Takes the findings of the next part: those of the previous part continue, others end or begin.
  ///
  /// - Parameters:
  ///   - part: The findings of the part.
  ///   - widths: Its widths.
  ///   - name: The name of the configuration; empty for the document's own.
  ///   - collector: Receives the findings that end.
  mutating func advance(
    with part: FindingCollector, at widths: (from: Double, to: Double), _ name: String,
    into collector: inout FindingCollector
  ) {
    for key in part.part?.continued ?? [] { open[key]?.to = widths.to }
    for finding in part.findings {
      close(finding.identity, name, into: &collector)
      open[finding.identity] = (finding, widths.from, widths.to)
    }
    closeAll(before: widths.to, name, into: &collector)
  }

  /// Ends the findings that reach no further than below a width, in a reproducible order.
  mutating func closeAll(
    before end: Double = .infinity, _ name: String, into collector: inout FindingCollector
  ) {
    let ending = open.lazy.filter { $0.value.to < end }.map(\.key).sorted {
      ($0.rule.index, ExactText($0.key)) < ($1.rule.index, ExactText($1.key))
    }
    for key in ending { close(key, name, into: &collector) }
  }

  private mutating func close(
    _ key: Finding.Identity, _ name: String, into collector: inout FindingCollector
  ) {
    guard let found = open.removeValue(forKey: key) else { return }
    let range = "from \(NumberWords.text(found.from)) to \(NumberWords.text(found.to))"
    collector.add(
      found.finding, in: name.isEmpty ? range : "\(range), \(name)",
      .widths(found.from...max(found.from, found.to), name))
  }
}
