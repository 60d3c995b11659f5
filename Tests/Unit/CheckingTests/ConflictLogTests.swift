import API
import Checking
import Foundation
import Testing

@Suite struct ConflictLogTests {
  private static let cell = """
    2026-11-02 10:11:12.131313+0100 App[411:9] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600000c8d9f0 UILabel:0x7fb5d2f0a4c0'Title'.width >= 300   (active)>",
        "<NSLayoutConstraint:0x600000c8da40 H:|-(20)-[UILabel:0x7fb5d2f0a4c0'Title']   (active, names: '|':UITableViewCellContentView:0x7fb5d2f08e30 )>",
        "<NSLayoutConstraint:0x600000c8da90 H:[UILabel:0x7fb5d2f0a4c0'Title']-(>=20)-|   (active, names: '|':UITableViewCellContentView:0x7fb5d2f08e30 )>",
        "<NSLayoutConstraint:0x600000c8dae0 UILabel:0x7fb5d2f0a4c0'Title'.height == 20.5   (active)>",
        "<NSLayoutConstraint:0x600000c9aaaa 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x7fb5d2f08e30.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000c8d9f0 UILabel:0x7fb5d2f0a4c0'Title'.width >= 300   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  private func texts(_ lines: [String]) throws -> [String] {
    let log = try ConflictLog.logs(
      in: "(\n" + lines.map { "\"<\($0)>\"" }.joined(separator: ",\n") + "\n)\n")
    return try #require(log.first).entries.map(\.text)
  }

  @Test func `a log is read, and explained by the constraints that conflict`() throws {
    let logs = try ConflictLog.logs(in: Self.cell)
    let log = try #require(logs.first)
    #expect(logs.count == 1 && log.line == 1 && log.broken == "0x600000c8d9f0")
    #expect(
      log.entries.map(\.text) == [
        "Title.width >= 300",
        "Title.leading == 'UITableViewCellContentView-8e30'.leading + 20",
        "'UITableViewCellContentView-8e30'.trailing >= Title.trailing + 20",
        "Title.height == 20.5", "'UITableViewCellContentView-8e30'.width == 320",
      ])
    #expect(log.entries.last?.identifier == "UIView-Encapsulated-Layout-Width")
    #expect(log.views.map(\.parent) == [1, nil])
    let text = try ConflictLogReport(log).text(limits: RequestLimits())
    #expect(text.contains("these cannot all hold:\n  Title.width >= 300"), "\(text)")
    #expect(!text.contains("Title.height"), "\(text)")
    #expect(text.contains("UIKit breaks: Title.width >= 300 (line 4)"), "\(text)")
    #expect(text.contains("the size that a table, collection or hosting view gives"), "\(text)")
    #expect(text.contains("change Title.width >= 300 to Title.width >= 280"), "\(text)")
    // Constraints that UIKit encapsulates cannot be changed.
    #expect(!text.contains("leave out 'UITableViewCellContentView-8e30'.width"), "\(text)")
  }

  @Test(arguments: [
    (
      "NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leading + 20   (active)",
      "'UILabel-0xa'.leading == 'UIView-0xb'.leading + 20"
    ),
    (
      "NSLayoutConstraint:0x1 UILabel:0xa.width == 0.5*UIView:0xb.width - 8   (active)",
      "'UILabel-0xa'.width == 0.5 * 'UIView-0xb'.width - 8"
    ),
    (
      "NSLayoutConstraint:0x1 V:[UILabel:0xa]-(8)-[UIView:0xb]   (active)",
      "'UIView-0xb'.top == 'UILabel-0xa'.bottom + 8"
    ),
    (
      "NSLayoutConstraint:0x1 V:[UILabel:0xa]-(>=8@750)-[UIView:0xb]   (active)",
      "'UIView-0xb'.top >= 'UILabel-0xa'.bottom + 8 @ 750"
    ),
    (
      "NSLayoutConstraint:0x1 H:[UILabel:0xa]-(NSSpace(8))-[UIView:0xb]   (active)",
      "'UIView-0xb'.leading == 'UILabel-0xa'.trailing + 8"
    ),
    ("NSLayoutConstraint:0x1 H:[UILabel:0xa(>=44)]   (active)", "'UILabel-0xa'.width >= 44"),
    (
      "NSLayoutConstraint:0x1 V:[UILabel:0xa(==UIView:0xb)]   (active)",
      "'UILabel-0xa'.height == 'UIView-0xb'.height"
    ),
    (
      "NSLayoutConstraint:0x1 V:|-(-4)-[UILabel:0xa]   (active, names: '|':UIView:0xb )",
      "'UILabel-0xa'.top == 'UIView-0xb'.top - 4"
    ),
    (
      "NSLayoutConstraint:0x1 'fixed' UILabel:0xa.height == 44 @999   (active)",
      "'UILabel-0xa'.height == 44 @ 999"
    ),
    (
      "NSLayoutConstraint:0x1 'Sign in'.width == 44   (active, names: 'Sign in':0xa )",
      "'Sign in'.width == 44"
    ),
    ("NSLayoutConstraint:0x1 title.width == 44   (active, names: title:0xa )", "title.width == 44"),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- UIView:0xb.minX == 12   (active, names: '|':UIWindow:0xc )",
      "'UIView-0xb'.left == 12"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:|-(0)-[UIView:0xb]   (active, names: '|':UIWindow:0xc )",
      "'UIView-0xb'.leading == 'UIWindow-0xc'.leading + 0"
    ),
    (
      "NSLayoutConstraint:0x1 'UITemporaryLayoutWidth' App.Card:0xb.width == 0   (active)",
      "'App.Card-0xb'.width == 0"
    ),
    (
      "SnapKit.LayoutConstraint:0x1@Card.swift#42 UILabel:0xa.top == UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.top   (active)",
      "'UILabel-0xa'.top == UIViewSafeAreaLayoutGuide.top"
    ),
    (
      "NSLayoutConstraint:0x1 UILabel:0xa.trailing == UIView:0xb.trailingMargin   (active)",
      "'UILabel-0xa'.trailing == 'UIView-0xb'.margins.trailing"
    ),
    (
      "NSLayoutConstraint:0x1 UILabel:0xa.lastBaseline == UIView:0xb.lastBaseline   (inactive)",
      "'UILabel-0xa'.lastBaseline == 'UIView-0xb'.lastBaseline"
    ),
  ])
  func `each form of a constraint`(line: String, text: String) throws {
    #expect(try texts([line]) == [text])
  }

  @Test func `several logs, without conflicts and with autoresizing masks`() throws {
    let logs = try ConflictLog.logs(
      in: """
        Unable to simultaneously satisfy constraints.
        (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>"
        )
        Unable to simultaneously satisfy constraints.
        (
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa.width == 0   (active)>",
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>"
        )
        """)
    #expect(logs.map(\.line) == [1, 5])
    let texts = try logs.map { try ConflictLogReport($0).text(limits: RequestLimits()) }
    #expect(texts[0].contains("they can all hold as printed"))
    #expect(texts[1].contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `the request of a log is one, whatever views are called`() throws {
    let log = try #require(
      try ConflictLog.logs(
        in: "\"<NSLayoutConstraint:0x1 root.width == 1 (active, names: root:0xa )>\""
      ).first)
    _ = try ConflictLogReport(log).text(limits: RequestLimits())
    #expect(String(decoding: ConflictLogReport(log).request(), as: UTF8.self).contains("\"root-\""))
  }

  @Test(arguments: [
    ("", 1, "found no list of constraints"), ("hello\n(world)\n", 1, "found no list"),
    ("Unable to simultaneously satisfy constraints.\n", 1, "ends before its list"),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1", 2, "cut off here"),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1 (active)>\",\n", 3, "cut off"),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == >\"\n)", 2, "expected a view"),
    (
      "(\n\"<NSLayoutConstraint:0x1 UIView:0xa.depth == 1>\"\n)", 2,
      "expected a view and an attribute"
    ),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width = 1>\"\n)", 2, "expected ==, <= or >="),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1 @2000>\"\n)", 2, "a priority"),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1 + 2>\"\n)", 2, "expected the end"),
    ("(\n\"<NSLayoutConstraint:0x1 H:[a>\"\n)", 2, "expected ]"),
    ("(\n\"<NSLayoutConstraint:0x1 H:|-[>\"\n)", 2, "expected"),
    ("(\n\"<NSLayoutConstraint:0x1 H:|-(-|>\"\n)", 2, "expected"),
    ("(\n\"<NSLayoutConstraint:0x1 H:|-(8)-|>\"\n)", 2, "expected a view"),
    ("(\n\"nothing\"\n)", 2, "this is not a constraint"),
    ("(\n\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1e400>\"\n)", 2, "expected"),
  ])
  func `a hostile or cut-off log has an error with its line`(
    text: String, line: Int, reason: String
  ) throws {
    let failure = #expect(throws: ConflictLog.Failure.self) { try ConflictLog.logs(in: text) }
    #expect(failure?.line == line, "\(String(describing: failure))")
    #expect(failure?.reason.contains(reason) == true, "\(String(describing: failure))")
  }

  @Test func `bytes, lines and constraints are limited`() throws {
    let one = "\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1 (active)>\"\n"
    #expect(throws: ConflictLog.Failure.self) {
      try ConflictLog.logs(in: String(repeating: one, count: ConflictLog.constraintLimit + 1))
    }
    _ = try ConflictLog.logs(in: String(repeating: one, count: ConflictLog.constraintLimit))
    #expect(throws: ConflictLog.Failure.self) {
      try ConflictLog.logs(in: one + String(repeating: "x", count: ConflictLog.lineLimit + 1))
    }
    #expect(throws: ConflictLog.Failure.self) {
      try ConflictLog.logs(in: one + String(repeating: "\n", count: ConflictLog.byteLimit))
    }
  }

  @Test func `changed logs never trap`() throws {
    let bytes = Array(Self.cell.utf8)
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0...next(4) {
        let place = next(changed.count)
        switch next(3) {
        case 0: changed[place] = UInt8(32 + next(95))
        case 1: changed.remove(at: place)
        default: changed.insert(Array("()[]<>|'.:-@*\"\n")[next(15)].asciiValue ?? 32, at: place)
        }
      }
      guard
        let logs = try? ConflictLog.logs(
          in: String(decoding: changed.prefix(next(changed.count)), as: UTF8.self))
      else { continue }
      for log in logs { _ = try? ConflictLogReport(log).text(limits: RequestLimits()) }
    }
  }
}
