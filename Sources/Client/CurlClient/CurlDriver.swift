import CCurl
import Foundation
import HTTPTypes

import Libc

/// Owns a multi handle of libcurl, and the only thread that touches it.
///
/// Other threads leave commands in the inbox, and wake the thread up.
///
/// It is Sendable: the inbox is accessed only under the lock, `schedule` only by the thread, and
/// the handle only by the thread but for waking it up, which libcurl allows on any thread.
final class CurlDriver: @unchecked Sendable {
  typealias Reply = Result<(HTTPResponse, Data), CurlError>

  private enum Command {
    case begin(CurlTransfer, CheckedContinuation<Reply, Never>)
    case cancel(CurlTransfer)
  }

  private struct Inbox {
    var commands: [Command] = []
    /// Whether the thread ends, or could not start, so that it performs no other command.
    var isStopped = false
    /// Whether the handle is gone.
    var isClosed = false
  }

  /// The kept connections.
  private static let keptConnections = 128
  /// The longest sleep, in milliseconds; libcurl's own timers and commands end it earlier.
  private static let longestSleep: Int32 = 60_000
  /// libcurl's global state, which is never cleaned up: other code of the process may use it, too.
  private static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let name: String
  private let multi: UnsafeMutableRawPointer?
  private let lock = NSLock()
  private var inbox = Inbox()
  private var schedule = TransferSchedule()

  /// Starts a driver and its thread.
  ///
  /// Where the system has no thread to give, every transfer fails.
  static func start(_ name: String) -> CurlDriver {
    let driver = CurlDriver(name)
    let context = Unmanaged.passRetained(driver)
    let error = trellis_thread_start(
      { context in
        let driver = Unmanaged<CurlDriver>.fromOpaque(context!).takeRetainedValue()
        driver.run()
        return nil
      }, context.toOpaque())
    if error != 0 {
      context.release()
      driver.stop()
      driver.close()
    }
    return driver
  }

  private init(_ name: String) {
    self.name = name
    multi = Self.isInitialized ? trellis_multi_init() : nil
    if let multi {
      _ = trellis_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.keptConnections)
    }
  }

  // MARK: On any thread

  /// Begins a transfer, whose reply resumes the continuation; at once where there is no thread.
  func begin(_ transfer: CurlTransfer, _ continuation: CheckedContinuation<Reply, Never>) {
    guard post(.begin(transfer, continuation)) else {
      return continuation.resume(
        returning: .failure(.init(.other, "libcurl has no thread", isBeforeSending: true)))
    }
  }

  /// Ends a transfer, also one that is yet to begin. It has no effect on one that has ended.
  func cancel(_ transfer: CurlTransfer) { _ = post(.cancel(transfer)) }

  /// Ends the thread. Transfers that have not ended are cancelled, and none begins after that.
  func stop() {
    lock.withLock {
      inbox.isStopped = true
      wake()
    }
  }

  /// Leaves a command in the inbox; false if nobody would take it out.
  private func post(_ command: Command) -> Bool {
    lock.withLock {
      // The thread takes the commands and this flag at once, so it misses none that is let in.
      guard !inbox.isStopped else { return false }
      inbox.commands.append(command)
      wake()
      return true
    }
  }

  /// Under the lock, since the handle may be gone otherwise.
  private func wake() {
    if let multi, !inbox.isClosed { _ = trellis_multi_wake(multi) }
  }

  // MARK: On the thread

  private func run() {
    Thread.current.name = name
    Self.blockSignals()
    while true {
      let (commands, isStopped) = lock.withLock {
        defer { inbox.commands = [] }
        return (inbox.commands, inbox.isStopped)
      }
      for command in commands { perform(command) }
      if isStopped { break }
      startWaiting()
      guard let multi else {
        Thread.sleep(forTimeInterval: 0.01)
        continue
      }
      _ = trellis_multi_perform(multi)
      // A transfer that ends makes room for another, which begins at once.
      if !collect(multi) { _ = trellis_multi_poll(multi, Self.longestSleep) }
    }
    close()
  }

  /// Signals are for the program's other threads. SIGPIPE would end the program.
  private static func blockSignals() {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private func perform(_ command: Command) {
    switch command {
    case .begin(let transfer, let continuation):
      transfer.continuation = continuation
      if transfer.isCancelled {
        transfer.finish(.failure(.cancelled(before: true)))
      } else if multi == nil {
        transfer.finish(.failure(.init(.other, "libcurl has no memory", isBeforeSending: true)))
      } else {
        schedule.add(transfer)
      }
    case .cancel(let transfer):
      transfer.isCancelled = true
      guard let place = schedule.remove(transfer) else { return }
      if place == .running, let multi { _ = trellis_multi_remove(multi, transfer.easy) }
      transfer.finish(.failure(.cancelled(before: transfer.attempts == 0)))
    }
  }

  private func startWaiting() {
    guard let multi else { return }
    while let transfer = schedule.next() {
      _ = trellis_multi_set_long(
        multi, CURLMOPT_MAX_HOST_CONNECTIONS, schedule.largestLimit)
      let result = trellis_multi_add(multi, transfer.easy)
      if result != CURLM_OK {
        _ = schedule.remove(transfer)
        transfer.finish(
          .failure(
            .init(.other, String(cString: curl_multi_strerror(result)), isBeforeSending: true))
        )
      }
    }
  }

  /// Takes the transfers that have ended; returns whether there was one.
  private func collect(_ multi: UnsafeMutableRawPointer) -> Bool {
    var hasEnded = false
    var result = CURLE_OK
    while let easy = trellis_multi_next(multi, &result) {
      hasEnded = true
      let transfer = CurlTransfer.of(trellis_easy_context(easy))
      _ = trellis_multi_remove(multi, easy)
      _ = schedule.remove(transfer)
      transfer.finish(transfer.reply(result))
    }
    return hasEnded
  }

  private func close() {
    for transfer in schedule.removeAll() {
      if let multi { _ = trellis_multi_remove(multi, transfer.easy) }
      transfer.finish(.failure(.cancelled(before: transfer.attempts == 0)))
    }
    lock.withLock {
      inbox.isClosed = true
      if let multi { trellis_multi_cleanup(multi) }
    }
  }
}

extension CurlError {
  static func cancelled(before: Bool) -> CurlError {
    CurlError(.cancelled, "the task was cancelled", isBeforeSending: before)
  }
}
