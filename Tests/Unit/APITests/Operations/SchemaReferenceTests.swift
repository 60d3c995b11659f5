import API
import Foundation
import ServiceContract
import Testing

/// The member `$schema`, by which editors find the schema of a document.
@Suite struct SchemaReferenceTests {
  private static let layout = #""views": [{"id": "a", "x": 0, "width": 1, "height": 1}]"#

  private func response(_ endpoint: Endpoint, _ body: String) -> OperationResponse {
    Array(body.utf8).withUnsafeBytes { endpoint.response(to: $0) }
  }

  private static let documents: [(Endpoint, String)] = [
    (.layout, layout), (.snapshot, #""items": ["a"]"#),
    (.snapshot, #""template": {"items": ["${n}"]}, "context": {"n": "a"}"#),
  ]

  @Test(arguments: documents)
  func `a document that names its schema is answered as without it`(
    endpoint: Endpoint, members: String
  ) {
    let plain = response(endpoint, "{\(members)}")
    #expect(plain.status == 200)
    for reference in [#""/schema/layout.json""#, #""""#, #""é""#] {
      let named = response(endpoint, #"{"$schema": \#(reference), \#(members)}"#)
      #expect(named.status == 200 && named.body == plain.body)
    }
  }

  @Test func `a side of a difference may name its schema`() {
    let list = #"{"$schema": "list.json", "items": ["a"]}"#
    let result = response(.difference, #"{"from": \#(list), "to": {"items": ["a"]}}"#)
    #expect(result.status == 200)
  }

  @Test(arguments: ["1", "null", "[]", "{}"])
  func `a schema is named by a string`(value: String) {
    for (endpoint, members) in Self.documents {
      let result = response(endpoint, #"{"$schema": \#(value), \#(members)}"#)
      #expect(result.problem == .invalidRequest)
      #expect(String(decoding: result.body, as: UTF8.self).contains(#""pointer":"/$schema""#))
    }
  }

  @Test func `only the document itself names a schema`() {
    let view = response(.layout, #"{"views": [{"id": "a", "$schema": "x"}]}"#)
    #expect(view.problem == .invalidRequest)
    let near = response(.layout, #"{"schema": "x", \#(Self.layout)}"#)
    #expect(String(decoding: near.body, as: UTF8.self).contains(#""suggestion":"$schema""#))
  }
}
