import API
import Foundation
import HTTPCore
import Logging
import TestSupport
import Testing

@testable import Service

@Suite struct LogTests {
  /// What a logger wrote, once `body` has used it.
  private func logged(_ format: LogFormat, _ body: (Logger) throws -> Void) throws -> String {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let logger = Logger(label: "test") { _ in
      LineLogHandler(level: .info, format: format, descriptor: descriptor)
    }
    try body(logger)
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

  @Test func `a text line stays one line whatever it tells`() throws {
    let text = try logged(.text) {
      $0.notice("a\nb", metadata: ["path": "/x\r\n y", "n": .stringConvertible(7), "e": ""])
    }
    #expect(text.filter { $0.isNewline }.count == 1)
    #expect(text.contains(#"notice "a\nb" e="" n=7 path="/x\r\n y""#))
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
