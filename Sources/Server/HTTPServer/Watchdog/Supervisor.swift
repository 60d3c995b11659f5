import EventLoop
import Synchronization

/// The loop of the thread that called `Server.run`. It receives signals, watches the other threads,
/// and ends the run in time even if one of them never returns. It runs no client's work.
final class Supervisor {
  private let loop: Loop
  private let status: ServerStatus
  private let configuration: ConfigurationHandle
  private let threads: EndedThreads
  private var watchdog: Watchdog
  private var timer: RepeatingTimer?
  private var signals: [SignalWatcher] = []
  /// The latest time at which the run ends, in nanoseconds.
  private var end = UInt64.max
  private var lastStop = ServerStatus.Stop.none

  /// The time in nanoseconds that event loops get to close what is left after their time limit.
  private static let closingTime: UInt64 = 250_000_000

  /// Counts the event loops that have ended, on their threads.
  final class EndedThreads: Sendable {
    let count = Atomic<Int>(0)
    private let wakeUp: WakeUp

    fileprivate init(_ wakeUp: WakeUp) {
      self.wakeUp = wakeUp
    }

    /// Counts one more. The calling thread must only return afterwards.
    func add() {
      count.wrappingAdd(1, ordering: .releasing)
      wakeUp.send()
    }

    fileprivate func close() { wakeUp.close() }
  }

  /// Counts the event loops that have ended.
  var endedThreads: EndedThreads { threads }

  init(
    status: ServerStatus, configuration: ConfigurationHandle, watchdog: Watchdog
  ) throws(EventLoopError) {
    let loop = try Loop(readBufferBytes: 1)
    self.loop = loop
    self.status = status
    self.configuration = configuration
    self.watchdog = watchdog
    let reference = SupervisorReference()
    threads = EndedThreads(try WakeUp(on: loop) { reference.supervisor?.check() })
    reference.supervisor = self
  }

  deinit {
    closeHandles()
  }

  /// Calls a function for each delivery of a signal.
  func watch(_ signal: Int32, _ handler: @escaping () -> Void) throws(EventLoopError) {
    let watcher = try SignalWatcher(signal, on: loop) { [unowned self] in
      handler()
      check()
    }
    signals.append(watcher)
    Loop.unblock(signal)
  }

  /// Watches until a number of event loops have ended, or their time has run out.
  ///
  /// - Returns: whether they have ended.
  func run(loops: Int) -> Bool {
    expected = loops
    timer = RepeatingTimer(every: Watchdog.interval, on: loop) { [unowned self] in
      watchdog.look()
      check()
    }
    check()
    loop.run()
    return hasEnded
  }

  private var expected = 0
  private var hasEnded: Bool { threads.count.load(ordering: .acquiring) >= expected }

  private func check() {
    noteStop()
    guard hasEnded || Loop.monotonicNanoseconds() >= end else { return }
    closeHandles()
  }

  /// Sets the time at which the run has to end, once a stop was requested.
  private func noteStop() {
    let stop = status.atomicStop.load(ordering: .acquiring)
    guard stop != lastStop else { return }
    lastStop = stop
    let values = configuration.values
    let milliseconds =
      switch stop {
      case .none, .now: 0
      case .drain: max(0, values.drainGrace) + max(0, values.drainTimeout)
      case .drainWithoutGrace: max(0, values.drainTimeout)
      }
    let time = UInt64(milliseconds) * 1_000_000 + Self.closingTime
    end = min(end, Loop.monotonicNanoseconds() &+ time)
  }

  private func closeHandles() {
    timer?.close()
    for signal in signals { signal.close() }
    signals = []
    threads.close()
  }
}

/// A reference that lets a callback reach a supervisor that is not initialized yet.
private final class SupervisorReference {
  unowned(unsafe) var supervisor: Supervisor?
}
