import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct NegotiationTests {
  let service: LiveService
  let client: RawClient
  let list = #"{"items":["a",{"title":"b","children":["c"]}]}"#

  init() throws {
    service = try LiveService()
    client = try service.connect()
  }

  @Test(
    arguments: [
      (nil, "json"), ("", "json"), ("*/*", "json"), ("text/plain", "text"), ("TEXT/PLAIN", "text"),
      ("text/*", "text"), ("application/json, text/plain", "json"),
      ("application/json;q=0.5, text/plain", "text"), ("text/plain;q=0.9, */*;q=0.8", "text"),
      ("text/plain;q=0, */*", "json"), ("application/json;q=0, */*;q=0.1", "text"),
      ("text/plain;format=flowed", "text"), ("*/*;q=0.001", "json"),
      ("image/png, text/plain;q=0.2", "text"), ("text/plain; q=0.5 , application/*;q=0.5", "json"),
      ("a/b;x=\",text/plain\", text/plain", "text"), ("text/plain;q=1.000", "text"),
    ] as [(String?, String)])
  func `the snapshot comes in the form that Accept prefers`(accept: String?, form: String) throws {
    let fields = accept.map { ["Accept: \($0)"] } ?? []
    let answer = try client.post("/v1/snapshot", list, fields)
    #expect(answer.status == 200)
    let type = form == "json" ? "application/json" : "text/plain; charset=utf-8"
    #expect(answer.field("Content-Type") == type)
    #expect(answer.field("Vary") == "Accept")
    #expect(answer.field("ETag")?.hasPrefix("W/\"") == true)
  }

  @Test(arguments: [
    "image/png", "application/xml, text/html", "*/*;q=0", "application/json;q=0, text/plain;q=0.0",
    "json", "application/", "/", "text", "text/plain;q=x", "text/plain;q=2", "*/json",
  ])
  func `an Accept field that no form satisfies is 406`(accept: String) throws {
    let answer = try client.post("/v1/snapshot", list, ["Accept: \(accept)"])
    #expect(answer.status == 406)
    #expect(answer.problemCode() == "not-acceptable")
  }

  @Test(arguments: ["gzip", "br", "identity, gzip", "GZIP"])
  func `a body in a content coding is 415, and told which are taken`(_ coding: String) throws {
    let answer = try client.post("/v1/snapshot", list, ["Content-Encoding: \(coding)"])
    #expect(answer.status == 415 && answer.problemCode() == "unsupported-media-type")
    #expect(answer.field("Accept-Encoding") == "identity")
    #expect(answer.field("Accept") == nil)
    let type = try client.post("/v1/snapshot", list, ["Content-Type: text/html"])
    #expect(type.status == 415)
    #expect(type.field("Accept-Encoding") == nil)
    #expect(type.field("Accept") == "application/json")
    #expect(try client.post("/v1/snapshot", list, ["Content-Encoding: identity"]).status == 200)
  }

  @Test func `several Accept fields count as one`() throws {
    let fields = ["Accept: image/png", "Accept: text/plain"]
    #expect(try client.post("/v1/snapshot", list, fields).status == 200)
  }

  @Test(
    arguments: [
      (nil, "application/json"), ("*/*", "application/json"), ("image/svg+xml", "image/svg+xml"),
      ("IMAGE/SVG+XML", "image/svg+xml"), ("image/*", "image/svg+xml"),
      ("application/json, image/svg+xml", "application/json"),
      ("application/json;q=0.5, image/svg+xml", "image/svg+xml"),
      ("image/svg+xml;q=0.1, application/*;q=0.2", "application/json"),
      ("application/json;q=0, */*;q=0.1", "image/svg+xml"),
      ("text/html, image/avif, image/webp, */*;q=0.8", "application/json"),
    ] as [(String?, String)])
  func `a layout comes in the form that Accept prefers`(accept: String?, type: String) throws {
    let fields = accept.map { ["Accept: \($0)"] } ?? []
    let body = #"{"views":[{"id":"a","width":10,"height":20}]}"#
    let answer = try client.post("/v1/layout", body, fields)
    #expect(answer.status == 200)
    #expect(answer.field("Content-Type") == type)
    #expect(answer.field("Vary") == "Accept")
    #expect(answer.text.hasPrefix(type == "image/svg+xml" ? "<svg " : "{\"frames\""))
    let policy = answer.field("Content-Security-Policy")
    #expect(policy?.hasPrefix("default-src 'none'") == (type == "image/svg+xml" ? true : nil))
  }

  @Test(arguments: ["text/plain", "image/png", "image/svg", "image/svg+xml;q=0, text/html"])
  func `a layout is given in no other form`(accept: String) throws {
    let answer = try client.post("/v1/layout", #"{"views":[]}"#, ["Accept: \(accept)"])
    #expect(answer.status == 406 && answer.problemCode() == "not-acceptable")
    #expect(answer.text.contains("application/json, image/svg+xml"))
  }

  @Test(arguments: [
    ("{", 400, "malformed-json"), (#"{"views":1}"#, 422, "invalid-request"),
    (
      #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.width == 2"]}"#, 422,
      "unsatisfiable-constraints"
    ),
  ])
  func `a layout without a picture is a problem document`(
    body: String, status: Int, code: String
  ) throws {
    let answer = try client.post("/v1/layout", body, ["Accept: image/svg+xml"])
    #expect(answer.status == status && answer.problemCode() == code)
  }

  @Test(arguments: [
    nil, "application/json", "Application/JSON", "application/json; charset=utf-8",
    "application/json;charset=\"UTF-8\"", "application/json; x=y",
  ])
  func `a body that is said to be JSON is read, as is one of which nothing is said`(
    type: String?
  ) throws {
    let fields = type.map { ["Content-Type: \($0)"] } ?? []
    #expect(try client.post("/v1/snapshot", list, fields).status == 200)
  }

  @Test(arguments: [
    "Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded",
    "Content-Type: application/json; charset=latin1", "Content-Type:",
    "Content-Type: application/jsonx", "Content-Type: application",
    "Content-Type: application/json\r\nContent-Type: application/json", "Content-Encoding: gzip",
    "Content-Encoding: identity, gzip",
  ])
  func `a body that is said to be something else is 415`(field: String) throws {
    let answer = try client.post("/v1/snapshot", list, [field])
    #expect(answer.status == 415)
    #expect(answer.problemCode() == "unsupported-media-type")
  }
}
