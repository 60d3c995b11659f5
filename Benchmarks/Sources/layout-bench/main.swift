// layout-bench SECONDS FILE…
//
// Answers the layout request of each file again and again for so long, and prints a line of JSON
// for each: the shortest times, in microseconds of processor time, of parsing the JSON, of decoding
// the request, of solving and of encoding the response. Other programs on the machine count less so
// than in time by the clock.
import API
import Foundation
import JSONDocuments

struct Shares: Encodable {
  var file: String
  var rounds = 0
  var bytes: Int
  var answerBytes = 0
  var parse = Double.infinity
  /// Parsing, and reading the request.
  var decode = Double.infinity
  var solve = Double.infinity
  var encode = Double.infinity
  /// The units of work that solving took.
  var work = 0
}

func microseconds(_ clock: clockid_t = CLOCK_PROCESS_CPUTIME_ID) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

/// Answers a request once and keeps the shortest times.
func response(
  _ body: UnsafeRawBufferPointer, _ limits: RequestLimits, _ shares: inout Shares
) throws {
  let start = microseconds()
  // It is parsed twice, since decoding keeps the document to itself.
  _ = try JSONDocument(body, depthLimit: limits.jsonDepth)
  let parsed = microseconds()
  let request = try LayoutEndpoint.decode(body, limits: limits)
  let decoded = microseconds()
  let outcome = try request.solve(limits: limits)
  let solved = microseconds()
  shares.work = outcome.work
  let response = try LayoutEndpoint.encode(outcome, of: request, limits: limits)
  let encoded = microseconds()
  shares.answerBytes = response.count
  shares.parse = min(shares.parse, parsed - start)
  shares.decode = min(shares.decode, decoded - parsed)
  shares.solve = min(shares.solve, solved - decoded)
  shares.encode = min(shares.encode, encoded - solved)
}

func measure(_ file: String, seconds: Double) throws -> Shares {
  let body = [UInt8](try Data(contentsOf: URL(filePath: file)))
  var shares = Shares(file: file, bytes: body.count)
  let end = microseconds(CLOCK_MONOTONIC) + seconds * 1e6
  while shares.rounds < 3 || microseconds(CLOCK_MONOTONIC) < end {
    try body.withUnsafeBytes { try response($0, RequestLimits(), &shares) }
    shares.rounds += 1
  }
  return shares
}

let arguments = CommandLine.arguments.dropFirst()
guard let seconds = arguments.first.flatMap({ Double($0) }) else {
  print("layout-bench SECONDS FILE…")
  exit(2)
}
for file in arguments.dropFirst() {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  print(String(decoding: try encoder.encode(measure(file, seconds: seconds)), as: UTF8.self))
}
