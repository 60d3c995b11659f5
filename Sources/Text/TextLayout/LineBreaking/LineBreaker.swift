/// The Unicode line breaking algorithm, UAX #14.
///
/// Numbers are kept together as in example 7 of section 8.2, like in Unicode's own LineBreakTest.
/// Runs of Thai, Lao, Khmer or Burmese letters have no breaks, as rule LB1 specifies for
/// implementations without a dictionary; ``ShapedText`` divides those runs into words.
public enum LineBreaker {
  /// The Unicode version of the classes.
  public static var unicodeVersion: String { LineBreakRanges.unicodeVersion }

  /// The kind of break after each code point. The last one is mandatory.
  ///
  /// - Complexity: O(text).
  public static func breaks(after scalars: some Collection<Unicode.Scalar>) -> [LineBreak] {
    breaks(after: scalars.map { LineBreakClass(of: $0) })
  }

  /// The kind of break after each code point, given its class.
  static func breaks(after classes: [LineBreakClass]) -> [LineBreak] {
    guard let first = classes.first else { return [] }
    var breaks: [LineBreak] = []
    breaks.reserveCapacity(classes.count)
    var state = LineBreakState(first)
    var index = 1
    while index < classes.count {
      breaks.append(state.step(classes, index))
      index += 1
    }
    breaks.append(.mandatory)
    return breaks
  }

  /// Whether the break after each code point lies between two Hangul syllables or letters; empty if
  /// none does.
  static func withinHangulWords(_ breaks: [LineBreak], _ classes: [LineBreakClass]) -> [Bool] {
    var isWithin: [Bool] = []
    var isHangul = false
    for (index, kind) in classes.enumerated() {
      // A mark belongs to the syllable before it.
      if kind != .combiningMark, kind != .zeroWidthJoiner { isHangul = kind.isHangul }
      guard isHangul, breaks[index] == .allowed, index + 1 < classes.count,
        classes[index + 1].isHangul
      else { continue }
      if isWithin.isEmpty { isWithin = Array(repeating: false, count: classes.count) }
      isWithin[index] = true
    }
    return isWithin
  }
}

/// The context before a position that the rules need.
private struct LineBreakState {
  /// The progress of a number: LB25 with the expression of example 7.
  private enum Number { case none, open, closed }

  /// The class before the position. Combining marks take the class of their base (LB9, LB10).
  private var last: LineBreakClass
  /// The class before any spaces that precede the position; equals `last` if there are none.
  private var beforeSpaces: LineBreakClass
  private var followsJoiner = false
  private var followsHebrewHyphen = false
  private var followsOddIndicators = false
  private var number = Number.none

  init(_ first: LineBreakClass) {
    last = Self.resolved(first)
    beforeSpaces = last
    followsJoiner = first == .zeroWidthJoiner
    followsOddIndicators = last == .regionalIndicator
    number = last == .numeric ? .open : .none
  }

  private static func resolved(_ next: LineBreakClass) -> LineBreakClass {
    next == .combiningMark || next == .zeroWidthJoiner ? .alphabetic : next
  }

  /// Decides on the break before the class at an index, and advances past it.
  mutating func step(_ classes: [LineBreakClass], _ index: Int) -> LineBreak {
    let raw = classes[index]
    // LB28. Most pairs are of letters, and after a letter there is no other context.
    if raw == .alphabetic, last == .alphabetic, !followsJoiner { return .prohibited }
    let isMark = raw == .combiningMark || raw == .zeroWidthJoiner
    if isMark, !last.takesNoMark {
      // LB9: the mark becomes part of its base.
      followsJoiner = raw == .zeroWidthJoiner
      return .prohibited
    }
    let next = Self.resolved(raw)
    let decision = decide(next, classes, index)
    advance(past: next)
    followsJoiner = raw == .zeroWidthJoiner
    return decision
  }

  private mutating func advance(past next: LineBreakClass) {
    followsHebrewHyphen = last == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    followsOddIndicators = next == .regionalIndicator && !followsOddIndicators
    switch next {
    case .numeric: number = .open
    case .symbol, .infixSeparator: if number == .closed { number = .none }
    default: number = next.isClosed && number == .open ? .closed : .none
    }
    last = next
    if next != .space { beforeSpaces = next }
  }

