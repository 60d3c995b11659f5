@testable import HTTPCore

/// The result of parsing some bytes, copied out of the parser.
struct Parsed: Equatable {
  var requests: [String] = []
  var error: String?

  /// Parses bytes in pieces of these lengths; the last length repeats.
  init(_ text: String, pieces: [Int], limits: MessageLimits = MessageLimits()) {
    let bytes = Array(text.utf8)
    var parser = MessageParser(limits: limits)
    var start = 0
    var index = 0
    while start < bytes.count {
      let end = min(bytes.count, start + pieces[min(index, pieces.count - 1)])
      // A copy freed after each piece exposes views that outlive it.
      let piece = Array(bytes[start..<end])
      piece.withUnsafeBytes { parse($0, &parser) }
      if error != nil { return }
      start = end
      index += 1
    }
  }

  private mutating func parse(_ bytes: Bytes, _ parser: inout MessageParser) {
    var offset = 0
    while true {
      switch parser.parse(bytes, from: &offset) {
      case .needsMore: return
      case .head: continue
      case .message: requests.append(Self.describe(parser.head, parser.body))
      case .error:
        error = "\(parser.error.kind)"
        return
      }
    }
  }

  static func describe(_ head: RequestHead, _ body: Bytes) -> String {
    var text = "\(head.method) \(head.target.text) 1.\(head.minorVersion)"
    for index in 0..<head.fields.count {
      text += " \(head.fields.name(at: index).text)=[\(head.fields.value(at: index).text)]"
    }
    return text + " \(body.text)"
  }
}
