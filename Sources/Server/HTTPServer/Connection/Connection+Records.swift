import EventLoop
import HTTPCore

/// The records of responses: counters, the access log and traces.
extension Connection {
  /// Records a response in the counters and in the access log.
  mutating func account(
    _ response: borrowing HTTPResponse, head: RequestHead?, givenID: Bytes?, bytesIn: Int,
    bytesOut: Int
  ) {
    let loop = loop
    if response.started == 0 {
      loop.state.metrics.countResponse(
        row: response.row, status: response.status, turnStart: loop.state.turn.start)
    } else {
      // Waiting for something to happen is no work, and would hide how long work takes.
      let nanoseconds = Loop.monotonicNanoseconds() &- response.started &- response.waited
      loop.state.metrics.counters.with {
        $0.record(
          row: response.row, status: response.status, nanoseconds: nanoseconds, responses: 1)
      }
    }
    guard response.isLogged else { return }
    let start = response.started == 0 ? loop.state.turn.start : response.started
    if let tracing = loop.state.records.tracing, let head, let traceParent = head.traceParent,
      TraceParent.isSampled(traceParent)
    {
      let record = TraceRecord(
        traceParent: traceParent, id: head.requestID ?? givenID ?? loop.state.writer.preamble.id,
        method: head.method, route: loop.state.status.with { $0.pattern(row: response.row) },
        status: response.status, bytesIn: bytesIn, bytesOut: bytesOut, start: start,
        begun: response.begun, end: Loop.monotonicNanoseconds(), stages: response.stages)
      loop.state.records.append(record, to: tracing)
    }
    guard let log = loop.state.records.accessLog else { return }
    let record = AccessRecord(
      id: head?.requestID ?? givenID ?? loop.state.writer.preamble.id,
      traceParent: head?.traceParent,
      method: head?.method ?? machine.parser.partialMethod,
      target: head?.target ?? machine.parser.partialTarget, status: response.status,
      bytesIn: bytesIn, bytesOut: bytesOut, client: clientAddress(of: head),
      principal: head == nil ? nil : client.principal?.bytes,
      nanoseconds: Loop.monotonicNanoseconds() &- start, error: response.error,
      limitName: response.limitName)
    if output.live != nil {
      output.live?.record = LiveRecord(record, start: start)
    } else {
      loop.state.records.append(record, to: log)
    }
  }

  /// Writes the line of a response whose body came in pieces from other threads, and has ended.
  func logEnd(of live: ConnectionOutput.Live) {
    guard let record = live.record, let log = loop.state.records.accessLog else { return }
    let loop = loop
    record.withRecord(bytesOut: live.body.sentBytes, now: Loop.monotonicNanoseconds()) {
      loop.state.records.append($0, to: log)
    }
  }
}