  private func decide(
    _ next: LineBreakClass, _ classes: [LineBreakClass], _ index: Int
  ) -> LineBreak {
    // LB4, LB5
    if last == .carriageReturn { return next == .lineFeed ? .prohibited : .mandatory }
    if last.endsLine { return .mandatory }
    // LB6, LB7
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    // LB8, LB8a
    if beforeSpaces == .zeroWidthSpace { return .allowed }
    if followsJoiner { return .prohibited }
    if joinsThroughSpaces(next) { return .prohibited }
    // LB18
    if last == .space { return .allowed }
    // LB19, LB20
    if next == .quotation || last == .quotation { return .prohibited }
    if next == .contingent || last == .contingent { return .allowed }
    return joins(next, classes, index) ? .prohibited : .allowed
  }

  /// LB11 to LB17, which apply across spaces or precede the rules for spaces.
  private func joinsThroughSpaces(_ next: LineBreakClass) -> Bool {
    if next == .wordJoiner || last == .wordJoiner || last == .glue { return true }
    switch next {
    case .glue:
      if last != .space, last != .breakAfter, last != .hyphen { return true }
    case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation,
      .infixSeparator, .symbol:
      return true
    default: break
    }
    if beforeSpaces.isOpen { return true }
    if beforeSpaces == .quotation, next.isOpen { return true }
    if beforeSpaces.isClosed, next == .nonstarter { return true }
    return beforeSpaces == .breakBoth && next == .breakBoth
  }

  /// LB21 to LB30b.
  private func joins(
    _ next: LineBreakClass, _ classes: [LineBreakClass], _ index: Int
  ) -> Bool {
    if next == .breakAfter || next == .hyphen || next == .nonstarter { return true }
    if last == .breakBefore || followsHebrewHyphen { return true }
    if last == .symbol, next == .hebrewLetter { return true }
    if next == .inseparable { return true }
    return joinsWords(next) || joinsNumbers(next, classes, index) || joinsSyllables(next)
      || joinsPictographs(next)
  }

  /// LB23, LB23a, LB24, LB28, LB29, LB30.
  private func joinsWords(_ next: LineBreakClass) -> Bool {
    if last.isLetter, next == .numeric { return true }
    if last == .numeric, next.isLetter { return true }
    if last == .prefix, next.isPictograph { return true }
    if last.isPictograph, next == .postfix { return true }
    if last == .prefix || last == .postfix, next.isLetter { return true }
    if last.isLetter, next == .prefix || next == .postfix { return true }
    if last.isLetter || last == .infixSeparator, next.isLetter { return true }
    if last.isLetter || last == .numeric, next == .openPunctuation { return true }
    return last == .closeParenthesis && (next.isLetter || next == .numeric)
  }

  /// LB25 with the expression of example 7.
  private func joinsNumbers(
    _ next: LineBreakClass, _ classes: [LineBreakClass], _ index: Int
  ) -> Bool {
    if number != .none, next == .prefix || next == .postfix { return true }
    if next == .numeric {
      return number == .open || last == .prefix || last == .postfix || last.isOpen
        || last == .hyphen
    }
    guard last == .prefix || last == .postfix, next.isOpen || next == .hyphen else { return false }
    let after = classes[(index + 1)...].first { $0 != .combiningMark && $0 != .zeroWidthJoiner }
    return after == .numeric
  }

  /// LB26, LB27.
  private func joinsSyllables(_ next: LineBreakClass) -> Bool {
    switch last {
    case .leadingJamo:
      if next.isHangul, next != .trailingJamo { return true }
    case .vowelJamo, .hangulLV:
      if next == .vowelJamo || next == .trailingJamo { return true }
    case .trailingJamo, .hangulLVT:
      if next == .trailingJamo { return true }
    default: break
    }
    if last.isHangul, next == .postfix { return true }
    return last == .prefix && next.isHangul
  }

  /// LB30a, LB30b.
  private func joinsPictographs(_ next: LineBreakClass) -> Bool {
    if next == .regionalIndicator { return followsOddIndicators }
    guard next == .emojiModifier else { return false }
    return last == .emojiBase || last == .reservedPictograph
  }
}
