import Foundation
import Glibc

/// A connection to a local server that sends uninterpreted bytes.
public final class RawClient {
  /// A server's response.
  public struct Response {
    /// The status code.
    public var status: Int
    /// The status line and the field lines.
    public var head: String
    /// The body.
    public var body: [UInt8]

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of the first field line with a name.
    public func field(_ name: String) -> String? {
      for line in head.split(separator: "\r\n").dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        if line[..<colon].lowercased() == name.lowercased() {
          return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
      }
      return nil
    }
  }

  /// The reason for a missing response.
  public enum Failure: Error {
    /// The connection could not be made.
    case system(String)
    /// The server closed the connection or was silent for half a minute, after these bytes.
    case closed(after: [UInt8])
  }

  private let socket: Int32
  private var pending: [UInt8] = []

  /// Connects to 127.0.0.1.
  public init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure.system(String(cString: strerror(errno))) }
    // A server that never responds fails the test instead of hanging it.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  /// Makes the end of this client reset the connection.
  public func resetAtEnd() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  /// Sends bytes; ignores that the server has closed the connection.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends text as UTF-8.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends a request, with a Content-Length if it has a body, and receives the response.
  public func request(
    _ method: String, _ target: String, _ fields: [String] = [], body: [UInt8]? = nil
  ) throws -> Response {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: test"] + fields
    if let body { lines.append("Content-Length: \(body.count)") }
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? []))
    return try receive(isHead: method == "HEAD")
  }

  /// Sends a POST request with a text body, and receives the response.
  public func post(
    _ target: String, _ body: String, _ fields: [String] = []
  ) throws -> Response {
    try request("POST", target, fields, body: Array(body.utf8))
  }

  /// Receives one response, skipping interim ones.
  public func receive(isHead: Bool = false) throws -> Response {
    while true {
      let head = try receiveHead()
      let parts = head.split(separator: " ", maxSplits: 2)
      guard parts.count >= 2, let status = Int(parts[1]) else {
        throw Failure.closed(after: pending)
      }
      var response = Response(status: status, head: head, body: [])
      if (100..<200).contains(status) { continue }
      if isHead || status == 204 || status == 304 { return response }
      let length = response.field("Content-Length").flatMap { Int($0) } ?? 0
      while pending.count < length { try fill() }
      response.body = Array(pending[..<length])
      pending.removeFirst(length)
      return response
    }
  }

  private func receiveHead() throws -> String {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let range = pending.firstRange(of: end) {
        let head = String(decoding: pending[..<range.lowerBound], as: UTF8.self)
        pending.removeSubrange(..<range.upperBound)
        return head
      }
      try fill()
    }
  }

  private func fill() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw Failure.closed(after: pending) }
    pending.append(contentsOf: buffer[..<count])
  }
}
