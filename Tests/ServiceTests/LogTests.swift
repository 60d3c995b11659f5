import API
import Foundation
import HTTPCore
import JSONText
import Logging
import TestSupport
import Testing

@testable import Service

@Suite struct LogTests {
  /// The output of a logger that `body` uses.
  private func logged(_ format: LogFormat, _ body: (Logger) throws -> Void) throws -> String {
    let pipe = Pipe()
    let writer = try LineWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let logger = Logger(label: "test") { _ in
      LineLogHandler(level: .info, format: format, writer: writer)
    }
    try body(logger)
    writer.close()
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  @Test func `a JSON line is one JSON object`() throws {
    let text = try logged(.json) {
      $0.notice("a \"b\"\nc", metadata: ["n": .stringConvertible(7), "p": "x\u{1}y"])
    }
    #expect(text.hasSuffix("\n") && text.filter { $0 == "\n" }.count == 1)
    let document = try JSONDocument.parse(Array(text.utf8))
    #expect(document.root["message"]?.string == "a \"b\"\nc")
    #expect(document.root["level"]?.string == "notice")
    #expect(document.root["n"]?.integer == 7)
    #expect(document.root["p"]?.string == "x\u{1}y")
  }

  @Test func `a text line stays one line whatever its message`() throws {
    let text = try logged(.text) {
      $0.notice("a\nb", metadata: ["path": "/x\r\n y", "n": .stringConvertible(7), "e": ""])
    }
    #expect(text.filter { $0.isNewline }.count == 1)
    #expect(text.contains(#"notice "a\nb" e="" n=7 path="/x\r\n y""#))
  }

  // The unread log outlives its writer, until the process ends.
  private static let unread = Pipe()

  @Test func `an unread writer drops lines, counts them, and can be closed`() throws {
    let writer = try LineWriter(descriptor: Self.unread.fileHandleForWriting.fileDescriptor)
    let lines = [UInt8](repeating: 10, count: 1 << 20)
    var taken = 0
    while lines.withUnsafeBytes({ writer.write($0) }), taken < 100 { taken += 1 }
    // The limit, and the lines that the thread has taken before.
    #expect(taken >= 4 && taken <= 9)
    #expect(writer.droppedLines == lines.count)
    let logger = Logger(label: "test") { _ in LineLogHandler(level: .info, writer: writer) }
    let line = String(repeating: "x", count: 2 << 20)
    for _ in 0..<5 where writer.droppedLines == lines.count { logger.notice("\(line)") }
    #expect(writer.droppedLines == lines.count + 1)
    writer.close()
  }

  @Test func `a non-blocking descriptor gets every line`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    let writer = try LineWriter(descriptor: descriptor)
    let lines = [UInt8](repeating: 10, count: 1 << 20)
    #expect(lines.withUnsafeBytes { writer.write($0) })
    var read = 0
    while read < lines.count { read += pipe.fileHandleForReading.availableData.count }
    writer.close()
    #expect(read == lines.count)
  }

  @Test func `time is written in UTC`() {
    func text(_ seconds: Int, _ milliseconds: Int) -> String {
      var buffer = ByteBuffer()
      Timestamp.append(seconds: seconds, milliseconds: milliseconds, to: &buffer)
      return buffer.bytes.text
    }
    #expect(text(0, 7) == "1970-01-01T00:00:00.007Z")
    #expect(text(951_782_399, 0) == "2000-02-28T23:59:59.000Z")
  }
}
