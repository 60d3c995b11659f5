import ConstraintLayout
import Foundation
import TestSupport
import Testing

@testable import TrellisTesting

struct `The guide to tests` {
  private let page: String
  private let card = View("card", width: 320, height: 200)
  private let title = View("title", intrinsicSize: .init(width: 90, height: 24))
  private let folder: TestFolder

  init() throws {
    page = try String(
      contentsOf: Repository.root.appending(path: "docs/guides/testing-layouts.md"),
      encoding: .utf8)
    folder = try TestFolder()
    card.addSubview(title)
    (title.top == card.top + 16).activated()
  }

  @Test func `shows the failure of a layout that is not settled`() throws {
    let message = try #require(LiveLayout(card).settlingFailure(at: []))
    #expect(page.contains("```\nExpectation failed: (layout → \(message)).isSettled → false\n```"))
  }

  @Test func `shows a golden file, and the failure of frames that differ`() throws {
    (title.leading == card.leading + 16).activated()
    let layout = LiveLayout(card)
    _ = try folder.compare(layout)
    #expect(page.contains("```json\n\(try folder.text)```"))
    for constraint in title.constraints where constraint.text.contains("top") {
      constraint.constant = 20
    }
    let message = try #require(try folder.compare(layout))
    let shown = message.replacing(folder.url.path, with: "…")
    #expect(page.contains("```\n\(shown)\n```"), "\(shown)")
  }
}
