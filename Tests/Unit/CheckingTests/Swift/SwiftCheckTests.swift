import Checking
import Testing

@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftCheckTests {
  private static let conflict = """
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    """

  @Test func `a conflict is an error at the line that states it`() throws {
    try SwiftSample.with(["Card.swift": SwiftSample.view(Self.conflict)]) { sample in
      let found = sample.findings()
      let finding = try #require(found.first)
      #expect(found.count == 1 && finding.rule == .conflict && finding.severity == .error)
      #expect(finding.path == "Card.swift" && finding.range?.line == 11)
      #expect(
        finding.message
          == "these cannot all hold in CardView: box.height == 40, box.height == 20")
      #expect(finding.related.map(\.range?.line) == [12])
      #expect(finding.excerpt?.text.contains("equalToConstant: 40") == true)
    }
  }

  @Test func `a corrected conflict is not reported`() throws {
    let code = "box.heightAnchor.constraint(equalToConstant: 40).isActive = true"
    try SwiftSample.with(["Card.swift": SwiftSample.view(code)]) { sample in
      #expect(sample.findings().allSatisfy { $0.severity == .note })
    }
  }

  @Test func `a helper in another file is linked with the call that leads to it`() throws {
    let helper = """
      import UIKit
      extension UIView {
        func size(_ side: CGFloat) {
          heightAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """
    let code = "box.size(40)\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    let files: KeyValuePairs = ["Card.swift": SwiftSample.view(code), "More/Helper.swift": helper]
    try SwiftSample.with(files) { sample in
      let finding = try #require(sample.findings().first)
      #expect(finding.path == "Card.swift" && finding.range?.line == 12)
      #expect(finding.related.map(\.path) == ["More/Helper.swift", nil])
      #expect(finding.related.map(\.range?.line) == [4, 11])
    }
  }

  @Test func `a conflict of helpers alone is at the call in the file of the class`() throws {
    let helper = """
      import UIKit
      extension UIView {
        func size(_ side: CGFloat) {
          heightAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view("box.size(40)\n    box.size(20)"), "More/Helper.swift": helper,
    ]
    try SwiftSample.with(files) { sample in
      let finding = try #require(sample.findings().first)
      #expect(finding.path == "Card.swift" && finding.range?.line == 11)
      #expect(finding.related.map(\.path) == ["More/Helper.swift", nil])
      #expect(finding.related.map(\.range?.line) == [4, 12])
    }
  }

  @Test func `a conflict of a flipped decision names the condition`() throws {
    let code = """
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
          if traitCollection.isLarge {
            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
      """
    try SwiftSample.with(["Card.swift": SwiftSample.view(code)]) { sample in
      let finding = try #require(sample.findings().first)
      #expect(finding.rule == .conflict)
      #expect(finding.message.contains("in CardView if `"))
      #expect(finding.message.contains("isLarge` holds: box.height == 40, box.height == 20"))
    }
  }

  @Test func `the repairs of a conflict are changes of the code`() throws {
    let code = """
      NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            box.widthAnchor.constraint(equalTo: widthAnchor, constant: -16),
          ])
      """
    try SwiftSample.with(["Card.swift": SwiftSample.view(code)]) { sample in
      let repairs = try #require(sample.findings().first).repairs
      #expect(repairs.map(\.text).contains("write `-32` instead of `-16` in line 14"))
      #expect(repairs.allSatisfy { $0.fix == nil })
    }
  }

  @Test func `a class that several inherit from is reported once`() throws {
    let subclasses = "class A: CardView {}\nclass B: CardView {}\n"
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(Self.conflict), "Others.swift": "import UIKit\n" + subclasses,
    ]
    try SwiftSample.with(files) { sample in
      #expect(sample.findings().count == 1)
    }
  }

  @Test func `a named file is checked among the others`() throws {
    let helper = """
      import UIKit
      extension UIView {
        func fix() { heightAnchor.constraint(equalToConstant: 40).isActive = true }
      }
      """
    let code = "box.fix()\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(code), "Helper.swift": helper,
      "Other.swift": SwiftSample.view(code, named: "OtherView"),
    ]
    try SwiftSample.with(files) { sample in
      let report = sample.report(files: ["Card.swift"], isNamed: true)
      #expect(report.findings.map(\.path) == ["Card.swift"])
      #expect(report.paths == ["Card.swift"])
    }
  }

  @Test func `classes of ignored files are not checked, and still known`() throws {
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(Self.conflict),
      "Pods/Base.swift": SwiftSample.view(Self.conflict, named: "BaseView"),
    ]
    try SwiftSample.with(files) { sample in
      let found = sample.findings { $0.ignored = [GlobPattern("Pods/**")] }
      #expect(found.map(\.path) == ["Card.swift"])
    }
  }

  @Test func `suppressions name paths, classes and views`() throws {
    try SwiftSample.with(["Card.swift": SwiftSample.view(Self.conflict)]) { sample in
      for suppression in [
        Suppression(files: GlobPattern("Card.swift")), Suppression(rule: .conflict),
        Suppression(views: GlobPattern("CardView")),
        Suppression(views: GlobPattern("CardView.box")),
      ] {
        #expect(sample.findings { $0.suppressions = [suppression] }.isEmpty)
      }
      let other = Suppression(views: GlobPattern("OtherView"))
      #expect(sample.findings { $0.suppressions = [other] }.count == 1)
    }
  }

  @Test func `a baseline accepts a finding wherever its lines are`() throws {
    try SwiftSample.with(["Card.swift": SwiftSample.view(Self.conflict)]) { sample in
      let baseline = Baseline(of: sample.findings())
      try sample.write("\n\n" + SwiftSample.view(Self.conflict), to: "Card.swift")
      let report = sample.report()
      #expect(report.findings.first?.range?.line == 13)
      #expect(report.without(baseline).findings.isEmpty)
    }
  }

  @Test func `a missing parser is a note for a folder and an error for a named file`() throws {
    try SwiftSample.with(["Card.swift": SwiftSample.view(Self.conflict)]) { sample in
      for parser in [nil, "/nonexistent/trellis-swift"] {
        let walked = try #require(sample.report(parser: parser).findings.first)
        #expect(walked.rule == .unreadable && walked.severity == .note)
        #expect(walked.advice.contains("make swift-parser"))
        let named = sample.report(files: ["Card.swift"], parser: parser, isNamed: true)
        #expect(named.findings.map(\.severity) == [.error] && named.hasUnreadable)
      }
    }
  }

  @Test func `a parser that does not answer is reported once`() throws {
    let files: KeyValuePairs = ["A.swift": "class A {}", "B.swift": "class B {}"]
    try SwiftSample.with(files) { sample in
      let found = sample.report(parser: "/bin/false").findings
      #expect(found.map(\.rule) == [.unreadable] && found.map(\.severity) == [.note])
      #expect(found.first?.message.hasSuffix("1 other file is not checked either") == true)
    }
  }

  @Test func `a class that exceeds a budget is named, and others are checked`() throws {
    let endless = SwiftSample.view(
      "for i in 0..<100000000 { box.tag = i }", named: "EndlessView")
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(Self.conflict), "Endless.swift": endless,
    ]
    try SwiftSample.with(files) { sample in
      let found = sample.findings()
      #expect(found.map(\.rule) == [.conflict, .unreadable])
      #expect(found.last?.severity == .note)
      #expect(found.last?.message.contains("EndlessView is not checked") == true)
    }
  }

  @Test func `hostile sources end without a crash`() throws {
    let deep = String(repeating: "(", count: 20_000)
    let files: KeyValuePairs = [
      "Deep.swift": "let a = " + deep, "Cycle.swift": "class A: B {}\nclass B: A {}\n",
      "Loop.swift": SwiftSample.view("run()", named: "LoopView", more: "func run() { run() }"),
      "Bytes.swift": "\u{0}class", "Card.swift": SwiftSample.view(Self.conflict),
    ]
    try SwiftSample.with(files) { sample in
      #expect(sample.findings().filter { $0.rule == .conflict }.count == 1)
    }
  }
}
