import Foundation
import TestSupport

/// A certificate authority for one test that issues certificates with the `openssl` command.
struct TestAuthority {
  /// A certificate and its key, as PEM files.
  struct Identity {
    let certificate: URL
    let key: URL

    var certificateData: Data { get throws { try Data(contentsOf: certificate) } }
    var keyData: Data { get throws { try Data(contentsOf: key) } }
  }

  let root: Identity
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    root = Self.identity("root", folder)
    try Self.openssl(
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", root.key.path, "-out", root.certificate.path, "-days", "2", "-subj",
        "/CN=Test authority",
      ])
  }

  /// The certificate of the authority.
  var certificate: Data { get throws { try root.certificateData } }

  /// Issues a certificate valid for this many days; a negative number makes an expired one.
  func issue(
    _ name: String, for alternative: String = "DNS:localhost,IP:127.0.0.1", days: Int = 2
  ) throws -> Identity {
    let identity = Self.identity("\(name)-\(UUID().uuidString)", folder)
    let request = identity.certificate.appendingPathExtension("request")
    let extensions = identity.certificate.appendingPathExtension("extensions")
    try Data("subjectAltName=\(alternative)\n".utf8).write(to: extensions)
    try Self.openssl([
      "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
      identity.key.path, "-out", request.path, "-subj", "/CN=\(name)",
    ])
    try Self.openssl([
      "x509", "-req", "-in", request.path, "-CA", root.certificate.path, "-CAkey", root.key.path,
      "-set_serial", "\(UInt32.random(in: 1...1_000_000))", "-out", identity.certificate.path,
      "-days", "\(days)", "-extfile", extensions.path,
    ])
    return identity
  }

  private static func identity(_ name: String, _ folder: TemporaryFolder) -> Identity {
    Identity(
      certificate: folder.url.appending(path: "\(name).pem"),
      key: folder.url.appending(path: "\(name).key"))
  }

  private static func openssl(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ProbeProcess.Failure(message: "openssl \(arguments) failed")
    }
  }
}

/// An HTTPS server in a separate process. It ends with its owner or the owner's process, when its
/// standard input ends.
final class SecureServer: Sendable {
  let port: Int
  private let process: Locked<Process>

  /// A Python server that responds with the name in the client's certificate and the TLS version.
  ///
  /// A path of `/to/` and a URL redirects to that URL. `version` is the newest TLS version it
  /// supports, and `clients` the authority of the client certificates it requests. With
  /// `isOptional` it also responds without one.
  convenience init(
    _ identity: TestAuthority.Identity, version: String = "1.3", clients: URL? = nil,
    isOptional: Bool = false
  ) throws {
    try self.init([
      "python3", "-c", Self.python, identity.certificate.path, identity.key.path, version,
      clients?.path ?? "", isOptional ? "CERT_OPTIONAL" : "CERT_REQUIRED",
    ])
  }

  /// A Node server that speaks HTTP/2: it redirects `/away`, and otherwise responds with the HTTP
  /// version and the body.
  convenience init(http2 identity: TestAuthority.Identity) throws {
    try self.init(["node", "-e", Self.node, identity.certificate.path, identity.key.path])
  }

  private init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while line.last != 0x0A, let byte = try output.fileHandleForReading.read(upToCount: 1) {
      guard !byte.isEmpty else { break }
      line += byte
    }
    guard let port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
    else { throw ProbeProcess.Failure(message: "\(arguments[0]) did not start") }
    self.port = port
    self.process = Locked(process)
  }

  deinit {
    process.withLock {
      // The process inherits a signal mask that blocks the signal of `terminate()`.
      kill($0.processIdentifier, SIGKILL)
      $0.waitUntilExit()
    }
  }

  func url(_ host: String = "localhost") -> URL { URL(string: "https://\(host):\(port)/")! }

  private static let python = """
    import os, socket, ssl, sys, threading
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    certificate, key, version, clients, mode = sys.argv[1:6]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    if version == "1.1":
        context.minimum_version = ssl.TLSVersion.TLSv1
        context.set_ciphers("ALL:@SECLEVEL=0")
    context.maximum_version = getattr(ssl.TLSVersion, "TLSv" + version.replace(".", "_"))
    if clients:
        context.verify_mode = getattr(ssl, mode)
        context.load_verify_locations(clients)

    def serve(connection):
        try:
            with context.wrap_socket(connection, server_side=True) as stream:
                head = b""
                while b"\\r\\n\\r\\n" not in head:
                    more = stream.recv(65536)
                    if not more:
                        return
                    head += more
                subject = (stream.getpeercert() or {}).get("subject", ())
                name = dict(pair for part in subject for pair in part).get("commonName", "nobody")
                body = f"{name} {stream.version()}".encode()
                status = b"200 OK"
                path = head.split(b" ")[1]
                if path.startswith(b"/to/"):
                    status = b"302 Found\\r\\nLocation: " + path[4:]
                stream.sendall(
                    b"HTTP/1.1 %s\\r\\nContent-Length: %d\\r\\n\\r\\n" % (status, len(body)) + body)
        except OSError:
            pass

    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    """

  private static let node = """
    const fs = require("fs");
    process.stdin.on("end", () => process.exit()).resume();
    const [certificate, key] = process.argv.slice(1);
    const options = { cert: fs.readFileSync(certificate), key: fs.readFileSync(key) };
    const server = require("http2").createSecureServer(options, (request, response) => {
      let body = "";
      request.on("data", (piece) => { body += piece; });
      request.on("end", () => {
        if (request.url === "/away") {
          response.writeHead(302, { location: "/there" });
          response.end();
        } else {
          response.end(`${request.httpVersion} ${request.url} ${body}`);
        }
      });
    });
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));
    """
}
