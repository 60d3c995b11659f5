import SwiftInterpreter
import SwiftParsing
import SwiftSources
import SwiftWorld
import TextBytes
import Testing

/// Values that the sources do not determine, and the worlds that follow from them.
@Suite(.enabled(if: SourceParsing.program != nil))
struct UnknownTests {
  private func run(_ source: String, _ flips: [String: Int] = [:]) -> TestProgram.Outcome {
    var assumptions = Assumptions()
    for (condition, outcome) in flips {
      assumptions = assumptions.assuming(outcome, of: ExactText(condition))
    }
    return TestProgram(source).outcome(assuming: assumptions)
  }

  @Test func `an unknown has the name of its expression`() {
    #expect(
      run("func run() { print(model.title, make(), 1 + width) }").lines == [
        "?model.title ?make() ?1 + width"
      ])
  }

  @Test func `a guard holds and an if does not, unless a world assumes the opposite`() {
    let source = """
      func run() {
        if isWide { print("wide") } else { print("narrow") }
        guard isReady else { return print("not ready") }
        print("ready")
      }
      """
    #expect(run(source).lines == ["narrow", "ready"])
    #expect(run(source, ["isWide": 0]).lines == ["wide", "ready"])
    #expect(run(source, ["isReady": 1]).lines == ["narrow", "not ready"])
  }

  @Test func `one world gives one answer to one question`() {
    let source = """
      func run() {
        print(flag ? 1 : 2, !flag ? 1 : 2, flag && true ? 1 : 2, flag || false ? 1 : 2)
        if let x = model.view { print("some") }
        if model.view == nil { print("nil") } else { print("not nil") }
      }
      """
    #expect(run(source).lines == ["2 1 2 2", "some", "not nil"])
    #expect(run(source, ["flag": 0, "model.view != nil": 1]).lines == ["1 2 1 1", "nil"])
  }

  @Test func `parts of a condition are decided one by one`() {
    let source = "func run() { guard a && !b else { return print(0) }; print(1) }"
    #expect(run(source).lines == ["1"])
    #expect(run(source).decisions.map { $0.prefix(2) } == ["a:", "b:"])
    #expect(run(source, ["b": 0]).lines == ["0"])
  }

  @Test func `a switch over an unknown takes the first case, or the one that a world assumes`() {
    let source = """
      enum E { case a, b, c }
      func run() { let e: E = make(); switch e { case .a: print("a"); case .b: print("b"); case .c: print("c") } }
      """
    #expect(run(source).lines == ["a"])
    #expect(run(source, ["switch make() of 3": 2]).lines == ["c"])
  }

  @Test func `a method named next that needs arguments makes no sequence`() {
    for declaration in [
      "func next(page: Int) -> Int? { nil }", "func makeIterator(at: Int) -> Pager { self }",
      "func makeIterator() -> Pager { self }\n  func next(page: Int) -> Int? { nil }",
    ] {
      let source = """
        class Pager {
          \(declaration)
        }
        func run() { let pager = Pager(); for page in pager { print(1) }; print(pager.next() ?? 2) }
        """
      #expect(run(source).lines.count == 2, "\(declaration)")
    }
  }

  @Test func `a loop over unknown elements runs once`() {
    #expect(run("func run() { for x in model.items { print(x) } }").lines == ["?model.items[]"])
    #expect(run("func run() { while condition() { print(1) } }", ["condition()": 0]).lines == ["1"])
  }

  @Test func `an array with unknown elements has no known length`() {
    let source = """
      func run() { let a = [1] + items; print(a.count, a[0], a.isEmpty, a.map { $0 + 1 }.first ?? 0) }
      """
    #expect(run(source).lines == ["?[1…].count 1 false 2"])
  }

  @Test func `coalescing takes the unknown value, or the default in another world`() {
    let source = "func run() { print(title ?? \"none\") }"
    #expect(run(source).lines == ["?title"])
    #expect(run(source, ["title != nil": 1]).lines == ["none"])
  }

  @Test func `recursion on an unknown condition ends with an unknown`() {
    let source = "func f(_ n: Int) -> Int { more() ? f(n + 1) : n }; func run() { print(f(0)) }"
    #expect(run(source).lines == ["0"])
    #expect(run(source, ["more()": 0]) == .init(lines: ["?f()"], decisions: ["more(): true"]))
  }

  @Test func `only decisions with calls of interest in a branch are relevant`() {
    let test = TestProgram(
      """
      func helper() { addSubview(x) }
      func run() {
        if a { print(1) }
        if b { helper() }
        if c { view.isActive = true }
      }
      """)
    test.program.setInterest(
      calls: [test.program.symbols.find("addSubview") ?? .empty],
      properties: [test.program.symbols.find("isActive") ?? .empty])
    #expect(
      test.outcome().decisions == [
        "a: false (irrelevant)", "b: false", "c: false",
      ])
  }

  @Test func `a search runs the default world, then one flip at a time, then those behind a flip`()
  {
    let test = TestProgram(
      """
      func run() { if a { show(1); if b { show(2) } }; if c { show(3) } }
      """)
    test.program.setInterest(
      calls: [test.program.symbols.find("show") ?? .empty], properties: [])
    var search = WorldSearch(limit: 8)
    var worlds: [[String]] = []
    while let assumptions = search.next() {
      let interpreter = Interpreter(
        test.program, library: NoSystemLibrary(), assuming: assumptions)
      _ = interpreter.finish { (interpreter) throws(Interruption) in
        _ = try interpreter.callFunction(test.program.symbols.find("run") ?? .empty, [])
      }
      worlds.append(interpreter.decisions.map { "\($0.condition.text)\($0.outcome)" })
      search.record(interpreter.decisions, of: assumptions)
    }
    #expect(worlds == [["a1", "c1"], ["a0", "b1", "c1"], ["a1", "c0"], ["a0", "b0", "c1"]])
    #expect(!search.isTruncated)
  }

  @Test func `a search stops at its limit and says so`() {
    var search = WorldSearch(limit: 1)
    let assumptions = search.next()
    #expect(assumptions == Assumptions())
    search.record([], of: Assumptions())
    #expect(!search.isTruncated)
    #expect(search.next() == nil)
  }
}

