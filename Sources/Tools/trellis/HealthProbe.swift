import EventLoop

import Libc

/// Sends `GET /healthz` over a plain socket.
enum HealthProbe {
  /// The reason why the server is not healthy.
  struct Failure: Error {
    let message: String
  }

  /// The server to probe.
  enum Target {
    case tcp(SocketAddress)
    case unix(UnixSocket)
  }

  /// The PROXY header of a proxy that connects on its own behalf: version 2, LOCAL, no addresses.
  private static let proxyHeader: [UInt8] =
    Array("\r\n\r\n\0\r\nQUIT\n".utf8) + [0x20, 0, 0, 0]

  /// Returns if the response is 200.
  ///
  /// - Throws: ``Failure`` for any other response, or if none arrives in time.
  static func ask(
    _ target: Target, milliseconds: Int, beginsWithProxyHeader: Bool
  ) throws(Failure) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    let socket: Int32
    let host: String
    switch target {
    case .tcp(let address):
      socket = try connect(address, by: end)
      host = address.description
    case .unix(let path):
      socket = path.connect()
      guard socket >= 0 else { throw lastError("cannot connect") }
      host = "localhost"
    }
    defer { close(socket) }
    let request = "GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
    var rest = ((beginsWithProxyHeader ? proxyHeader : []) + Array(request.utf8))[...]
    while !rest.isEmpty {
      try wait(for: POLLOUT, socket, by: end)
      let count = rest.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw lastError("cannot send") }
      rest = rest.dropFirst(count)
    }
    let wanted = Array("HTTP/1.1 200 ".utf8)
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 512)
    while response.count < wanted.count {
      try wait(for: POLLIN, socket, by: end)
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count >= 0 else { throw lastError("cannot receive") }
      guard count > 0 else { throw Failure(message: "it closed the connection") }
      response.append(contentsOf: buffer[..<count])
    }
    guard response.starts(with: wanted) else {
      let line = String(decoding: response.prefix { $0 != 0x0D }, as: UTF8.self)
      throw Failure(message: "it answered \"\(line)\"")
    }
  }

  private static func connect(
    _ address: SocketAddress, by end: ContinuousClock.Instant
  ) throws(Failure) -> Int32 {
    // A listener's wildcard address stands for the loopback address.
    let host =
      switch address.host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "::1"
      default: address.host
      }
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(address.port), &hints, &found) == 0, let info = found?.pointee
    else { throw Failure(message: "the address cannot be used") }
    defer { freeaddrinfo(found) }
    let type = info.ai_socktype | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(info.ai_family, type, 0)
    guard descriptor >= 0 else { throw lastError("cannot open a socket") }
    do throws(Failure) {
      if Glibc.connect(descriptor, info.ai_addr, info.ai_addrlen) != 0 {
        guard errno == EINPROGRESS else { throw lastError("cannot connect") }
        try wait(for: POLLOUT, descriptor, by: end)
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
        guard code == 0 else {
          throw Failure(message: "cannot connect: \(String(cString: strerror(code)))")
        }
      }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func wait(
    for event: Int32, _ socket: Int32, by end: ContinuousClock.Instant
  ) throws(Failure) {
    var entry = pollfd(fd: socket, events: Int16(event), revents: 0)
    while true {
      let left = (end - ContinuousClock.now).components
      let milliseconds =
        Int64(left.seconds) * 1000 + left.attoseconds / 1_000_000_000_000_000
      guard milliseconds > 0 else { throw Failure(message: "it did not answer in time") }
      let count = poll(&entry, 1, Int32(clamping: milliseconds))
      if count > 0 { return }
      guard count == 0 || errno == EINTR else { throw lastError("cannot wait") }
    }
  }

  private static func lastError(_ doing: String) -> Failure {
    Failure(message: "\(doing): \(String(cString: strerror(errno)))")
  }
}
