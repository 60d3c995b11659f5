import ConstraintLayout
import TestSupport
import Testing
import TrellisTesting

struct `Swift Testing` {
  private let card = Card()

  /// The issues that a body records.
  private func issues(_ body: () -> Void) -> [Issue] {
    let issues = Locked<[Issue]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `compares frames with a golden file beside the test`() {
    expectFrames(of: card.layout, at: [.init(), .device("iphone-16")], "card.json", record: .never)
  }

  @Test func `has an issue, at the call, where frames differ`() throws {
    card.gap.constant = 12
    let sizes = [LayoutSize(), .device("iphone-16")]
    let line = #line + 1
    let issues = issues { expectFrames(of: card.layout, at: sizes, "card.json", record: .never) }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.sourceLocation?.fileName == "ReportingTests.swift")
    #expect(issue.comments.first?.rawValue.contains("at iphone-16:\n  - note  16, ") == true)
  }

  @Test func `has an issue where there is no golden file`() throws {
    let issues = issues { expectFrames(of: card.layout, "none.json", record: .never) }
    let message = try #require(issues.first?.comments.first?.rawValue)
    #expect(message.contains("__Snapshots__/ReportingTests/none.json: record it with"))
  }

  @Test func `has an issue where the golden file has no place`() throws {
    let issues = issues { expectFrames(of: card.layout, "../card.json", record: .all) }
    #expect(issues.first?.comments.first?.rawValue.contains("has no place") == true)
  }

  @Test func `has an issue where a layout is not settled at one of its sizes`() throws {
    expectSettled(card.layout, at: [.init(), .device("ipad-11", direction: .rightToLeft)])
    (card.title.width >= 200).activated()
    let issues = issues { expectSettled(card.layout, at: [.init(width: 320), .init(width: 200)]) }
    let message = try #require(issues.first?.comments.first?.rawValue)
    #expect(message.hasPrefix("the layout is not settled at its size 200 wide:\n"))
  }

  @Test func `expects a layout to be settled, and says why it is not`() throws {
    card.gap.isActive = false
    let layout = card.layout
    let issue = try #require(issues { #expect(layout.isSettled) }.first)
    #expect("\(issue)".contains("nothing determines y of note"))
  }
}
