import Foundation
import TestSupport
import Testing

/// Scenes with stack views; the service's stacks generate their constraints.
struct AppleFramesStackTests {
  @Test func `stacks place their views where Apple's do`() throws {
    let cases = try AppleFramesCase.all().filter(\.hasStacks)
    try #require(!cases.isEmpty)
    var (views, agreeing) = (0, 0)
    for scene in cases {
      let replies = [nil, scene.frameScale].map {
        LayoutClient().post(scene.request(scale: $0, stacks: true))
      }
      for (id, frame) in scene.expected.sorted(by: { $0.key < $1.key }) {
        views += 1
        let least = replies.map { reply in
          reply.frame(id).map { zip($0, frame).map { abs($0 - $1) }.max() ?? .infinity }
            ?? .infinity
        }.min()
        if least ?? .infinity <= 0.5 + 1e-4 {
          agreeing += 1
        } else {
          let got = replies[0].frame(id).map { "\($0)" } ?? replies[0].text.prefix(400) + ""
          print("apple-frames stacks: \(scene.name) \(id): expected \(frame), got \(got)")
        }
      }
    }
    print("apple-frames stacks: \(agreeing) of \(views) views in \(cases.count) scenes")
    #expect(Double(agreeing) >= 0.95 * Double(views))
  }
}
