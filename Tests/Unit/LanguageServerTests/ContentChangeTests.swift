import JSONDocuments
import Testing

@testable import LanguageServer

/// Changes of open texts.
@Suite struct ContentChangeTests {
  private func changed(
    _ text: String, _ encoding: PositionEncoding = .utf16, by changes: String...
  ) throws -> String {
    var table = LineTable(Array(text.utf8), encoding)
    for json in changes {
      let document = try JSONDocument.parse(Array(json.utf8))
      let change = try #require(withExtendedLifetime(document) { ContentChange(document.root) })
      table = change.applied(to: table, encoding)
    }
    return String(decoding: table.bytes, as: UTF8.self)
  }

  private func edit(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> String {
    """
    {"range": {"start": {"line": \(from.0), "character": \(from.1)},
      "end": {"line": \(to.0), "character": \(to.1)}}, "text": "\(text)"}
    """
  }

  @Test func `a range counts in the units of the session`() throws {
    #expect(try changed("😀x", by: edit((0, 2), (0, 3), "y")) == "😀y")
    #expect(try changed("😀x", .utf8, by: edit((0, 4), (0, 5), "y")) == "😀y")
  }

  @Test func `changes apply one after the other`() throws {
    #expect(
      try changed("ab", by: edit((0, 0), (0, 0), "1\\n"), edit((1, 1), (1, 2), "!")) == "1\na!")
  }

  @Test func `a change without a range replaces the text`() throws {
    #expect(try changed("ab", by: #"{"text": "c"}"#) == "c")
    #expect(try changed("ab", by: #"{"range": null, "text": "c"}"#) == "c")
  }

  @Test func `a change may delete the end of a line`() throws {
    #expect(try changed("a\r\nb", by: edit((0, 1), (1, 0), "")) == "ab")
  }

  @Test func `a range that is out of the text or backwards is clamped`() throws {
    #expect(try changed("ab", by: edit((5, 0), (9, 9), "c")) == "abc")
    #expect(try changed("ab", by: edit((0, 2), (0, 0), "c")) == "abc")
    #expect(try changed("", by: edit((0, 9), (4, 0), "c")) == "c")
  }

  @Test(arguments: [
    "1", "{}", #"{"text": 1}"#, #"{"text": "", "range": 1}"#, #"{"text": "", "range": {}}"#,
    #"{"text":"","range":{"start":{"line":-1,"character":0},"end":{"line":0,"character":0}}}"#,
    #"{"text":"","range":{"start":{"line":0.5,"character":0},"end":{"line":0,"character":0}}}"#,
  ])
  func `what is no change is refused`(json: String) throws {
    let document = try JSONDocument.parse(Array(json.utf8))
    #expect(withExtendedLifetime(document) { ContentChange(document.root) } == nil)
  }

  @Test(arguments: [
    ("abc", "abXc"), ("abc", "abc"), ("", "x"), ("x", ""), ("aé", "aè"), ("😀", "😁"),
    ("a\r\nb", "a\r\n\r\nb"), ("a\r\nb", "a\nb"), ("aaa", "aaaa"),
  ])
  func `a difference turns one text into the other and divides no character`(
    old: String, new: String
  ) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let difference = TextDifference(from: old, to: new)
    var changed = old
    changed.replaceSubrange(difference.range, with: difference.replacement)
    #expect(changed == new)
    #expect(String(validating: difference.replacement, as: UTF8.self) != nil)
    // Clients have no position within a line break.
    for table in [LineTable(old, .utf16)] {
      for offset in [difference.range.lowerBound, difference.range.upperBound] {
        #expect(table.offset(of: table.position(of: offset)) == offset)
      }
    }
  }
}
