/// The UAX #14 classes that remain after rule LB1, numbered in the order of
/// scripts/line-break-table.
///
/// Three are finer than Unicode's: rule LB30 depends on the East Asian width of brackets, and LB30b
/// on code points reserved for pictographs.
enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic, breakBoth, breakAfter, breakBefore, mandatoryBreak, contingent, closePunctuation
  case combiningMark, closeParenthesis, wideCloseParenthesis, carriageReturn, emojiBase
  case emojiModifier, exclamation, glue, hangulLV, hangulLVT, hebrewLetter, hyphen, ideographic
  case reservedPictograph, inseparable, infixSeparator, leadingJamo, trailingJamo, vowelJamo
  case lineFeed, nextLine, nonstarter, numeric, openPunctuation, wideOpenPunctuation, postfix
  case prefix, quotation, regionalIndicator, space, symbol, wordJoiner, zeroWidthSpace
  case zeroWidthJoiner

  /// The class of a code point.
  ///
  /// - Complexity: O(1) for ASCII, otherwise O(log ranges).
  init(of scalar: Unicode.Scalar) {
    let code = scalar.value
    self = code < 128 ? Self.ofASCII[Int(code)] : Self.search(code)
  }

  private static let ofASCII = (0..<128).map { search(UInt32($0)) }
  private static let all = allCases

  private static func search(_ code: UInt32) -> LineBreakClass {
    let starts = LineBreakRanges.starts
    // The first range begins at 0, so some range always begins at or before the code point.
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] >> 8 <= code { low = middle } else { high = middle }
    }
    return all[Int(starts[low] & 0xFF)]
  }
}

extension LineBreakClass {
  var isOpen: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
  var isClosed: Bool {
    self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
  }
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  var isPictograph: Bool {
    switch self {
    case .ideographic, .reservedPictograph, .emojiBase, .emojiModifier: true
    default: false
    }
  }
  var isHangul: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT: true
    default: false
    }
  }
  /// Whether a line always ends after it.
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }
  /// Whether a combining mark that follows it stands alone (LB10).
  var takesNoMark: Bool { endsLine || self == .space || self == .zeroWidthSpace }
}
