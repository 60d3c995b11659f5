private import CCurlLoader
internal import EventLoop
internal import HTTPCore
private import Synchronization

private import Libc

/// The reason why spans cannot be exported.
public enum SpanExporterError: Error, Hashable, Sendable {
  /// The address is not an HTTP URL.
  case address(String)
  /// libcurl is not installed.
  case libraryMissing
  /// The system could not create a thread.
  case noThread(String)
}

/// Sends spans to an OpenTelemetry collector, by OTLP over HTTP in JSON, from its own thread.
///
/// Spans are buffered for a second. Those that the collector does not accept in time are dropped
/// and counted: tracing must not stop the service or exhaust its memory. Only the owner closes it.
public final class SpanExporter: Sendable {
  /// The milliseconds for which spans are buffered.
  private static let interval = 1_000
  /// The milliseconds that `close` waits for the collector.
  private static let closeTimeout = 3_000

  private let counts: SpanCounts
  private let thread: LineThread

  /// Loads libcurl and starts the thread.
  ///
  /// - Parameter address: The collector's URL: `http://localhost:4318/v1/traces`.
  /// - Throws: ``SpanExporterError``.
  public init(address: String) throws(SpanExporterError) {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { address.lowercased().hasPrefix($0) }),
      address.utf8.count > scheme.utf8.count,
      address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .address(address) }
    guard trellis_curl_load() != 0 else { throw .libraryMissing }
    let counts = SpanCounts()
    self.counts = counts
    do throws(EventLoopError) {
      thread = try LineThread(
        to: SpanSender(address: address, counts: counts), every: Self.interval,
        closeTimeout: Self.closeTimeout)
    } catch {
      throw .noThread(error.description)
    }
  }

  /// The number of spans that the collector has accepted.
  public var sentSpans: Int { counts.sent.load(ordering: .relaxed) }
  /// The number of spans that were dropped.
  public var droppedSpans: Int { thread.droppedLines }

  /// Queues spans, one per line, or drops and counts them.
  ///
  /// - Complexity: O(bytes), without waiting for the collector.
  func write(_ lines: Bytes) { _ = thread.write(lines) }

  /// Sends pending spans, and ends the thread. Further calls do nothing.
  ///
  /// It gives up after three seconds without a response from the collector.
  public func close() { thread.close() }
}

private final class SpanCounts: Sendable {
  let sent = Atomic<Int>(0)
}

private final class SpanSender: LineSink {
  /// The maximum size of the spans in one request, in bytes.
  private static let batchBytes = 512 << 10
  /// The beginning and the end of a request, around its spans.
  private static let (head, tail) = (
    """
    {"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"trellis"}},\
    {"key":"service.version","value":{"stringValue":"\(BuildFacts.version)"}}]},\
    "scopeSpans":[{"scope":{"name":"trellis","version":"\(BuildFacts.version)"},"spans":[
    """, "]}]}]}"
  )
  /// The time limits for a response in milliseconds: normally, and during shutdown.
  private static let (patience, lastPatience) = (10_000, 2_000)
  /// The pauses before a batch is sent again, in milliseconds.
  private static let pauses: [UInt32] = [500, 1_000]

  private let address: String
  private let counts: SpanCounts
  private let easy: UnsafeMutableRawPointer?

  init(address: String, counts: SpanCounts) {
    self.address = address
    self.counts = counts
    easy = trellis_curl_open()
  }

  deinit {
    if let easy { trellis_curl_close(easy) }
  }

  func take(_ lines: Bytes, isClosing: () -> Bool) -> Int {
    var rest = lines[...]
    var lost = 0
    while !rest.isEmpty {
      let most = rest.prefix(Self.batchBytes)
      // A span is shorter than a batch, whatever its request was.
      let end = most.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lost += send(Bytes(rebasing: rest[..<end]), isClosing)
      rest = rest[end...]
    }
    return lost
  }

  /// Sends spans; returns the number of lost ones.
  private func send(_ lines: Bytes, _ isClosing: () -> Bool) -> Int {
    var body = Array(Self.head.utf8)
    body.reserveCapacity(body.count + lines.count + Self.tail.utf8.count)
    for byte in lines.dropLast() {
      body.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: ",") : byte)
    }
    body.append(contentsOf: Self.tail.utf8)
    let count = lines.lineCount
    guard isTaken(body, isClosing) else { return count }
    counts.sent.wrappingAdd(count, ordering: .relaxed)
    return 0
  }

  /// Whether the collector accepts a request, at once or after retries.
  private func isTaken(_ body: [UInt8], _ isClosing: () -> Bool) -> Bool {
    for pause in Self.pauses.map(Optional.some) + [nil] {
      switch post(body, isClosing()) {
      case .taken: return true
      case .refused: return false
      case .failed:
        guard let pause, !isClosing() else { return false }
        usleep(pause * 1_000)
      }
    }
    return false
  }

  private enum Answer { case taken, refused, failed }

  private func post(_ body: [UInt8], _ isClosing: Bool) -> Answer {
    guard let easy else { return .failed }
    var status = 0
    let patience = isClosing ? Self.lastPatience : Self.patience
    let code = trellis_curl_post(easy, address, body, body.count, patience, &status)
    guard code == 0 else { return .failed }
    switch status {
    case 200..<300: return .taken
    // The statuses for which the protocol requires a retry.
    case 429, 502, 503, 504: return .failed
    default: return .refused
    }
  }
}
