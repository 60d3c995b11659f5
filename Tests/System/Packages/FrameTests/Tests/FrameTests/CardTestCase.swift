import ConstraintLayout
import TrellisTesting
import XCTest

final class CardTestCase: XCTestCase {
  func testIsSettled() {
    expectSettled(makeCard())
  }

  func testFrames() {
    expectFrames(of: makeCard(), at: [.init(), .device("iphone-16")], "card.json")
  }

  func testRecorded() throws {
    try XCTSkipUnless(isAsked("RECORDED"))
    expectFrames(of: makeCard(), "recorded.json")
  }
}
