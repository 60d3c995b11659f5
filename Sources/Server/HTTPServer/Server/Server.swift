public import EventLoop
import HTTPCore
import MemoryMetering
import Synchronization

/// An HTTP/1.1 server: one event loop per core, each with its own listener on the shared port.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.listen = [.loopback(port: 0)]
/// let routes = [
///   Route(.get, "/healthz", isEssential: true) { _, response in
///     response.set(.ok, contentType: "text/plain", body: "ok\n")
///   },
///   Route(.get, "/readyz") { request, response in
///     if request.server.isReady {
///       response.set(.ok, contentType: "text/plain", body: "ready\n")
///     } else {
///       response.addField("Retry-After", "1")
///       response.set(.serviceUnavailable, contentType: "text/plain", body: "draining\n")
///     }
///   },
///   Route(.get, "/problems/{code}") { request, response in
///     let code = request.parameter("code")?.text ?? ""
///     response.set(.ok, contentType: "text/plain", body: Array("about \(code)\n".utf8))
///   },
///   Route(.post, "/echo", placement: .onQueueAbove(bodyBytes: 16_384), requiresLength: true) {
///     request, response in
///     response.set(.ok, contentType: "application/octet-stream", body: request.body)
///   },
/// ]
/// let server = try Server(configuration, routes: routes) { error, response in
///   response.set(error.status, contentType: "application/problem+json", body: Array("{…}".utf8))
/// }
/// print("listening on", server.addresses)
/// try server.run()  // blocks until drained; `server.stop()` from any thread
/// ```
///
/// Handlers run on several threads at once. GET routes also serve HEAD. The server itself answers
/// OPTIONS, and sends 404, and 405 with `Allow`.
public final class Server: Sendable {
  /// How to stop.
  public enum StopMode: Sendable {
    /// Finish requests that have begun and refuse new ones, within the configured times.
    case drain
    /// Drain without grace periods: accept no more connections, and close idle ones now.
    case drainWithoutGrace
    /// Close every connection now.
    case now
  }

  /// How a run ended.
  public enum Outcome: Sendable, Equatable {
    /// Every request that had begun got its response.
    case drained
    /// Connections were cut off by `stop(.now)`, a second signal, or the time limit of the drain.
    case cutOff
    /// A thread did not end in time, for example because a handler never returns. It still runs,
    /// and the server's memory is never freed: the program should exit now.
    case abandoned
  }

  /// The bound TCP addresses with their actual ports, including those of inherited sockets.
  public let addresses: [SocketAddress]
  /// The listening endpoints, for a log: `http://` and an address, or `unix:` and a path.
  public let endpoints: [String]
  /// The server's state and gauges.
  public let status: ServerStatus
  private let storage: ServerStorage
  private let wakeUps: [WakeUp]
  private let onNotice: NoticeHandler?

