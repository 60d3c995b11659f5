import ConstraintLayout
import ConstraintSolver
import Foundation
import TestSupport
import Testing

struct SweepTests {
  /// The samples per random scene: `TRELLIS_SWEEP_SAMPLES=10000` runs the long form.
  static let samples =
    ProcessInfo.processInfo.environment["TRELLIS_SWEEP_SAMPLES"].flatMap { Int($0) } ?? 60

  /// The number of random scenes: `TRELLIS_SWEEP_SCENES=2000` runs more.
  static let scenes =
    ProcessInfo.processInfo.environment["TRELLIS_SWEEP_SCENES"].flatMap { UInt64($0) } ?? 90

  private func sweep(
    _ scene: LayoutScene, _ edit: @escaping (Double) -> [LayoutEdit], from lower: Double,
    to upper: Double, direction: LayoutDirection = .leftToRight, limit: Int = 1_000
  ) throws(LayoutSweepError) -> LayoutSweep {
    var session = LayoutSession(options: LayoutOptions(direction: direction))
    return try session.sweep(scene, from: lower, to: upper, pieceLimit: limit, edit)
  }

  private func check(
    _ scene: LayoutScene, _ edit: @escaping (Double) -> [LayoutEdit], from lower: Double,
    to upper: Double, direction: LayoutDirection = .leftToRight, seed: UInt64 = 1
  ) -> (sweep: LayoutSweep?, errors: [String], comparisons: Int) {
    var check = SweepCheck(options: LayoutOptions(direction: direction)) { value in
      var scene = scene
      for edit in edit(value) { scene.apply(edit) }
      return scene
    }
    do throws(LayoutSweepError) {
      let sweep = try sweep(scene, edit, from: lower, to: upper, direction: direction)
      check.compare(sweep, from: lower, to: upper, samples: Self.samples, seed: seed)
      check.bisect(sweep)
      return (sweep, check.errors, check.comparisonCount)
    } catch {
      return (nil, ["\(error)"], 0)
    }
  }

