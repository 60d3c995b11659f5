import Libc

/// A rendering process, and the socket that is its standard input and output.
struct RasterProcess: ~Copyable {
  /// How it ended.
  enum Ending {
    case exited(Int32)
    case signaled(Int32)
    /// The system kept no record of it, for example because its parent ignores SIGCHLD.
    case unknown
  }

  private let id: pid_t
  private let socket: Int32
  private var isWaitedFor = false

  /// The milliseconds between two checks whether the work is over.
  private static let interval: Int32 = 10
  /// The bytes of a read.
  private static let readBytes = 1 << 16

  /// The environment variables that locate libraries, fonts and locales.
  private static let variables = [
    "LD_LIBRARY_PATH=", "FONTCONFIG_", "XDG_", "HOME=", "LANG=", "LC_",
  ]

  /// Starts a process.
  init(_ command: [String]) throws(RasterError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Self.failure("no socket", errno) }
    defer { close(ends[1]) }
    do throws(RasterError) {
      id = try Self.spawn(command, standardStreams: ends[1])
    } catch {
      close(ends[0])
      throw error
    }
    socket = ends[0]
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(socket)
    guard !isWaitedFor else { return }
    kill(id, SIGKILL)
    _ = Self.wait(id)
  }

  /// Sends the document and receives the picture.
  borrowing func exchange(
    _ document: [UInt8], limit: Int, for work: Rasterizer.Work
  ) throws(RasterError) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: Self.readBytes)
    var sent = 0
    var used: UInt64 = 0
    while true {
      let events = POLLIN | (sent < document.count ? POLLOUT : 0)
      var entry = pollfd(fd: socket, events: Int16(events), revents: 0)
      _ = poll(&entry, 1, Self.interval)
      let total = processorTime ?? used
      work.count(total &- min(used, total))
      used = max(used, total)
      if work.isOver() { throw .stopped }
      if Int32(entry.revents) & POLLOUT != 0, sent < document.count {
        let count = document.withUnsafeBytes {
          send(socket, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count > 0 {
          sent += count
        } else if errno != EAGAIN, errno != EINTR {
          // The process ended before it had read everything; its status says why.
          sent = document.count
        }
        if sent == document.count { shutdown(socket, Int32(SHUT_WR)) }
      }
      guard Int32(entry.revents) & (POLLIN | POLLHUP | POLLERR) != 0 else { continue }
      let count = recv(socket, &buffer, buffer.count, 0)
      if count > 0 {
        guard output.count + count <= limit else { throw .tooLong }
        output.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        return output
      }
    }
  }

  /// Waits until the process has ended, after the end of its output.
  mutating func outcome() throws(RasterError) -> Ending {
    isWaitedFor = true
    guard let status = Self.wait(id) else { return .unknown }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }

  /// The processor time that the process has used, in nanoseconds; nil if it has ended.
  private var processorTime: UInt64? {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
    return UInt64(max(0, time.tv_sec)) &* 1_000_000_000 &+ UInt64(max(0, time.tv_nsec))
  }

  private static func wait(_ id: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }

  /// Starts a process that has nothing open but a socket as its standard streams.
  private static func spawn(
    _ command: [String], standardStreams socket: Int32
  ) throws(RasterError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of the service block signals, and terminal signals must not reach its children.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var arguments = command.map { strdup($0) } + [nil]
    var environment = inherited() + [nil]
    defer { for text in arguments + environment { free(text) } }
    var id: pid_t = 0
    let error = posix_spawn(&id, command[0], &actions, &attributes, &arguments, &environment)
    guard error == 0 else { throw failure("no process", error) }
    return id
  }

  private static func inherited() -> [UnsafeMutablePointer<CChar>?] {
    var result: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      if variables.contains(where: { strncmp(entry, $0, $0.utf8.count) == 0 }) {
        result.append(strdup(entry))
      }
      next += 1
    }
    return result
  }

  private static func failure(_ what: String, _ error: Int32) -> RasterError {
    .failed("\(what): \(String(cString: strerror(error)))")
  }
}
