import ContentCoding
import Foundation
import HTTPCore
import Testing

@Suite struct GzipTests {
  /// Runs the system's gzip, which shares only the format with the module.
  private func gzip(_ arguments: [String], _ input: [UInt8]) throws -> (
    status: Int32, output: [UInt8]
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try Data(input).write(to: source)
    #expect(FileManager.default.createFile(atPath: target.path, contents: nil))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, [UInt8](try Data(contentsOf: target)))
  }

  private func encode(
    _ bytes: [UInt8], level: Int = 1, _ format: GzipDecoder.Format = .gzip
  ) throws -> [UInt8] {
    let encoder = try #require(GzipEncoder(level: level, format))
    var buffer = ByteBuffer()
    buffer.append(bytes)
    let isEncoded = encoder.encode(&buffer)
    #expect(isEncoded)
    return Array(buffer.bytes)
  }

  private func decode(
    _ bytes: [UInt8], limit: Int = 1 << 24, _ format: GzipDecoder.Format = .gzip
  ) throws -> (outcome: GzipDecoder.Outcome, output: [UInt8]) {
    let decoder = try #require(GzipDecoder(format))
    var output = ByteBuffer()
    let outcome = bytes.withUnsafeBytes { decoder.decode($0, to: &output, limit: limit) }
    return (outcome, Array(output.bytes))
  }

  /// Bytes with the repetitiveness of `kind`.
  private func sample(_ count: Int, _ kind: String) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return switch kind {
    case "zeros": [UInt8](repeating: 0, count: count)
    case "random": (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    default: (0..<count).map { UInt8(truncatingIfNeeded: ($0 / 7) &* ($0 / 1013) % 61) }
    }
  }

  @Test(arguments: [0, 1, 70_000])
  func `the zlib format has a header and a checksum of its own`(count: Int) throws {
    let bytes = sample(count, "text")
    let encoded = try encode(bytes, level: 9, .zlib)
    // RFC 1950, section 2.2: deflate with a window of 32 KiB, at the slowest level.
    #expect(encoded[0] == 0x78 && encoded[1] == 0xDA)
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = high << 16 | low
    #expect(encoded.suffix(4) == [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }[...])
    let decoded = try decode(encoded, .zlib)
    #expect(decoded.outcome == .complete && decoded.output == bytes)
  }

  @Test(
    arguments: [0, 1, 2, 65_535, 65_536, 65_537, 131_072, 300_000, 1_000_003],
    ["zeros", "random", "text"])
  func `what is encoded in place is decoded by gzip, and the other way round`(
    count: Int, kind: String
  ) throws {
    let bytes = sample(count, kind)
    for level in [1, 6, 9] {
      let encoded = try encode(bytes, level: level)
      let decoded = try gzip(["-dc"], encoded)
      #expect(decoded.status == 0)
      #expect(decoded.output == bytes)
      let back = try decode(encoded)
      #expect(back.outcome == .complete && back.output == bytes)
    }
    let foreign = try decode(gzip(["-c"], bytes).output)
    #expect(foreign.outcome == .complete && foreign.output == bytes)
  }

  @Test func `an encoder gives equal bytes for equal bodies, whatever it encoded before`() throws {
    let encoder = try #require(GzipEncoder(level: 5))
    var results: [[UInt8]] = []
    for kind in ["text", "random", "text"] {
      var buffer = ByteBuffer()
      buffer.append(kind == "text" ? sample(200_000, "text") : sample(100_000, kind))
      let isEncoded = encoder.encode(&buffer)
      #expect(isEncoded)
      results.append(Array(buffer.bytes))
    }
    #expect(results[0] == results[2])
  }

  @Test func `an encoder that was stopped begins anew`() throws {
    let encoder = try #require(GzipEncoder(level: 1))
    var buffer = ByteBuffer()
    buffer.append(sample(1_000_000, "text"))
    var questions = 0
    let isComplete = encoder.encode(&buffer) {
      questions += 1
      return questions < 3
    }
    #expect(!isComplete)
    #expect(questions == 3)
    var other = ByteBuffer()
    other.append(sample(1000, "text"))
    let isOtherEncoded = encoder.encode(&other)
    #expect(isOtherEncoded)
    #expect(try decode(Array(other.bytes)).output == sample(1000, "text"))
  }

  @Test func `a long body leaves no memory behind that it does not need`() throws {
    let encoder = try #require(GzipEncoder(level: 1))
    var buffer = ByteBuffer()
    buffer.append(sample(4_000_000, "zeros"))
    let isEncoded = encoder.encode(&buffer)
    #expect(isEncoded)
    #expect(buffer.capacity < 64 * 1024)
  }

  @Test func `a body of exactly the limit is taken, and one of a byte more is not`() throws {
    let encoded = try encode(sample(100_000, "zeros"))
    #expect(try decode(encoded, limit: 100_000).outcome == .complete)
    #expect(try decode(encoded, limit: 99_999).outcome == .tooLong)
    #expect(try decode(encoded, limit: 0).outcome == .tooLong)
    #expect(try decode(try encode([]), limit: 0).outcome == .complete)
  }

  @Test func `a bomb is decoded no further than the limit`() throws {
    let bomb = try encode(sample(50_000_000, "zeros"), level: 9)
    #expect(bomb.count < 60_000)
    let (outcome, output) = try decode(bomb, limit: 1 << 20)
    #expect(outcome == .tooLong)
    #expect(output.count <= 1 << 20 + 1)
  }

  @Test func `several members are one body`() throws {
    let parts = [sample(70_000, "text"), [], sample(5, "random"), sample(200_000, "zeros")]
    let encoded = try parts.flatMap { try encode($0) }
    let (outcome, output) = try decode(encoded)
    #expect(outcome == .complete)
    #expect(output == parts.flatMap { $0 })
  }

  @Test func `what is cut off anywhere is malformed`() throws {
    let encoded = try encode(sample(3000, "text"))
    for count in 0..<encoded.count {
      #expect(try decode(Array(encoded[..<count])).outcome == .malformed, "\(count)")
    }
  }

  @Test func `other bytes, before, within and behind, are malformed`() throws {
    let encoded = try encode(sample(3000, "text"))
    #expect(try decode(encoded + [0]).outcome == .malformed)
    #expect(try decode(encoded + Array("more".utf8)).outcome == .malformed)
    #expect(try decode([0] + encoded).outcome == .malformed)
    #expect(try decode(Array("{}".utf8)).outcome == .malformed)
    // The trailing checksum and length.
    for index in (encoded.count - 8)..<encoded.count {
      var damaged = encoded
      damaged[index] ^= 1
      #expect(try decode(damaged).outcome == .malformed)
    }
  }

  @Test func `damage in any byte is found or changes nothing`() throws {
    let bytes = sample(2000, "text")
    let encoded = try encode(bytes)
    for index in 0..<encoded.count {
      for bit in 0..<8 {
        var damaged = encoded
        damaged[index] ^= 1 << bit
        let (outcome, output) = try decode(damaged)
        // Header time, flags and system are not part of the body.
        #expect(outcome == .malformed || output == bytes, "byte \(index), bit \(bit)")
      }
    }
  }
}
