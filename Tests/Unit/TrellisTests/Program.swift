import Foundation
import Glibc

/// The built program, run as a separate process.
struct Program {
  /// The result of a run.
  struct Outcome {
    /// The exit status, or the negated signal number.
    var status: Int32
    var output: String
    var errors: String
  }

  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "trellis").path

  /// Runs to the end.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let program = try Running(arguments, environment: environment)
    program.write(input)
    return program.wait()
  }

  struct Failure: Error {
    let message: String
  }

  /// A process that runs concurrently with the test.
  ///
  /// It does not use Foundation's `Process`, whose children inherit the pipes of other children
  /// that start at the same time. Those pipes would then not reach their end.
  final class Running {
    let process: pid_t
    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private var seenErrors: [UInt8] = []
    private var hasEnded = false

    /// Starts the program.
    ///
    /// A terminal, given by its path, becomes the controlling terminal and standard input. A
    /// descriptor replaces the pipe of standard error. `shell` is a command to run in a shell
    /// first, such as one that sets a limit or closes a descriptor. `path` names a copy of the
    /// program.
    init(
      _ arguments: [String], environment: [String: String] = [:], terminal: String? = nil,
      errors given: Int32? = nil, shell: String? = nil, path: String = Program.path
    ) throws {
      signal(SIGPIPE, SIG_IGN)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      var ends: [(read: Int32, write: Int32)] = []
      for descriptor in 0...2 as ClosedRange<Int32> {
        var pair: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw Failure(message: "no pipe") }
        posix_spawn_file_actions_adddup2(&actions, pair[descriptor == 0 ? 0 : 1], descriptor)
        ends.append((pair[0], pair[1]))
      }
      if let terminal { posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0) }
      if let given { posix_spawn_file_actions_adddup2(&actions, given, 2) }
      // The test runner blocks signals, which the program must receive.
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      // The first terminal that a session leader opens becomes the controlling one. 0x80 is glibc's
      // POSIX_SPAWN_SETSID, which its headers hide here.
      let session: Int32 = terminal == nil ? 0 : 0x80
      posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | session))
      let variables = ["PATH": "/usr/bin:/bin"].merging(environment) { _, new in new }
      var command = [path] + arguments
      if let shell {
        command = ["/bin/sh", "-c", "\(shell) && exec \"$0\" \"$@\""] + command
      }
      var argv = command.map { strdup($0) } + [nil]
      var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in argv + envp { free(text) } }
      var process: pid_t = 0
      let result = posix_spawn(&process, command[0], &actions, &attributes, &argv, &envp)
      close(ends[0].read)
      close(ends[1].write)
      close(ends[2].write)
      self.process = process
      input = ends[0].write
      output = ends[1].read
      errors = ends[2].read
      guard result == 0 else {
        hasEnded = true
        throw Failure(message: "\(Program.path): \(String(cString: strerror(result)))")
      }
    }

    deinit {
      if !hasEnded {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
      }
      close(output)
      close(errors)
    }

    /// Writes all of standard input and closes it.
    func write(_ text: String) {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(input)
    }

    func send(_ signal: Int32) { kill(process, signal) }

    /// Reads standard error up to the first line that contains `text` and returns it; `nil` at the
    /// end.
    func line(holding text: String) -> String? {
      while true {
        while let end = seenErrors.firstIndex(of: 0x0A) {
          let line = String(decoding: seenErrors[..<end], as: UTF8.self)
          seenErrors.removeSubrange(...end)
          if line.contains(text) { return line }
        }
        guard let more = Self.readSome(errors) else { return nil }
        seenErrors.append(contentsOf: more)
      }
    }

    /// Reads both outputs to their ends and waits for the process.
    func wait() -> Outcome {
      var texts = [output: [UInt8](), errors: seenErrors]
      var open = [output, errors]
      while !open.isEmpty {
        var entries = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), -1)
        for entry in entries where entry.revents != 0 {
          if let more = Self.readSome(entry.fd) {
            texts[entry.fd, default: []].append(contentsOf: more)
          } else {
            open.removeAll { $0 == entry.fd }
          }
        }
      }
      var status: Int32 = 0
      waitpid(process, &status, 0)
      hasEnded = true
      let signal = status & 0x7F
      return Outcome(
        status: signal == 0 ? status >> 8 & 0xFF : -signal,
        output: String(decoding: texts[output] ?? [], as: UTF8.self),
        errors: String(decoding: texts[errors] ?? [], as: UTF8.self))
    }

    private static func readSome(_ descriptor: Int32) -> [UInt8]? {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        return count > 0 ? Array(buffer[..<count]) : nil
      }
    }
  }
}
