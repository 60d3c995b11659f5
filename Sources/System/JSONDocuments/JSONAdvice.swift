/// What to write in place of text that other notations allow and JSON does not.
///
/// Only a text that the parser refuses is looked at.
struct JSONAdvice {
  private let text: UnsafeRawBufferPointer
  private let offset: Int

  /// The advice about the byte at which the parser stopped; `nil` if its own message says enough.
  ///
  /// `isTrailingComma` says that the byte is a comma behind the last element or member.
  ///
  /// - Complexity: O(1), or O(white space around the byte).
  static func message(
    _ text: UnsafeRawBufferPointer, at offset: Int, isTrailingComma: Bool
  ) -> String? {
    guard text.indices.contains(offset) else { return nil }
    let advice = JSONAdvice(text: text, offset: offset)
    return advice.comma(isTrailing: isTrailingComma) ?? advice.comment ?? advice.quote ?? advice
      .word ?? advice.number
  }

  private func byte(at offset: Int) -> UInt8 { text.indices.contains(offset) ? text[offset] : 0 }

  private func follows(_ string: StaticString) -> Bool {
    string.withUTF8Buffer { text[offset...].starts(with: $0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The byte before the white space before an offset.
  private func byteBefore(_ offset: Int) -> UInt8 {
    var place = offset - 1
    while place >= 0, Self.isSpace(text[place]) { place -= 1 }
    return byte(at: place)
  }

  /// The byte behind the white space from an offset on.
  private func byteFrom(_ offset: Int) -> UInt8 {
    var place = offset
    while place < text.count, Self.isSpace(text[place]) { place += 1 }
    return byte(at: place)
  }

  // MARK: Mistakes

  /// A comma before the end of an array or object, or one without a value before it; a member
  /// without a value.
  private func comma(isTrailing: Bool) -> String? {
    let (before, here) = (byteBefore(offset), byte(at: offset))
    switch (before, here) {
    case (UInt8(ascii: ":"), UInt8(ascii: ",")), (UInt8(ascii: ":"), UInt8(ascii: "}")):
      return "a value is missing between `:` and `\(UnicodeScalar(here))`"
    case (UInt8(ascii: "{"), UInt8(ascii: ",")), (UInt8(ascii: "["), UInt8(ascii: ",")),
      (UInt8(ascii: ","), UInt8(ascii: ",")):
      return "nothing stands before this comma: leave it out"
    case (UInt8(ascii: ","), UInt8(ascii: "}")), (UInt8(ascii: ","), UInt8(ascii: "]")):
      return "no comma stands before `\(UnicodeScalar(here))`"
    case (_, UInt8(ascii: ",")) where isTrailing:
      return "no comma stands before `\(UnicodeScalar(byteFrom(offset + 1)))`"
    default: return nil
    }
  }

  private var comment: String? {
    follows("//") || follows("/*") || follows("#") ? "JSON has no comments" : nil
  }

  private var quote: String? {
    if follows("'") || follows("`") { return "texts and names are in double quotes, `\"`" }
    if follows("“") || follows("”") || follows("‘") || follows("’") {
      return "texts and names are in straight double quotes, `\"`"
    }
    return follows("\u{FEFF}") ? "JSON does not begin with a byte order mark" : nil
  }

  /// The words of other languages.
  private var word: String? {
    let sign = byte(at: offset)
    let start = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? offset + 1 : offset
    var end = start
    while end < start + Self.longestWord, Self.continuesWord(byte(at: end)) { end += 1 }
    guard end > start else { return nil }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    switch word {
    case "NaN", "nan", "NAN", "Infinity", "infinity", "inf", "Inf":
      return "JSON has no `\(word)`: write a number, or leave the member out"
    case "True", "TRUE": return "`\(word)` is written `true`"
    case "False", "FALSE": return "`\(word)` is written `false`"
    case "None", "nil", "undefined", "NULL", "Null": return "`\(word)` is written `null`"
    default: break
    }
    let before = byteBefore(start)
    guard before == UInt8(ascii: "{") || before == UInt8(ascii: ","),
      byteFrom(end) == UInt8(ascii: ":")
    else { return nil }
    return "names are in double quotes: write `\"\(word)\"`"
  }

  private static let longestWord = 40

  private static func continuesWord(_ byte: UInt8) -> Bool {
    let letter = (byte | 0x20) &- UInt8(ascii: "a") < 26
    let digit = byte &- UInt8(ascii: "0") < 10
    return letter || digit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private var number: String? {
    if follows("+") { return "a number has no `+`" }
    return follows(".") ? "a number begins with a digit, as in `0.5`" : nil
  }
}
