// layout-bench SECONDS FILE…
//
// Handles the layout request of each file repeatedly for this time, and prints a line of JSON for
// each: the minimum times, in microseconds of processor time, of parsing the JSON, decoding the
// request, solving, and encoding the response. Processor time depends less on other programs on the
// machine than wall-clock time.
import API
import Foundation
import JSONDocuments

struct Shares: Encodable {
  var file: String
  var rounds = 0
  var bytes: Int
  var answerBytes = 0
  var parse = Double.infinity
  /// Parsing and decoding the request.
  var decode = Double.infinity
  var solve = Double.infinity
  var encode = Double.infinity
  /// The units of solver work.
  var work = 0
}

func microseconds(_ clock: clockid_t = CLOCK_PROCESS_CPUTIME_ID) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

/// Handles a request once and keeps the minimum times.
func response(
  _ body: UnsafeRawBufferPointer, _ limits: RequestLimits, _ shares: inout Shares
) throws {
  let start = microseconds()
  // Parsed twice, since decoding does not expose its document.
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
