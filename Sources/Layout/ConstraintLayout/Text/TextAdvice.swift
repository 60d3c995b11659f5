/// Advice for text in the habits of another notation, in place of the words of a fault.
///
/// It looks only at the bytes around a fault, so a text without one pays nothing.
struct TextAdvice {
  /// The offset of the mistake.
  var offset: Int
  var message: String
  var suggestion: String?
  /// The number of bytes that the suggestion replaces.
  var length = 0

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

  init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }

  init(replacing range: Range<Int>, with suggestion: String, _ message: String) {
    self.init(at: range.lowerBound, message)
    self.suggestion = suggestion
    length = range.count
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

  private func advice(at offset: Int, _ message: String) -> TextAdvice {
    TextAdvice(at: base + offset, message)
  }

  private func advice(
    replacing range: Range<Int>, with suggestion: String, _ message: String
  ) -> TextAdvice {
    TextAdvice(
      replacing: base + range.lowerBound..<base + range.upperBound, with: suggestion, message)
  }

  // MARK: Relations

  /// Relations of other notations.
  var relation: TextAdvice? {
    switch expectation {
    case .relation, .continuationOrRelation: break
    case .operand: return longRelation
    default: return nil
    }
    if byte(at: start) == UInt8(ascii: ":"), expectation != .relation { return nil }
    let rest = text[min(start, text.count)...]
    for (sign, relation) in Self.relations where rest.starts(with: sign.utf8) {
      return advice(
        replacing: start..<start + sign.utf8.count, with: relation,
        "the relation `\(sign)` is written `\(relation)`")
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

  /// A relation with a sign too many, such as `===`.
  private var longRelation: TextAdvice? {
    let signStart = startOfRun(before: start, while: TextScanner.startsRelation)
    let signEnd = endOfRun(from: start, while: TextScanner.startsRelation)
    let sign = string(signStart..<signEnd)
    guard let relation = Self.longRelations[sign] else { return nil }
    return advice(
      replacing: signStart..<signEnd, with: relation,
      "the relation `\(sign)` is written `\(relation)`")
  }

  private static let longRelations = [
    "===": "==", "<==": "<=", ">==": ">=", "==<": "<=", "==>": ">=",
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
    if let other = otherNumber(at: number, behind: word) { return other }
    let digits = string(number..<numberEnd)
    if byte(at: word) == UInt8(ascii: "%") { return share(digits, "%", at: number) }
    let name = string(word..<wordEnd)
    let isName = byte(at: wordEnd) == UInt8(ascii: ".")
    if !isName, ["vw", "vh", "fr", "percent"].contains(name) {
      return share(digits, name, at: number)
    }
    if !isName, Self.units.contains(name) {
      return advice(
        replacing: number..<wordEnd, with: digits,
        "numbers are points, without a unit: write `\(digits)`")
    }
    guard word == numberEnd, word < wordEnd, isName || mayBeProduct else { return nil }
    return advice(
      at: number,
      "`\(digits)\(name)` is neither: a product has a sign, `\(digits) * \(name)`, and a name "
        + "that begins with a digit is quoted, `'\(digits)\(name)'`")
  }

  /// A hexadecimal number, or one whose digits are in groups, that goes on behind an offset.
  private func otherNumber(at number: Int, behind word: Int) -> TextAdvice? {
    let end = endOfRun(from: number) {
      TextScanner.continuesWord($0) || $0 == UInt8(ascii: ".")
    }
    guard end > word, end - number <= Self.longestNumber else { return nil }
    let written = string(number..<end)
    if byte(at: number) == UInt8(ascii: "0"), byte(at: number + 1) | 0x20 == UInt8(ascii: "x"),
      let value = UInt32(written.dropFirst(2), radix: 16)
    {
      return advice(
        replacing: number..<end, with: "\(value)", "numbers are decimal: write `\(value)`")
    }
    let digits = written.utf8.filter { $0 != UInt8(ascii: "_") }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.count < written.utf8.count,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(TextScanner.isDigit) }),
      parts[0].count == 1 || parts[0].first != UInt8(ascii: "0")
    else { return nil }
    let plain = String(decoding: digits, as: UTF8.self)
    return advice(
      replacing: number..<end, with: plain, "numbers have no separators: write `\(plain)`")
  }

  private static let longestNumber = 18

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
    case .predicatesOrBracket: return unquoted
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
      replacing: nameStart..<nameEnd, with: name,
      "a name with a hyphen is quoted: write `\(name)`")
  }

  private var doubleQuoted: TextAdvice? {
    guard byte(at: start) == UInt8(ascii: "\"") else { return nil }
    let nameEnd = endOfRun(from: start + 1) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard byte(at: nameEnd) == UInt8(ascii: "\"") else { return nil }
    let content = string(start + 1..<nameEnd)
    if byte(at: nameEnd + 1) != UInt8(ascii: "."), TextScanner.startsWord(byte(at: start + 1)),
      content.utf8.contains(UInt8(ascii: ".")),
      content.utf8.allSatisfy({ TextScanner.continuesWord($0) || $0 == UInt8(ascii: ".") })
    {
      return advice(
        replacing: start..<nameEnd + 1, with: content,
        "an anchor is not quoted: write `\(content)`")
    }
    let name = "'\(content)'"
    return advice(
      replacing: start..<nameEnd + 1, with: name,
      "a name is quoted with `'`, not with `\"`: write `\(name)`")
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
      if name == "H" || name == "V" { return visualFormat(at: word, name) }
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

  private func visualFormat(at offset: Int, _ orientation: String = "H") -> TextAdvice {
    advice(
      at: offset,
      "a format of the Visual Format Language is a member of an object: write "
        + #"`{"visual": "\#(orientation):|-[label]-|"}`"#)
  }
}
