internal import HTTPCore

/// The media types that the service answers with.
enum Representation: String, CaseIterable {
  case json = "application/json"
  case problem = "application/problem+json"
  case text = "text/plain; charset=utf-8"
  case yaml = "application/yaml"

  /// The type and subtype, without parameters.
  var essence: Substring { rawValue.prefix { $0 != ";" } }

  /// The value of Content-Type.
  var field: StaticString {
    switch self {
    case .json: "application/json"
    case .problem: "application/problem+json"
    case .text: "text/plain; charset=utf-8"
    case .yaml: "application/yaml"
    }
  }
}

/// Walks the elements of a comma-separated field value, quoted strings kept whole (RFC 9110, 5.6.1).
struct FieldElements: Sequence, IteratorProtocol {
  private var rest: Slice<Bytes>
  private let separator: UInt8

  init(_ value: Bytes, separator: UInt8 = UInt8(ascii: ",")) {
    rest = value[...]
    self.separator = separator
  }

  /// The next element without the white space around it; empty elements are left out.
  mutating func next() -> Bytes? {
    while !rest.isEmpty {
      var end = rest.startIndex
      var isQuoted = false
      var isEscaped = false
      while end < rest.endIndex {
        let byte = rest[end]
        if isEscaped {
          isEscaped = false
        } else if isQuoted, byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted.toggle()
        } else if byte == separator, !isQuoted {
          break
        }
        end += 1
      }
      let element = Bytes(rebasing: rest[..<end]).trimmed
      rest = rest[Swift.min(end + 1, rest.endIndex)...]
      if !element.isEmpty { return element }
    }
    return nil
  }
}
