public import EventLoop
public import MemoryMetering

/// The configuration of a server: addresses, limits and time-outs.
///
/// Times are in milliseconds. A request that exceeds a limit gets the status in parentheses; the
/// response names the limit and its value.
public struct ServerConfiguration: Sendable {
  /// The addresses to listen on; port 0 takes any free port. Default: 127.0.0.1:8080.
  public var listen: [SocketAddress] = [.loopback(port: 8080)]
  /// Unix-domain sockets to listen on as well.
  public var unixSockets: [UnixSocket] = []
  /// Descriptors of inherited listening sockets to serve as well.
  public var inheritedSockets: [Int32] = []
  /// Whether each connection begins with a PROXY protocol header, version 2, that names its client.
  /// A connection without one is closed.
  public var expectsProxyHeader: Bool = false
  /// The proxies trusted to name a request's client; nil for none.
  public var trustedProxies: TrustedProxies?
  /// The number of event loops, each with its own thread and listener. Default: one per core.
  public var loops: Int = Loop.availableCores
  /// The listen backlog: connections that wait to be accepted, per listener.
  public var backlog: Int = 1024

  /// Fields added to every response.
  public var responseFields: [(name: String, value: String)] = []
  /// The origins whose pages may read responses; nil for none.
  public var crossOrigins: CrossOriginPolicy?

  // MARK: Limits

  /// Bytes of the request target (414).
  public var maxTargetBytes: Int = 8 * 1024
  /// Bytes of the header section: names, values, four for each field line, and white space before a
  /// value beyond one space (431).
  public var maxHeaderBytes: Int = 16 * 1024
  /// Header field lines (431).
  public var maxHeaderFields: Int = 100
  /// Bytes of the body (413; sent before the body is read if its length is declared).
  public var maxBodyBytes: Int = 16 * 1024 * 1024
  /// Bytes of chunk extensions and trailers per body (413).
  public var maxChunkOverheadBytes: Int = 64 * 1024
  /// Bytes of the body of GET, HEAD, OPTIONS and TRACE requests, which ignore it.
  public var maxIgnoredBodyBytes: Int = 8 * 1024
  /// Concurrent connections over all loops. Beyond the limit, the longest idle connection is closed
  /// for a new one; if none is idle, the new one gets 503 and is closed.
  public var maxConnections: Int = 20_000
  /// Whether `maxConnections` was lowered to the available file descriptors.
  var isLimitedByDescriptors = false
  /// Connections over `maxConnections` on which essential routes are still served.
  public var reservedConnections: Int = 64
  /// Requests per connection; the last response has `Connection: close`. 0 means no limit.
  public var maxRequestsPerConnection: Int = 0
  /// Pipelined requests of one connection that are handled before the loop turns to its other
  /// connections.
  public var maxPipelinedRequests: Int = 128
  /// Bytes that one connection may buffer before the server stops reading from it: input pipelined
  /// behind a running request, or a response that the client does not read.
  public var maxPendingBytes: Int = 64 * 1024
  /// Bytes of bodies and responses buffered over all connections (503). Above three quarters of it,
  /// the connections with the longest expected transfers are closed.
  public var maxBufferedBytes: Int = 512 * 1024 * 1024
  /// Heap bytes of the whole process (503). 0 means three quarters of the memory of the machine or
  /// the control group. Measured only if the program links `CAllocationHooks`.
  public var maxMemory: Int = 0
  /// Heap bytes of one request, including its body (422). 0 means a quarter of the process's limit,
  /// but at most 1 GiB.
  public var maxRequestMemory: Int = 0
  /// Bytes buffered over all connections of one client (503). A client is an IPv4 address or a /64
  /// IPv6 network. One response may exceed the limit if the client has nothing else buffered.
  ///
  /// The first `maxPendingBytes` of each connection do not count.
  public var maxClientBytes: Int = 128 * 1024 * 1024
  /// Requests that wait or run on the work queue, long ones not counted (503 with Retry-After).
  public var maxQueuedRequests: Int = 512
  /// Threads of the work queue for short requests. Default: one per core.
  public var workThreads: Int = Loop.availableCores
  /// Long requests that run at once, each on its own thread at a lower priority. As many more may
  /// wait (503 with Retry-After). One client may have three quarters of them. Default: two per
  /// core, at least four.
  public var maxLongRequests: Int = max(4, 2 * Loop.availableCores)

