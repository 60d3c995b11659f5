internal import SwiftSources
internal import SwiftSyntax

extension TreeBuilder {
  mutating func string(_ literal: StringLiteralExprSyntax) {
    let place = place(literal.openingPounds ?? literal.openingQuote)
    let isPlain = literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    if isPlain {
      var text = ""
      for case .stringSegment(let segment) in literal.segments {
        text += Self.unescaped(segment.content.text, pounds: pounds)
      }
      return writer.leaf(.stringLiteral, text: text, place: place, end: end(literal))
    }
    let node = writer.begin(.stringLiteral, place: place, end: end(literal))
    for segment in literal.segments where !hasFailed {
      switch segment {
      case .stringSegment(let segment):
        let text = Self.unescaped(segment.content.text, pounds: pounds)
        if !text.isEmpty {
          writer.leaf(
            .stringSegment, text: text, place: self.place(segment.content), end: end(segment))
        }
      case .expressionSegment(let segment):
        let inner = writer.begin(
          .interpolation, place: self.place(segment.backslash), end: end(segment))
        arguments(segment.expressions, nil, nil)
        writer.end(inner)
      @unknown default: break
      }
    }
    writer.end(node)
  }

  /// The value of a part of a literal; escapes that mean nothing stay as they are.
  ///
  /// - Complexity: O(bytes).
  static func unescaped(_ text: String, pounds: Int) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    let mark = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var result: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      if rest.starts(with: mark), let (value, length) = escape(rest.dropFirst(mark.count)) {
        result += value
        rest = rest.dropFirst(mark.count + length)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of an escape after its mark, and its length.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (value: [UInt8], length: Int)? {
    switch bytes.first {
    case UInt8(ascii: "n"): return ([0x0A], 1)
    case UInt8(ascii: "r"): return ([0x0D], 1)
    case UInt8(ascii: "t"): return ([0x09], 1)
    case UInt8(ascii: "0"): return ([0], 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): return ([bytes.first ?? 0], 1)
    case UInt8(ascii: "u"):
      let digits = bytes.dropFirst(2).prefix(8).prefix { $0 != UInt8(ascii: "}") }
      let close = bytes.dropFirst(2 + digits.count).first
      guard bytes.dropFirst().first == UInt8(ascii: "{"), close == UInt8(ascii: "}"),
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      return (Array(String(scalar).utf8), digits.count + 3)
    default: return nil
    }
  }
}
