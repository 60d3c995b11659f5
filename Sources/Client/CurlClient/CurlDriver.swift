import CCurl
import Foundation
import HTTPTypes

import Libc

/// Owns a libcurl multi handle, and the only thread that touches it.
///
/// Other threads leave commands in the inbox and wake the thread.
///
/// It is Sendable: the inbox is accessed only under the lock, and `schedule` and the handle only by
/// the thread. Waking is the exception, which libcurl allows from any thread.
final class CurlDriver: @unchecked Sendable {
  typealias Reply = Result<(HTTPResponse, Data), CurlError>

  private enum Command {
    case begin(CurlTransfer, CheckedContinuation<Reply, Never>)
    case cancel(CurlTransfer)
  }

  private struct Inbox {
    var commands: [Command] = []
    /// Whether the thread is ending or could not start, so that it performs no further commands.
    var isStopped = false
    /// Whether the handle has been freed.
    var isClosed = false
  }

  /// The maximum number of idle connections kept.
  private static let keptConnections = 128
  /// The longest sleep, in milliseconds. libcurl's own timers and commands end it earlier.
  private static let longestSleep: Int32 = 60_000
  /// libcurl's global state. It is never cleaned up, since other code in the process may use it.
  private static let isInitialized = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let name: String
  private let multi: UnsafeMutableRawPointer?
  private let lock = NSLock()
  private var inbox = Inbox()
  private var schedule = TransferSchedule()

  /// Starts a driver and its thread.
  ///
  /// If the system cannot create a thread, every transfer fails.
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

  /// Begins a transfer. Its reply resumes the continuation, at once if there is no thread.
  func begin(_ transfer: CurlTransfer, _ continuation: CheckedContinuation<Reply, Never>) {
    guard post(.begin(transfer, continuation)) else {
      return continuation.resume(
        returning: .failure(.init(.other, "libcurl has no thread", isBeforeSending: true)))
    }
  }

  /// Cancels a transfer, even before it begins. A finished transfer is unaffected.
  func cancel(_ transfer: CurlTransfer) { _ = post(.cancel(transfer)) }

  /// Ends the thread. It cancels unfinished transfers, and begins no others.
  func stop() {
    lock.withLock {
      inbox.isStopped = true
      wake()
    }
  }

  /// Leaves a command in the inbox; returns false if the thread would never take it.
  private func post(_ command: Command) -> Bool {
    lock.withLock {
      // The thread takes the commands and this flag together, so it misses no accepted command.
      guard !inbox.isStopped else { return false }
      inbox.commands.append(command)
      wake()
      return true
    }
  }

  /// Takes the lock, since the handle may have been freed otherwise.
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
      // A transfer that ends makes room for another, which must begin at once.
      if !collect(multi) { _ = trellis_multi_poll(multi, Self.longestSleep) }
    }
    close()
  }

  /// Leaves signals to the program's other threads. SIGPIPE would end the program.
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

  /// Removes and finishes the completed transfers; returns whether there were any.
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
