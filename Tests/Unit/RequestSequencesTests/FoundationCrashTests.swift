import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Responses that crash Foundation's `URLSession` outside Apple platforms.
///
/// docs/guides/sequences-in-swift.md lists them. A failure here means that Foundation is fixed and
/// that the page can be shortened.
@Suite(.timeLimit(.minutes(10))) struct FoundationCrashTests {
  /// Sends a request to a server that sends a response and closes the connection.
  private static func ask(_ response: String) async throws {
    let server = try ScriptedServer { _, connection in
      connection.send(response)
      return .close
    }
    _ = await SequenceRunner(server, URLSessionTransport()).failure(of: Listed(Request(.get, "x")))
  }

  @Test func `a connection that ends in the middle of the head`() async throws {
    await #expect(processExitsWith: .failure) {
      try await Self.ask("HTTP/1.1 200 OK\r\nContent-Le")
    }
  }

  @Test func `a redirect to an IPv6 address without a scheme`() async throws {
    await #expect(processExitsWith: .failure) {
      try await Self.ask("HTTP/1.1 302 Found\r\nLocation: //[::1]:1/x\r\nContent-Length: 0\r\n\r\n")
    }
  }

  @Test func `a length of 2⁶³ - 1`() async throws {
    await #expect(processExitsWith: .failure) {
      try await Self.ask("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n")
    }
  }

  @Test func `trailers after the last chunk`() async throws {
    await #expect(processExitsWith: .failure) {
      try await Self.ask("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: 1\r\n\r\n")
    }
  }
}
