import ConstraintLayout
import Testing
import TrellisTesting
import XCTest

struct CardTests {
  @Test func layout() {
    let card = View("card", width: 320, height: 200)
    let title = View("title", intrinsicSize: .init(width: 90, height: 24))
    card.addSubview(title)
    title.layout {
      $0.top == card.top + 16
      $0.leading == card.leading + 16
    }
    let layout = LiveLayout(card)

    #expect(layout.isSettled)
    expectFrames(of: layout, "card.json")
  }
}

final class CardTestCase: XCTestCase {
  func testLayout() {
    let card = View("card", width: 320, height: 200)
    let layout = LiveLayout(card)

    expectSettled(layout)
    expectFrames(of: layout, "empty-card.json")
  }
}

struct `Samples of TrellisTesting` {
  @Test func `sizes, devices, directions`() {
    let layout = LiveLayout(View("card", width: 320, height: 200))

    let sizes: [LayoutSize] = [
      .init(width: 320, height: 568),
      .init(width: 320, direction: .rightToLeft),
      .device("iphone-16"),
      .device("ipad-11-landscape"),
    ]
    expectSettled(layout, at: sizes)
    expectFrames(of: layout, at: sizes, "sizes.json")
  }

  @Test func `a layout at two sizes`() {
    let screen = View("screen", width: 375, height: 667)
    let banner = View("banner", height: 60)
    screen.addSubview(banner)
    banner.layout {
      $0.top == screen.safeArea.top
      $0.leading == screen.leading
      $0.trailing == screen.trailing
    }
    let layout = LiveLayout(screen)

    expectSettled(layout, at: [.init(), .device("iphone-16")])
    expectFrames(of: layout, at: [.init(), .device("iphone-16")], "banner.json")
  }

  @Test func `recording in a call`() {
    let layout = LiveLayout(View("card", width: 320, height: 200))
    withKnownIssue {
      expectFrames(of: layout, "missing.json", record: .never)
    }
  }
}