  /// The nice value of the work queue's threads, relative to the process's own, from 0 to 19, so
  /// that event loops take precedence. At 10, a thread gets a tenth of a core that another thread
  /// of the same control group keeps busy; at 0, half of it. Nice values end at 19, so a process
  /// that starts there cannot set any precedence.
  public var workNiceness: Int = 10

  // MARK: Time-outs

  /// The time from the first byte of a head to its end (408).
  public var headerTimeout: Int = 10_000
  /// The window over which the upload rate of a body is averaged. In each window the body must
  /// arrive at `minUploadRate`, and at least one byte of it (408).
  public var bodyTimeout: Int = 30_000
  /// The minimum rate of a body, in bytes per second.
  public var minUploadRate: Int = 1024
  /// The time between two requests, and before the first.
  public var idleTimeout: Int = 75_000
  /// The window over which a client's download rate is averaged. In each window the client must
  /// read at `minDownloadRate` or read all that is left, and at least one byte.
  public var writeTimeout: Int = 30_000
  /// The minimum rate of reading a response, in bytes per second. Slower connections are closed.
  public var minDownloadRate: Int = 1024
  /// The time that one request may run, from its start; see `RequestBudget`.
  public var requestTimeout: Int = 10_000
  /// The time that a request may wait on the work queue (503 with Retry-After).
  public var queueTimeout: Int = 10_000
  /// The expected wait above which a standing work queue refuses a request at once (503 with
  /// Retry-After). Four times the request's own expected cost is added.
  public var queueTarget: Int = 50
  /// The window in which the work queue must be empty once; otherwise it is a standing queue. Until
  /// then the expected wait may be as long as this window.
  public var queueInterval: Int = 100
  /// The processor time after which a queued request counts as long.
  public var workSlice: Int = 50
  /// The event loop time that all requests of one wake-up may take together. A request that may be
  /// queued and has not finished by then is restarted on the work queue. One that is expected to
  /// take longer goes there at once. The first half is wall time. The rest is processor time of the
  /// loop's thread, so that no request is moved because the thread waited for a processor.
  public var loopShare: Int = 2
  /// The time for which a connection is still read after an error, so that the client can receive
  /// the response.
  public var lingerTimeout: Int = 2_000
  /// The time without progress after which a thread counts as stuck: an event loop that does not
  /// return to its events, or a work thread whose request does not poll its budget or runs past it.
  /// The server is not ready while a thread is stuck; see `ServerNotice.threadIsStuck`.
  public var stallTimeout: Int = 5_000
  /// The interval at which time-outs are checked.
  public var tickInterval: Int = 250

  // MARK: Shutting down

  /// The time for which a draining server still accepts connections while it reports that it is not
  /// ready.
  public var drainGrace: Int = 5_000
  /// The time for which idle connections are kept after the listeners are closed.
  public var idleGrace: Int = 500
  /// The time limit of a drain after `drainGrace`. Requests still running then are cut off. A
  /// thread that never returns does not delay the end of the run; see `Server.Outcome.abandoned`.
  public var drainTimeout: Int = 30_000
  /// Whether SIGTERM and SIGINT drain the server, and a second signal ends it at once.
  public var handlesSignals: Bool = true
  /// Whether SIGINT skips `drainGrace` and `idleGrace`, which serve load balancers and would delay
  /// Ctrl-C.
  public var interruptSkipsGrace: Bool = false

  /// The memory limits in force on this machine.
  public var memoryLimits: MemoryLimits {
    MemoryLimits(
      process: maxMemory, request: maxRequestMemory,
      threads: max(1, loops) + workThreads + maxLongRequests + 1)
  }

  /// ``maxBufferedBytes``, but at most a quarter of the memory of the process.
  public var bufferedBytesInForce: Int { min(maxBufferedBytes, memoryLimits.process / 4) }

  /// Makes a configuration with default values.
  public init() {}
}
