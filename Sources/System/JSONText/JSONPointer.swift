/// A JSON Pointer (RFC 6901).
///
/// ```swift
/// JSONPointer().appending("views").appending(3).text  // "/views/3"
/// ```
package struct JSONPointer: Hashable, Sendable {
  /// The pointer's text; empty for the whole document.
  package private(set) var text = ""

  /// Makes the pointer to the whole document.
  package init() {}

  /// Appends the element at `index`.
  package mutating func append(_ index: Int) {
    text += "/\(index)"
  }

  /// Appends the member `name`.
  package mutating func append(_ name: String) {
    var name = name
    name.withUTF8 { append($0) }
  }

  /// Appends the member whose name has these UTF-8 bytes.
  package mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    text += "/"
    var rest = name[...]
    while let special = rest.firstIndex(where: {
      $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/")
    }) {
      text += String(decoding: rest[..<special], as: UTF8.self)
      text += rest[special] == UInt8(ascii: "~") ? "~0" : "~1"
      rest = rest[(special + 1)...]
    }
    text += String(decoding: rest, as: UTF8.self)
  }

  /// The pointer to the element at `index`.
  package func appending(_ index: Int) -> JSONPointer {
    var copy = self
    copy.append(index)
    return copy
  }

  /// The pointer to the member `name`.
  package func appending(_ name: String) -> JSONPointer {
    var copy = self
    copy.append(name)
    return copy
  }
}

extension JSONPointer {
  /// The tokens of a pointer's text without their escapes (RFC 6901), as UTF-8.
  package static func tokens(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map(unescaped)
  }

  private static func unescaped(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard token.contains(UInt8(ascii: "~")) else { return token }
    var result: [UInt8] = []
    var index = token.startIndex
    while index < token.endIndex {
      let byte = token[index]
      if byte == UInt8(ascii: "~"), index + 1 < token.endIndex {
        result.append(token[index + 1] == UInt8(ascii: "1") ? UInt8(ascii: "/") : byte)
        index += 2
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result[...]
  }
}
