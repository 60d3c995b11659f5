/// Advice for text in the habits of another notation, in place of the words of a fault.
///
/// It looks only at the bytes around a fault, so a text without one pays nothing.
struct TextAdvice {
  /// The offset at which the suggestion replaces a token.
  var offset: Int
  var message: String
  var suggestion: String?

  /// The advice for a fault; `nil` if the fault's own words say enough.
  ///
  /// - Complexity: O(1), at most a few times ``reach``.
  init?(_ fault: TextFault, in text: Span<UInt8>) {
    let habit = Habit(fault, text)
    guard
      let advice = habit.relation ?? habit.exponent ?? habit.afterNumber ?? habit.inName
        ?? habit.beforeItem
    else { return nil }
    self = advice
  }

  init(at offset: Int, _ message: String, suggestion: String? = nil) {
    self.offset = offset
    self.message = message
    self.suggestion = suggestion
  }

  /// The most bytes that are looked at on either side of a fault.
  static let reach = 64
}

/// A fault and the text around it.
private struct Habit {
  let expectation: TextFault.Expectation
  /// The offset of the token that the grammar does not have.
  let start: Int
  let text: [UInt8]
  /// The offset of ``text`` in the whole text.
  let base: Int

  /// Copies the bytes within reach of the fault.
  init(_ fault: TextFault, _ whole: Span<UInt8>) {
    expectation = fault.expectation
    base = max(0, fault.offset - TextAdvice.reach)
    var near: [UInt8] = []
    for offset in base..<max(base, min(whole.count, fault.offset + TextAdvice.reach)) {
      near.append(whole[offset])
    }
    text = near
    start = fault.offset - base
  }

