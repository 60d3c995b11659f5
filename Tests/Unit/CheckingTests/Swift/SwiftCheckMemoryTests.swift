import Foundation
import Testing

@testable import Checking

@Suite(.enabled(if: SwiftSample.isParsed)) struct SwiftCheckMemoryTests {
  private static let conflict = """
    box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    """

  /// The number of classes that a report checked, and not taken from the report before it.
  private func count(_ sample: SwiftSample, _ memory: SwiftCheckMemory) -> Int? {
    memory[sample.folder.path]?.checkedCount
  }

  /// Checks that a report with a memory equals one without, and returns it.
  private func compare(_ sample: SwiftSample, _ memory: SwiftCheckMemory) -> [String] {
    let found = sample.report(memory: memory).findings.map { "\($0)" }
    #expect(found == sample.findings().map { "\($0)" })
    return found
  }

  @Test func `unchanged sources are not checked again, and have the same findings`() throws {
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(Self.conflict),
      "Other.swift": SwiftSample.view("", named: "OtherView"),
    ]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      let first = compare(sample, memory)
      #expect(first.count == 1 && count(sample, memory) == 2)
      #expect(compare(sample, memory) == first && count(sample, memory) == 0)
    }
  }

  @Test func `a class is checked again if a file changes whose code it runs`() throws {
    func helper(_ side: Int) -> String {
      """
      import UIKit
      extension UIView {
        func fix() { heightAnchor.constraint(equalToConstant: \(side)).isActive = true }
      }
      """
    }
    let code = "box.fix()\n    box.heightAnchor.constraint(equalToConstant: 20).isActive = true"
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view(code), "Helper.swift": helper(20),
      "Other.swift": SwiftSample.view("", named: "OtherView"),
    ]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      let first = compare(sample, memory)
      try sample.write(helper(40), to: "Helper.swift")
      let second = compare(sample, memory)
      #expect(second != first && count(sample, memory) == 1)
      try sample.write("\n" + SwiftSample.view("", named: "OtherView"), to: "Other.swift")
      #expect(compare(sample, memory) == second && count(sample, memory) == 1)
    }
  }

  @Test(arguments: [
    // A function that is nearer, or the only one.
    ("extension UIView { func fix() {} }", 1), ("func fix() {}", 1),
    // A member that the system calls.
    (
      """
      extension CardView {
        override func updateConstraints() {
          label.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
      }
      """, 1
    ),
    ("protocol Card {}\nextension CardView: Card {}", 1),
    // Names that no code of the class has.
    ("class Model { var price = 0 }", 0), ("func unrelated() {}", 0),
  ]) func `a class is checked again if a new file declares a name that it looked up`(
    _ added: (code: String, count: Int)
  ) throws {
    let files: KeyValuePairs = ["Card.swift": SwiftSample.view("box.fix()\n\(Self.conflict)")]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      _ = compare(sample, memory)
      try sample.write("import UIKit\n" + added.code, to: "A/New.swift")
      _ = compare(sample, memory)
      #expect(count(sample, memory) == added.count)
      // Without the file, all is as it was.
      try FileManager.default.removeItem(at: sample.folder.appending(path: "A/New.swift"))
      _ = compare(sample, memory)
      #expect(count(sample, memory) == added.count)
    }
  }

  @Test func `code that a class does not run may change without another check`() throws {
    func model(_ code: String, _ rest: String = "") -> String {
      "class Model {\n  var price: Int { \(code) }\n  func log() { print(price) }\n\(rest)}\n"
    }
    let card = SwiftSample.view(Self.conflict, more: "var model: Model?")
    try SwiftSample.with(["Card.swift": card, "Model.swift": model("1")]) { sample in
      let memory = SwiftCheckMemory()
      _ = compare(sample, memory)
      try sample.write(model("\n  2 + 2"), to: "Model.swift")
      _ = compare(sample, memory)
      #expect(count(sample, memory) == 0)
      // Its declarations count.
      try sample.write(model("2", "  var name = 1\n"), to: "Model.swift")
      _ = compare(sample, memory)
      #expect(count(sample, memory) == 1)
      try sample.write(model("2", "  var name = 3\n"), to: "Model.swift")
      _ = compare(sample, memory)
      #expect(count(sample, memory) == 0)
    }
  }

  @Test func `a function without code that a class runs may get some`() throws {
    func helper(_ code: String) -> String {
      "import UIKit\nextension UIView { func fix() {\(code)} }"
    }
    let files: KeyValuePairs = [
      "Card.swift": SwiftSample.view("box.fix()"), "Helper.swift": helper(""),
    ]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      let first = compare(sample, memory)
      try sample.write(
        helper(
          """
          heightAnchor.constraint(equalToConstant: 40).isActive = true
          heightAnchor.constraint(equalToConstant: 20).isActive = true
          """), to: "Helper.swift")
      #expect(compare(sample, memory) != first && count(sample, memory) == 1)
    }
  }

  @Test func `a superclass that changes its superclass has its subclasses checked again`() throws {
    func base(_ superclass: String) -> String { "import UIKit\nclass Base: \(superclass) {}\n" }
    let files: KeyValuePairs = [
      "Base.swift": base("UIView"), "Middle.swift": "class Middle: Base {}\n",
      "Card.swift": """
      class Card: Middle {
        init() {
          super.init(frame: .zero)
          heightAnchor.constraint(equalToConstant: 40).isActive = true
          heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """,
    ]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      #expect(compare(sample, memory).count == 1)
      try sample.write(base("NSObject"), to: "Base.swift")
      #expect(compare(sample, memory).isEmpty)
      try sample.write(base("UIView"), to: "Base.swift")
      #expect(compare(sample, memory).count == 1)
    }
  }

  @Test func `another configuration has all classes checked again`() throws {
    try SwiftSample.with(["Card.swift": SwiftSample.view(Self.conflict)]) { sample in
      let memory = SwiftCheckMemory()
      _ = compare(sample, memory)
      _ = sample.report(memory: memory) { $0.isStrict = true }
      #expect(count(sample, memory) == 1)
    }
  }

  @Test func `new operators have all files parsed and all classes checked again`() throws {
    let files: KeyValuePairs = ["Card.swift": SwiftSample.view(Self.conflict)]
    try SwiftSample.with(files) { sample in
      let memory = SwiftCheckMemory()
      _ = compare(sample, memory)
      try sample.write("infix operator <+>: AdditionPrecedence\n", to: "Operators.swift")
      _ = compare(sample, memory)
      #expect(count(sample, memory) == 1)
    }
  }

  @Test(arguments: 0..<4) func `after random edits, the findings are those of a first check`(
    _ seed: UInt64
  ) throws {
    let example = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../examples/swift-sources/faulty").standardizedFileURL
    var edits = try SourceEdits(of: example, seed: seed)
    try SwiftSample.with([:]) { sample in
      for (name, text) in edits.files { try sample.write(text, to: name) }
      let memory = SwiftCheckMemory()
      let total = compare(sample, memory).isEmpty ? nil : count(sample, memory)
      var checked = 0
      for _ in 0..<12 {
        try edits.apply(to: sample)
        _ = compare(sample, memory)
        checked += count(sample, memory) ?? 0
      }
      // The comparison says something only if most classes were left alone.
      #expect(try checked * 2 < #require(total) * 12)
    }
  }
}

