import Foundation
import Glibc

/// A process that runs a program of this package.
struct ProbeProcess {
  let id: pid_t

  struct Failure: Error {
    let message: String
  }

  /// Starts the journal probe.
  init(journal: URL, port: UInt16, honoursKeys: Bool, endsAt point: Int) throws {
    try self.init(
      named: "journal-probe", [journal.path, "\(port)", "\(honoursKeys)", "\(point)"])
  }

  /// Starts a program.
  init(named name: String, _ arguments: [String]) throws {
    let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: name).path
    var argv = ([path] + arguments).map { strdup($0) } + [nil]
    let variables: [String] = ["PATH=/usr/bin:/bin"]
    var envp = variables.map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let result = posix_spawn(&process, path, &actions, nil, &argv, &envp)
    guard result == 0 else {
      throw Failure(message: "\(path): \(String(cString: strerror(result)))")
    }
    id = process
  }

  /// Waits for the end and returns the exit status or the negated signal number.
  ///
  /// It blocks a separate thread, since the cooperative pool has few.
  func wait() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [id] in
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        continuation.resume(returning: signal == 0 ? status >> 8 & 0xFF : -signal)
      }
    }
  }
}
