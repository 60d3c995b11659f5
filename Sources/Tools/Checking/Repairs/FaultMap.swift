import ConstraintLayout
internal import TextBytes

/// The findings of a check by configuration and width, for comparison with another check of the
/// document.
struct FaultMap {
  private struct Places {
    var configurations: TextSet = []
    /// Ranges of widths by configuration name.
    var widths: TextDictionary<[ClosedRange<Double>]> = [:]

    mutating func insert(_ occurrence: Finding.Occurrence) {
      switch occurrence {
      case .configuration(let name): configurations.insert(name)
      case .widths(let range, let name): widths[name, default: []].append(range)
      }
    }

    /// Whether `later` lacks some of the places.
    func isReduced(to later: Places) -> Bool {
      !configurations.isSubset(of: later.configurations) || length > later.length + seam
    }

    private var length: Double {
      widths.values.joined().reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
  }

  private var places: [Finding.Identity: Places] = [:]
  private let settledFrames: TextDictionary<[Frame?]>
  private let sweeps: TextDictionary<LayoutSweep>
  private let notices: TextSet
  /// Whether the check was complete, so that it can prove something.
  private let isComplete: Bool

  /// Maps the findings of a check that did not search for repairs.
  ///
  /// - Complexity: O(occurrences of the findings), expected.
  init(_ outcome: CheckOutcome) {
    settledFrames = outcome.settledFrames
    sweeps = outcome.sweeps
    notices = TextSet(outcome.notices)
    isComplete =
      outcome.isWhole && outcome.findings.count < FindingCollector.limit
      && !outcome.findings.contains { $0.rule == .unreadable && !$0.occurrences.isEmpty }
    for finding in outcome.findings {
      let identity = finding.identity
      for occurrence in finding.occurrences {
        places[identity, default: Places()].insert(occurrence)
      }
      if finding.occurrences.isEmpty { places[identity] = Places() }
    }
  }

  /// Whether a changed document is better and nowhere worse: a finding is gone or occurs in fewer
  /// places, no rule has a new finding in any configuration or at any width, and no settled frame
  /// has moved.
  ///
  /// - Parameter outcome: The check of the changed document.
  /// - Returns: `false` if it is not, or if limits leave that unknown.
  /// - Complexity: O(occurrences · log occurrences + configurations · items + pieces · items).
  func isImproved(by outcome: CheckOutcome) -> Bool {
    let after = FaultMap(outcome)
    guard isComplete, after.isComplete, after.notices.isSubset(of: notices) else { return false }
    guard outcome.findings.allSatisfy(allows) else { return false }
    guard !after.moves(settledFrames), !after.moves(sweeps) else { return false }
    return places.contains { identity, places in
      after.places[identity].map { places.isReduced(to: $0) } ?? true
    }
  }

  /// Whether a changed document has a finding only in places where the document has it.
  private func allows(_ finding: Finding) -> Bool {
    // A layout in conflict only reveals missing kept frames once it is solved.
    if finding.rule == .contradictsGolden, finding.key == GoldenComparison.unkept { return true }
    guard let known = places[finding.identity] else { return false }
    return finding.occurrences.allSatisfy { covers($0, known) }
  }

  /// Whether the findings so far show that a changed document is worse somewhere, so that its check
  /// can end.
  ///
  /// Some findings prove nothing yet: an unreadable part may not count, and the flags of settled
  /// views are removed later.
  ///
  /// - Complexity: O(occurrences), expected.
  func isWorsened(by findings: [Finding]) -> Bool {
    findings.contains { $0.rule != .unreadable && $0.rule != .staleFlag && !allows($0) }
  }

  /// Whether a settled frame of a configuration has moved, or is no longer settled.
  ///
  /// - Complexity: O(items).
  func moves(to later: [Frame?]?, in place: String) -> Bool {
    settledFrames[place].map { Self.moves($0, to: later) } ?? false
  }

  /// The views whose Xcode flags are outdated in a changed document, but were not before.
  func newMarks(in outcome: CheckOutcome) -> [String] {
    outcome.findings.filter { $0.rule == .staleFlag && places[$0.identity] == nil }.map(\.key)
  }

  /// The smallest change of a frame that counts, in points.
  private static let leastMove = 0.01

  /// Whether a settled frame has moved.
  private func moves(_ before: TextDictionary<[Frame?]>) -> Bool {
    before.contains { place, frames in Self.moves(frames, to: settledFrames[place]) }
  }

  private static func moves(_ frames: [Frame?], to later: [Frame?]?) -> Bool {
    guard let later, later.count == frames.count else { return true }
    return zip(frames, later).contains { old, new in
      guard let old else { return false }
      return new.map { differs(old, $0) } ?? true
    }
  }

  /// Whether a settled frame has moved at some width.
  ///
  /// Between two neighboring breakpoints of both sweeps edges are linear, so they are equal
  /// throughout if they are equal at two points.
  private func moves(_ before: TextDictionary<LayoutSweep>) -> Bool {
    before.contains { place, old in
      guard let new = sweeps[place] else { return true }
      let ends = (old.ends + new.ends).sorted()
      return zip(ends, ends.dropFirst()).contains { from, to in
        guard to - from > Self.seam else { return false }
        return [0.25, 0.75].contains { share in
          let width = from + share * (to - from)
          guard let frames = old.frames(at: width) else { return false }
          guard let later = new.frames(at: width), later.count == frames.count else { return true }
          let (open, stillOpen) = (old.openItems(at: width), new.openItems(at: width))
          return frames.indices.contains { item in
            guard !open.contains(item) else { return false }
            return stillOpen.contains(item) || Self.differs(frames[item], later[item])
          }
        }
      }
    }
  }

  private static func differs(_ old: Frame, _ new: Frame) -> Bool {
    [old.x - new.x, old.y - new.y, old.width - new.width, old.height - new.height]
      .contains { abs($0) > leastMove }
  }

  /// The rounding error of the width at which a finding begins.
  private static let seam = 1e-5

  private func covers(_ occurrence: Finding.Occurrence, _ known: Places) -> Bool {
    switch occurrence {
    case .configuration(let name): return known.configurations.contains(name)
    case .widths(let range, let name):
      var place = range.lowerBound
      for part in (known.widths[name] ?? []).sorted(by: { $0.lowerBound < $1.lowerBound })
      where part.lowerBound <= place + Self.seam {
        place = max(place, part.upperBound)
      }
      return place + Self.seam >= range.upperBound
    }
  }
}

extension LayoutSweep {
  /// The values at which frames have a kink or jump, or at which something else changes.
  fileprivate var ends: [Double] {
    pieces.flatMap { [$0.from, $0.to] } + ambiguous.flatMap { [$0.from, $0.to] }
      + conflicts.flatMap { [$0.from, $0.to] }
  }

  /// The items with ambiguous frames at a value.
  fileprivate func openItems(at value: Double) -> Set<Int> {
    Set(
      ambiguous.filter { $0.from <= value && value <= $0.to }
        .flatMap { $0.value.items.map(\.item.index) })
  }
}