/// Overloads whose choice needs more than the arguments tell.
@Suite(.enabled(if: SourceParsing.program != nil))
struct OverloadTests {
  private func lines(_ source: String) -> [String] { TestProgram.deepOutcome(source).lines }

  @Test func `an operator of the repository does not take unknown numbers`() {
    #expect(
      lines(
        """
        struct V { var x: Double }
        func - (a: V, b: V) -> V { V(x: a.x - b.x) }
        func * (a: V, b: Double) -> V { V(x: a.x * b) }
        func run() { print(a - b, a * 2.0, (V(x: 3) - V(x: 1)).x) }
        """) == ["?a - b ?a * 2.0 2.0"])
  }

  @Test func `a generic operator takes what conforms to its constraint`() {
    #expect(
      lines(
        """
        protocol Identified { var id: Int { get } }
        func == <T>(a: T, b: T) -> Bool where T: Identified { a.id == b.id }
        struct S: Identified { var id: Int; var name: String }
        func run() { print(S(id: 1, name: "a") == S(id: 1, name: "b"), 1 == 2, x == y) }
        """) == ["true false ?x == y"])
  }

  @Test func `a property is not called where a method of the system has its name`() {
    #expect(
      lines(
        """
        extension String { var encoded: String { encoded(options: 1) } }
        func run() { print("a".encoded) }
        """) == ["?encoded(options: 1)"])
  }

  @Test func `a function that calls an overload by its result type ends as an unknown`() {
    #expect(
      lines(
        """
        class Item { static func all() -> [Int] { all() ?? [] } }
        func run() { print(Item.all()) }
        """) == ["?all()"])
  }

  @Test func `a trailing closure goes to the parameter that needs it`() {
    #expect(
      lines(
        """
        func f(_ n: Int = 1, before: (() -> Void)? = nil, then: () -> Void) { before?(); then(); print(n) }
        func g(_ a: () -> Void, _ b: () -> Void = { print("b") }) { a(); b() }
        func run() { f { print("then") }; f(2, before: { print("before") }) { print("then") }; g { print("a") } }
        """) == ["then", "1", "before", "then", "2", "a", "b"])
  }
}
