import SwiftInterpreter
import SwiftParsing
import SwiftWorld
import Testing

/// Programs that would run for ever, or use up memory or the stack.
@Suite(.enabled(if: SourceParsing.program != nil))
struct BudgetTests {
  private func end(_ source: String) -> WorldEnd { TestProgram.deepOutcome(source).end }

  @Test func `endless recursion has an unknown result`() {
    #expect(end("func f(_ n: Int) -> Int { f(n + 1) + 1 }; func run() { _ = f(0) }") == .finished)
  }

  @Test func `endless recursion ends before the stack of a small thread`() {
    let outcome = TestProgram("func f(_ n: Int) -> Int { f(n + 1) + 1 }; func run() { _ = f(0) }")
      .outcome()
    #expect([.finished, .exceeded(.calls), .exceeded(.nesting)].contains(outcome.end))
  }

  @Test func `objects that make each other end at the depth of calls`() {
    #expect(
      end("class A { let b = B() }; class B { let a = A() }; func run() { _ = A() }")
        == .exceeded(.calls))
  }

  @Test func `endless loops end at the iterations`() {
    #expect(end("func run() { while true {} }") == .exceeded(.iterations))
    #expect(end("func run() { repeat {} while true }") == .exceeded(.iterations))
    #expect(end("func run() { for _ in 0... {} }") == .exceeded(.iterations))
  }

  @Test func `nested loops end at the steps`() {
    #expect(
      end("func run() { for i in 0..<5000 { for j in 0..<5000 { _ = i + j } } }")
        == .exceeded(.steps))
  }

  @Test func `arrays that double end at the length`() {
    #expect(end("func run() { var a = [1]; while true { a += a } }") == .exceeded(.elements))
    #expect(
      end("func run() { let a = Array(repeating: 0, count: 1_000_000_000); print(a) }")
        == .exceeded(.elements))
    #expect(
      end("func run() { let a = (0..<9_000_000_000_000_000_000).map { $0 }; print(a) }")
        == .exceeded(.elements))
  }

  @Test func `strings that double end at the length`() {
    #expect(end(#"func run() { var s = "ab"; while true { s = s + s } }"#) == .exceeded(.text))
    #expect(end(#"func run() { var s = "ab"; while true { s = "\(s)\(s)" } }"#) == .exceeded(.text))
    #expect(
      end(#"func run() { print(String(repeating: "ab", count: 9_000_000_000_000_000_000)) }"#)
        == .exceeded(.text))
  }

  @Test func `values inside one another end at the depth`() {
    #expect(end("func run() { var a: [Any] = [1]; while true { a = [a] } }") == .exceeded(.depth))
    #expect(
      end("indirect enum L { case c(L), n }; func run() { var l = L.n; while true { l = .c(l) } }")
        == .exceeded(.depth))
    #expect(
      end(
        "struct S { var k: [S] = []; mutating func g() { k = [self] } }; func run() { var s = S(); while true { s.g() } }"
      )
        == .exceeded(.depth))
  }

  @Test func `shared parts are not printed in exponential time`() {
    let source =
      #"func run() { var a: [Any] = [1]; for _ in 0..<40 { a = [a, a] }; print("\(a)") }"#
    #expect(end(source) == .exceeded(.steps))
  }

  @Test func `many objects end at their number`() {
    #expect(
      TestProgram.deepOutcome(
        "class C {}; func run() { for _ in 0..<100 { _ = C() } }", { $0.objects = 50 }
      ).end == .exceeded(.objects))
  }

  @Test func `a long list of objects is released without recursion`() {
    let source = """
      class N { var next: N?; init(_ n: N?) { next = n } }
      func run() { var n: N? = nil; for _ in 0..<9000 { n = N(n) }; print("done") }
      """
    let outcome = TestProgram.deepOutcome(source) { $0.steps = 1_000_000 }
    #expect(outcome.lines == ["done"])
  }

  @Test func `closures that keep closures are released without recursion`() {
    let source = """
      func run() { var f: () -> Int = { 0 }; for _ in 0..<5000 { let g = f; f = { g() + 1 } }; print("done") }
      """
    #expect(TestProgram.deepOutcome(source).lines == ["done"])
  }

  @Test func `lazy properties that need each other end as unknowns`() {
    let outcome = TestProgram.deepOutcome(
      "class A { lazy var x: Int = y; lazy var y: Int = x }; func run() { print(A().x) }")
    #expect(outcome == .init(lines: ["?A.x"]))
  }

  @Test func `statics that need each other end as unknowns`() {
    let outcome = TestProgram.deepOutcome(
      "struct S { static let a = b; static let b = a }; func run() { print(S.a) }")
    #expect(outcome == .init(lines: ["?a"]))
  }

  @Test func `cycles of superclasses, protocols and aliases end`() {
    let outcome = TestProgram.deepOutcome(
      """
      class A: B {}; class B: C {}; class C: A { var z = 1 }
      typealias X = Y; typealias Y = X
      protocol P: Q {}; protocol Q: P {}
      struct T: P { var x: X? }
      func run() { print(A().z); let x: X = 1; print(x); print(T()) }
      """)
    #expect(outcome == .init(lines: ["1", "1", "T(x: nil)"]))
  }

  @Test func `observers that set each other end`() {
    let outcome = TestProgram.deepOutcome(
      """
      class A { var x = 0 { didSet { y += 1 } }; var y = 0 { didSet { x += 1 } } }
      func run() { let a = A(); a.x = 1; print(a.x, a.y) }
      """)
    #expect(outcome == .init(lines: ["2 1"]))
  }

  @Test(arguments: [
    "func run() { var x = Int.max; x += 1; print(x) }", "func run() { print([1][5]) }",
    "func run() { print(Int(1e300)) }", "func run() { print(Int.min / -1) }",
    "func run() { print(5...1) }", #"func run() { fatalError("no") }"#,
    "func run() { print(UInt8(300)) }",
    "func run() { print(Array(stride(from: 0, to: 1, by: 0))) }",
    "func run() { var a: [Int] = []; a.removeFirst() }",
  ])
  func `a world in which the program would trap is impossible`(source: String) {
    #expect(end(source) == .impossible)
  }
}
