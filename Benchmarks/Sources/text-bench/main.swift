// text-bench time WORK SECONDS FOLDER FONT SIZE FILE
// text-bench count WORK ROUNDS FOLDER FONT SIZE FILE
// text-bench print width FOLDER FONT SIZE FILE
//
// Measures a text file in a font of a folder. WORK is wrap (a shaped text at a different width each
// time), known (a cached text), new (an uncached text), or layout (FILE is the body of a layout
// request). `time` prints the minimum and median of a round in nanoseconds of processor time,
// `count` runs ROUNDS rounds for use with an instruction counter, and `print width` prints the
// text's width in points.
import API
import Foundation
import Measuring
import TextLayout
import TextMeasuring

struct Times: Encodable {
  var rounds: Int
  var shortest: Double
  var median: Double
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let usage = "text-bench time|count wrap|known|new|layout SECONDS|ROUNDS FOLDER FONT SIZE FILE"
let arguments = Array(CommandLine.arguments.dropFirst())
let isPrinting = arguments.first == "print" && arguments.count == 6
guard isPrinting || arguments.count == 7, let number = isPrinting ? 0 : Double(arguments[2]),
  let size = Double(arguments[arguments.count - 2])
else { fail(usage) }
let folder = arguments[arguments.count - 4]
let font = arguments[arguments.count - 3]
let bytes = [UInt8](try Data(contentsOf: URL(filePath: arguments[arguments.count - 1])))
let text = String(decoding: bytes, as: UTF8.self)
let attributes = TextAttributes(
  font: FontDescription(name: font == "system" ? .system : .named(font), size: size))

/// Returns a function that runs one round of a kind of work.
func work(_ name: String) throws -> (Int) throws -> Void {
  let library = FontLibrary(folders: [folder])
  switch name {
  case "wrap":
    let styled = try FontShaper(library).shape(text, in: attributes)
    let block = TextBlock(styled, options: TextOptions(lines: 0), pixelScale: 2)
    return { round in
      // Widths of a column on a phone; steps make repeats rare.
      consume(block.extent(forWidth: 240 + Double(round &* 7_919 % 1_000) * 0.16))
    }
  case "known":
    let shaper = FontShaper(library)
    return { _ in consume(try shaper.shape(text, in: attributes)) }
  case "new":
    var limits = FontLimits()
    limits.cacheBytes = 0
    let shaper = FontShaper(FontLibrary(folders: [folder], limits: limits))
    return { _ in consume(try shaper.shape(text, in: attributes)) }
  case "layout":
    let fonts = FontStore(folders: [folder])
    return { _ in
      let response = bytes.withUnsafeBytes {
        Endpoint.layout.response(to: $0, in: OperationContext(fonts: fonts))
      }
      guard response.status == 200 else { fail(String(decoding: response.body, as: UTF8.self)) }
      consume(response.body)
    }
  default: fail(usage)
  }
}

func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

switch arguments[0] {
case "time":
  let round = try work(arguments[1])
  try round(0)
  // Rounds are timed in groups that take much longer than reading the clock.
  var group = 1
  var taken = 0.0
  while taken < 1e5 {
    group *= 2
    let start = processorNanoseconds()
    for index in 0..<group { try round(index) }
    taken = processorNanoseconds() - start
  }
  var samples: [Double] = []
  let end = processorNanoseconds() + number * 1e9
  while samples.count < 5 || processorNanoseconds() < end {
    let start = processorNanoseconds()
    for index in 0..<group { try round(samples.count &* group &+ index) }
    samples.append((processorNanoseconds() - start) / Double(group))
  }
  samples.sort()
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let line = try encoder.encode(
    Times(
      rounds: samples.count * group, shortest: samples[0], median: samples[samples.count / 2]))
  FileHandle.standardOutput.write(line + [0x0A])
case "count":
  let round = try work(arguments[1])
  for index in 0..<Int(number) { try round(index) }
case "print":
  let styled = try FontShaper(FontLibrary(folders: [folder])).shape(text, in: attributes)
  print(Double(styled.text.advanceSum) * styled.scale.perUnit)
default: fail(usage)
}
