import HTTPTypes
import Testing

@testable import CurlClient

/// The header of a response, line by line as libcurl delivers it.
@Suite struct ResponseHeadTests {
  private func head(_ lines: [String], limit: Int = 1_000) throws -> ResponseHead {
    var head = ResponseHead(limit: limit)
    for line in lines {
      try Array((line + "\r\n").utf8).withUnsafeBytes { bytes throws in try head.add(bytes) }
    }
    return head
  }

  @Test func `fields keep their order, their case and all of their values`() throws {
    let head = try head(["HTTP/1.1 201 Created", "X-B: 1", "a:2", "x-b:  3 \t", "E:", ""])
    #expect(head.status == 201 && head.isComplete)
    #expect(head.fields.map(\.name.rawName) == ["X-B", "a", "x-b", "E"])
    #expect(head.fields.map(\.value) == ["1", "2", "3", ""])
  }

  @Test func `interim responses and trailers are skipped`() throws {
    let head = try head([
      "HTTP/1.1 103 Early Hints", "Link: </a>", "", "HTTP/2 200 ", "A: 1", "", "X-Trailer: 1",
    ])
    #expect(head.status == 200 && head.fields.map(\.name.rawName) == ["A"])
  }

  @Test func `folded lines are joined by a space`() throws {
    let head = try head(["HTTP/1.1 200", "A: one", "\t two", "B: 3", ""])
    #expect(head.fields.map(\.value) == ["one two", "3"])
  }

  @Test(arguments: [
    ["HTTP/1.1 20"], ["HTTP/1.1"], ["HTTP/1.1 2000 x"], ["HTTP/1.1 -12 x"], ["HTTP/1.1 099 x"],
    ["HTTP/1.1 200 OK", "no colon"], ["HTTP/1.1 200 OK", ": x"], ["HTTP/1.1 200 OK", "a b: x"],
    ["HTTP/1.1 200 OK", " folded"], ["HTTP/1.1 200 OK", "ü: x"],
  ])
  func `a malformed line is an error`(lines: [String]) {
    #expect(throws: ResponseHead.Fault.malformed) { try head(lines) }
  }

  @Test func `a header of the limit is taken, and one byte more is an error`() throws {
    // Name, value and 32 bytes of overhead.
    #expect(try head(["HTTP/1.1 200 OK", "abc: defg", "i: j", ""], limit: 73).fields.count == 2)
    #expect(throws: ResponseHead.Fault.tooLarge) {
      try head(["HTTP/1.1 200 OK", "abc: defg", "i: j", ""], limit: 72)
    }
  }

  @Test func `no limit lets in as many fields as the fields could not hold`() {
    #expect(throws: ResponseHead.Fault.tooLarge) {
      try head(["HTTP/1.1 200 OK"] + Array(repeating: "a:b", count: 70_000), limit: .max)
    }
  }
}
