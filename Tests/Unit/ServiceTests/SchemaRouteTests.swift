import Foundation
import HTTPServer
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct SchemaRouteTests {
  @Test(arguments: [
    ("layout.json", "application/schema+json"), ("list.json", "application/schema+json"),
    ("check-config.json", "application/schema+json"), ("schemas.json", "application/json"),
  ])
  func `each schema is served as it stands in schemas`(name: String, type: String) throws {
    let service = try LiveService()
    let client = try service.connect()
    let response = try client.request("GET", "/schema/\(name)")
    #expect(response.status == 200 && response.field("Content-Type") == type)
    let file = Repository.root.appending(path: "schemas/\(name)")
    #expect(try response.body == [UInt8](Data(contentsOf: file)))
    let tag = try #require(response.field("ETag"))
    let again = try client.request("GET", "/schema/\(name)", ["If-None-Match: \(tag)"])
    #expect(again.status == 304 && again.field("ETag") == tag)
    let packed = try client.request("GET", "/schema/\(name)", ["Accept-Encoding: gzip"])
    #expect(packed.status == 200 && packed.field("ETag") == tag)
  }

  @Test func `another name is told which there are`() throws {
    let service = try LiveService()
    let client = try service.connect()
    for name in ["layout", "layout.json.gz", "LAYOUT.JSON", "..%2fopenapi.json"] {
      let response = try client.request("GET", "/schema/\(name)")
      #expect(response.status == 404 && response.problemCode() == "not-found")
      #expect(response.text.contains("check-config.json"))
    }
  }

  @Test func `the catalogue maps file names to schemas that are served`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let body = try client.request("GET", "/schema/schemas.json").body
    let catalogue = try JSONSerialization.jsonObject(with: Data(body)) as? NSDictionary
    let entries = try #require(catalogue?["schemas"] as? [NSDictionary])
    let patterns = entries.flatMap { $0["fileMatch"] as? [String] ?? [] }
    #expect(patterns == ["*.layout.json", "*.list.json", ".trellis.yml"])
    for entry in entries {
      let name = try #require(entry["url"] as? String)
      #expect(try client.request("GET", "/schema/\(name)").status == 200)
    }
  }
}
