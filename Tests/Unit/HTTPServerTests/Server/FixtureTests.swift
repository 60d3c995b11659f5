import Foundation
import HTTPServer
import Testing

@Suite struct FixtureTests {
  @Test(arguments: Fixture.names)
  func `the server responds as the fixtures say`(_ name: String) throws {
    let fixture = try Fixture(file: Fixture.folder.appending(path: name))
    let running = try RunningServer(configure: fixture.apply(to:))
    for each in fixture.cases {
      try check(each, running) { try $0.send(each.input) }
    }
  }

  @Test(arguments: Fixture.names)
  func `it responds the same when every byte arrives alone`(_ name: String) throws {
    let fixture = try Fixture(file: Fixture.folder.appending(path: name))
    let running = try RunningServer(configure: { configuration in
      try fixture.apply(to: &configuration)
      // A client that sends single bytes and waits for a processor must not be reset.
      configuration.lingerTimeout = 60_000
    })
    for each in fixture.cases where each.input.count < 5_000 {
      try check(each, running) { client in
        for byte in each.input { client.sendAsFarAsTaken([byte]) }
      }
    }
  }

  private func check(
    _ each: Fixture.Case, _ running: RunningServer, send: (RawClient) throws -> Void
  ) throws {
    let client = try running.client()
    try send(client)
    let isHead = each.input.starts(with: "HEAD ".utf8)
    for (index, expected) in each.expected.enumerated() {
      let label = "\(each.name), answer \(index + 1)"
      let response: RawClient.Response
      do {
        response = try #require(try client.response(toHead: isHead), "\(label): no answer")
      } catch {
        Issue.record("\(label): \(error)")
        return
      }
      #expect(response.status == expected.status, "\(label): \(response)")
      if let body = expected.body { #expect(response.body == body, "\(label)") }
      for field in expected.fields {
        #expect(response.field(field.name) == field.value, "\(label): \(field.name)")
      }
    }
    switch each.end {
    case .closed:
      let isAtEnd = (try? client.isAtEnd()) ?? false
      #expect(isAtEnd, "\(each.name): the connection should be closed")
    case .open:
      client.sendAsFarAsTaken(Array("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
      let last = try? client.response()
      #expect(last?.body == "ok", "\(each.name): the connection should be open")
    case nil:
      Issue.record("\(each.name): the fixture does not say how the connection ends")
    }
  }
}
