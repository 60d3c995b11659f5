// request-bench time OPERATION SECONDS FILE…
// request-bench count OPERATION STAGE ROUNDS FILE
// request-bench print OPERATION FILE
//
// Handles JSON requests in one process. OPERATION is layout, snapshot or diff. `time` prints a line
// of JSON for each file: the minimum and median time of a response, in microseconds of processor
// time. `count` handles the request ROUNDS times, for use with an instruction counter; subtract two
// counts to get the cost of the rounds between them. STAGE is where handling ends: parse, decode,
// solve (layout only) or whole.
import API
import Foundation
import JSONDocuments
import Measuring

enum Stage: String {
  case parse, decode, solve, whole
}

struct Times: Encodable {
  var file: String
  var rounds: Int
  var bytes: Int
  var answerBytes: Int
  var shortest: Double
  var median: Double
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

func endpoint(_ name: String) -> Endpoint {
  switch name {
  case "layout": .layout
  case "snapshot": .snapshot
  case "diff": .difference
  default: fail("no operation \(name)")
  }
}

let limits = {
  var limits = RequestLimits()
  (limits.items, limits.operations) = (10_000_000, 10_000_000)
  return limits
}()

func response(to body: UnsafeRawBufferPointer, of endpoint: Endpoint) -> [UInt8] {
  let response = endpoint.response(to: body, in: OperationContext(limits: limits))
  guard response.status == 200 else { fail(String(decoding: response.body, as: UTF8.self)) }
  return response.body
}

/// Handles a layout request up to a stage.
func run(_ body: UnsafeRawBufferPointer, of endpoint: Endpoint, to stage: Stage) throws {
  switch stage {
  case .parse: consume(try JSONDocument(body, depthLimit: limits.jsonDepth))
  case .decode: consume(try LayoutEndpoint.decode(body, limits: limits))
  case .solve:
    consume(try LayoutEndpoint.decode(body, limits: limits).solve(limits: limits))
  case .whole: consume(response(to: body, of: endpoint))
  }
}

func processorMicroseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

func times(_ file: String, of endpoint: Endpoint, seconds: Double) throws -> Times {
  let body = [UInt8](try Data(contentsOf: URL(filePath: file)))
  var samples: [Double] = []
  var bytes = 0
  let end = processorMicroseconds() + seconds * 1e6
  while samples.count < 5 || processorMicroseconds() < end {
    let start = processorMicroseconds()
    bytes = body.withUnsafeBytes { response(to: $0, of: endpoint).count }
    samples.append(processorMicroseconds() - start)
  }
  samples.sort()
  return Times(
    file: file, rounds: samples.count, bytes: body.count, answerBytes: bytes,
    shortest: samples[0], median: samples[samples.count / 2])
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "time" where arguments.count > 3:
  guard let seconds = Double(arguments[2]) else { fail("SECONDS is a number") }
  for file in arguments[3...] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let line = try encoder.encode(
      times(file, of: endpoint(arguments[1]), seconds: seconds))
    FileHandle.standardOutput.write(line + [0x0A])
  }
case "count" where arguments.count == 5:
  guard let stage = Stage(rawValue: arguments[2]), let rounds = Int(arguments[3]) else {
    fail("STAGE is parse, decode, solve or whole, ROUNDS a number")
  }
  let body = [UInt8](try Data(contentsOf: URL(filePath: arguments[4])))
  let operation = endpoint(arguments[1])
  for _ in 0..<rounds { try body.withUnsafeBytes { try run($0, of: operation, to: stage) } }
case "print" where arguments.count == 3:
  let body = [UInt8](try Data(contentsOf: URL(filePath: arguments[2])))
  let answer = body.withUnsafeBytes { response(to: $0, of: endpoint(arguments[1])) }
  FileHandle.standardOutput.write(Data(answer))
default:
  fail(
    "request-bench time OPERATION SECONDS FILE… | count OPERATION STAGE ROUNDS FILE "
      + "| print OPERATION FILE")
}
