import API
import Foundation
import HTTPCore
import JSONDocuments
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

  // The thread may write after the test, and a pipe without a reader would end the process.
  private static let unread = Pipe()

  @Test func `an unread writer drops lines, counts them, and can be closed`() throws {
    let writer = try LineWriter(descriptor: Self.unread.fileHandleForWriting.fileDescriptor)
    let lines = [UInt8](repeating: 10, count: 1 << 20)
    var taken = 0
    while lines.withUnsafeBytes({ writer.write($0) }), taken < 100 { taken += 1 }
    // The limit, plus the lines already taken by the thread.
    #expect(taken >= 4 && taken <= 9)
    #expect(writer.droppedLines == lines.count)
    let logger = Logger(label: "test") { _ in LineLogHandler(level: .info, writer: writer) }
    let line = String(repeating: "x", count: 2 << 20)
    for _ in 0..<5 where writer.droppedLines == lines.count { logger.notice("\(line)") }
    #expect(writer.droppedLines == lines.count + 1)
    writer.close()
    // The thread outlives the writer until everything is taken.
    var read = 0
    while read < taken * lines.count {
      read += Self.unread.fileHandleForReading.availableData.count
    }
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

  @Test func `lines that a full disk does not take are counted, and later ones are written`() throws
  {
    let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(descriptor)
      close(file)
      try? FileManager.default.removeItem(at: url)
    }
    let writer = try LineWriter(descriptor: descriptor)
    func write(_ text: String) { Array(text.utf8).withUnsafeBytes { _ = writer.write($0) } }
    for round in 1...3 {
      write("one\ntwo\n")
      while writer.droppedLines < 2 * round { usleep(1_000) }
      #expect(writer.droppedLines == 2 * round)
    }
    // There is space again.
    #expect(dup2(file, descriptor) == descriptor)
    write("three\n")
    writer.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "three\n")
    #expect(writer.droppedLines == 6)
  }

  @Test func `a line that is cut off is ended before the next one`() throws {
    // The pipe accepts a part of a write, then its reader is gone for the rest.
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    defer { close(descriptor) }
    signal(SIGPIPE, SIG_IGN)
    let writer = try LineWriter(descriptor: descriptor)
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20) + [UInt8(ascii: "\n")]
    #expect(line.withUnsafeBytes { writer.write($0) })
    #expect(pipe.fileHandleForReading.availableData.count > 0)
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer {
      close(file)
      try? FileManager.default.removeItem(at: url)
    }
    try pipe.fileHandleForReading.close()
    while writer.droppedLines == 0 { usleep(1_000) }
    #expect(dup2(file, descriptor) == descriptor)
    #expect(Array("next\n".utf8).withUnsafeBytes { writer.write($0) })
    writer.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "\nnext\n")
    #expect(writer.droppedLines == 1)
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