  private func byte(at offset: Int) -> UInt8 {
    text.indices.contains(offset) ? text[offset] : 0
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range.clamped(to: text.indices)], as: UTF8.self)
  }

  /// The end of the bytes from an offset on that meet a condition.
  private func endOfRun(from offset: Int, while condition: (UInt8) -> Bool) -> Int {
    var end = offset
    while end < text.count, condition(text[end]) { end += 1 }
    return end
  }

  /// The start of the bytes before an offset that meet a condition.
  private func startOfRun(before offset: Int, while condition: (UInt8) -> Bool) -> Int {
    var start = min(offset, text.count)
    while start > 0, condition(text[start - 1]) { start -= 1 }
    return start
  }

  private func advice(
    at offset: Int, _ message: String, suggestion: String? = nil
  ) -> TextAdvice {
    TextAdvice(at: base + offset, message, suggestion: suggestion)
  }

  // MARK: Relations

  /// Relations of other notations.
  var relation: TextAdvice? {
    switch expectation {
    case .relation, .continuationOrRelation, .continuation, .operatorOrParenthesis: break
    default: return nil
    }
    if byte(at: start) == UInt8(ascii: ":"), expectation != .relation { return nil }
    let rest = text[min(start, text.count)...]
    for (sign, relation) in Self.relations where rest.starts(with: sign.utf8) {
      return advice(
        at: start, "the relation `\(sign)` is written `\(relation)`", suggestion: relation)
    }
    for sign in ["!=", "<>", "≠"] where rest.starts(with: sign.utf8) {
      return advice(
        at: start, "the relations are `==`, `<=` and `>=`: no constraint has `\(sign)`")
    }
    return nil
  }

  private static let relations = [
    ("=>", ">="), ("=<", "<="), ("≥", ">="), ("≤", "<="), ("⩾", ">="), ("⩽", "<="), (":", "=="),
  ]

  // MARK: Numbers

  /// A unit that begins like an exponent, such as `10em`.
  var exponent: TextAdvice? {
    guard expectation == .exponent, byte(at: start - 1) | 0x20 == UInt8(ascii: "e") else {
      return nil
    }
    return afterNumber(wordFrom: start - 1)
  }

  /// A unit behind a number, or a factor without its sign.
  var afterNumber: TextAdvice? {
    switch expectation {
    case .relation, .continuationOrRelation, .continuation, .operatorOrParenthesis, .end,
      .commaOrParenthesis, .dashAfterDistance:
      afterNumber(wordFrom: start)
    default: nil
    }
  }

  private func afterNumber(wordFrom word: Int) -> TextAdvice? {
    let numberEnd = startOfRun(before: word) { $0 == UInt8(ascii: " ") }
    let number = startOfRun(before: numberEnd) {
      TextScanner.isDigit($0) || $0 == UInt8(ascii: ".")
    }
    guard number < numberEnd, TextScanner.isDigit(byte(at: number)),
      number == 0 ? base == 0 : !TextScanner.continuesWord(byte(at: number - 1))
    else { return nil }
    let wordEnd = endOfRun(from: word, while: TextScanner.continuesWord)
    let digits = string(number..<numberEnd)
    if byte(at: word) == UInt8(ascii: "%") { return share(digits, "%", at: number) }
    let name = string(word..<wordEnd)
    let isName = byte(at: wordEnd) == UInt8(ascii: ".")
    if !isName, ["vw", "vh", "fr", "percent"].contains(name) {
      return share(digits, name, at: number)
    }
    if !isName, Self.units.contains(name) {
      return advice(
        at: number, "numbers are points, without a unit: write `\(digits)`", suggestion: digits)
    }
    guard word == numberEnd, word < wordEnd, isName || mayBeProduct else { return nil }
    return advice(
      at: number,
      "`\(digits)\(name)` is neither: a product has a sign, `\(digits) * \(name)`, and a name "
        + "that begins with a digit is quoted, `'\(digits)\(name)'`")
  }

  /// Whether the grammar has a product here.
  private var mayBeProduct: Bool {
    switch expectation {
    case .relation, .continuationOrRelation, .continuation, .operatorOrParenthesis: true
    default: false
    }
  }

  /// The advice for a share of a length.
  private func share(_ digits: String, _ unit: String, at offset: Int) -> TextAdvice {
    var factor = "0.5"
    if unit != "fr", let number = Double(digits), number > 0 {
      factor = NumberText.string(number / 100)
    }
    return advice(
      at: offset,
      "numbers are points, without `\(unit)`: a share of a length is a factor, such as "
        + "`\(factor) * screen.width`")
  }

  private static let units = [
    "px", "pt", "pts", "points", "dp", "dip", "sp", "em", "rem", "ex", "ch", "cm", "mm", "in", "pc",
  ]

  // MARK: Names

  /// A name that must be quoted.
  var inName: TextAdvice? {
    switch expectation {
    case .periodAndAttribute, .periodAndProperty: return unquoted ?? declaration
    case .operand, .anchor, .path: return doubleQuoted
    default: return nil
    }
  }

  /// A plain name with a hyphen.
  private var unquoted: TextAdvice? {
    let isHyphen = byte(at: start) == UInt8(ascii: "-")
    guard isHyphen, TextScanner.continuesWord(byte(at: start - 1)),
      TextScanner.continuesWord(byte(at: start + 1))
    else { return nil }
    let nameStart = startOfRun(before: start, while: TextScanner.continuesWord)
    let nameEnd = endOfRun(from: start) {
      TextScanner.continuesWord($0) || $0 == UInt8(ascii: "-")
    }
    // The name may go on beyond reach.
    guard nameStart > 0 || base == 0, nameEnd < start + TextAdvice.reach else { return nil }
    let name = "'\(string(nameStart..<nameEnd))'"
    return advice(
      at: nameStart, "a name with a hyphen is quoted: write `\(name)`", suggestion: name)
  }

  private var doubleQuoted: TextAdvice? {
    guard byte(at: start) == UInt8(ascii: "\"") else { return nil }
    let nameEnd = endOfRun(from: start + 1) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard byte(at: nameEnd) == UInt8(ascii: "\"") else { return nil }
    let name = "'\(string(start + 1..<nameEnd))'"
    return advice(
      at: start, "a name is quoted with `'`, not with `\"`: write `\(name)`", suggestion: name)
  }

  // MARK: Whole texts

  /// A declaration of a style sheet, an attribute without a view, or a visual format.
  private var declaration: TextAdvice? {
    let wordEnd = startOfRun(before: start) { $0 == UInt8(ascii: " ") }
    let word = startOfRun(before: wordEnd, while: TextScanner.continuesWord)
    guard word < wordEnd, word > 0 || base == 0 else { return nil }
    let name = string(word..<wordEnd)
    let attribute = Attribute.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
    if byte(at: start) == UInt8(ascii: ":") {
      if name == "H" || name == "V" { return visualFormat(at: word) }
      let example =
        switch attribute {
        case .width?, .height?: "label.\(name) == 10"
        case let attribute?: "label.\(attribute.name) == screen.\(attribute.name) + 10"
        case nil: "label.left == screen.left + 10"
        }
      return advice(
        at: word, "a constraint is no declaration: it relates anchors, such as `\(example)`")
    }
    guard attribute != nil, byte(at: start) != UInt8(ascii: ".") else { return nil }
    let form = expectation == .periodAndProperty ? "a path" : "an anchor"
    return advice(
      at: word, "\(form) begins with the id of a view, such as `label.\(name)`")
  }

  /// A visual format without its orientation.
  var beforeItem: TextAdvice? {
    let next = byte(at: start)
    guard expectation == .operand, next == UInt8(ascii: "|") || next == UInt8(ascii: "[") else {
      return nil
    }
    return visualFormat(at: start)
  }

  private func visualFormat(at offset: Int) -> TextAdvice {
    advice(
      at: offset,
      "a format of the Visual Format Language is a member of an object: write "
        + #"`{"visual": "H:|-[label]-|"}`"#)
  }
}
