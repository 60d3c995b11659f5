import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// One event loop with its listeners, its timer and its part in a drain. It belongs to the loop's
/// thread once the loop runs, and before that to the thread that creates it.
final class Worker {
  private enum Stage {
    case serving
    /// No longer ready, but accepts connections until the given time.
    case announced(until: UInt64)
    /// No longer accepts. Idle connections close from the first time on, all others at the second.
    case closing(idleUntil: UInt64, allUntil: UInt64)
    case ended
  }

  let loop: Loop
  let wakeUp: WakeUp
  private let shared: LoopHandle
  private let configuration: ConfigurationHandle
  private let status: ServerStatus
  private let routes: RouteTable
  private let counters: LoopCounters
  private let workQueue: WorkQueue
  private let completions: Completions
  private let liveSignals: LiveSignals
  private let wakeUpCounter: WakeUpCounter
  private var listeners: [TCPListener] = []
  private var timer: RepeatingTimer?
  private var stage = Stage.serving
  private let onNotice: NoticeHandler?
  /// The wake-up handles of the other loops.
  var peers: [WakeUp] = []
  /// Whether connections were cut off.
  private(set) var wasCutOff = false

  init(
    loop: Loop, configuration: ConfigurationHandle, routes: RouteTable,
    status: ServerStatus, errorResponder: @escaping ErrorResponder, counters: LoopCounters,
    accessLog: AccessLog?, tracing: RequestTracing?, accessControl: (any AccessControl)?,
    onNotice: NoticeHandler?,
    workQueue: WorkQueue
  ) throws(EventLoopError) {
    self.loop = loop
    self.onNotice = onNotice
    self.configuration = configuration
    self.status = status
    self.routes = routes
    self.counters = counters
    self.workQueue = workQueue
    wakeUpCounter = WakeUpCounter(on: loop)
    let reference = WorkerReference()
    wakeUp = try WakeUp(on: loop) { reference.worker?.didWake() }
    completions = Completions(wakeUp)
    liveSignals = LiveSignals(wakeUp)
    shared = LoopHandle()
    shared.initialize(
      LoopState(
        worker: Unowned(self), configuration: configuration, status: Unowned(status),
        application: ServedApplication(
          routes: Unowned(routes), accessControl: accessControl, errorResponder: errorResponder),
        metrics: LoopMetrics(Unowned(counters)), liveSignals: liveSignals,
        records: LoopRecords(accessLog: accessLog, tracing: tracing),
        turn: LoopTurn(
          loop: Unowned(loop), wakeUps: wakeUpCounter.count,
          requestTimeout: configuration.values.requestTimeout),
        placement: RequestPlacement(
          workQueue: Unowned(workQueue), completions: Unowned(completions),
          loopShare: LoopShare(all: UInt64(max(0, configuration.values.loopShare)) * 1_000_000),
          memoryShare: status.memoryLimits.loopShare),
        writer: ResponseWriter(
          preamble: ResponsePreamble(fields: configuration.values.responseFields))))
    reference.worker = self
  }

  deinit {
    endHandles()
    shared.deallocate()
  }

  /// Binds one more address and listens on it.
  func listen(_ address: SocketAddress, sharesPort: Bool) throws(EventLoopError) -> SocketAddress {
    let listener = try TCPListener(address, on: loop, sharesPort: sharesPort)
    try start(listener)
    return listener.address ?? address
  }

  /// Listens on a copy of a bound socket.
  ///
  /// - Returns: its address, or nil if it is not a TCP socket.
  @discardableResult
  func listen(
    copying descriptor: Int32, name: String, leavesBacklog: Bool
  ) throws(EventLoopError) -> SocketAddress? {
    let listener = try TCPListener(
      copying: descriptor, name: name, on: loop, leavesBacklog: leavesBacklog)
    try start(listener)
    return listener.address
  }

  private func start(_ listener: TCPListener) throws(EventLoopError) {
    try listener.listen(backlog: configuration.values.backlog) { [unowned self] listener in
      if let tcp = listener.accept(
        tailBytes: Connection.tailBytes, handlers: Connection.handlers)
      {
        self.take(tcp)
      }
    }
    listeners.append(listener)
  }

  /// The scheduling slice of the loop's thread in nanoseconds. Linux accepts no shorter one.
  private static let turn: UInt64 = 100_000

  /// Runs the loop until every handle is closed.
  func run() {
    timer = RepeatingTimer(every: configuration.values.tickInterval, on: loop) {
      [unowned self] in tick()
    }
    shared.state.placement.loopShare.enterThread()
    MemoryMeter.handOverLargeBlocks()
    Loop.preferTurns(nanoseconds: Self.turn)
    // A stop may have been requested before the loop ran.
    applyCommands()
    loop.run()
    shared.state.records.flush()
  }

  // MARK: Connections