  /// A screen with a card that grows up to a limit and keeps a minimum width.
  private func card() -> LayoutScene {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 600))
    scene.view("card", in: screen, given: .init(x: nil, y: 0, height: 50))
    scene.add(
      "card.centerX == screen.centerX", "card.width == screen.width - 40 @ 750",
      "card.width <= 500", "card.width >= 200", "card.leading >= screen.leading + 8")
    return scene
  }

  private func width(_ value: Double) -> [LayoutEdit] { [.given(ItemIndex(0), .width, value)] }

  @Test func `stretches end where another constraint takes over`() throws {
    let sweep = try sweep(card(), width, from: 100, to: 1_000)
    #expect(sweep.conflicts.map(\.from) == [100])
    #expect(abs((sweep.conflicts.first?.to ?? 0) - 216) < 1e-6)
    let ends = sweep.pieces.map(\.from) + [sweep.pieces.last?.to ?? 0]
    #expect(ends.count == 4)
    for (end, wanted) in zip(ends, [216.0, 240, 540, 1_000]) { #expect(abs(end - wanted) < 1e-6) }
    #expect(sweep.frames(at: 228)?[1] == Frame(x: 14, y: 0, width: 200, height: 50))
    #expect(sweep.frames(at: 700)?[1].width == 500)
    #expect(sweep.frames(at: 150) == nil)
    // Below 240 and above 540 the constraint at 750 is violated.
    #expect(sweep.unsatisfied.count == 2)
    #expect(sweep.unsatisfied.allSatisfy { $0.value.map(\.kind) == [.constraint] })
    #expect(abs((sweep.unsatisfied.last?.value.first?.end ?? 0) - 460) < 1e-6)
    #expect(check(card(), width, from: 100, to: 1_000).errors == [])
  }

  @Test func `each conflict is named where it is one`() throws {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 600))
    scene.view("a", in: screen)
    scene.view("b", in: screen)
    scene.add(
      "a.width <= screen.width", "a.width >= 100", "b.width <= screen.width", "b.width >= 200")
    scene.add("a.left == screen.left", "b.left == screen.left", "a.top == screen.top")
    let sweep = try sweep(scene, width, from: 0, to: 300)
    #expect(sweep.conflicts.count == 2)
    #expect(sweep.conflicts.map { $0.value.sets.count } == [1, 1])
    #expect(abs((sweep.conflicts.first?.to ?? 0) - 100) < 1e-6)
    #expect(abs((sweep.conflicts.last?.to ?? 0) - 200) < 1e-6)
    #expect(check(scene, width, from: 0, to: 300).errors == [])
  }

  @Test func `constraints that hold at one value alone have a piece there, between conflicts`()
    throws
  {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 600))
    scene.view("a", in: screen, given: .init(x: 0, y: 0, height: 10))
    scene.add("a.width == screen.width", "a.width == 100")
    let (sweep, errors, _) = check(scene, width, from: 0, to: 300)
    #expect(errors == [])
    #expect(sweep?.pieces.map(\.from) == [100] && sweep?.pieces.map(\.to) == [100])
    #expect(sweep?.conflicts.map(\.to) == [100, 300])
  }

  @Test func `a layout that never holds has its conflicts and no frames`() throws {
    var scene = card()
    scene.add("card.width == 10", "card.height == 3")
    let sweep = try sweep(scene, width, from: 300, to: 400)
    #expect(sweep.pieces.isEmpty && sweep.ambiguous.isEmpty)
    #expect(sweep.conflicts.first?.from == 300 && sweep.conflicts.last?.to == 400)
  }

  @Test func `wrapping text jumps where a row of its table is reached`() throws {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 600))
    let table = HeightTable([
      .init(width: 300, height: 20), .init(width: 150, height: 40), .init(width: 100, height: 60),
    ])
    scene.view(
      "text", in: screen,
      intrinsicSize: .init(width: 300, height: 20, heightForWidth: table))
    scene.view("below", in: screen, given: .init(width: 10, height: 10))
    scene.add(
      "text.leading == screen.leading + 10", "text.trailing <= screen.trailing - 10",
      "text.top == screen.top", "below.top == text.bottom", "below.left == screen.left")
    let (sweep, errors, _) = check(scene, width, from: 130, to: 500)
    #expect(errors == [])
    let heights = sweep?.pieces.map { $0.value.start[1].height } ?? []
    #expect(heights == [60, 40, 20])
    #expect(sweep?.pieces.map(\.from) == [130, 170, 320])
    #expect(sweep?.unsatisfied.map { $0.value.map(\.kind) } == [[.wrapped]])
  }

  @Test func `ambiguity begins and ends`() throws {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: 375, height: 600))
    scene.view("a", in: screen, given: .init(y: 0, width: 100, height: 10))
    scene.add("a.left >= screen.left", "a.right <= screen.right")
    let (sweep, errors, _) = check(scene, width, from: 100, to: 200)
    #expect(errors == [])
    #expect(sweep?.ambiguous.count == 1)
    #expect(sweep?.ambiguous.first?.value.items.first?.dimensions == [.x])
  }

  /// Three views in a row, the last with the lowest hugging, and a fourth that prefers the second
  /// to be narrow.
  private func tiedRow() -> LayoutScene {
    var scene = LayoutScene()
    let screen = scene.view("s", given: .init(width: 320, height: 50))
    scene.view("a", in: screen, intrinsicSize: .init(width: 50, height: 20))
    scene.view("b", in: screen, intrinsicSize: .init(width: 40, height: 20))
    var c = IntrinsicSize(width: 80, height: 20)
    c.hugging = .init(horizontal: Priority(249) ?? .required, vertical: Priority(250) ?? .required)
    scene.view("c", in: screen, intrinsicSize: c)
    scene.view(
      "m", in: screen, given: .init(x: 0, y: 30, height: 5), intrinsicSize: .init(width: 20))
    scene.add(
      "a.leading == s.leading", "b.leading == a.trailing", "c.leading == b.trailing",
      "c.trailing == s.trailing", "a.top == s.top", "b.top == s.top", "c.top == s.top",
      "m.width == b.width")
    return scene
  }

  @Test(arguments: [130.0, 100, 135, 141], [400.0, 150, 170, 333])
  func `what is ambiguous does not depend on the range`(lower: Double, upper: Double) throws {
    let (sweep, errors, _) = check(tiedRow(), width, from: lower, to: upper)
    #expect(errors == [])
    let open = try #require(sweep?.ambiguous.first { $0.from <= 145 && 145 <= $0.to })
    #expect(open.value.items.map(\.item.index) == [1, 2, 3])
    #expect(abs(open.to - 150) < 1e-6)
  }

  @Test func `a stack that begins to fill in proportion has a breakpoint there`() throws {
    var scene = LayoutScene()
    let row = scene.view("row", given: .init(width: 300, height: 20))
    let a = scene.view("a", in: row, intrinsicSize: .init(width: 20))
    let b = scene.view("b", in: row, intrinsicSize: .init(width: 0))
    scene.addStack(Stack(of: row, distribution: .fillProportionally, arranged: [a, b]))
    let edit: (Double) -> [LayoutEdit] = { [.intrinsic(a, .horizontal, $0)] }
    let (sweep, errors, _) = check(scene, edit, from: 0, to: 100)
    #expect(errors == [])
    #expect(sweep?.pieces.map(\.from) == [0, 1] && sweep?.pieces.map(\.to) == [1, 100])
    #expect(sweep?.frames(at: 0.5)?[a.index].width == 150)
    #expect(sweep?.frames(at: 2)?[a.index].width == 300)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `random scenes are as single solves say`(direction: LayoutDirection) {
    var pieces = 0
    var conflicts = 0
    var comparisons = 0
    for seed in UInt64(0)..<Self.scenes {
      var maker = RandomScene(seed: seed &+ 5_000)
      let scene = maker.make()
      let edits: (Double) -> [LayoutEdit]
      switch seed % 3 {
      case 0: edits = width
      case 1: edits = { [.constant(0, $0)] }
      default:
        edits = {
          [.inset(ItemIndex(0), .margins, .leading, $0), .given(ItemIndex(0), .height, 2 * $0)]
        }
      }
      let (sweep, errors, compared) = check(
        scene, edits, from: -20, to: 420, direction: direction, seed: seed)
      #expect(errors.prefix(3) == [], "seed \(seed)")
      pieces += sweep?.pieces.count ?? 0
      conflicts += sweep?.conflicts.count ?? 0
      comparisons += compared
    }
    #expect(pieces > 60 && conflicts > 10, "\(pieces) \(conflicts)")
    // Values next to an end of a stretch are skipped.
    let wanted = Int(Self.scenes) * Self.samples
    #expect(comparisons > wanted * 9 / 10, "\(comparisons) of \(wanted)")
  }

  @Test func `the number of stretches is limited`() throws {
    let three = try sweep(card(), width, from: 100, to: 1_000, limit: 3)
    #expect(three.pieces.count == 3)
    #expect(throws: LayoutSweepError.tooManyPieces(limit: 2)) {
      try sweep(card(), width, from: 100, to: 1_000, limit: 2)
    }
  }

  @Test func `a sweep runs under the budget of work`() {
    var session = LayoutSession(limits: SolveLimits(work: 50))
    #expect(throws: LayoutSweepError.self) {
      try session.sweep(card(), from: 100, to: 1_000, width)
    }
  }

  @Test func `a property in proportion to others is refused`() {
    var scene = LayoutScene()
    let row = scene.view("row", given: .init(width: 300, height: 20))
    let views = ["a", "b"].map {
      scene.view($0, in: row, intrinsicSize: .init(width: 40, height: 20))
    }
    scene.addStack(Stack(of: row, distribution: .fillProportionally, arranged: views))
    #expect(throws: LayoutSweepError.nonlinear) {
      try sweep(scene, { [.intrinsic(views[0], .horizontal, $0)] }, from: 10, to: 90)
    }
  }
}
