import Foundation
import Glibc
import HTTPTypes
import RequestSequences
import Synchronization

/// Runs a journaled sequence and kills itself at a given point.
///
/// Arguments: journal, port of the server, whether the server honors keys, number of the point (0
/// for none). Exits with 0 when the sequence is complete, with 3 if the outcome of a step is
/// unknown, otherwise with 4.
@main
struct Probe {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let point = Int(arguments[4]) else { exit(2) }
    let points = Points(end: point)
    var settings = AudienceSettings(
      baseURL: URL(string: "http://127.0.0.1:\(arguments[2])/")!,
      credentials: .bearer("token-of-the-probe"))
    if arguments[3] == "true" { settings.idempotencyKeyHeader = .idempotencyKey }
    var limits = RunnerLimits()
    limits.attemptTime = .seconds(600)
    let runner = SequenceRunner(
      audiences: [.service: settings],
      transport: EndingTransport(points: points), limits: limits, retries: .never,
      environment: .init(), disk: EndingDisk(points: points))
    do {
      let journal = Journal(at: URL(filePath: arguments[1]), of: "probe")
      _ = try await runner.run(ThreeSteps(points: points), journal: journal)
    } catch {
      print(error)
      if case .outcomeUnknown = error.reason { exit(3) }
      exit(4)
    }
  }
}

/// Counts the points reached.
final class Points: Sendable {
  private let end: Int
  private let count = Mutex(0)

  init(end: Int) { self.end = end }

  func reach() {
    let isEnd = count.withLock { count in
      count += 1
      return count == end
    }
    if isEnd {
      kill(getpid(), SIGKILL)
      // The signal may take a moment to arrive.
      while true { pause() }
    }
  }
}

/// Two requests that are not idempotent with an idempotent one between them, each made from the
/// previous response.
struct ThreeSteps: RequestSequence {
  let points: Points
  var step = 0

  mutating func nextRequest(after previous: PreviousRequest?) -> Request? {
    points.reach()
    step += 1
    let text = (previous?.response.text ?? "") + "\(step)"
    switch step {
    case 1: return Request(.post, "one", body: .text(text))
    case 2: return Request(.put, "two", body: .text(text))
    case 3: return Request(.post, "three", body: .text(text))
    default: return nil
    }
  }
}

struct EndingDisk: JournalDisk {
  let points: Points
  private let disk = SystemDisk()

  init(points: Points) { self.points = points }

  func append(_ bytes: Data, to descriptor: Int32) throws(JournalError) {
    points.reach()
    let middle = bytes.startIndex + bytes.count / 2
    try disk.append(bytes[..<middle], to: descriptor)
    points.reach()
    try disk.append(bytes[middle...], to: descriptor)
    points.reach()
  }

  func synchronize(_ descriptor: Int32) throws(JournalError) {
    points.reach()
    try disk.synchronize(descriptor)
    points.reach()
  }
}

struct EndingTransport: Transport {
  let points: Points
  private let transport = CurlTransport()

  init(points: Points) { self.points = points }

  func send(
    _ request: HTTPRequest, body: TransportBody, options: TransportOptions
  ) async throws(TransportError) -> (HTTPResponse, Data) {
    points.reach()
    let response = try await transport.send(request, body: body, options: options)
    points.reach()
    return response
  }
}
