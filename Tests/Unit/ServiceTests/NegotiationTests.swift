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
  func `a snapshot is sent as Accept prefers`(accept: String?, form: String) throws {
    let fields = accept.map { ["Accept: \($0)"] } ?? []
    let response = try client.post("/v1/snapshot", list, fields)
    #expect(response.status == 200)
    let type = form == "json" ? "application/json" : "text/plain; charset=utf-8"
    #expect(response.field("Content-Type") == type)
    #expect(response.field("Vary") == "Accept")
    #expect(response.field("ETag")?.hasPrefix("W/\"") == true)
  }

  @Test(arguments: [
    "image/png", "application/xml, text/html", "*/*;q=0", "application/json;q=0, text/plain;q=0.0",
    "json", "application/", "/", "text", "text/plain;q=x", "text/plain;q=2", "*/json",
  ])
  func `an Accept field that no representation satisfies is 406`(accept: String) throws {
    let response = try client.post("/v1/snapshot", list, ["Accept: \(accept)"])
    #expect(response.status == 406)
    #expect(response.problemCode() == "not-acceptable")
  }

  @Test(arguments: ["br", "identity, br", "DEFLATE"])
  func `a body in a content coding is 415, and the response lists the supported ones`(
    _ coding: String
  ) throws {
    let response = try client.post("/v1/snapshot", list, ["Content-Encoding: \(coding)"])
    #expect(response.status == 415 && response.problemCode() == "unsupported-media-type")
    #expect(response.field("Accept-Encoding") == "gzip")
    #expect(response.field("Accept") == nil)
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
  func `a layout is sent as Accept prefers`(accept: String?, type: String) throws {
    let fields = accept.map { ["Accept: \($0)"] } ?? []
    let body = #"{"views":[{"id":"a","width":10,"height":20}]}"#
    let response = try client.post("/v1/layout", body, fields)
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == type)
    #expect(response.field("Vary")?.split(separator: ", ").first == "Accept")
    #expect(response.text.hasPrefix(type == "image/svg+xml" ? "<svg " : "{\"frames\""))
    let policy = response.field("Content-Security-Policy")
    #expect(policy?.hasPrefix("default-src 'none'") == (type == "image/svg+xml" ? true : nil))
  }

  @Test(arguments: ["text/plain", "image/png", "image/svg", "image/svg+xml;q=0, text/html"])
  func `a layout has no other representation`(accept: String) throws {
    let response = try client.post("/v1/layout", #"{"views":[]}"#, ["Accept: \(accept)"])
    #expect(response.status == 406 && response.problemCode() == "not-acceptable")
    #expect(response.text.contains("application/json, image/svg+xml"))
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
    let response = try client.post("/v1/layout", body, ["Accept: image/svg+xml"])
    #expect(response.status == status && response.problemCode() == code)
  }

  @Test(arguments: [
    nil, "application/json", "Application/JSON", "application/json; charset=utf-8",
    "application/json;charset=\"UTF-8\"", "application/json; x=y",
  ])
  func `a body is read if Content-Type is JSON or absent`(
    type: String?
  ) throws {
    let fields = type.map { ["Content-Type: \($0)"] } ?? []
    #expect(try client.post("/v1/snapshot", list, fields).status == 200)
  }

  @Test(arguments: [
    "Content-Type: text/plain", "Content-Type: application/x-www-form-urlencoded",
    "Content-Type: application/json; charset=latin1", "Content-Type:",
    "Content-Type: application/jsonx", "Content-Type: application",
    "Content-Type: application/json\r\nContent-Type: application/json", "Content-Encoding: br",
    "Content-Encoding: identity, br",
  ])
  func `a body of another Content-Type is 415`(field: String) throws {
    let response = try client.post("/v1/snapshot", list, [field])
    #expect(response.status == 415)
    #expect(response.problemCode() == "unsupported-media-type")
  }
}