  /// Binds every address and starts to listen. Requests are served once `run()` is called.
  ///
  /// - Parameters:
  ///   - configuration: addresses, limits and time-outs.
  ///   - routes: the routes.
  ///   - accessLog: receives a record of each request; nil for none.
  ///   - tracing: receives the records of requests of sampled traces; nil for none.
  ///   - accessControl: decides whom to serve; nil to serve everyone.
  ///   - errorResponder: makes the bodies of error responses; by default one line of plain text.
  ///   - onNotice: receives events that an operator should know.
  /// - Throws: `EventLoopError` for an address that cannot be bound (its text names the address),
  ///   or `RouterError`.
  public init(
    _ configuration: ServerConfiguration, routes: [Route], accessLog: AccessLog? = nil,
    tracing: RequestTracing? = nil, accessControl: (any AccessControl)? = nil,
    errorResponder: ErrorResponder? = nil, onNotice: NoticeHandler? = nil
  ) throws {
    let loops = max(1, configuration.loops)
    status = ServerStatus(
      loops: loops, routes: routes,
      memoryLimits: configuration.memoryLimits,
      isTracing: tracing != nil)
    status.memoryLimits.apply()
    self.onNotice = onNotice
    var configuration = configuration
    configuration.maxBufferedBytes = configuration.bufferedBytesInForce
    let routes = try RouteTable(routes, configuration)
    storage = ServerStorage(configuration)
    let workQueue = try WorkQueue(configuration)
    storage.workQueue = workQueue
    var workers: [Worker] = []
    for loop in 0..<loops {
      workers.append(
        try Worker(
          loop: Loop(), configuration: storage.configuration, routes: routes,
          status: status, errorResponder: errorResponder ?? plainErrorResponder,
          counters: status.loopCounters[loop], accessLog: accessLog, tracing: tracing,
          accessControl: accessControl, onNotice: onNotice,
          workQueue: workQueue))
    }
    var addresses: [SocketAddress] = []
    for wanted in configuration.listen {
      let address = try Self.claim(wanted, isShared: loops > 1)
      var bound = address
      for worker in workers {
        bound = try worker.listen(bound, sharesPort: loops > 1)
      }
      addresses.append(bound)
    }
    var endpoints = addresses.map { "http://\($0)" }
    for socket in configuration.unixSockets {
      let (descriptor, identity) = try socket.bind()
      storage.unixSockets.append((socket, identity))
      defer { Loop.close(descriptor) }
      for worker in workers {
        try worker.listen(copying: descriptor, name: "\(socket)", leavesBacklog: false)
      }
      endpoints.append("\(socket)")
    }
    for inherited in configuration.inheritedSockets {
      let descriptor = try InheritedSockets.copy(inherited)
      defer { Loop.close(descriptor) }
      let name = "descriptor \(inherited)"
      var address: SocketAddress?
      for worker in workers {
        address = try worker.listen(copying: descriptor, name: name, leavesBacklog: true)
      }
      if let address { addresses.append(address) }
      endpoints.append(address.map { "http://\($0)" } ?? name)
    }
    self.addresses = addresses
    self.endpoints = endpoints
    storage.workers = workers
    wakeUps = workers.map(\.wakeUp)
    for worker in workers { worker.peers = wakeUps.filter { $0 !== worker.wakeUp } }
  }

  /// Checks that an address to be shared is free. Several sockets of one user can share an address
  /// without an error, even if they belong to two servers.
  private static func claim(_ address: SocketAddress, isShared: Bool) throws -> SocketAddress {
    guard isShared else { return address }
    let loop = try Loop()
    let probe = try probe(address, on: loop)
    defer { probe.close() }
    return probe.address ?? address
  }

  /// Binds an address that nothing else listens on.
  ///
  /// The probe does not listen. Clients could connect to it, and its close would reset them.
  static func probe(
    _ address: SocketAddress, on loop: Loop
  ) throws(EventLoopError) -> TCPListener {
    try TCPListener(address, on: loop, sharesPort: false)
  }

  /// Serves until the server is stopped. Call it once.
  ///
  /// The calling thread handles signals and watches the other threads; it runs no request handler.
  ///
  /// - Parameter onReady: called once signals are handled, just before requests are served.
  /// - Returns: how the run ended.
  /// - Throws: `EventLoopError` if a thread or a signal handler cannot be created.
  @discardableResult
  public func run(onReady: () -> Void = {}) throws(EventLoopError) -> Outcome {
    let workers = storage.workers
    guard let first = workers.first, let workQueue = storage.workQueue else { return .drained }
    Loop.ignoreBrokenPipes()
    Loop.raiseDescriptorLimit()
    Self.reclaimMemory()
    limitConnections(first.loop)
    let supervisor = try Supervisor(
      status: status, configuration: storage.configuration,
      watchdog: Watchdog(
        loops: status.loopCounters.map(\.activity), workQueue: workQueue, status: status,
        configuration: storage.configuration, onNotice: onNotice))
    if storage.configuration.values.handlesSignals {
      for signal in Loop.terminationSignals {
        try supervisor.watch(signal) { [unowned self] in signalled(signal) }
      }
    }
    _ = status.atomicPhase.compareExchange(
      expected: .starting, desired: .ready, ordering: .acquiringAndReleasing)
    onReady()
    var threads: [LoopThreadBox] = []
    var failure: EventLoopError?
    for worker in workers {
      do throws(EventLoopError) {
        let ended = supervisor.endedThreads
        let thread = try LoopThread {
          worker.run()
          ended.add()
        }
        threads.append(LoopThreadBox(thread))
      } catch {
        failure = error
        stop(.now)
        break
      }
    }
    let haveEnded = supervisor.run(loops: threads.count)
    storage.removeSockets()
    status.atomicPhase.store(.stopped, ordering: .releasing)
    guard haveEnded else {
      abandon(threads)
      return .abandoned
    }
    for thread in threads { thread.join() }
    // The queue closes before the workers go, since its threads hand requests back to them.
    guard workQueue.close(patience: Self.patience) else {
      abandon([])
      return .abandoned
    }
    let wasCutOff = workers.contains { $0.wasCutOff }
    storage.workers = []
    if let failure { throw failure }
    return wasCutOff ? .cutOff : .drained
  }

