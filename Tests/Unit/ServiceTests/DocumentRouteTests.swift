import API
import HTTPCore
import HTTPServer
import JSONDocuments
import JSONText
import ServiceContract
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct DocumentRouteTests {
  let service: LiveService
  let client: RawClient

  init() throws {
    service = try LiveService()
    client = try service.connect()
  }

  @Test func `health and readiness are served`() throws {
    #expect(try client.request("GET", "/healthz").text == #"{"status":"ok"}"#)
    let ready = try client.request("GET", "/readyz")
    #expect(ready.status == 200)
    #expect(ready.field("Cache-Control") == "no-store")
  }

  @Test func `the version names the program`() throws {
    let response = try client.request("GET", "/version")
    let document = try JSONDocument.parse(response.body)
    #expect(document.root["name"]?.string == "trellis")
    #expect(document.root["version"]?.string == BuildFacts.version)
  }

  @Test func `the contract is served as YAML and as JSON`() throws {
    let yaml = try client.request("GET", "/openapi.yaml")
    #expect(yaml.field("Content-Type") == "application/yaml")
    #expect(yaml.text.hasPrefix("openapi: 3.1"))
    let json = try client.request("GET", "/openapi.json")
    #expect(json.field("Content-Type") == "application/json")
    _ = try JSONDocument.parse(json.body)
  }

  @Test func `a document that has not changed is not sent again`() throws {
    let first = try client.request("GET", "/openapi.json")
    let tag = try #require(first.field("ETag"))
    for condition in [tag, "\"x\", \(tag)", String(tag.dropFirst(2)), "*"] {
      let again = try client.request("GET", "/openapi.json", ["If-None-Match: \(condition)"])
      #expect(again.status == 304 && again.body.isEmpty && again.field("ETag") == tag)
    }
    for condition in ["\"x\"", "W/\"\"", "", "\"", ",,,"] {
      let again = try client.request("GET", "/openapi.json", ["If-None-Match: \(condition)"])
      #expect(again.status == 200)
    }
  }

  @Test func `every 304 has the fields by which caches tell responses apart`() throws {
    let folder = try WebFolder(WebAssetsTests.files)
    let assets = try WebAssets(folder: folder.path)
    let service = try LiveService {
      $0.webAssets = assets
      // Each response is long enough to be compressed.
      $0.compression.minBytes = 1
    }
    let client = try service.connect()
    let picture = PictureRouteTests.path(of: #"{"views":[{"id":"a","width":1,"height":1}]}"#)
    var count = 0
    for route in service.service.routes where route.method == .get {
      // This service keeps no lists.
      if route.pattern.hasPrefix("/v1/lists") { continue }
      let path = route.pattern.replacing("/schema/{name}", with: "/schema/layout.json")
        .replacing("{code}", with: "not-found")
        .replacing("/v1/picture/{request}", with: picture).replacing("{page}", with: "stacks")
        .replacing("{file}", with: "app.js")
      for coding in ["gzip", "identity"] {
        let fields = ["Accept-Encoding: \(coding)"]
        let full = try client.request("GET", path, fields)
        #expect(full.status == 200, "\(path)")
        guard let tag = full.field("ETag") else { continue }
        count += 1
        let known = try client.request("GET", path, fields + ["If-None-Match: \(tag)"])
        #expect(known.status == 304, "\(path)")
        for name in ["ETag", "Vary", "Cache-Control", "Expires", "Content-Location"] {
          #expect(all(name, of: known) == all(name, of: full), "\(name) of \(path)")
        }
        guard full.field("Content-Encoding") != nil else { continue }
        #expect(all("Vary", of: known).contains("Accept-Encoding"), "\(path)")
      }
    }
    #expect(count >= 20)
  }

  /// The values of all field lines with a name.
  private func all(_ name: String, of response: RawClient.Response) -> [String] {
    response.head.split(separator: "\r\n").filter { $0.hasPrefix("\(name): ") }
      .flatMap { $0.dropFirst(name.count + 2).split(separator: ", ") }.map(String.init).sorted()
  }

  @Test(arguments: [
    "/openapi.json", "/v1/devices", "/version", "/healthz", "/readyz", "/metrics",
    "/problems/not-found",
  ])
  func `If-Match is met by no weak tag, and by an asterisk`(_ path: String) throws {
    let tag = try client.request("GET", path).field("ETag")
    for condition in [tag ?? "\"x\"", "\"x\"", "", "W/\"*\""] {
      for method in ["GET", "HEAD"] {
        let response = try client.request(method, path, ["If-Match: \(condition)"])
        #expect(response.status == 412)
        #expect(method == "HEAD" || response.problemCode() == "precondition-failed")
      }
    }
    // Evaluated before If-None-Match.
    #expect(try client.request("GET", path, ["If-Match: \"x\"", "If-None-Match: *"]).status == 412)
    for conditions in [["If-Match: *"], ["If-Match: \"x\"", "If-Match: *"]] {
      #expect(try client.request("GET", path, conditions).status == 200)
    }
  }

  @Test func `If-Match does not change a 404`() throws {
    #expect(try client.request("GET", "/problems/none", ["If-Match: \"x\""]).status == 404)
    #expect(try client.request("GET", "/nothing", ["If-Match: \"x\""]).status == 404)
  }

  @Test func `HEAD has the fields of GET and no body`() throws {
    let get = try client.request("GET", "/openapi.yaml")
    let head = try client.request("HEAD", "/openapi.yaml")
    #expect(head.status == 200)
    for name in ["Content-Length", "Content-Type", "ETag"] {
      #expect(head.field(name) == get.field(name))
    }
    #expect(try client.request("GET", "/healthz").status == 200)
  }

  @Test func `every problem code is explained`() throws {
    for code in ProblemCode.allCases {
      let response = try client.request("GET", code.type)
      #expect(response.status == 200)
      let document = try JSONDocument.parse(response.body)
      #expect(document.root["code"]?.string == code.rawValue)
      #expect(document.root["status"]?.integer == code.status)
      #expect(document.root["explanation"]?.string == code.explanation)
    }
  }

  @Test(arguments: ["nothing", "%F0%9F%A7%A9", "%22", "Unknown-View", "unknown-view%20"])
  func `an unknown problem code is not found`(name: String) throws {
    let response = try client.request("GET", "/problems/\(name)")
    #expect(response.status == 404)
    #expect(response.problemCode() == "not-found")
  }
}