  private func take(_ tcp: TCPConnection) {
    var open = status.connectionOpened()
    let limit = configuration.values.maxConnections
    let allowance = configuration.values.reservedConnections
    // The other half of the allowance is for connections that get a refusal as their response.
    let mayAsk = open - limit <= max(1, allowance / 2)
    counters.add(to: .accepted)
    let isAsked =
      open > limit && mayAsk && status.hasIdle(since: shared.state.oldestIdle, at: loop.now)
    if open > limit, configuration.values.isLimitedByDescriptors { noteShortage() }
    if open > limit, !isAsked {
      // Evicts more than one if earlier attempts found none idle.
      while open > limit, closeLongestIdle(sparesNew: false) { open -= 1 }
    }
    var isOverLimit = open > limit
    if isAsked || isOverLimit && !status.hasNoneIdle(at: loop.now) {
      // Asks another loop to evict a connection, and assumes that it succeeds.
      isOverLimit = !mayAsk
      for peer in peers { peer.send() }
    }
    Connection.adopt(tcp, loop: shared, isOverLimit: isOverLimit)
    // A new connection is itself idle until it sends a request.
    if !isOverLimit { counters.lastFruitlessEviction.store(0, ordering: .relaxed) }
    publishOldestIdle()
    if open > limit + allowance {
      // The allowance is exhausted, too: close the connection before reading a byte.
      counters.add(to: .turnedAway)
      ConnectionHandle(tail: tcp.tail).connection.close()
    }
  }

  /// Counts a shortage of file descriptors, and reports it at most once a minute.
  private func noteShortage() {
    counters.add(to: .descriptorShortages)
    let now = Loop.monotonicNanoseconds()
    let last = status.atomicShortage.load(ordering: .relaxed)
    guard let onNotice, last == 0 || now &- last >= 60_000_000_000,
      status.atomicShortage.compareExchange(expected: last, desired: now, ordering: .relaxed)
        .exchanged
    else { return }
    onNotice(
      .outOfDescriptors(
        limit: Loop.descriptorLimit, connections: configuration.values.maxConnections))
  }

  /// Evicts idle connections of this loop while the server is over its limit.
  private func makeRoom() {
    while status.connections > configuration.values.maxConnections,
      closeLongestIdle(sparesNew: true)
    {}
    publishOldestIdle()
  }

  /// Publishes `oldestIdle` for comparison by other loops.
  private func publishOldestIdle() {
    counters.oldestIdle.store(shared.state.oldestIdle, ordering: .relaxed)
  }

  private func closeLongestIdle(sparesNew: Bool) -> Bool {
    let outcome = shared.state.closeLongestIdle(sparesNew: sparesNew)
    counters.lastFruitlessEviction.store(outcome == .nothingIdle ? loop.now : 0, ordering: .relaxed)
    return outcome == .closed
  }

  func connectionDidClose() {
    if case .closing = stage { endIfEmpty() }
  }

  private func tick() {
    counters.activity.beat()
    shared.state.writer.preamble.update()
    shared.state.beginTurn()
    let now = loop.now
    MemoryMeter.observe(now: now)
    shared.state.connections.forEach { $0.connection.tick(now) }
    shared.state.relievePressure()
    shared.state.records.flush()
    publishOldestIdle()
    switch stage {
    case .announced(let until) where now >= until:
      stopAccepting(now)
    case .closing(let idleUntil, let allUntil):
      if now >= allUntil {
        closeAll()
      } else if now >= idleUntil {
        closeIdle()
      }
    default:
      break
    }
  }

  /// Handles a wake-up: finishes completed requests, sends new pieces of bodies, and applies a stop
  /// or an eviction request.
  private func didWake() {
    for request in completions.takeAll() { request.finish() }
    for body in liveSignals.takeAll() { body.signalled() }
    if case .closing = stage { endIfEmpty() }
    applyCommands()
  }

  // MARK: Stopping

  /// Advances the shutdown to the requested stage, or evicts connections.
  private func applyCommands() {
    switch status.atomicStop.load(ordering: .acquiring) {
    case .none:
      makeRoom()
    case .drain:
      guard case .serving = stage else { return }
      let now = loop.now
      let grace = UInt64(max(0, configuration.values.drainGrace))
      stage = .announced(until: now + grace)
      shared.state.isDraining = true
      if grace == 0 { stopAccepting(now) }
    case .drainWithoutGrace:
      guard case .serving = stage else { return }
      stopAccepting(loop.now)
      closeIdle()
    case .now:
      if case .ended = stage { return }
      stopAccepting(loop.now)
      closeAll()
    }
  }

  private func stopAccepting(_ now: UInt64) {
    stage = .closing(
      idleUntil: now + UInt64(max(0, configuration.values.idleGrace)),
      allUntil: now + UInt64(max(0, configuration.values.drainTimeout)))
    shared.state.isDraining = true
    for listener in listeners {
      listener.drainAndClose(
        tailBytes: Connection.tailBytes, handlers: Connection.handlers, body: take)
    }
    listeners = []
    endIfEmpty()
  }

  private func closeIdle() {
    shared.state.connections.forEach { connection in
      if connection.connection.isQuiet { connection.connection.close() }
    }
  }

  private func closeAll() {
    if shared.state.connections.first != nil { wasCutOff = true }
    shared.state.connections.forEach { $0.connection.close() }
    endIfEmpty()
  }

  private func endIfEmpty() {
    guard shared.state.connections.first == nil,
      shared.state.placement.clients.queuedRequests == 0
    else { return }
    stage = .ended
    endHandles()
  }

  /// Closes the handles that keep the loop alive, so that it ends.
  private func endHandles() {
    for listener in listeners { listener.close() }
    listeners = []
    timer?.close()
    wakeUp.close()
    wakeUpCounter.close()
  }
}

/// A reference that lets a callback reach a worker that is not initialized yet.
private final class WorkerReference {
  unowned(unsafe) var worker: Worker?
}
