import ArgumentParser
import EventLoop
import HTTPServer
import Service

import Libc

/// The listening sockets, and the proxies trusted to name a request's client.
struct SocketOptions: ParsableArguments {
  @Option(
    help: """
      Permissions of the Unix-domain sockets, in octal digits; who may write may connect. \
      (default: 660; TRELLIS_SOCKET_MODE)
      """)
  var socketMode: String?

  @Option(
    help: """
      Owner of the Unix-domain sockets, as USER, USER:GROUP or :GROUP, by name or number. \
      (default: those of the process; TRELLIS_SOCKET_OWNER)
      """)
  var socketOwner: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Expect a header of the PROXY protocol, version 2, first on each connection, and take the \
      client's address from it. (default: --no-proxy-protocol; TRELLIS_PROXY_PROTOCOL)
      """)
  var proxyProtocol: Bool?

  @Option(
    help: """
      Proxies whose word about a request's client is taken: addresses and networks, as 10.0.0.0/8 \
      or ::1, and unix for Unix-domain sockets, separated by commas. (default: none; \
      TRELLIS_TRUSTED_PROXIES)
      """)
  var trustedProxies: String?

  @Option(
    help: """
      Field in which these proxies name the client: x-forwarded-for or forwarded. \
      (default: x-forwarded-for; TRELLIS_FORWARDED_FIELD)
      """)
  var forwardedField: String?

  func apply(listen: String?, to configuration: inout ServiceConfiguration) throws {
    var server = configuration.server
    server.listen = []
    let inherited = InheritedSockets.descriptors
    let text = Environment.value(listen, or: "listen")
    for part in (text ?? "").split(separator: ",", omittingEmptySubsequences: false) {
      switch part {
      case "" where text == nil:
        server.inheritedSockets = inherited
        if inherited.isEmpty { server.listen = [.loopback(port: 8080)] }
      case "systemd":
        guard !inherited.isEmpty else {
          throw ValidationError("systemd has passed no sockets to this process")
        }
        server.inheritedSockets = inherited
      case _ where part.hasPrefix("unix:"):
        server.unixSockets.append(try unixSocket(String(part.dropFirst(5))))
      default:
        guard let address = SocketAddress(String(part)) else {
          throw ValidationError(
            """
            '\(part)' is no address to listen on; it looks like 127.0.0.1:8080, [::1]:8080 or \
            unix:/run/trellis.sock
            """)
        }
        server.listen.append(address)
      }
    }
    server.expectsProxyHeader =
      try Environment.flag(proxyProtocol, or: "proxy-protocol") ?? false
    let field =
      try Environment.choice(forwardedField, or: "forwarded-field", TrustedProxies.Field.self)
      ?? .xForwardedFor
    if let text = Environment.value(trustedProxies, or: "trusted-proxies") {
      guard let proxies = TrustedProxies(text, field: field) else {
        throw ValidationError(
          "'\(text)' is no list of proxies; it looks like 10.0.0.0/8,192.0.2.1,::1,unix")
      }
      server.trustedProxies = proxies
    }
    configuration.server = server
  }

  private func unixSocket(_ path: String) throws -> UnixSocket {
    guard var socket = UnixSocket(path: path) else {
      throw ValidationError(
        "'\(path)' is no path of a socket; it has 1 to \(UnixSocket.pathLimit) bytes")
    }
    if let text = Environment.value(socketMode, or: "socket-mode") {
      guard let mode = UInt32(text, radix: 8), mode <= 0o777 else {
        throw ValidationError("'\(text)' are no permissions; they look like 660")
      }
      socket.mode = mode
    }
    if let text = Environment.value(socketOwner, or: "socket-owner") {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if let user = parts.first, !user.isEmpty {
        guard let number = UInt32(user) ?? getpwnam(String(user))?.pointee.pw_uid else {
          throw ValidationError("there is no user '\(user)'")
        }
        socket.user = number
      }
      if parts.count == 2, !parts[1].isEmpty {
        guard let number = UInt32(parts[1]) ?? getgrnam(String(parts[1]))?.pointee.gr_gid else {
          throw ValidationError("there is no group '\(parts[1])'")
        }
        socket.group = number
      }
    }
    return socket
  }
}
