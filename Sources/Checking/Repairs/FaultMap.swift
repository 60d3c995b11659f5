import ConstraintLayout

/// What two checks of a document are compared by: the findings of each configuration and width.
struct FaultMap {
  private struct Places {
    var configurations: Set<String> = []
    /// Ranges of widths by the configuration's name.
    var widths: [String: [ClosedRange<Double>]] = [:]

    mutating func insert(_ occurrence: Finding.Occurrence) {
      switch occurrence {
      case .configuration(let name): configurations.insert(name)
      case .widths(let range, let name): widths[name, default: []].append(range)
      }
    }

    /// Whether later places are fewer.
    func isReduced(to later: Places) -> Bool {
      !configurations.isSubset(of: later.configurations) || length > later.length + seam
    }

    private var length: Double {
      widths.values.joined().reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
  }

  private var places: [Finding.Identity: Places] = [:]
  /// The places that have a conflict: nothing else could be found there.
  private var conflicts = Places()
  private let settledFrames: [String: [Frame?]]
  private let notices: Set<String>
  /// Whether all findings are known.
  private let isComplete: Bool

  /// Maps the findings of a check.
  ///
  /// - Complexity: O(occurrences of the findings), expected.
  init(_ outcome: LayoutCheck.Outcome) {
    settledFrames = outcome.settledFrames
    notices = Set(outcome.notices)
    isComplete = outcome.findings.count < LayoutFindings.limit
    for finding in outcome.findings {
      let identity = finding.identity
      for occurrence in finding.occurrences {
        places[identity, default: Places()].insert(occurrence)
        if finding.rule == .conflict { conflicts.insert(occurrence) }
      }
      if finding.occurrences.isEmpty { places[identity] = Places() }
    }
  }

  /// Whether a changed document is better, and nowhere worse.
  ///
  /// - Parameters:
  ///   - outcome: The check of the changed document.
  ///   - addsConstraint: Whether a constraint was added. Then there may be no new finding at all,
  ///     but for marks of Xcode that are no longer true, and nothing moves that was settled.
  /// - Returns: `false` if it is not, or if limits leave that unknown.
  /// - Complexity: O(occurrences · log occurrences).
  func isImproved(by outcome: LayoutCheck.Outcome, addsConstraint: Bool) -> Bool {
    let after = FaultMap(outcome)
    guard isComplete, after.isComplete, after.notices.isSubset(of: notices) else { return false }
    for finding in outcome.findings {
      let identity = finding.identity
      let known = places[identity]
      guard !addsConstraint || known != nil || finding.rule == .staleFlag else { return false }
      guard isFault(finding) else { continue }
      let excused = finding.rule == .unreadable ? Places() : conflicts
      let isKnown = finding.occurrences.allSatisfy { covers($0, known ?? Places(), excused) }
      guard isKnown, known != nil || !finding.occurrences.isEmpty else { return false }
    }
    guard !addsConstraint || !after.moves(settledFrames) else { return false }
    return places.contains { identity, places in
      after.places[identity].map { places.isReduced(to: $0) } ?? true
    }
  }

  /// The least change of a frame that counts, in points.
  private static let leastMove = 0.01

  /// Whether a frame is not where it was settled before.
  private func moves(_ before: [String: [Frame?]]) -> Bool {
    before.contains { place, frames in
      // Where a conflict was resolved or has come, findings tell.
      guard let later = settledFrames[place] else { return false }
      return zip(frames, later).contains { old, new in
        guard let old else { return false }
        guard let new else { return true }
        return [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
          .contains { abs($0) > Self.leastMove }
      }
    }
  }

  private func isFault(_ finding: Finding) -> Bool {
    // A layout that is in conflict has no frames to keep; that none are kept shows once it is not.
    if finding.rule == .contradictsGolden, finding.key == GoldenComparison.unkept { return false }
    return finding.severity == .error || finding.rule == .conflict || finding.rule == .ambiguous
  }

  /// The distance within which rounding decides where a finding begins.
  private static let seam = 1e-5

  private func covers(_ occurrence: Finding.Occurrence, _ a: Places, _ b: Places) -> Bool {
    switch occurrence {
    case .configuration(let name):
      return a.configurations.contains(name) || b.configurations.contains(name)
    case .widths(let range, let name):
      let known = (a.widths[name] ?? []) + (b.widths[name] ?? [])
      var place = range.lowerBound
      for part in known.sorted(by: { $0.lowerBound < $1.lowerBound })
      where part.lowerBound <= place + Self.seam {
        place = max(place, part.upperBound)
      }
      return place + Self.seam >= range.upperBound
    }
  }
}
