import EventLoop
import HTTPCore

/// The record of a request whose response has begun, until its body ends.
final class LiveRecord {
  private let bytes: [UInt8]
  private let id: Range<Int>
  private let traceParent: Range<Int>?
  private let target: Range<Int>
  private let principal: Range<Int>?
  private let method: HTTPMethod?
  private let status: HTTPStatus
  private let bytesIn: Int
  private let client: IPAddress?
  private let start: UInt64

  /// Copies the record of a request that was read at a time, in nanoseconds of the monotonic clock.
  init(_ record: borrowing AccessRecord, start: UInt64) {
    var bytes: [UInt8] = []
    func range(_ more: Bytes) -> Range<Int> {
      bytes += more
      return bytes.count - more.count..<bytes.count
    }
    id = range(record.id)
    traceParent = record.traceParent.map(range)
    target = range(record.target)
    principal = record.principal.map(range)
    self.bytes = bytes
    method = record.method
    status = record.status
    bytesIn = record.bytesIn
    client = record.client
    self.start = start
  }

  /// Calls a function with the record of the whole response.
  func withRecord(bytesOut: Int, now: UInt64, _ body: (borrowing AccessRecord) -> Void) {
    bytes.withUnsafeBytes { bytes in
      func part(_ range: Range<Int>) -> Bytes { Bytes(rebasing: bytes[range]) }
      body(
        AccessRecord(
          id: part(id), traceParent: traceParent.map(part), method: method, target: part(target),
          status: status, bytesIn: bytesIn, bytesOut: bytesOut, client: client,
          principal: principal.map(part), nanoseconds: now &- start, error: nil, limitName: nil))
    }
  }
}
