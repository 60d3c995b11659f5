import ConstraintLayout
import Testing
import TrellisTesting

struct CardTests {
  @Test func isSettled() {
    let layout = makeCard()
    #expect(layout.isSettled)
  }

  @Test func frames() {
    expectFrames(of: makeCard(), at: [.init(), .device("iphone-16")], "card.json")
  }

  @Test(.enabled(if: isAsked("RECORDED"))) func recorded() {
    expectFrames(of: makeCard(), "recorded.json")
  }

  @Test(.enabled(if: isAsked("DETACHED"))) func detached() async {
    await Task.detached { expectFrames(of: makeCard(), "none.json", record: .never) }.value
  }
}
