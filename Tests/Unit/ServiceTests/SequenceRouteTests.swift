import API
import Foundation
import HTTPServer
import ServiceContract
import ServiceTesting
import TestSupport
import Testing

@testable import Service

@Suite struct SequenceRouteTests {
  private static let sequence =
    #"{"steps":[{"id":"a","post":"/v1/snapshot","body":{"items":["x"]}}]}"#

  @Test func `a sequence has no representation but JSON`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let response = try client.post("/v1/sequence", Self.sequence)
    #expect(response.status == 200)
    #expect(response.field("Content-Type") == "application/json")
    let list = try client.post("/v1/snapshot", #"{"items":["x"]}"#)
    #expect(
      response.text == #"{"steps":[{"id":"a","status":200,"body":\#(list.text)}],"completed":true}"#
    )
    let picture = try client.post("/v1/sequence", Self.sequence, ["Accept: image/svg+xml"])
    #expect(picture.status == 406)
  }

  @Test func `the problem of a step is counted`() throws {
    let service = try LiveService()
    let client = try service.connect()
    let steps = #"{"steps":[{"id":"a","post":"/v1/layout","body":{}}]}"#
    #expect(try client.post("/v1/sequence", steps).status == 200)
    let metrics = try client.request("GET", "/metrics").text
    #expect(metrics.contains("trellis_problems_total{code=\"invalid-request\"} 1\n"))
  }

  @Test func `a small sequence with much work leaves the event loop, and is counted once`()
    throws
  {
    let service = try LiveService { $0.server.loopShare = 1 }
    let rows =
      #"{"$map":{"$eval":"range(0,1000)"},"each(i)":{"id":"row ${i}","children":[{"id":"child ${i}"}]}}"#
    let body = """
      {"steps":[{"id":"list","post":"/v1/snapshot","template":{"items":\(rows)}},
      {"id":"count","post":"/v1/snapshot","template":{"items":["${len(steps.list.items)}"]}}]}
      """
    let client = try service.connect()
    let response = try client.post("/v1/sequence", body)
    #expect(response.status == 200)
    #expect(response.text.contains(#""items":[{"id":"2000","#))
    let metrics = try client.request("GET", "/metrics").text
    #expect(!metrics.contains("trellis_problems_total{code=\"time-limit-exceeded\"} 1"))
  }

  @Test func `a sequence over its time is 503 as a whole`() throws {
    let service = try LiveService { $0.server.requestTimeout = 1 }
    let loops = #"{"$map":{"$eval":"range(0,900000)"},"each(i)":{"$if":"false","then":1}}"#
    let steps = (0..<32).map {
      #"{"id":"s\#($0)","post":"/v1/snapshot","template":{"items":\#(loops)}}"#
    }
    let response = try service.connect().post(
      "/v1/sequence", "{\"steps\":[\(steps.joined(separator: ","))]}")
    #expect(response.status == 503)
    #expect(response.problemCode() == "time-limit-exceeded")
    #expect(response.field("Retry-After") != nil)
  }
}
