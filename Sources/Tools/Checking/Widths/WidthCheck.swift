import API
import Cancellation
import ConstraintLayout
import ConstraintSolver
internal import TextBytes
internal import LayoutRequests

/// Checks a layout at all widths of its screen: the rules about solved layouts, with the exact
/// widths at which a finding begins and ends.
///
/// Between the widths at which a frame has a kink or jumps, every input of the rules is linear. The
/// sweep is cut where a rule's result may change, and each part is judged at its middle.
struct WidthCheck {
  /// The most parts of one sweep to judge.
  static let partLimit = 1_000
  /// The most views, pairs of views and text measurements in all sweeps of a document. Measuring a
  /// long text counts as several.
  static let comparisonLimit = 10_000_000
  /// The fraction of a request's work for the sweeps of a document, as a divisor.
  static let workShare = 5

  let screen: ItemIndex
  let widths: ClosedRange<Double>
  let limits: RequestLimits
  /// Remarks about the run that are not findings.
  private(set) var notices: [String] = []
  /// Whether to keep the sweep of the last check.
  var keepsSweeps = false
  /// Ends the check early.
  var cancellation = CancellationCheck.never
  /// The sweep of the last check, if it was made and kept.
  private(set) var sweep: LayoutSweep?
  private let comparisonLimit: Int
  private let partLimit: Int
  private var workLeft: Int
  private var comparisonsLeft: Int
  /// The work of measuring all texts once.
  private let textWork: Int
  /// The findings that continue.
  private var open = RangeFindings()

  init(
    _ request: LayoutRequest, screen: ItemIndex, widths: ClosedRange<Double>,
    limits: RequestLimits, comparisonLimit: Int = comparisonLimit, partLimit: Int = partLimit
  ) {
    workLeft = limits.work / Self.workShare
    self.comparisonLimit = comparisonLimit
    self.partLimit = partLimit
    comparisonsLeft = comparisonLimit
    textWork = request.textItems.reduce(0) { $0 + request.scene.textWork(of: $1) }
    self.screen = screen
    self.widths = widths
    self.limits = limits
  }

  /// Checks a scene in a configuration with a name.
  mutating func check(
    _ scene: LayoutScene, _ options: LayoutOptions, variant: Int? = nil, named name: String,
    path: String, _ rules: inout RuleRunner
  ) {
    var session = LayoutSession(
      options: options, limits: SolveLimits(work: workLeft, cancellation: cancellation))
    defer { workLeft = session.limits.work }
    self.sweep = nil
    let sweep: LayoutSweep
    do throws(LayoutSweepError) {
      sweep = try session.sweep(
        scene, from: widths.lowerBound, to: widths.upperBound, pieceLimit: limits.sweepPieces
      ) { [.given(screen, .width, $0)] }
    } catch {
      notices.append(
        "\(place(name, path)): cannot check the range of widths: \(words(for: error))")
      return
    }
    if keepsSweeps { self.sweep = sweep }
    for stretch in sweep.conflicts {
      var scene = scene
      scene.apply(.given(screen, .width, stretch.from))
      let layout = ConfiguredLayout(
        scene: scene, options: options,
        result: .conflict(stretch.value.sets, hasMore: stretch.value.hasMore), variant: variant)
      judge(layout, from: stretch.from, to: stretch.to, name, &rules)
    }
    open.closeAll(name, into: &rules.collector)
    if let end = judgeParts(of: sweep, scene, options, variant, name, &rules) {
      notices.append("\(place(name, path)): checked only at widths up to \(end)")
    }
    open.closeAll(name, into: &rules.collector)
  }

  private func place(_ name: String, _ path: String) -> String {
    name.isEmpty ? path : "\(path), \(name)"
  }

  /// Judges the parts of the pieces; returns the width and the limit that ended it, if any.
  private mutating func judgeParts(
    of sweep: LayoutSweep, _ scene: LayoutScene, _ options: LayoutOptions, _ variant: Int?,
    _ name: String, _ rules: inout RuleRunner
  ) -> String? {
    var parts = 0
    for piece in sweep.pieces {
      let cuts = WidthCuts(scene, rules.configuration, piece, sweep)
      comparisonsLeft -= scene.items.count + cuts.comparisonCount
      for (from, to) in zip(cuts.places, cuts.places.dropFirst()) {
        guard parts < partLimit else {
          return "\(NumberWords.text(from)): the sweep exceeds the limit of \(partLimit) ranges"
        }
        guard comparisonsLeft > 0 else {
          return """
            \(NumberWords.text(from)): the sweep exceeds the limit of \
            \(comparisonLimit) views, pairs of views and text measurements
            """
        }
        parts += 1
        let middle = (from + to) / 2
        var scene = scene
        scene.apply(.given(screen, .width, middle))
        let layout = ConfiguredLayout(
          scene: scene, options: options, result: .solved(sweep.solution(at: middle, in: piece)),
          variant: variant)
        judge(layout, from: from, to: to, name, &rules)
      }
    }
    return nil
  }

  private func words(for error: LayoutSweepError) -> String {
    switch error {
    case .tooManyPieces(let limit): "the sweep exceeds the limit of \(limit) sweepPieces"
    case .nonlinear: "the constraints are not linear in the width"
    case .layout(.workLimitExceeded):
      """
      solving exceeds the limit of \(limits.work / Self.workShare) units of work for all sweeps, \
      a fifth of --max-work
      """
    case .layout: "a solve exceeds its limits"
    }
  }

  /// Judges a part: findings of the previous part continue, others end or begin.
  private mutating func judge(
    _ layout: ConfiguredLayout, from: Double, to: Double, _ name: String,
    _ rules: inout RuleRunner
  ) {
    var part = rules.part(continuing: open.reaching(from))
    part.check(layout, in: "")
    comparisonsLeft -= layout.scene.items.count + part.comparisonCount + textWork
    rules.takeBack(part)
    open.advance(with: part.collector, at: (from, to), name, into: &rules.collector)
  }
}

extension LayoutSweep {
  /// The solution at a value, interpolated within a piece.
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
