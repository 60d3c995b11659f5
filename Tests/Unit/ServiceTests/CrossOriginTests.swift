import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct CrossOriginTests {
  private func service(_ origins: String?) throws -> LiveService {
    let policy = origins.map { CrossOriginPolicy($0) }
    return try LiveService { $0.server.crossOrigins = policy ?? nil }
  }

  private let layout = #"{"views":[{"id":"a","width":1,"height":1}]}"#
  private let preflight = [
    "Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type",
  ]

  @Test func `without a policy no page of another origin may read`() throws {
    let service = try service(nil)
    let client = try service.connect()
    let response = try client.post("/v1/layout", layout, ["Origin: https://a.example"])
    #expect(response.status == 200 && response.field("Access-Control-Allow-Origin") == nil)
    let options = try client.request(
      "OPTIONS", "/v1/layout", ["Origin: https://a.example"] + preflight)
    #expect(options.status == 204 && options.field("Access-Control-Allow-Origin") == nil)
  }

  @Test(arguments: ["/healthz", "/v1/nothing", "/metrics", "/openapi.json"])
  func `an allowed origin may read every response, errors included`(path: String) throws {
    let service = try service("https://b.example, http://localhost:3000")
    let client = try service.connect()
    for origin in ["https://b.example", "http://localhost:3000"] {
      let response = try client.request("GET", path, ["Origin: \(origin)"])
      #expect(response.field("Access-Control-Allow-Origin") == origin)
      #expect(response.field("Access-Control-Expose-Headers")?.contains("ETag") == true)
      #expect(response.field("Access-Control-Allow-Credentials") == nil)
    }
    for origin in ["https://a.example", "https://b.example.org", "http://b.example", "null", ""] {
      let response = try client.request("GET", path, ["Origin: \(origin)"])
      #expect(response.field("Access-Control-Allow-Origin") == nil)
    }
  }

  @Test func `a cache tells origins apart even for a request without one`() throws {
    let service = try service("https://b.example")
    let response = try service.connect().request("GET", "/healthz")
    #expect(response.status == 200 && response.field("Vary") == "Origin")
    #expect(response.field("Access-Control-Allow-Origin") == nil)
  }

  @Test func `an asterisk is for all, and needs no Vary`() throws {
    let service = try service("*")
    let client = try service.connect()
    let response = try client.post("/v1/layout", layout, ["Origin: https://any.example"])
    #expect(response.status == 200 && response.field("Access-Control-Allow-Origin") == "*")
    let other = try client.request("GET", "/healthz", ["Origin: null"])
    #expect(other.field("Access-Control-Allow-Origin") == "*" && other.field("Vary") == nil)
  }

  @Test func `a preflight request is answered for a day, and only for paths that exist`() throws {
    let service = try service("https://b.example")
    let client = try service.connect()
    let response = try client.request(
      "OPTIONS", "/v1/layout", ["Origin: https://b.example"] + preflight)
    #expect(response.status == 204)
    #expect(response.field("Access-Control-Allow-Origin") == "https://b.example")
    #expect(response.field("Access-Control-Allow-Methods") == "POST, QUERY, OPTIONS")
    #expect(response.field("Access-Control-Allow-Headers")?.contains("Content-Type") == true)
    #expect(response.field("Access-Control-Allow-Headers")?.contains("Authorization") == true)
    #expect(response.field("Access-Control-Max-Age") == "86400")
    let missing = try client.request(
      "OPTIONS", "/v1/nothing", ["Origin: https://b.example"] + preflight)
    #expect(missing.status == 404 && missing.field("Access-Control-Allow-Methods") == nil)
    let other = try client.request(
      "OPTIONS", "/v1/layout", ["Origin: https://c.example"] + preflight)
    #expect(other.field("Access-Control-Allow-Methods") == nil)
  }

  @Test func `a request on the work queue is readable, too`() throws {
    let service = try LiveService {
      $0.server.crossOrigins = CrossOriginPolicy("*")
      $0.loopBodyBytes = 0
    }
    let response = try service.connect().post("/v1/layout", layout, ["Origin: https://a.example"])
    #expect(response.status == 200 && response.field("Access-Control-Allow-Origin") == "*")
  }

  @Test(arguments: [
    "", "example.org", "https://", "https://example.org/", "https://Example.org", "ftp://a.example",
    "https://a.example:443", "http://a.example:80", "https://a.example,", "*,https://a.example",
    "https://u@a.example", "https://a.example https://b.example", "https://ä.example",
  ])
  func `text that no browser sends as an origin is refused`(text: String) {
    #expect(CrossOriginPolicy(text) == nil)
  }
}
