public import Foundation
import Glibc

/// A local server that runs a test's script for each request and can send any bytes, valid or
/// invalid.
///
/// The script runs on one thread per connection.
public final class ScriptedServer: Sendable {
  /// A received request.
  public struct Request: Sendable {
    /// The method.
    public var method = ""
    /// The target.
    public var target = ""
    /// The request line and the field lines.
    public var head = ""
    /// The body; read only if it has a Content-Length.
    public var body: [UInt8] = []
    /// The connection's number, from 1.
    public var connection = 0

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

  /// The next state of a connection after a request.
  public enum Next: Sendable {
    /// Wait for another request.
    case keep
    /// Close the connection.
    case close
    /// Reset the connection, which discards data that the client has not read.
    case reset
  }

  /// Handles a request: may send any bytes, and returns the connection's next state.
  public typealias Script = @Sendable (Request, ScriptedConnection) -> Next

  private struct State {
    var requests: [Request] = []
    var open: [Int: ScriptedConnection] = [:]
    var accepted = 0
    var mostOpen = 0
    var isStopped = false
    /// Whether the listener is closed; its descriptor may then belong to another test.
    var isClosed = false
  }

  /// The port on 127.0.0.1.
  public let port: UInt16
  private let listener: Int32
  private let state: Locked<State>

  /// The address, such as `http://127.0.0.1:49152`.
  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  /// All requests so far.
  public var requests: [Request] { state.withLock { $0.requests } }
  /// The number of connections accepted so far.
  public var accepted: Int { state.withLock { $0.accepted } }
  /// The number of open connections.
  public var openConnections: Int { state.withLock { $0.open.count } }
  /// The maximum number of simultaneously open connections.
  public var mostOpenConnections: Int { state.withLock { $0.mostOpen } }

  /// Starts a server. It reads a whole request before the script runs, unless `readsBodies` is
  /// `false`.
  public init(readsBodies: Bool = true, _ script: @escaping Script) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let state = Locked(State())
    self.state = state
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 1_024) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw RawClient.Failure.system(String(cString: strerror(errno))) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let socket = restarting { Int(accept(listener, nil, nil)) }
        guard socket >= 0 else { break }
        _ = fcntl(Int32(socket), F_SETFD, FD_CLOEXEC)
        self?.serve(Int32(socket), readsBodies, script)
      }
      state.withLock { state in
        state.isClosed = true
        close(listener)
      }
    }
  }

  deinit { stop() }

  /// Closes the port and all connections.
  public func stop() {
    let open: [ScriptedConnection] = state.withLock { state in
      guard !state.isStopped else { return [] }
      state.isStopped = true
      if !state.isClosed { shutdown(listener, Int32(SHUT_RDWR)) }
      return Array(state.open.values)
    }
    for connection in open { connection.stop() }
  }

  private func serve(_ socket: Int32, _ readsBodies: Bool, _ script: @escaping Script) {
    let connection = state.withLock { state in
      state.accepted += 1
      let connection = ScriptedConnection(socket, number: state.accepted)
      state.open[connection.number] = connection
      state.mostOpen = max(state.mostOpen, state.open.count)
      return connection
    }
    Thread.detachNewThread { [weak self] in
      var next = Next.keep
      while next == .keep, let request = connection.receive(readsBody: readsBodies) {
        self?.state.withLock { $0.requests.append(request) }
        next = script(request, connection)
      }
      // Remove before closing, so that a client that sees the close no longer counts it.
      self?.state.withLock { $0.open[connection.number] = nil }
      connection.end(resets: next == .reset)
    }
  }
}

/// The result of a call that a signal may interrupt, called again where one did.
private func restarting(_ call: () -> Int) -> Int {
  while true {
    let result = call()
    guard result < 0, errno == EINTR else { return result }
  }
}

/// A connection of a ``ScriptedServer``.
public final class ScriptedConnection: Sendable {
  /// The connection's number, from 1.
  public let number: Int
  private let socket: Int32
  private let pending = Locked<[UInt8]>([])
  /// Whether the socket is closed; its descriptor may then belong to another test.
  private let isClosed = Locked(false)

  init(_ socket: Int32, number: Int) {
    self.socket = socket
    self.number = number
    var on: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Sends bytes; `false` if the client has closed the connection.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        restarting { Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends text as UTF-8.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a complete response.
  @discardableResult
  public func answer(_ status: Int, _ fields: [String] = [], body: String = "") -> Bool {
    let lines = ["HTTP/1.1 \(status) Scripted", "Content-Length: \(body.utf8.count)"] + fields
    return send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Reads up to `limit` bytes; `nil` at the end of the connection.
  public func read(upTo limit: Int) -> [UInt8]? {
    let early = pending.withLock { pending in
      let early = Array(pending.prefix(limit))
      pending.removeFirst(early.count)
      return early
    }
    guard early.isEmpty else { return early }
    var buffer = [UInt8](repeating: 0, count: min(limit, 262_144))
    let count = restarting { recv(socket, &buffer, buffer.count, 0) }
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  func stop() {
    isClosed.withLock { isClosed in
      if !isClosed { shutdown(socket, Int32(SHUT_RDWR)) }
    }
  }

  func end(resets: Bool) {
    if resets {
      var linger = Glibc.linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    }
    isClosed.withLock { isClosed in
      isClosed = true
      close(socket)
    }
  }

  func receive(readsBody: Bool) -> ScriptedServer.Request? {
    var request = ScriptedServer.Request()
    request.connection = number
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while true {
      guard let more = read(upTo: 262_144) else { return nil }
      bytes += more
      guard let range = bytes.firstRange(of: end) else { continue }
      request.head = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
      let rest = bytes[range.upperBound...]
      pending.withLock { $0 = Array(rest) + $0 }
      break
    }
    let parts = request.head.split(separator: " ", maxSplits: 2)
    guard parts.count == 3 else { return nil }
    request.method = String(parts[0])
    request.target = String(parts[1])
    guard readsBody else { return request }
    var left = request.field("Content-Length").flatMap { Int($0) } ?? 0
    while left > 0 {
      guard let more = read(upTo: left) else { return nil }
      request.body += more
      left -= more.count
    }
    return request
  }
}
