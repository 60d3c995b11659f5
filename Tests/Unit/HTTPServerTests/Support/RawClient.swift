import EventLoop

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A client that sends arbitrary bytes and reads responses as they arrive.
final class RawClient {
  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  struct Response: Equatable {
    var status: Int
    var fields: [(name: String, value: String)]
    var body: String

    static func == (one: Response, other: Response) -> Bool {
      one.status == other.status && one.body == other.body
    }

    func field(_ name: String) -> String? {
      fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
  }

  private let descriptor: Int32
  private var received: [UInt8] = []
  private var start = 0

  /// Connects from an IPv4 address, or from one that the system chooses.
  init(_ address: SocketAddress, from source: String? = nil) throws {
    descriptor = socket(address.isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // No test relies on this timeout: it turns a hang into a failure.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var one: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    let result: Int32
    if address.isIPv6 {
      var system = sockaddr_in6()
      system.sin6_family = sa_family_t(AF_INET6)
      system.sin6_port = address.port.bigEndian
      inet_pton(AF_INET6, address.host, &system.sin6_addr)
      result = withUnsafePointer(to: &system) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
        }
      }
    } else {
      if let source { try setSource(source) }
      var system = sockaddr_in()
      system.sin_family = sa_family_t(AF_INET)
      system.sin_port = address.port.bigEndian
      inet_pton(AF_INET, address.host, &system.sin_addr)
      result = withUnsafePointer(to: &system) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    guard result == 0 else { throw Failure("connect to \(address): errno \(errno)") }
  }

  private func setSource(_ source: String) throws {
    var system = sockaddr_in()
    system.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, source, &system.sin_addr)
    let result = withUnsafePointer(to: &system) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure("bind \(source): \(errno)") }
  }

  deinit {
    close(descriptor)
  }

  /// Makes closing this client reset the connection.
  func resetAtClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger,
      socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// Requests small socket buffers, so that little is in flight.
  func shrinkReceiveBuffer() {
    var size: Int32 = 65536
    setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemSend(
          descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure("send: errno \(errno)") }
      sent += count
    }
  }

  /// Sends bytes; stops without an error if the server no longer accepts them.
  func sendAsFarAsTaken(_ bytes: [UInt8]) {
    try? send(bytes)
  }

  /// Closes this side: the server reads the end of input, and can still respond.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Whether bytes or the end arrive within some milliseconds.
  func hasInput(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Reads more; `false` at the end.
  private func readMore() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count >= 0 else { throw Failure("recv: errno \(errno)") }
    received += buffer[..<count]
    return count > 0
  }

  private func line() throws -> String? {
    var end = start
    while true {
      while end + 1 < received.count {
        if received[end] == 13, received[end + 1] == 10 {
          let line = String(decoding: received[start..<end], as: UTF8.self)
          start = end + 2
          return line
        }
        end += 1
      }
      guard try readMore() else { return nil }
    }
  }

  /// Reads one response; `nil` if the connection ends between responses.
  func response(toHead: Bool = false) throws -> Response? {
    guard let first = try line() else {
      guard start == received.count else { throw Failure("a response is cut off") }
      return nil
    }
    let parts = first.split(separator: " ", maxSplits: 2)
    guard parts.count >= 2, parts[0] == "HTTP/1.1", let status = Int(parts[1]) else {
      throw Failure("not a status line: \(first)")
    }
    var response = Response(status: status, fields: [], body: "")
    while let line = try line(), !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { throw Failure("not a field: \(line)") }
      response.fields.append(
        (
          String(line[..<colon]),
          String(line[line.index(after: colon)...].drop { $0 == " " })
        ))
    }
    let hasBody = !toHead && status >= 200 && status != 204 && status != 304
    let length = hasBody ? Int(response.field("Content-Length") ?? "") ?? 0 : 0
    while received.count - start < length {
      guard try readMore() else { throw Failure("a body is cut off") }
    }
    response.body = String(decoding: received[start..<(start + length)], as: UTF8.self)
    start += length
    if hasBody, response.field("Transfer-Encoding") == "chunked" {
      response.body = try chunks()
    } else if hasBody, response.field("Content-Length") == nil {
      while try readMore() {}
      response.body = String(decoding: received[start...], as: UTF8.self)
      start = received.count
    }
    if start > 1 << 20 {
      received.removeFirst(start)
      start = 0
    }
    return response
  }

  /// Reads chunks up to the last one; expects no trailer.
  private func chunks() throws -> String {
    var body: [UInt8] = []
    while true {
      guard let line = try line(), let size = Int(line, radix: 16) else {
        throw Failure("a chunk is cut off")
      }
      while received.count - start < size + 2 {
        guard try readMore() else { throw Failure("a chunk is cut off") }
      }
      body += received[start..<(start + size)]
      guard received[start + size] == 13, received[start + size + 1] == 10 else {
        throw Failure("a chunk does not end in CR LF")
      }
      start += size + 2
      if size == 0 { return String(decoding: body, as: UTF8.self) }
    }
  }

  /// Reads and discards some bytes, if any have arrived.
  ///
  /// - Returns: The number of bytes.
  func readSome(atMost count: Int) -> Int {
    guard hasInput(within: 1) else { return 0 }
    var buffer = [UInt8](repeating: 0, count: count)
    return max(0, recv(descriptor, &buffer, count, 0))
  }

  /// Whether the server has closed its side and nothing is left to read.
  func isAtEnd() throws -> Bool {
    if start < received.count { return false }
    return try !readMore()
  }
}

// Methods of `RawClient` with the same name shadow the C function.
private func systemSend(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
