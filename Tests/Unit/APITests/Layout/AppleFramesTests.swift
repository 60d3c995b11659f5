import Foundation
import TestSupport
import Testing

/// Real scenes, compared with the frames of Apple's Auto Layout.
struct AppleFramesTests {
  /// The agreement of the suite's views.
  struct Score {
    var views = 0
    var loose = 0
    var exact = 0
    var disagreements: [(off: Double, line: String)] = []
  }

  @Test func `every view of the suite is where Apple's engine puts it`() throws {
    let cases = try AppleFramesCase.all()
    try #require(!cases.isEmpty)
    var score = Score()
    for scene in cases { judge(scene, &score) }
    for worst in score.disagreements.sorted(by: { $0.off > $1.off }).prefix(20) {
      print("apple-frames: off by \(worst.off): \(worst.line)")
    }
    print(
      "apple-frames: \(score.loose) of \(score.views) views within 0.5 pt, "
        + "\(score.exact) within 0.01 pt at the scene's scale, in \(cases.count) scenes")
    #expect(score.loose == score.views)
    // docs/measurements/apple-frames.md explains the remaining ones.
    #expect(Double(score.exact) >= 0.97 * Double(score.views))
  }

  private func judge(_ scene: AppleFramesCase, _ score: inout Score) {
    let exact = LayoutClient().post(scene.request())
    let rounded = LayoutClient().post(scene.request(scale: scene.frameScale))
    var isFirst = true
    for (id, frame) in scene.expected.sorted(by: { $0.key < $1.key }) {
      score.views += 1
      let distances = [exact, rounded].map { reply in
        reply.frame(id).map { got in zip(got, frame).map { abs($0 - $1) }.max() ?? .infinity }
          ?? .infinity
      }
      if distances[1] <= 0.01 { score.exact += 1 }
      let least = distances.min() ?? .infinity
      if least <= 0.5 + 1e-4 {
        score.loose += 1
      } else if isFirst {
        isFirst = false
        let got = exact.status == 200 ? "\(exact.frame(id) ?? [])" : exact.text.prefix(300) + ""
        score.disagreements.append((least, "\(scene.name) \(id): expected \(frame), got \(got)"))
      }
    }
  }
}
