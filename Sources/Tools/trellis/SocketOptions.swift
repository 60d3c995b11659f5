import ArgumentParser
import EventLoop
import HTTPServer
import Service

import Libc

/// The listening sockets, and the proxies trusted to name a request's client.
struct SocketOptions: ParsableArguments {
  @Option(
    help: """
      Permissions of the Unix-domain sockets, in octal; write permission lets a user connect. \
      (default: 660; TRELLIS_SOCKET_MODE)
      """)
  var socketMode: String?

  @Option(
    help: """
      Owner of the Unix-domain sockets: USER, USER:GROUP or :GROUP, by name or number. \
      (default: user and group of the process; TRELLIS_SOCKET_OWNER)
      """)
  var socketOwner: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Require each connection to begin with a PROXY protocol version 2 header, and take the \
      client's address from it. (default: --no-proxy-protocol; TRELLIS_PROXY_PROTOCOL)
      """)
  var proxyProtocol: Bool?

  @Option(
    help: """
      Proxies trusted to name a request's client, separated by commas: addresses and networks such \
      as ::1 or 10.0.0.0/8, and unix for Unix-domain sockets. (default: none; \
      TRELLIS_TRUSTED_PROXIES)
      """)
  var trustedProxies: String?

  @Option(
    help: """
      Header field in which these proxies name the client: x-forwarded-for or forwarded. \
      (default: x-forwarded-for; TRELLIS_FORWARDED_FIELD)
      """)
  var forwardedField: String?

  func apply(
    listen: String?, to configuration: inout ServiceConfiguration, from sources: SettingSources
  ) throws {
    var server = configuration.server
    server.listen = []
    let inherited = InheritedSockets.descriptors
    let found = sources.find(listen, of: "listen")
    let text = found?.text
    sources.note("listen", text ?? (inherited.isEmpty ? "127.0.0.1:8080" : "systemd"), found)
    let settings = try unixSettings(sources)
    let fault = { (reason: String) in found?.fault(reason) ?? ValidationError(reason) }
    for part in (text ?? "").split(separator: ",", omittingEmptySubsequences: false) {
      switch part {
      case "" where text == nil:
        server.inheritedSockets = inherited
        if inherited.isEmpty { server.listen = [.loopback(port: 8080)] }
      case "systemd":
        guard !inherited.isEmpty else {
          throw fault("systemd passed no sockets to this process")
        }
        server.inheritedSockets = inherited
      case _ where part.hasPrefix("unix:"):
        guard let socket = unixSocket(String(part.dropFirst(5)), settings) else {
          throw fault("'\(part)' is not a socket: a path has 1 to \(UnixSocket.pathLimit) bytes")
        }
        server.unixSockets.append(socket)
      default:
        guard let address = SocketAddress(String(part)) else {
          throw fault(
            """
            '\(part)' is not an address to listen on: write 127.0.0.1:8080, [::1]:8080, :8080 or \
            unix:/run/trellis.sock
            """)
        }
        server.listen.append(address)
      }
    }
    server.expectsProxyHeader =
      try sources.flag(proxyProtocol, of: "proxy-protocol", default: false)
    let field: TrustedProxies.Field = try sources.choice(
      forwardedField, of: "forwarded-field", default: .xForwardedFor)
    if let found = sources.noted(trustedProxies, of: "trusted-proxies") {
      guard let proxies = TrustedProxies(found.text, field: field) else {
        throw found.fault(
          "'\(found.text)' is not a list of proxies: write 10.0.0.0/8,192.0.2.1,::1,unix")
      }
      server.trustedProxies = proxies
    }
    configuration.server = server
  }

  /// The permissions and the owner of Unix-domain sockets.
  private typealias UnixSettings = (mode: UInt32, user: UInt32?, group: UInt32?)

  private func unixSocket(_ path: String, _ settings: UnixSettings) -> UnixSocket? {
    guard var socket = UnixSocket(path: path) else { return nil }
    (socket.mode, socket.user, socket.group) = settings
    return socket
  }

  private func unixSettings(_ sources: SettingSources) throws -> UnixSettings {
    var settings: UnixSettings = (0o660, nil, nil)
    let mode = sources.find(socketMode, of: "socket-mode")
    sources.note("socket-mode", mode?.text ?? String(settings.mode, radix: 8), mode)
    if let mode {
      guard let bits = UInt32(mode.text, radix: 8), bits <= 0o777 else {
        throw mode.fault("'\(mode.text)' is not a socket mode: write permissions in octal: 660")
      }
      settings.mode = bits
    }
    guard let owner = sources.noted(socketOwner, of: "socket-owner") else { return settings }
    let parts = owner.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if let user = parts.first, !user.isEmpty {
      guard let number = UInt32(user) ?? getpwnam(String(user))?.pointee.pw_uid else {
        throw owner.fault("there is no user '\(user)'")
      }
      settings.user = number
    }
    if parts.count == 2, !parts[1].isEmpty {
      guard let number = UInt32(parts[1]) ?? getgrnam(String(parts[1]))?.pointee.gr_gid else {
        throw owner.fault("there is no group '\(parts[1])'")
      }
      settings.group = number
    }
    return settings
  }
}
