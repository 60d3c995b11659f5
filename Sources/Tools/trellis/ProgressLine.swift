private import Synchronization

import Libc

/// Shows the progress of a run on one line of the terminal, on standard error.
final class ProgressLine: Sendable {
  private let total: Int
  private let isShown: Bool
  private let shown = Atomic(0)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > Self.fewest && isatty(STDERR_FILENO) == 1
  }

  /// Below this number of documents, the check ends before anybody could read a line.
  private static let fewest = 20

  /// Shows the number of finished documents, in steps of a hundredth.
  func show(_ finished: Int) {
    guard isShown else { return }
    let step = max(1, total / 100)
    guard finished % step == 0 else { return }
    let last = shown.load(ordering: .relaxed)
    guard finished > last,
      shown.compareExchange(expected: last, desired: finished, ordering: .relaxed).exchanged
    else { return }
    Output.progress("\r\u{1B}[Kchecked \(finished) of \(total)")
  }

  /// Removes the line.
  func clear() {
    if isShown { Output.progress("\r\u{1B}[K") }
  }
}
