import ListStores
import ServiceTesting
import TestSupport
import Testing

@testable import Service

/// What requests for events ask for.
@Suite struct EventQueryTests {
  private let service: LiveService

  init() throws {
    let store = MemoryListStore()
    _ = try store.write(
      ListWrite(
        key: ListKey(owner: "", id: "a"), base: nil,
        version: ListVersion(high: 1, low: 2), content: [], itemCount: 0,
        changes: 0), now: 1)
    service = try LiveService { $0.lists.store = store }
  }

  private func status(_ query: String, _ accept: String = "*/*", head: Bool = false) throws -> Int {
    try service.connect().request(
      head ? "HEAD" : "GET", "/v1/lists/a/events\(query)", ["Accept: \(accept)"]
    ).status
  }

  @Test(arguments: [
    "?offset=now", "?offset=now&cursor=x", "?offset=now&format=rows", "?cursor=5&offset=now",
  ])
  func `catch-up reads`(query: String) throws {
    #expect(try status(query) == 200)
  }

  @Test(arguments: [
    "?offset=", "?offset=+", "?offset=0,1", "?offset=-2", "?offset=NOW", "?offset=now&offset=now",
    "?live=sse", "?live=long-poll", "?live=&offset=now", "?live=SSE&offset=now", "?offset=%zz",
    "?list=a", "?unknown=1", "?since=0&offset=now", "?offset=now&cursor=9223372036854775807",
  ])
  func `what the protocol calls invalid is 400`(query: String) throws {
    #expect(try status(query) == 400)
  }

  @Test func `other faults are 422, and other media types 406`() throws {
    #expect(try status("?format=xml&offset=now") == 422)
    #expect(try status("?since=x", "text/event-stream") == 422)
    #expect(try status("?offset=now", "text/html") == 406)
  }

  @Test func `the media type chooses between a read and a stream`() throws {
    let client = try service.connect()
    func type(_ accept: String) throws -> String? {
      try client.request(
        "GET", "/v1/lists/a/events?offset=now", ["Accept: \(accept)"]
      ).field("Content-Type")
    }
    #expect(try type("*/*") == "application/json")
    #expect(try type("application/json, text/event-stream;q=0.5") == "application/json")
  }

  @Test func `HEAD states no length, and checks its offset`() throws {
    let head = try service.connect().request("HEAD", "/v1/lists/a/events?offset=-1")
    #expect(head.status == 200 && head.field("Content-Length") == nil)
    #expect(head.field("Stream-Next-Offset") != nil)
    #expect(try status("?offset=garbage", head: true) == 400)
  }
}
