import ConstraintSolver

/// The parser of constraint text, anchors and paths. One pass, without recursion.
///
/// ```
/// constraint = side relation side [relation side] ["@" (number | word)]
/// side       = sum                                    with at most one anchor, or the difference
///                                                     of two anchors with equal factors
/// sum        = ["-"] product {("+" | "-") product}
/// product    = operand {("*" | "/") operand}          only one factor has anchors, no divisor has
/// operand    = number | anchor | "(" sum ")"          nested up to LayoutLimits.textDepth
/// anchor     = name "." [area "."] attribute
/// ```
public enum ConstraintTextParser {
  /// Parses one constraint.
  ///
  /// An unknown attribute or area is not a syntax error. It is returned as ``AnchorText/unknown``,
  /// so that the caller can suggest a correction.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func constraint(_ text: Span<UInt8>) throws(TextError) -> ConstraintText {
    do throws(TextFault) {
      return try constraint(in: text)
    } catch {
      throw TextError(error, in: text)
    }
  }

  /// Parses a single anchor, such as `label.margins.leading`.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func anchor(_ text: Span<UInt8>) throws(TextError) -> AnchorText {
    do throws(TextFault) {
      return try anchor(in: text)
    } catch {
      throw TextError(error, in: text)
    }
  }

  private static func constraint(in text: Span<UInt8>) throws(TextFault) -> ConstraintText {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.constraintLimit, at: 0) }
    var scanner = TextScanner()
    var result = ConstraintText()
    try readSide(&result.first, in: text, at: &scanner)
    result.relation = try relation(in: text, at: &scanner)
    try readSide(&result.second, in: text, at: &scanner)
    let next = scanner.peek(text)
    if startsRelation(next) { try readThird(&result, in: text, at: &scanner) }
    if scanner.take("@", text) { result.priority = try priority(in: text, at: &scanner) }
    guard scanner.isAtEnd(text) else { throw trailing(result, in: text, at: scanner) }
    if result.first.anchor == nil, result.second.anchor == nil {
      throw TextFault(.anchorOnOneSide, at: result.first.start)
    }
    if let third = result.third, result.second.anchor == nil, third.anchor == nil {
      throw TextFault(.anchorOnOneSide, at: result.second.start)
    }
    return result
  }

  private static func anchor(in text: Span<UInt8>) throws(TextFault) -> AnchorText {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.anchorLimit, at: 0) }
    var scanner = TextScanner()
    guard let name = try scanner.name(text) else { throw scanner.fault(.anchor, text) }
    let anchor = try self.anchor(name, in: text, at: &scanner)
    guard scanner.isAtEnd(text) else { throw scanner.fault(.end, text) }
    return anchor
  }

  // MARK: Parts

  /// Reads the rest of a chain.
  @inline(never)
  private static func readThird(
    _ result: inout ConstraintText, in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) {
    result.chainRelation = try relation(in: text, at: &scanner)
    var third = ConstraintText.Side()
    try readSide(&third, in: text, at: &scanner)
    result.third = third
  }

  private static func trailing(
    _ read: ConstraintText, in text: Span<UInt8>, at scanner: TextScanner
  ) -> TextFault {
    var scanner = scanner
    let next = scanner.peek(text)
    if startsRelation(next), read.third != nil { return scanner.fault(.twoRelations, text) }
    if read.priority != nil { return scanner.fault(.end, text) }
    if next == UInt8(ascii: ")") { return scanner.fault(.openedParenthesis, text) }
    return scanner.fault(read.third == nil ? .continuationOrRelation : .continuation, text)
  }

  @inline(__always)
  static func anchor(
    _ name: NameText, in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> AnchorText {
    guard scanner.take(".", text) else { throw scanner.fault(.periodAndAttribute, text) }
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    var anchor = AnchorText(name: name, area: .item, attribute: .left, unknown: nil)
    if scanner.take(".", text) {
      try readArea(word, &anchor, in: text, at: &scanner)
    } else if let attribute = Attribute(name: text.extracting(word)) {
      anchor.attribute = attribute
    } else {
      anchor.unknown = UnknownWord(expected: .attribute, range: word)
    }
    return anchor
  }

  /// Reads the attribute after an area, which is the word `area`.
  @inline(never)
  private static func readArea(
    _ area: Range<Int>, _ anchor: inout AnchorText, in text: Span<UInt8>,
    at scanner: inout TextScanner
  ) throws(TextFault) {
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    guard let read = Area(name: text.extracting(area)) else {
      anchor.unknown = UnknownWord(expected: .area, range: area)
      return
    }
    anchor.area = read
    if let attribute = Attribute(name: text.extracting(word)) {
      anchor.attribute = attribute
    } else {
      anchor.unknown = UnknownWord(expected: .attribute, range: word)
    }
  }

  @inline(__always)
  static func startsRelation(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "<") < 3
  }

  @inline(__always)
  static func relation(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> Relation {
    let sign = scanner.peek(text)
    let after = scanner.position + 1
    guard startsRelation(sign), after < text.count, text[after] == UInt8(ascii: "=") else {
      throw scanner.fault(.relation, text)
    }
    scanner.position = after + 1
    switch sign {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    default: return .greaterThanOrEqual
    }
  }

  @inline(never)
  private static func priority(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> Priority {
    if let number = try scanner.number(text) {
      guard let priority = Priority(number) else {
        throw TextFault(.priorityLimit, at: scanner.start)
      }
      return priority
    }
    let fault = scanner.fault(.priority, text)
    guard let word = scanner.word(text), let priority = Priority(name: text.extracting(word))
    else { throw fault }
    return priority
  }
}
