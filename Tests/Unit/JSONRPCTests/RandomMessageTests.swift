import JSONDocuments
import JSONRPC
import Testing

/// Random and mutated streams: nothing traps, and parts make no difference.
@Suite struct RandomMessageTests {
  /// A small generator with a seed (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let parts = [
    #"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":[1,2,{"b":"c"}]}}"#, "\n", "\r\n\r\n",
    "Content-Length: 12\r\n\r\n", "Content-Length: 99\r\n\r\n", #"{"id":"x"}"#, "[", "]", "\u{0}",
    "Content-Length: ", "{}", " ", "\\u0000", "1e999", "\"", "jsonrpc",
  ]

  private func stream(_ dice: inout Dice) -> [UInt8] {
    var bytes = (0..<Int.random(in: 0...12, using: &dice)).flatMap { _ in
      Array((Self.parts.randomElement(using: &dice) ?? "").utf8)
    }
    for _ in 0..<Int.random(in: 0...3, using: &dice) where !bytes.isEmpty {
      bytes[Int.random(in: bytes.indices, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
    }
    return bytes
  }

  private func events(
    _ bytes: [UInt8], _ framing: MessageFramer.Framing, chunk: Int
  ) -> [MessageFramer.Event] {
    var framer = MessageFramer(framing, limit: 80)
    var events: [MessageFramer.Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      framer.receive(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let event = framer.next() { events.append(event) }
    }
    while let event = framer.finish() { events.append(event) }
    return events
  }

  @Test(arguments: [MessageFramer.Framing.lines, .contentLength])
  func `a stream has the same messages in whatever parts it comes`(
    framing: MessageFramer.Framing
  ) {
    var dice = Dice(state: 43)
    for _ in 0..<3000 {
      let bytes = stream(&dice)
      let whole = events(bytes, framing, chunk: .max)
      let parts = events(bytes, framing, chunk: Int.random(in: 1...9, using: &dice))
      #expect(whole == parts, "\(String(decoding: bytes, as: UTF8.self))")
      for case .message(let message) in whole {
        #expect(message.count <= 80)
        guard let read = try? IncomingMessage(message, limits: .init(bytes: 80, depth: 4)) else {
          continue
        }
        // What is read has one of the three forms, and its parameters can be visited.
        _ = read.withParameters { $0?.count }
        #expect(read.kind != .response || read.method.isEmpty)
      }
    }
  }
}
