private import CCurlLoader
internal import EventLoop
internal import HTTPCore
private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#elseif canImport(Bionic)
  private import Bionic
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// Why spans cannot be sent.
public enum SpanExporterError: Error, Hashable, Sendable {
  /// The address is none of HTTP.
  case address(String)
  /// libcurl is not installed.
  case libraryMissing
  /// The system gives no thread.
  case noThread(String)
}

/// Sends spans to a collector of OpenTelemetry, by OTLP over HTTP in JSON, from its own thread.
///
/// Spans are gathered for a second. Those that a collector does not take in time are dropped and
/// counted: a trace must not stop the service, nor take its memory. Only the owner closes it.
public final class SpanExporter: @unchecked Sendable {
  // Unchecked: all but `thread` is constant, and only the owner uses that.

  /// The most bytes of spans that wait.
  static let limit = 4 << 20
  /// The most bytes of spans in one request.
  static let batchBytes = 512 << 10
  /// The milliseconds that `close` waits for the collector.
  static let closeTimeout = 3_000

  private let queue: SpanQueue
  private var thread: LoopThread?

  /// Loads libcurl and starts the thread.
  ///
  /// - Parameter address: Where a collector takes spans: `http://localhost:4318/v1/traces`.
  /// - Throws: ``SpanExporterError``.
  public init(address: String) throws(SpanExporterError) {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { address.lowercased().hasPrefix($0) }),
      address.utf8.count > scheme.utf8.count,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .address(address) }
    guard trellis_curl_load() != 0 else { throw .libraryMissing }
    do throws(EventLoopError) {
      let queue = try SpanQueue(address: address)
      self.queue = queue
      thread = try LoopThread { queue.run() }
    } catch {
      throw .noThread(error.description)
    }
  }

  deinit { close() }

  /// The number of spans that a collector has taken.
  public var sentSpans: Int { queue.sent.load(ordering: .relaxed) }
  /// The number of spans that were dropped.
  public var droppedSpans: Int { queue.dropped.load(ordering: .relaxed) }

  /// Queues spans, one a line, or drops and counts them.
  ///
  /// - Complexity: O(bytes), without waiting for the collector.
  func write(_ lines: Bytes) {
    if !queue.append(lines, limit: Self.limit) { queue.drop(lines) }
  }

  /// Sends what waits, and ends the thread. Further calls do nothing.
  ///
  /// It gives up after three seconds without an answer of the collector.
  public func close() {
    guard let thread = thread.take() else { return }
    queue.end()
    for _ in 0..<Self.closeTimeout {
      if queue.hasEnded {
        thread.join()
        return
      }
      usleep(1_000)
    }
    // The thread owns the queue, and ends with the process.
  }
}

/// The spans that wait, and the loop that sends them.
// Unchecked: shared state is atomic or behind a lock; `easy` and `timer` belong to the loop's
// thread; only `init` sets the rest.
private final class SpanQueue: @unchecked Sendable {
  private struct Pending: ~Copyable {
    var lines = ByteBuffer()
    var isClosed = false
  }

  /// The beginning and the end of a request, around its spans.
  private static let (head, tail) = (
    """
    {"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"trellis"}},\
    {"key":"service.version","value":{"stringValue":"\(BuildFacts.version)"}}]},\
    "scopeSpans":[{"scope":{"name":"trellis","version":"\(BuildFacts.version)"},"spans":[
    """, "]}]}]}"
  )
  /// The milliseconds for which spans are gathered.
  private static let interval = 1_000
  /// The milliseconds for an answer of the collector, and those once the service ends.
  private static let (patience, lastPatience) = (10_000, 2_000)
  /// The pauses before a batch is sent again, in milliseconds.
  private static let pauses: [UInt32] = [500, 1_000]

  let sent = Atomic<Int>(0)
  let dropped = Atomic<Int>(0)
  private let address: String
  private let pending = Mutex(Pending())
  private let ended = Atomic<Bool>(false)
  private let loop: Loop
  private var wakeUp: WakeUp?
  private var timer: RepeatingTimer?
  private var easy: UnsafeMutableRawPointer?

  init(address: String) throws(EventLoopError) {
    self.address = address
    loop = try Loop(readBufferBytes: 1)
    wakeUp = try WakeUp(on: loop) { [unowned self] in drain() }
  }

  var hasEnded: Bool { ended.load(ordering: .acquiring) }

  func run() {
    easy = trellis_curl_open()
    timer = RepeatingTimer(every: Self.interval, on: loop) { [unowned self] in drain() }
    loop.run()
    if let easy { trellis_curl_close(easy) }
    ended.store(true, ordering: .releasing)
  }

  func append(_ lines: Bytes, limit: Int) -> Bool {
    pending.withLock { pending in
      guard !pending.isClosed, pending.lines.count + lines.count <= limit else { return false }
      pending.lines.append(lines)
      return true
    }
  }

  func drop(_ lines: Bytes) {
    dropped.wrappingAdd(Self.count(lines), ordering: .relaxed)
  }

  func end() {
    pending.withLock { $0.isClosed = true }
    wakeUp?.send()
  }

  private var isClosed: Bool { pending.withLock { $0.isClosed } }

  private static func count(_ lines: Bytes) -> Int {
    lines.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
  }

  private func drain() {
    var isClosed = false
    let lines = pending.withLock { pending in
      isClosed = pending.isClosed
      return pending.lines.take()
    }
    var rest = lines.bytes[...]
    while !rest.isEmpty {
      let most = rest.prefix(SpanExporter.batchBytes)
      // A span is shorter than a batch, whatever its request was.
      let end = most.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      send(Bytes(rebasing: rest[..<end]))
      rest = rest[end...]
    }
    if isClosed {
      timer?.close()
      wakeUp?.close()
    }
  }

  private func send(_ lines: Bytes) {
    var body = Array(Self.head.utf8)
    body.reserveCapacity(body.count + lines.count + Self.tail.utf8.count)
    for byte in lines.dropLast() {
      body.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: ",") : byte)
    }
    body.append(contentsOf: Self.tail.utf8)
    let spans = Self.count(lines)
    for attempt in 0...Self.pauses.count {
      switch post(body) {
      case .taken:
        sent.wrappingAdd(spans, ordering: .relaxed)
        return
      case .refused:
        dropped.wrappingAdd(spans, ordering: .relaxed)
        return
      case .failed:
        guard attempt < Self.pauses.count, !isClosed else { break }
        usleep(Self.pauses[attempt] * 1_000)
      }
    }
    dropped.wrappingAdd(spans, ordering: .relaxed)
  }

  private enum Answer { case taken, refused, failed }

  private func post(_ body: [UInt8]) -> Answer {
    guard let easy else { return .failed }
    var status = 0
    let patience = isClosed ? Self.lastPatience : Self.patience
    let code = trellis_curl_post(easy, address, body, body.count, patience, &status)
    guard code == 0 else { return .failed }
    switch status {
    case 200..<300: return .taken
    // What the protocol says to send again.
    case 429, 502, 503, 504: return .failed
    default: return .refused
    }
  }
}
