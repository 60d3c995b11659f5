import Checking
import Foundation
import LayoutRequests
import SwiftParsing
import Testing

@Suite struct SwiftDocumentTests {
  private static let files: KeyValuePairs = [
    "A.swift": "", "Sub/B.swift": "", "Sub/one.layout.json": "{}", ".build/C.swift": "",
  ]

  @Test func `the Swift files of a folder are one document beside the others`() throws {
    try SwiftSample.with(Self.files) { sample in
      let path = sample.folder.path
      let finder = FileFinder([path])
      #expect(finder.failures.isEmpty)
      #expect(finder.documents.map(\.kind) == [.layout, .swift])
      #expect(finder.documents.last?.path == path && finder.documents.last?.isNamed == false)
      #expect(finder.documents.last?.swiftFiles == [])
      #expect(
        FileFinder.swiftFiles(below: path) == ["\(path)/A.swift", "\(path)/Sub/B.swift"])
    }
  }

  @Test func `a folder without Swift files has no such document`() throws {
    try SwiftSample.with(["one.layout.json": "{}"]) { sample in
      #expect(FileFinder([sample.folder.path]).documents.map(\.kind) == [.layout])
    }
  }

  @Test func `a named file belongs to its package, or else to its own folder`() throws {
    try SwiftSample.with(Self.files) { sample in
      let path = sample.folder.path
      let own = FileFinder(["\(path)/Sub/B.swift"]).documents
      #expect(own.map(\.path) == ["\(path)/Sub"] && own.map(\.swiftFiles) == [["B.swift"]])
      #expect(own.map(\.isNamed) == [true])
      try sample.write("", to: "Package.swift")
      let both = FileFinder(["\(path)/Sub/B.swift", "\(path)/A.swift"]).documents
      #expect(both.map(\.path) == [path])
      #expect(both.map(\.swiftFiles) == [["Sub/B.swift", "A.swift"]])
    }
  }

  @Test(.enabled(if: SwiftSample.isParsed))
  func `a module that has names of UIKit hides them from its own files only`() throws {
    let names = """
      open class UIView { public init(frame: Int) {} }
      open class NSLayoutConstraint {}
      """
    let card = SwiftSample.view(
      """
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
          box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    for (place, rules) in [
      ("Sources/Names/UIView.swift", [Rule.conflict]), ("App/UIView.swift", []),
    ] {
      let files: KeyValuePairs = [
        "Package.swift": "", place: names, "App/Card.swift": card, "Sources/Names/Own.swift": card,
      ]
      try SwiftSample.with(files) { sample in
        let report = sample.report(files: ["App/Card.swift"], isNamed: true)
        #expect(report.findings.map(\.rule) == rules)
        #expect(sample.report(files: ["Sources/Names/Own.swift"]).findings.isEmpty)
      }
    }
  }

  @Test func `a file of a checked folder is no document of its own`() throws {
    try SwiftSample.with(Self.files) { sample in
      let path = sample.folder.path
      for paths in [[path, "\(path)/Sub/B.swift"], ["\(path)/Sub/B.swift", path]] {
        let documents = FileFinder(paths).documents.filter { $0.kind == .swift }
        #expect(documents.map(\.path) == [path] && documents.map(\.swiftFiles) == [[]])
      }
    }
  }

  @Test func `a pattern selects Swift files`() throws {
    try SwiftSample.with(Self.files) { sample in
      let finder = FileFinder(["\(sample.folder.path)/Sub/*.swift"])
      #expect(finder.documents.map(\.swiftFiles) == [["B.swift"]])
      #expect(finder.documents.map(\.isNamed) == [false])
    }
  }

  private static func text(_ report: CheckReport, _ format: ReportFormat) -> String {
    String(decoding: format.text(of: report, version: "1"), as: UTF8.self)
  }

  @Test(.enabled(if: SwiftSample.isParsed))
  func `each report has the file and line of a finding, and those of related places`() throws {
    let helper = """
      import UIKit
      extension UIView {
        func fix() { heightAnchor.constraint(equalToConstant: 40).isActive = true }
      }
      """
    let code = "box.fix()\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    let files: KeyValuePairs = ["Card.swift": SwiftSample.view(code), "Helper.swift": helper]
    try SwiftSample.with(files) { sample in
      let report = sample.report()
      let text = Self.text(report, .text)
      #expect(text.contains("Card.swift:12:22: error: these cannot all hold in CardView"))
      #expect(text.contains("see Helper.swift:3: box.height == 40"))
      #expect(text.hasSuffix("1 error in 2 files\n"))
      let json = Self.text(report, .json)
      #expect(json.contains(#""path":"Card.swift","pointer":"","line":12"#))
      #expect(json.contains(#""path":"Helper.swift","pointer":"","line":3"#))
      let sarif = Self.text(report, .sarif)
      #expect(sarif.contains(#""uri":"Card.swift"},"region":{"startLine":12"#))
      #expect(sarif.contains(#""uri":"Helper.swift"},"region":{"startLine":3"#))
      #expect(Self.text(report, .github).contains("file=Card.swift,line=12,col=22"))
      let junit = Self.text(report, .junit)
      #expect(junit.contains(#"<testsuite name="Card.swift" tests="1" failures="1""#))
      #expect(junit.contains(#"<testsuite name="Helper.swift" tests="1" failures="0""#))
    }
  }

  // MARK: Coverage and requests

  private static func run(in sample: SwiftSample) -> (CheckRun.Task, CheckRun) {
    var run = CheckRun(byteLimit: 1 << 20, workingDirectory: sample.folder.path)
    run.swift = SwiftReadingChoice(parser: SourceParsing.program)
    return (CheckRun.Task(path: ".", kind: .swift, configuration: .init()), run)
  }

  @Test(.enabled(if: SwiftSample.isParsed))
  func `coverage names the first obstacle of a class`() throws {
    let code = """
      box.topAnchor.constraint(equalTo: topAnchor, constant: model.inset).isActive = true
          box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """
    let view = SwiftSample.view(code, more: "var model: Model!")
    try SwiftSample.with(["Card.swift": view]) { sample in
      let (task, run) = Self.run(in: sample)
      let text = try #require(SwiftCoverage(of: task, run)).text
      #expect(text.contains("Card.swift:3: CardView: 1 of 2 constraint statements known"))
      #expect(text.contains("  unknown number: "))
      #expect(text.contains("1 class, 0 known as a whole"))
      #expect(
        text.contains("2 constraint statements: 2 (100.0 %) with both ends known, 1 (50.0 %)"))
      #expect(text.contains("first obstacles: unknown number 1"))
    }
  }

  @Test(.enabled(if: SwiftSample.isParsed))
  func `a class is imported as a layout request`() throws {
    let code = """
      label.text = "Parcel"
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
      """
    let two = SwiftSample.view(code) + "\n" + SwiftSample.view("", named: "OtherView")
    try SwiftSample.with(["Card.swift": two]) { sample in
      let path = sample.folder.appending(path: "Card.swift").path
      let choice = SwiftReadingChoice(parser: SourceParsing.program)
      let imported = try SwiftImport(path, class: "CardView", screen: nil, choice)
      let body = String(decoding: imported.body, as: UTF8.self)
      #expect(body.contains(#""text":"Parcel","font":{"name":"system""#))
      #expect(body.contains(#"{"text":"label.top == self.top + 8"}"#))
      #expect(throws: SwiftImport.Failure.unknownClass(["CardView", "OtherView"])) {
        try SwiftImport(path, class: nil, screen: nil, choice)
      }
      #expect(throws: SwiftImport.Failure.noParser) {
        try SwiftImport(path, class: nil, screen: nil, SwiftReadingChoice())
      }
    }
  }
}
