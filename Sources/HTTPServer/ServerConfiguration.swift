public import EventLoop

/// Everything about the server that can be set: addresses, limits and time-outs.
///
/// Times are in milliseconds. Each limit names what it bounds; a request past it gets the status
/// stated, with the limit and its value in the answer.
public struct ServerConfiguration: Sendable {
  /// The addresses to listen on; port 0 takes any free port. Default: 127.0.0.1:8080.
  public var listen: [SocketAddress] = [.loopback(port: 8080)]
  /// The number of event loops, each with a thread and a listener of its own. Default: one a core.
  public var loops: Int = EventLoop.availableCores
  /// Connections that wait to be accepted, for each listener.
  public var backlog: Int = 1024

  // MARK: Limits

  /// Bytes of the request target (414).
  public var maxTargetBytes: Int = 8 * 1024
  /// Bytes of the header section: names, values, four for each field line, and white space before a
  /// value past one space (431).
  public var maxHeaderBytes: Int = 16 * 1024
  /// Header field lines (431).
  public var maxHeaderFields: Int = 100
  /// Bytes of the body (413: before it is read where its length is declared).
  public var maxBodyBytes: Int = 16 * 1024 * 1024
  /// Bytes of chunk extensions and trailers of one body (413).
  public var maxChunkOverheadBytes: Int = 64 * 1024
  /// Connections at a time, all loops together. For a further one, that which has been between two
  /// requests for longest is closed; where none is, the further one gets 503 and is closed.
  public var maxConnections: Int = 20_000
  /// Whether that is what the file descriptors are enough for, and not what was configured.
  var isLimitedByDescriptors = false
  /// Connections past `maxConnections` on which essential routes are still answered.
  public var reservedConnections: Int = 64
  /// Requests on one connection; the last is answered with `Connection: close`. 0: no limit.
  public var maxRequestsPerConnection: Int = 0
  /// Requests of one connection, sent without waiting for answers, that are answered before the loop's
  /// other connections have their turn.
  public var maxPipelinedRequests: Int = 128
  /// Bytes that one connection may have waiting, in (pipelined behind a running request) or out
  /// (an answer that the client does not read), before the server stops reading from it.
  public var maxPendingBytes: Int = 64 * 1024
  /// Bytes of bodies and answers held in memory, all connections together (503). From three quarters of
  /// it on, the connections that would take longest with theirs are closed.
  public var maxBufferedBytes: Int = 512 * 1024 * 1024
  /// Bytes of the heap of the whole process (503); 0: three quarters of what the machine or the control
  /// group has. Counted where the program links `CAllocationHooks`.
  public var maxMemory: Int = 0
  /// Bytes that one request may hold, its body included (422); 0: a quarter of the process's, but no more
  /// than 1 GiB.
  public var maxRequestMemory: Int = 0
  /// The part of them that the connections of one client may hold, a client being an IPv4 address or an
  /// IPv6 network of 64 bits (503). One answer may have more, if the client holds nothing else.
  ///
  /// What a connection holds up to `maxPendingBytes` does not count.
  public var maxClientBytes: Int = 128 * 1024 * 1024
  /// Requests on the work queue or running there, long ones not counted (503 with Retry-After).
  public var maxQueuedRequests: Int = 512
  /// Threads of the work queue for requests that are not long. Default: one a core.
  public var workThreads: Int = EventLoop.availableCores
  /// Long requests that run at a time, each on a thread of its own at a lower priority; as many more
  /// may wait (503 with Retry-After). Of one client they are three quarters of that. Default: two a
  /// core, at least four.
  public var maxLongRequests: Int = max(4, 2 * EventLoop.availableCores)

  /// How far the nice value of those threads is above the process's own, from 0 to 19: the event loops go
  /// before them. A thread at 10 more has a tenth of a core that another of the same control group keeps
  /// busy; at 0, half of it. No nice value is above 19: a process that starts there has no room for it.
  public var workNiceness: Int = 10

  // MARK: Time-outs

  /// From the first byte of a head to its end (408).
  public var headerTimeout: Int = 10_000
  /// The window over which the rate of a body is averaged: its bytes have to come at `minUploadRate`
  /// in each window of this length, and at least one byte (408).
  public var bodyTimeout: Int = 30_000
  /// The slowest rate at which a body may come, in bytes a second.
  public var minUploadRate: Int = 1024
  /// Between two requests, and before the first.
  public var idleTimeout: Int = 75_000
  /// The window over which the rate is averaged at which a client reads an answer: it has to read at
  /// `minDownloadRate`, or all that is left, in each window of this length, and at least one byte.
  public var writeTimeout: Int = 30_000
  /// The slowest rate at which an answer may be read, in bytes a second; what is slower is closed.
  public var minDownloadRate: Int = 1024
  /// For one request's work, from its beginning; see `RequestBudget`.
  public var requestTimeout: Int = 10_000
  /// For a request to wait on the work queue until it begins (503 with Retry-After).
  public var queueTimeout: Int = 10_000
  /// The expected wait above which a request is refused at once where the work queue is a standing one (503 with
  /// Retry-After); four times the request's own expected cost is added.
  public var queueTarget: Int = 50
  /// The time in which the queue has to be empty once, or else it is a standing one; until then the expected
  /// wait may be this.
  public var queueInterval: Int = 100
  /// The processor time after which a queued request is a long one.
  public var workSlice: Int = 50
  /// For work on an event loop, each time that it wakes, for all requests together; one that may be queued and
  /// is not done by then is begun anew on the work queue, and one that is expected to take longer
  /// goes there at once. The first half is wall time; the rest is processor time of the loop's thread,
  /// so that no request is moved because the thread was kept waiting.
  public var loopShare: Int = 2
  /// For which a connection closed after an error is still read, so that the answer is not lost.
  public var lingerTimeout: Int = 2_000
  /// How often time-outs are looked at.
  public var tickInterval: Int = 250

  // MARK: Shutting down

  /// For which a draining server still accepts connections while it says that it is not ready.
  public var drainGrace: Int = 5_000
  /// For which idle connections are kept once the listeners are closed.
  public var idleGrace: Int = 500
  /// The bound of the whole drain after `drainGrace`; what still runs then is cut off.
  public var drainTimeout: Int = 30_000
  /// Whether SIGTERM and SIGINT drain the server, and a second one ends it at once.
  public var handlesSignals: Bool = true
  /// Whether SIGINT drains the server without `drainGrace` and `idleGrace`: they are for a balancer, and
  /// who presses Ctrl-C waits.
  public var interruptSkipsGrace: Bool = false

  /// Makes a configuration with every default.
  public init() {}
}
