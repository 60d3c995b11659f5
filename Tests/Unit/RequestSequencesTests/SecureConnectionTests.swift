import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// HTTPS with certificates from an authority made for each test.
@Suite(.timeLimit(.minutes(10))) struct SecureConnectionTests {
  private let authority: TestAuthority
  private let transport: CurlTransport

  init() throws {
    let authority = try TestAuthority()
    let certificate = try authority.certificate
    self.authority = authority
    transport = CurlTransport { _, configuration in
      configuration.authorities = .pem(certificate)
    }
  }

  private func runner(
    _ url: URL, _ transport: any Transport, retries: RetryPolicy = .never
  ) -> SequenceRunner {
    SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: url), .storage: .init(anywhereWith: [:])],
      transport: transport, retries: retries)
  }

  private func expectRefused(
    _ server: SecureServer, _ kind: TransportError.Kind, host: String = "localhost",
    _ transport: (any Transport)? = nil
  ) async {
    // Retries are enabled to show that hopeless attempts are not repeated.
    let runner = runner(server.url(host), transport ?? self.transport, retries: .atOnce)
    let error = await runner.failure(of: Listed(Request(.get, "x")))
    #expect(error?.transport == kind, "\(error as Any)")
    #expect(error?.effect == RequestSequenceError.Effect.none)
    if kind == .untrustedCertificate { #expect(error?.attempts == 1) }
  }

  @Test func `a certificate of a trusted authority is taken, for a name and for an address`()
    async throws
  {
    let server = try SecureServer(try authority.issue("server"))
    for host in ["localhost", "127.0.0.1"] {
      let outcome = try await runner(server.url(host), transport).run(Listed(Request(.get, "x")))
      #expect(outcome.lastResponse?.text == "nobody TLSv1.3")
    }
  }

  @Test func `a certificate of an unknown authority is refused`() async throws {
    let server = try SecureServer(try authority.issue("server"))
    await expectRefused(server, .untrustedCertificate, CurlTransport())
  }

  @Test func `a certificate that has expired is refused`() async throws {
    let server = try SecureServer(try authority.issue("server", days: -1))
    await expectRefused(server, .untrustedCertificate)
  }

  @Test func `a certificate for another host is refused`() async throws {
    let server = try SecureServer(try authority.issue("localhost", for: "DNS:example.com"))
    await expectRefused(server, .untrustedCertificate)
    await expectRefused(server, .untrustedCertificate, host: "127.0.0.1")
  }

  @Test func `a certificate that signs itself is refused`() async throws {
    let other = try TestAuthority()
    let server = try SecureServer(other.root)
    await expectRefused(server, .untrustedCertificate)
    withExtendedLifetime(other) {}
  }

  @Test func `TLS 1.1 is refused`() async throws {
    let server = try SecureServer(try authority.issue("server"), version: "1.1")
    await expectRefused(server, .secureConnectionFailed)
  }

  @Test func `TLS 1.2 is taken, unless the configuration asks for 1.3`() async throws {
    let server = try SecureServer(try authority.issue("server"), version: "1.2")
    let outcome = try await runner(server.url(), transport).run(Listed(Request(.get, "x")))
    #expect(outcome.lastResponse?.text == "nobody TLSv1.2")
    let certificate = try authority.certificate
    let strict = CurlTransport { _, configuration in
      configuration.authorities = .pem(certificate)
      configuration.oldestVersion = .tls13
    }
    await expectRefused(server, .secureConnectionFailed, strict)
  }

  @Test func `a server that speaks no TLS is refused, and one that speaks nothing else`()
    async throws
  {
    let plain = try ScriptedServer { _, connection in
      connection.answer(200)
      return .close
    }
    // A thread reads the handshake while waiting for a line, and the limit ends the attempt.
    let url = URL(string: "https://localhost:\(plain.port)/")!
    let late = SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: url)], transport: transport,
      limits: .init { $0.attemptTime = .milliseconds(300) }, retries: .never)
    let error = await late.failure(of: Listed(Request(.get, "x")))
    #expect(error?.transport == .timeLimit && plain.requests.isEmpty)
    let server = try SecureServer(try authority.issue("server"))
    let http = URL(string: "http://localhost:\(server.port)/")!
    #expect(await runner(http, transport).failure(of: Listed(Request(.get, "x"))) != nil)
  }

  @Test func `a client certificate goes to the audience that it is for`() async throws {
    let client = try authority.issue("client", for: "DNS:client")
    let (root, certificate, key) = (
      try authority.certificate, try client.certificateData, try client.keyData
    )
    let transport = CurlTransport { audience, configuration in
      configuration.authorities = .pem(root)
      if audience == .service {
        configuration.clientCertificate = .init(certificate: certificate, key: key)
      }
    }
    let server = try SecureServer(
      try authority.issue("server"), clients: authority.root.certificate)
    let runner = runner(server.url(), transport)
    let outcome = try await runner.run(Listed(Request(.get, "x")))
    #expect(outcome.lastResponse?.text == "client TLSv1.3")
    let storage = Request(.get, server.url(), audience: .storage)
    let error = await runner.failure(of: Listed(storage))
    // With TLS 1.3 the server rejects the client after the request is on its way.
    #expect(error?.transport == .connectionLost, "\(error as Any)")
    #expect(error?.effect == .unknown)
    let older = try SecureServer(
      try authority.issue("server"), version: "1.2", clients: authority.root.certificate)
    let late = await runner.failure(
      of: Listed(Request(.get, older.url(), audience: .storage)))
    #expect(late?.transport == .secureConnectionFailed, "\(late as Any)")
    #expect(late?.effect == RequestSequenceError.Effect.none)
  }

  @Test func `after a redirect to a foreign origin no client certificate is offered`()
    async throws
  {
    let client = try authority.issue("client", for: "DNS:client")
    let (root, certificate, key) = (
      try authority.certificate, try client.certificateData, try client.keyData
    )
    let transport = CurlTransport { _, configuration in
      configuration.authorities = .pem(root)
      configuration.clientCertificate = .init(certificate: certificate, key: key)
    }
    func server(isOptional: Bool) throws -> SecureServer {
      try SecureServer(
        try authority.issue("server"), clients: authority.root.certificate, isOptional: isOptional)
    }
    let (home, sibling, foreign) = (
      try server(isOptional: false), try server(isOptional: false), try server(isOptional: true)
    )
    let settings = AudienceSettings(
      baseURL: home.url(), alsoAt: [try #require(Origin(sibling.url()))], redirects: .anyOrigin)
    let runner = SequenceRunner(
      audiences: [.service: settings], transport: transport, retries: .never)
    func body(at path: String) async throws -> String? {
      try await runner.run(Listed(Request(.get, path))).lastResponse?.text
    }
    #expect(try await body(at: "to/\(sibling.url())x") == "client TLSv1.3")
    #expect(try await body(at: "to/\(foreign.url())x") == "nobody TLSv1.3")
    // Not even if the foreign server redirects back.
    let back = "to/\(foreign.url())to/\(home.url())x"
    let error = await runner.failure(of: Listed(Request(.get, back)))
    #expect(error?.transport == .connectionLost, "\(error as Any)")
    #expect(try await body(at: "x") == "client TLSv1.3")
  }

  @Test func `a client certificate shows no key`() throws {
    let client = CurlTransport.ClientCertificate(
      certificate: Data("c".utf8), key: Data("secret".utf8))
    var text = "\(client) \(String(reflecting: client))"
    dump(client, to: &text)
    #expect(!text.contains("secret") && !text.contains("115"))
    let invalid = CurlTransport { _, configuration in configuration.clientCertificate = client }
    #expect(!"\(invalid)".contains("secret"))
  }

  @Test func `a client certificate that is none is an error before anything is sent`() async throws
  {
    let root = try authority.certificate
    let transport = CurlTransport { _, configuration in
      configuration.authorities = .pem(root)
      configuration.clientCertificate = .init(certificate: Data("x".utf8), key: Data())
    }
    let server = try SecureServer(try authority.issue("server"))
    await expectRefused(server, .secureConnectionFailed, transport)
  }

  @Test func `HTTP/2 is spoken with a server that speaks it, redirects included`() async throws {
    let server = try SecureServer(http2: try authority.issue("server"))
    let outcome = try await runner(server.url(), transport).run(
      Listed(Request(.get, "away"), Request(.post, "echo", body: .text("hello"))))
    #expect(outcome.responses.map(\.text) == ["2.0 /there ", "2.0 /echo hello"])
    #expect(outcome.responses.first?.url.path == "/there")
  }

  @Test func `URLSession refuses an unknown authority as well`() async throws {
    let server = try SecureServer(try authority.issue("server"))
    let error = await runner(server.url(), URLSessionTransport()).failure(
      of: Listed(Request(.get, "x")))
    #expect(error?.transport != nil, "\(error as Any)")
  }
}
