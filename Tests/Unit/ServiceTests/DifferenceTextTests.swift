import API
import ServiceContract
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct DifferenceTextTests {
  private func text(
    _ from: String, _ to: String, limits: RequestLimits = RequestLimits()
  ) -> OperationResponse {
    let body = Array(#"{"from":{"items":\#(from)},"to":{"items":\#(to)}}"#.utf8)
    return body.withUnsafeBytes {
      Endpoint.difference.response(to: $0, as: .text, in: OperationContext(limits: limits))
    }
  }

  /// The lines after the two version lines.
  private func lines(_ from: String, _ to: String) -> [String] {
    String(decoding: text(from, to).body, as: UTF8.self).split(separator: "\n").dropFirst(2).map {
      String($0)
    }
  }

  @Test func `each kind of change has its mark`() {
    let from =
      #"[{"id":"f","title":"Fruit","children":["apple",{"id":"pear","title":"Peer","n":1,"o":2},"plum"]},"#
      + #"{"id":"t","title":"Tools","children":["saw"]},{"id":"o","title":"Offers","expanded":false,"children":["seeds"]}]"#
    let to =
      #"[{"id":"o","title":"Offers","children":["seeds","apple"]},"#
      + #"{"id":"f","title":"Fruit","children":["cherry",{"id":"pear","title":"Pear","n":2,"p":3}]},"#
      + #"{"id":"t","title":"Tools","children":["saw"]}]"#
    #expect(
      lines(from, to) == [
        "> Offers (position 2 → 0) (expanded)",
        "  ├─ seeds",
        "> └─ apple (from Fruit)",
        "  Fruit",
        "+ ├─ cherry",
        "~ ├─ Pear (was Peer) (n, +p, -o)",
        "- └─ plum",
        "  Tools (1 unchanged)",
      ])
  }

  @Test func `the versions come first, and equal lists have no further lines`() {
    let response = text(#"["a"]"#, #"["b"]"#)
    let lines = String(decoding: response.body, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.prefix(4) } == ["--- ", "+++ ", "- a", "+ b"])
    #expect(lines[0].count == 36 && response.mediaType == "text/plain; charset=utf-8")
    #expect(String(decoding: text(#"["a"]"#, #"["a"]"#).body, as: UTF8.self) == "no changes\n")
  }

  @Test func `unchanged siblings far from a change are counted`() {
    let ids = (0..<20).map { "\"i\($0)\"" }
    let from = "[\(ids.joined(separator: ","))]"
    let to = "[\((ids[..<10] + ["\"new\""] + ids[10...]).joined(separator: ","))]"
    #expect(
      lines(from, to) == [
        "  … (7 unchanged)", "  i7", "  i8", "  i9", "+ new", "  i10", "  i11", "  i12",
        "  … (7 unchanged)",
      ])
  }

  @Test func `a removed item is drawn at its old position, without surviving descendants`() {
    #expect(
      lines(
        #"["a",{"id":"b","children":["c",{"id":"d","children":["e"]}]},"f"]"#, #"["a","f","e"]"#)
        == ["  a", "- b", "- ├─ c", "- └─ d", "  f", "> e (from d)"])
    #expect(lines(#"[{"id":"b","children":["c"]}]"#, #"["c"]"#) == ["- b", "> c (from b)"])
    #expect(
      lines(#"["a","b"]"#, #"[{"id":"b","children":["a"]}]"#) == ["  b", "> └─ a (from the top)"])
  }

  @Test func `control characters cannot break a line`() {
    #expect(
      lines(#"["x"]"#, #"["x",{"id":"a","title":"1\n2\u001b"}]"#) == ["  x", #"+ 1\n2\u{1b}"#])
    #expect(
      lines(#"[{"id":"a"}]"#, #"[{"id":"a","n\n":1}]"#) == [#"~ a (+n\n)"#])
  }

  @Test func `the text of deep lists is proportional to their size, upside down too`() {
    func deep(_ name: (Int) -> Int) -> String {
      "[" + (0..<1_000).map { #"{"id":"\#(name($0))","children":["# }.joined()
        + String(repeating: "]}", count: 1_000) + "]"
    }
    let response = text(deep { $0 }, deep { 999 - $0 })
    #expect(response.status == 200 && response.body.count < 1_000 * 220)
  }

  @Test func `a text past the limit of bytes is a problem`() {
    var limits = RequestLimits()
    limits.answerBytes = 1_000
    let ids = (0..<200).map { "\"item \($0)\"" }.joined(separator: ",")
    #expect(text("[]", "[\(ids)]", limits: limits).problem == .limitExceeded)
    #expect(text("[]", #"["a"]"#, limits: limits).status == 200)
  }

  @Test func `the difference comes over HTTP in the representation that Accept prefers`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let body = #"{"from":{"items":["a"]},"to":{"items":["b"]}}"#
    for (accept, type) in [
      ("*/*", "application/json"), ("text/plain", "text/plain; charset=utf-8"),
    ] {
      let response = try client.post("/v1/diff", body, ["Accept: \(accept)"])
      #expect(response.status == 200 && response.field("Content-Type") == type)
      #expect(
        response.field("Vary") == "Accept" && response.field("ETag")?.hasPrefix("W/\"") == true)
    }
    #expect(try client.post("/v1/diff", body, ["Accept: image/png"]).status == 406)
    #expect(try client.request("GET", "/v1/diff").status == 405)
  }
}
