import SwiftInterpreter
import SwiftParsing
import Testing

/// Programs with more of something than anybody writes: each ends soon.
@Suite(.enabled(if: SourceParsing.program != nil))
struct HostileProgramTests {
  private func outcome(_ source: String) -> TestProgram.Outcome { TestProgram.deepOutcome(source) }

  @Test(arguments: ["Int.min..<Int.max", "Int.min...(Int.max - 1)", "-1..<Int.max"])
  func `ranges with more integers than are counted do not trap`(range: String) {
    for use in ["print((\(range)).count)", "for i in \(range) { _ = i }", "_ = Array(\(range))"] {
      #expect(outcome("func run() { \(use) }").end != .impossible, "\(use)")
    }
  }

  @Test func `strides end at the largest integer`() {
    #expect(
      outcome(
        "func run() { for i in stride(from: Int.max - 3, to: Int.max, by: 2) { print(i) } }"
      ).lines == ["9223372036854775804", "9223372036854775806"])
  }

  @Test func `enumerations with thousands of cases are looked up by name`() {
    let cases = (0..<9_000).map { "c\($0)" }.joined(separator: ", ")
    let found = outcome(
      """
      enum E: Int, CaseIterable { case \(cases) }
      func run() { for _ in 0..<2_000 { _ = E.c8999.rawValue }; print(E.c8999.rawValue) }
      """)
    #expect(found.lines == ["8999"])
    #expect(
      outcome(
        """
        enum E: Int, CaseIterable { case \(cases) }
        func run() { for i in 0..<9_000 { _ = E(rawValue: 9_000 + i); _ = E.allCases } }
        """
      ).end == .exceeded(.steps))
  }

  @Test func `functions with thousands of parameters end at the steps`() {
    let parameters = (0..<4_000).map { "p\($0): Int = 1" }.joined(separator: ", ")
    #expect(
      outcome("func f(\(parameters)) {}\nfunc run() { for _ in 0..<9_000 { f() } }").end
        == .exceeded(.steps))
  }

  @Test func `functions with thousands of overloads end at the steps`() {
    let overloads = (0..<1_500).map {
      "func f(_ x: T\($0)) {}; func + (a: T\($0), b: T\($0)) -> Bool { true }"
    }
    #expect(
      outcome(
        """
        struct S {}
        \(overloads.joined(separator: "\n"))
        func run() { let s = S(); for i in 0..<9_000 { _ = s + s; f(i) } }
        """
      ).end == .exceeded(.steps))
  }

  @Test func `a condition that doubles is decided once`() {
    let source = """
      func run() {
        var x = unknown.flag
        for _ in 0..<200 { x = x || x }
        for _ in 0..<200 { x = x && !x }
        if x { print("yes") } else { print("no") }
        for _ in 0..<1_000 { if x { print("never") } }
      }
      """
    #expect(outcome(source).lines == ["no"])
  }

  @Test func `long sources of unknown expressions are read once`() {
    let literal = String(repeating: "z", count: 200_000)
    let source = """
      func run() {
        for i in 0..<9_000 { let s = "\\(unknown[i])\(literal)"; if unknown(s, "\(literal)") {} }
      }
      """
    #expect([.exceeded(.steps), .exceeded(.memory)].contains(outcome(source).end))
  }

  @Test func `tuples and structures with thousands of parts are not copied for nothing`() {
    let ones = (0..<9_000).map { _ in "1" }.joined(separator: ", ")
    #expect(
      outcome(
        "func run() { let t = (\(ones)); for _ in 0..<9_000 { var w = t; w.0 = 2; _ = w } }"
      ).end == .exceeded(.steps))
    let parts = (0..<4_000).map { "var p\($0) = 1" }.joined(separator: "\n")
    #expect(
      outcome(
        """
        struct S { \(parts) }
        func run() { var s = S(); for i in 0..<9_000 { let t = s; s.p3999 = i; _ = t } }
        """
      ).end == .exceeded(.steps))
  }

  @Test func `keys are exact where floating-point numbers are not`() {
    #expect(
      outcome(
        """
        func run() {
          let a = 9007199254740993, b = 9007199254740992
          print(Set([a, b]).count, [a: 1, b: 2].count, Set([1.0, 1]).count)
        }
        """
      ).lines == ["2 2 1"])
  }

  @Test func `a value that an unknown method changes is unknown`() {
    let source = """
      func run() {
        var text = "abc"
        text.insert("x", at: text.startIndex)
        if text == "abc" { print("wrong") }
        var wrapped = Wrapped()
        wrapped.value = 50
        if wrapped.value == 50 { print("wrong") }
      }
      @propertyWrapper struct Small {
        private var kept = 0
        var wrappedValue: Int { get { kept } set { kept = min(newValue, 10) } }
        init(wrappedValue: Int) { kept = min(wrappedValue, 10) }
      }
      struct Wrapped { @Small var value = 50 }
      """
    let outcome = outcome(source)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.end == .finished)
  }
}
