import HTTPCore

/// The access log and the traces of one event loop, with the records that are not passed on yet.
struct LoopRecords: ~Copyable {
  let accessLog: AccessLog?
  let tracing: RequestTracing?
  /// Whether responses have records.
  let isKeeping: Bool
  private var lines = ByteBuffer()
  private var traces = ByteBuffer()

  /// The size of gathered records, in bytes, at which they are passed on at once.
  private static let gatheredBytes = 16 * 1024

  init(accessLog: AccessLog?, tracing: RequestTracing?) {
    self.accessLog = accessLog
    self.tracing = tracing
    isKeeping = accessLog != nil || tracing != nil
  }

  /// Adds a line to the access log.
  mutating func append(_ record: borrowing AccessRecord, to accessLog: AccessLog) {
    accessLog.format(record, &lines)
    if lines.count >= Self.gatheredBytes { flush() }
  }

  /// Adds a record to the traces.
  mutating func append(_ record: borrowing TraceRecord, to tracing: RequestTracing) {
    tracing.format(record, &traces)
    if traces.count >= Self.gatheredBytes { Self.flush(&traces, to: tracing.sink) }
  }

  /// Passes the gathered records to their sinks.
  mutating func flush() {
    if let tracing { Self.flush(&traces, to: tracing.sink) }
    if let accessLog { Self.flush(&lines, to: accessLog.sink) }
  }

  private static func flush(_ records: inout ByteBuffer, to sink: (Bytes) -> Void) {
    guard !records.isEmpty else { return }
    sink(records.bytes)
    records.removeAll()
  }
}