  /// The time in milliseconds within which idle threads must end.
  private static let patience = 2_000

  /// Abandons threads that do not end, and leaks all memory that they may use.
  private func abandon(_ threads: [LoopThreadBox]) {
    _ = Unmanaged.passRetained(storage)
    for thread in threads { thread.detach() }
  }

  /// Starts, once per process, the thread that frees blocks too large for event loops to free.
  private static func reclaimMemory() {
    guard MemoryMeter.isActive,
      !isReclaiming.exchange(true, ordering: .relaxed),
      let thread = try? LoopThread({ MemoryMeter.reclaim() })
    else { return }
    thread.detach()
  }

  private static let isReclaiming = Atomic<Bool>(false)

  /// File descriptors reserved for uses other than connections, besides those already open.
  private static let reservedDescriptors = 16

  /// Lowers the connection limit to the available file descriptors. Over the limit, idle
  /// connections are evicted for new ones. Without a descriptor, no new connection can be accepted
  /// at all.
  private func limitConnections(_ loop: Loop) {
    let configuration = storage.configuration
    let room = Loop.descriptorLimit - loop.nextDescriptor - Self.reservedDescriptors
    // With few descriptors, the allowance for connections over the limit must not take most of
    // them.
    let allowance = min(configuration.values.reservedConnections, max(0, room / 4))
    let most = max(1, room - allowance)
    guard most < configuration.values.maxConnections else { return }
    configuration.values.maxConnections = most
    configuration.values.reservedConnections = allowance
    configuration.values.isLimitedByDescriptors = true
  }

  /// Stops the server, from any thread or from a handler; `run()` returns when it has ended.
  ///
  /// - Parameter mode: whether requests that have begun are finished. `.now` cuts a drain short.
  public func stop(_ mode: StopMode = .drain) {
    switch mode {
    case .drain, .drainWithoutGrace:
      _ = status.atomicStop.compareExchange(
        expected: .none, desired: mode == .drain ? .drain : .drainWithoutGrace,
        ordering: .acquiringAndReleasing)
    case .now:
      status.atomicStop.store(.now, ordering: .releasing)
    }
    if status.phase != .stopped { status.atomicPhase.store(.draining, ordering: .releasing) }
    for wakeUp in wakeUps { wakeUp.send() }
  }

  private func signalled(_ signal: Int32) {
    guard status.phase == .ready else {
      stop(.now)
      return
    }
    let isInterrupt = signal == Loop.interruptSignal
    let skipsGrace = isInterrupt && storage.configuration.values.interruptSkipsGrace
    stop(skipsGrace ? .drainWithoutGrace : .drain)
  }
}

/// State used only by `init` and `run`, one after the other.
// Unchecked: `run` hands it to the threads of the loops, and takes it back when they have ended.
private final class ServerStorage: @unchecked Sendable {
  let configuration: ConfigurationHandle
  var workers: [Worker] = []
  /// The bound sockets whose files are removed at the end.
  var unixSockets: [(UnixSocket, UnixSocket.Identity?)] = []
  var workQueue: WorkQueue?

  init(_ configuration: ServerConfiguration) {
    self.configuration = ConfigurationHandle(configuration)
  }

  deinit {
    removeSockets()
    workQueue?.close()
    workers = []
    configuration.deallocate()
  }
}

extension ServerStorage {
  /// Removes the files of Unix-domain sockets.
  fileprivate func removeSockets() {
    for (socket, identity) in unixSockets { socket.remove(identity) }
    unixSockets = []
  }
}

/// A box that lets a noncopyable thread be an element of an array.
private final class LoopThreadBox {
  private var thread: LoopThread?

  init(_ thread: consuming LoopThread) {
    self.thread = consume thread
  }

  func join() {
    thread.take()?.join()
  }

  func detach() {
    thread.take()?.detach()
  }
}

/// The default error responder: the error's detail as a line of text.
private func plainErrorResponder(_ error: HTTPError, _ response: inout HTTPResponse) {
  response.addField("Content-Type", "text/plain; charset=utf-8")
  response.body.append(error.detail)
  response.body.append("\n")
}
