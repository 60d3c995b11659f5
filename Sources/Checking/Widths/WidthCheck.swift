import API
import ConstraintLayout
import ConstraintSolver

/// Checks a layout at all widths of its screen: the rules about solved layouts, with the exact
/// widths at which a finding begins and ends.
///
/// Between the widths at which a frame turns or jumps, all that rules look at is linear. So it is
/// cut where a rule may change its mind, and each part is judged in its middle.
struct WidthCheck {
  /// The most parts of one sweep that are judged.
  static let partLimit = 1_000

  let request: LayoutRequest
  let screen: ItemIndex
  let widths: ClosedRange<Double>
  let limits: RequestLimits
  /// What is worth saying about the run, but is no finding.
  private(set) var notices: [String] = []
  /// The findings that continue, by what identifies them.
  private var open: [Key: (finding: Finding, from: Double, to: Double)] = [:]

  private struct Key: Hashable {
    var rule: Rule
    var text: String
  }

  init(
    _ request: LayoutRequest, screen: ItemIndex, widths: ClosedRange<Double>, limits: RequestLimits
  ) {
    self.request = request
    self.screen = screen
    self.widths = widths
    self.limits = limits
  }

  /// Checks a scene in a configuration with a name.
  mutating func check(
    _ scene: LayoutScene, _ options: LayoutOptions, named name: String, path: String,
    _ findings: inout LayoutFindings
  ) {
    var session = LayoutSession(options: options, limits: SolveLimits(work: limits.work))
    let sweep: LayoutSweep
    do throws(LayoutSweepError) {
      sweep = try session.sweep(
        scene, from: widths.lowerBound, to: widths.upperBound, pieceLimit: limits.sweepPieces
      ) { [.given(screen, .width, $0)] }
    } catch {
      notices.append("\(path): not checked at all widths: \(Self.words(for: error))")
      return
    }
    for stretch in sweep.conflicts {
      var scene = scene
      scene.apply(.given(screen, .width, stretch.from))
      let layout = ConfiguredLayout(
        scene: scene, options: options,
        result: .conflict(stretch.value.sets, hasMore: stretch.value.hasMore))
      judge(layout, from: stretch.from, to: stretch.to, name, &findings)
    }
    closeAll(name, &findings)
    var parts = 0
    for piece in sweep.pieces {
      let cuts = WidthCuts(scene, findings.configuration, piece, sweep).places
      for (from, to) in zip(cuts, cuts.dropFirst()) {
        parts += 1
        guard parts <= Self.partLimit else { continue }
        let middle = (from + to) / 2
        var scene = scene
        scene.apply(.given(screen, .width, middle))
        let layout = ConfiguredLayout(
          scene: scene, options: options, result: .solved(sweep.solution(at: middle, in: piece)))
        judge(layout, from: from, to: to, name, &findings)
      }
    }
    closeAll(name, &findings)
    if parts > Self.partLimit {
      notices.append(
        "\(path): only the first \(Self.partLimit) of \(parts) ranges of widths are checked, which is the limit"
      )
    }
  }

  private static func words(for error: LayoutSweepError) -> String {
    switch error {
    case .tooManyPieces(let limit): "there are more than the limit of \(limit) sweepPieces"
    case .nonlinear: "the constraints are not linear in the width"
    case .layout: "a solve exceeds its limits"
    }
  }

  /// Judges a part: findings that were there in the part before go on, others end or begin.
  private mutating func judge(
    _ layout: ConfiguredLayout, from: Double, to: Double, _ name: String,
    _ findings: inout LayoutFindings
  ) {
    var part = findings.scratch
    part.check(layout, in: "")
    findings.takeBack(part)
    var here: Set<Key> = []
    for finding in part.findings {
      let key = Key(rule: finding.rule, text: finding.key)
      here.insert(key)
      if let known = open[key], known.to == from {
        open[key]?.to = to
      } else {
        close(key, name, &findings)
        open[key] = (finding, from, to)
      }
    }
    for key in openKeys where !here.contains(key) { close(key, name, &findings) }
  }

  /// What is open, in an order that each run has.
  private var openKeys: [Key] {
    open.keys.sorted { ($0.rule.index, $0.text) < ($1.rule.index, $1.text) }
  }

  private mutating func closeAll(_ name: String, _ findings: inout LayoutFindings) {
    for key in openKeys { close(key, name, &findings) }
  }

  private mutating func close(_ key: Key, _ name: String, _ findings: inout LayoutFindings) {
    guard let found = open.removeValue(forKey: key) else { return }
    let range = "from \(NumberWords.text(found.from)) to \(NumberWords.text(found.to))"
    findings.add(
      found.finding, in: name.isEmpty ? range : "\(range), \(name)",
      .widths(found.from...max(found.from, found.to), name))
  }
}

extension LayoutSweep {
  /// What a solve at a value would say, interpolated in a piece.
  fileprivate func solution(at value: Double, in piece: Stretch<Frames>) -> LayoutSolution {
    let open = ambiguous.first { $0.from <= value && value <= $0.to }
    let missed = unsatisfied.first { $0.from <= value && value <= $0.to }
    let share = missed.map { ($0.to > $0.from) ? (value - $0.from) / ($0.to - $0.from) : 0 } ?? 0
    return LayoutSolution(
      frames: piece.frames(at: value), ambiguous: open?.value.items ?? [],
      isAmbiguityComplete: open?.value.isComplete ?? true,
      unsatisfied: (missed?.value ?? []).map {
        .init(
          origin: $0.origin, kind: $0.kind, violation: $0.start + share * ($0.end - $0.start))
      }.filter { $0.violation > 1e-6 })
  }
}
