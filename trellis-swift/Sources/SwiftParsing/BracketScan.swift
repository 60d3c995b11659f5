internal import SwiftSources

/// Counts open brackets before a file is parsed.
///
/// The parser needs time that is exponential in nested square brackets, and recurses past its own
/// limit in others. The scan knows comments and strings, but not interpolations or regular
/// expressions: in those it may miscount by a few brackets.
struct BracketScan {
  private let source: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open = 0
  private var openSquares = 0

  /// Whether a file has few enough nested brackets to be parsed.
  ///
  /// - Complexity: O(bytes).
  static func isWithinLimits(_ source: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer {
      var scan = BracketScan(source: $0)
      return scan.isWithinLimits()
    }
  }

  private init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  private mutating func isWithinLimits() -> Bool {
    while index < source.count {
      let byte = source[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): open = max(0, open - 1)
      case UInt8(ascii: "["): openSquares += 1
      case UInt8(ascii: "]"): openSquares = max(0, openSquares - 1)
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "\""): skipString()
      default: break
      }
      if openSquares > SwiftSourceLimits.squareBrackets
        || open + openSquares > SwiftSourceLimits.brackets
      {
        return false
      }
    }
    return true
  }

  private func byte(_ distance: Int) -> UInt8? {
    index + distance < source.count ? source[index + distance] : nil
  }

  /// Skips a comment whose first slash has been read.
  private mutating func skipComment() {
    if byte(0) == UInt8(ascii: "/") {
      while let next = byte(0), next != 0x0A, next != 0x0D { index += 1 }
    } else if byte(0) == UInt8(ascii: "*") {
      index += 1
      var depth = 1
      while let next = byte(0), depth > 0 {
        if next == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          index += 2
        } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          index += 2
        } else {
          index += 1
        }
      }
    }
  }

  /// Skips a string whose first quote has been read. One of a single line ends with the line.
  private mutating func skipString() {
    let isLong = byte(0) == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isLong { index += 2 }
    while let next = byte(0) {
      index += 1
      if next == UInt8(ascii: "\\") {
        index += 1
      } else if next == 0x0A, !isLong {
        return
      } else if next == UInt8(ascii: "\"") {
        if !isLong { return }
        if byte(0) == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") {
          index += 2
          return
        }
      }
    }
  }
}
