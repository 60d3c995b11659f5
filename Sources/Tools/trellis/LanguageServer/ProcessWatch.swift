import Dispatch

import Libc

/// Ends the program after another process.
enum ProcessWatch {
  private static let interval = 2

  /// Looks from now on whether a process is there, and ends the program once it is not.
  ///
  /// - Parameter process: The number of a process. If there is none at the beginning, nothing
  ///   happens.
  static func begin(_ process: Int) {
    guard process > 0, let number = pid_t(exactly: process), isThere(number) else { return }
    look(for: number)
  }

  private static func look(for process: pid_t) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(interval)) {
      // Other threads may wait for messages or check a document: nothing is left to be written.
      guard isThere(process) else { _exit(1) }
      look(for: process)
    }
  }

  /// Whether there is a process, be it another user's.
  private static func isThere(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
