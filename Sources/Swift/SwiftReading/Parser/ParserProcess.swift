import Libc
internal import SwiftSources

/// A running trellis-swift, and the socket that is its standard input and output.
struct ParserProcess: ~Copyable {
  private let id: pid_t
  private let socket: Int32
  /// Bytes that have arrived but are no complete message yet.
  private var received: [UInt8] = []
  private var readOffset = 0
  /// Bytes that wait to be sent.
  private var pending: [UInt8] = []
  private var sentOffset = 0
  private var isSending = true

  /// The bytes of a read.
  private static let readBytes = 1 << 18

  /// Starts the program; nil if that is not possible.
  init?(_ command: [String]) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    guard !command.isEmpty, socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    guard let id = Self.spawn(command, standardStreams: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.id = id
    socket = ends[0]
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(socket)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Whether all bytes have gone, so that more are wanted.
  var wantsMore: Bool { isSending && sentOffset == pending.count }

  /// Adds a message to those that wait to be sent.
  mutating func send(_ kind: ParserFrame.Kind, _ number: UInt32, _ bytes: [UInt8]) {
    if sentOffset == pending.count {
      pending.removeAll(keepingCapacity: true)
      sentOffset = 0
    }
    pending += ParserFrame.Header(kind: kind, number: number, length: bytes.count).bytes
    pending += bytes
  }

  /// Says that no message follows.
  mutating func endSending() {
    guard isSending else { return }
    isSending = false
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Waits until something can be sent or has arrived, but only for some milliseconds.
  ///
  /// - Returns: Whether the program is still there.
  mutating func exchange(milliseconds: Int32) -> Bool {
    let hasMore = isSending && sentOffset < pending.count
    var entry = pollfd(fd: socket, events: Int16(POLLIN | (hasMore ? POLLOUT : 0)), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return true }
    if Int32(entry.revents) & POLLOUT != 0, hasMore { sendSome() }
    guard Int32(entry.revents) & (POLLIN | POLLHUP | POLLERR) != 0 else { return true }
    return receiveSome()
  }

  private mutating func sendSome() {
    let count = pending.withUnsafeBytes {
      Libc.send(
        socket, $0.baseAddress?.advanced(by: sentOffset), $0.count - sentOffset,
        Int32(MSG_NOSIGNAL))
    }
    if count > 0 {
      sentOffset += count
    } else if errno != EAGAIN, errno != EINTR {
      // The program has ended; reading says so, too.
      sentOffset = pending.count
    }
  }

  private mutating func receiveSome() -> Bool {
    // Read bytes are removed once they outnumber the unread ones, so each byte moves at most once.
    if readOffset > received.count / 2 {
      received.removeFirst(readOffset)
      readOffset = 0
    }
    let start = received.count
    received.append(contentsOf: repeatElement(0, count: Self.readBytes))
    let count = received.withUnsafeMutableBytes {
      recv(socket, $0.baseAddress?.advanced(by: start), Self.readBytes, 0)
    }
    received.removeLast(Self.readBytes - max(0, count))
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// The next message that has arrived as a whole; nil if there is none yet.
  ///
  /// - Throws: ``UnreadReason/noParser`` if the bytes are no message.
  mutating func next() throws(UnreadReason) -> (ParserFrame.Header, ArraySlice<UInt8>)? {
    let rest = received[readOffset...]
    guard rest.count >= ParserFrame.Header.size else { return nil }
    guard let header = ParserFrame.Header(rest.prefix(ParserFrame.Header.size)) else {
      throw .noParser
    }
    let size = ParserFrame.Header.size + header.length
    guard rest.count >= size else { return nil }
    readOffset += size
    return (header, rest.dropFirst(ParserFrame.Header.size).prefix(header.length))
  }
}

extension ParserProcess {
  /// Starts a process that has nothing open but a socket as its standard streams.
  private static func spawn(_ command: [String], standardStreams socket: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var arguments = command.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = libraryPath() + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, command[0], &actions, &attributes, &arguments, &environment)
    return error == 0 ? id : nil
  }

  /// The environment variable that locates shared libraries, if it is set: nothing else concerns
  /// the program.
  private static func libraryPath() -> [UnsafeMutablePointer<CChar>?] {
    guard let value = getenv("LD_LIBRARY_PATH") else { return [] }
    return [strdup("LD_LIBRARY_PATH=" + String(cString: value))]
  }
}
