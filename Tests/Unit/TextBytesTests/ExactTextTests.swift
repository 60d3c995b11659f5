import Testing

@testable import TextBytes

@Suite struct ExactTextTests {
  /// Combining marks of which no two are in canonical order, so that sorting them is slow.
  private let marks = String(repeating: "\u{301}\u{323}", count: 50_000)

  @Test func `texts that mean the same are equal only with the same bytes`() {
    #expect(ExactText("é") == ExactText("\u{E9}"))
    #expect(ExactText("\u{E9}") != ExactText("e\u{301}"))
    #expect(!TextSet(["\u{E9}"]).contains("e\u{301}"))
  }

  @Test func `a dictionary finds its keys by their bytes, and orders them so`() {
    var numbers: TextDictionary<Int> = ["b": 2, "é": 3, "a": 1]
    numbers["e\u{301}"] = 4
    numbers["b", default: 0] += 10
    #expect(numbers["é"] == 3)
    #expect(numbers["e\u{301}"] == 4)
    #expect(numbers["c"] == nil)
    #expect(
      numbers.ordered.map(\.key).map { Array($0.utf8) } == [
        Array("a".utf8), Array("b".utf8), Array("e\u{301}".utf8), Array("\u{E9}".utf8),
      ])
    #expect(numbers.updateValue(5, forKey: "a") == 1)
  }

  // A comparison that sorts the marks would take an hour.
  @Test(.timeLimit(.minutes(10))) func `two million marks are looked up`() {
    let many = String(repeating: marks, count: 20)
    let names: TextSet = [many + "a", "b"]
    #expect(!names.contains(many + "b"))
    #expect(names.contains(many + "a"))
    var values: TextDictionary<Int> = [many: 1]
    values[many + "\u{300}"] = 2
    #expect(values.ordered.map(\.value) == [1, 2])
    #expect(ExactText(many) < ExactText(many + "a"))
  }

  private enum Choice: String, CaseIterable { case one, two = "2" }

  @Test func `a case is found by the bytes of its raw value`() {
    #expect(Choice(exactly: "2") == .two)
    #expect(Choice(exactly: "two") == nil)
    #expect(Choice(exactly: marks) == nil)
  }

  @Test func `a text is divided and searched by the bytes of a separator`() {
    let head = "one\r\ntwo\n\r\n\r\nthree"
    #expect(head.split(separator: "\r\n") == ["one", "two\n", "three"])
    #expect(head.split(separator: "\r\n", omittingEmptySubsequences: false).count == 4)
    #expect(head.split(separator: "\r\n", maxSplits: 1).last == "two\n\r\n\r\nthree")
    #expect(head.split(separator: "\n").first == "one\r")
    #expect("a\u{E9}b".split(separator: "\u{E9}") == ["a", "b"])
    #expect("a\u{E9}b".contains("\u{E9}" as Character))
    #expect(!"ae\u{301}b".contains("\u{E9}" as Character))
    #expect("\n\r\n".firstIndex(of: "\r\n").map { "\n\r\n"[..<$0] } == "\n")
    #expect("-\u{E9}-\u{E9}".lastIndex(of: "\u{E9}").map { "-\u{E9}-\u{E9}"[$0...] } == "\u{E9}")
  }
}