/// Edits of sources that change, break, move, add and remove code.
private struct SourceEdits {
  private(set) var files: [String: String] = [:]
  private var state: UInt64

  init(of folder: URL, seed: UInt64) throws {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      files[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  private mutating func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(truncatingIfNeeded: state >> 33) % max(1, count)
  }

  /// Makes one edit.
  mutating func apply(to sample: SwiftSample) throws {
    let names = files.keys.sorted()
    let name = names[random(names.count)]
    var lines = (files[name] ?? "").components(separatedBy: "\n")
    let line = random(lines.count)
    switch random(8) {
    case 0: lines.insert("", at: 0)
    case 1: lines.remove(at: line)
    case 2: lines.insert(lines[random(lines.count)], at: line)
    case 3:
      let other = names[random(names.count)]
      lines += (files[other] ?? "").components(separatedBy: "\n").suffix(20)
    case 4:
      files[name] = nil
      try FileManager.default.removeItem(at: sample.folder.appending(path: name))
      return try write(lines, to: "Moved\(random(100)).swift", sample)
    case 5:
      let members = lines.filter { $0.hasPrefix("  ") }
      let type = ["UIView", "OrderCard", "TrackingView", "UIViewController"][random(4)]
      let member = members.isEmpty ? "" : members[random(members.count)]
      return try write(
        ["import UIKit", "extension \(type) {", member, "}"], to: "New\(random(100)).swift", sample)
    default:
      let number = "\(random(60))"
      lines[line] = lines[line].replacing(/[0-9]+/, with: number)
    }
    try write(lines, to: name, sample)
  }

  private mutating func write(_ lines: [String], to name: String, _ sample: SwiftSample) throws {
    let text = lines.joined(separator: "\n")
    files[name] = text
    try sample.write(text, to: name)
  }
}
