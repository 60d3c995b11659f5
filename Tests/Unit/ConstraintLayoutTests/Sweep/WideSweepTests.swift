import ConstraintLayout
import ConstraintSolver
import Testing

/// Mirrored edges of a very wide root lose digits, so a solve stops mirroring where it matters.
struct `A sweep over a wide root` {
  private let options = LayoutOptions(direction: .rightToLeft)

  /// A scene in which a small distance from the left edge determines a large width.
  private func scene(width: Double) -> LayoutScene {
    var scene = LayoutScene()
    let screen = scene.view("screen", given: .init(width: width, height: 100))
    scene.view("near", in: screen, given: .init(y: 0, width: 1, height: 10))
    scene.view("far", in: screen, given: .init(x: 0, y: 20, height: 10))
    scene.add(
      "near.left == screen.left + 0.0003", "far.width == 100000 * (near.left - screen.left)")
    return scene
  }

  private func expectAgreement(
    _ scene: LayoutScene, from lower: Double, to upper: Double, at values: [Double],
    _ edits: @escaping (Double) -> [LayoutEdit]
  ) throws {
    var session = LayoutSession(options: options)
    let sweep = try session.sweep(scene, from: lower, to: upper, edits)
    for value in values {
      var edited = scene
      for edit in edits(value) { edited.apply(edit) }
      let solved = try session.solve(edited).frames
      let swept = try #require(sweep.frames(at: value))
      for (a, b) in zip(swept, solved) {
        #expect(abs(a.x - b.x) < 1e-6 && abs(a.width - b.width) < 1e-6, "\(value): \(a) \(b)")
      }
    }
  }

  @Test func `agrees with solves where the swept value is small`() throws {
    try expectAgreement(scene(width: 1e9), from: 0, to: 0.001, at: [0, 0.0002, 0.0007, 0.001]) {
      [.constant(0, $0)]
    }
  }

  @Test func `agrees with solves where the swept value is the width`() throws {
    let widths = [320, 9_000, 10_001, 1e6, 3e8, 1e9]
    try expectAgreement(scene(width: 320), from: 320, to: 1e9, at: widths) {
      [.given(ItemIndex(0), .width, $0)]
    }
  }

  @Test func `agrees with solves where the swept value is large and the root is not wide`() throws {
    var scene = scene(width: 320)
    scene.add("near.height <= 20000 @ 500")
    try expectAgreement(scene, from: 0, to: 50_000, at: [0, 9_000, 10_001, 50_000]) {
      [.constant(2, $0)]
    }
  }
}
