import JSONRPC
import Testing

/// Messages in a stream of bytes.
@Suite struct MessageFramerTests {
  private func events(
    _ text: String, _ framing: MessageFramer.Framing, limit: Int = 100, chunk: Int = .max
  ) -> [MessageFramer.Event] {
    var framer = MessageFramer(framing, limit: limit)
    var events: [MessageFramer.Event] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      framer.receive(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let event = framer.next() { events.append(event) }
    }
    if let last = framer.finish() { events.append(last) }
    return events
  }

  private func message(_ text: String) -> MessageFramer.Event { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 7, Int.max])
  func `lines are messages, whatever parts they come in`(chunk: Int) {
    let found = events("{}\r\n\n  \n[1]\nlast", .lines, chunk: chunk)
    #expect(found == [message("{}"), message("[1]"), message("last")])
  }

  @Test(arguments: [1, 3, Int.max])
  func `a line over the limit is told once and skipped`(chunk: Int) {
    let long = String(repeating: "x", count: 40)
    let found = events("\(long)\n{}\n\(long)", .lines, limit: 10, chunk: chunk)
    #expect(found == [.tooLong, message("{}"), .tooLong])
  }

  @Test func `a line of exactly the limit is a message`() {
    let line = String(repeating: "x", count: 10)
    #expect(events("\(line)\n", .lines, limit: 10) == [message(line)])
    #expect(events("\(line)y\n", .lines, limit: 10) == [.tooLong])
  }

  @Test(arguments: [1, 5, Int.max])
  func `a header says how long a message is`(chunk: Int) {
    let found = events(
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x\r\n\r\n[1]", .contentLength,
      chunk: chunk)
    #expect(found == [message("{}"), message("[1]")])
  }

  @Test(arguments: [1, 4, Int.max])
  func `a message over the limit is skipped by its length`(chunk: Int) {
    let long = String(repeating: "x", count: 40)
    let found = events(
      "Content-Length: 40\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}", .contentLength, limit: 10,
      chunk: chunk)
    #expect(found == [.tooLong, message("{}")])
  }

  @Test(arguments: [
    "\r\n\r\n", "Content-Type: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "{}\r\n\r\n",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "Content-Length: 1e3\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length:\r\n\r\n",
    String(repeating: "x", count: 5000),
  ])
  func `nothing is read after a header without a valid length`(text: String) {
    let found = events("\(text)Content-Length: 2\r\n\r\n{}", .contentLength)
    #expect(found.count == 1)
    guard case .broken? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `a message that is cut off is told`() {
    #expect(
      events("Content-Length: 5\r\n\r\n{}", .contentLength)
        == [.broken("the stream ends within a message")])
    #expect(events("", .contentLength).isEmpty)
  }

  @Test func `what is framed is read back`() {
    for framing in [MessageFramer.Framing.lines, .contentLength] {
      var framer = MessageFramer(framing, limit: 10)
      framer.receive(MessageFramer.framed(Array("[1]".utf8), as: framing))
      #expect(framer.next() == message("[1]") && framer.next() == nil)
    }
  }
}
