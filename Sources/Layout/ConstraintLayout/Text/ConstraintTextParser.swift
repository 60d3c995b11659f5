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
    guard text.count <= LayoutLimits.textBytes else {
      throw TextError(
        offset: 0,
        message: "a constraint's text is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    let first = try side(in: text, at: &scanner)
    let relation = try relation(in: text, at: &scanner, expected: "`==`, `<=` or `>=`")
    let second = try side(in: text, at: &scanner)
    var result = ConstraintText(first: first, relation: relation, second: second)
    if startsRelation(scanner.peek(text)) {
      result.chainRelation = try self.relation(
        in: text, at: &scanner, expected: "`==`, `<=` or `>=`")
      result.third = try side(in: text, at: &scanner)
    }
    if scanner.take("@", text) { result.priority = try priority(in: text, at: &scanner) }
    guard scanner.isAtEnd(text) else { throw trailing(result, in: text, at: &scanner) }
    if first.anchor == nil, second.anchor == nil { throw withoutAnchor(at: first.start) }
    if let third = result.third, second.anchor == nil, third.anchor == nil {
      throw withoutAnchor(at: second.start)
    }
    return result
  }

  private static func withoutAnchor(at offset: Int) -> TextError {
    TextError(
      offset: offset, message: "expected an anchor such as `view.width` on one side of the relation"
    )
  }

  /// Parses a single anchor, such as `label.margins.leading`.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func anchor(_ text: Span<UInt8>) throws(TextError) -> AnchorText {
    guard text.count <= LayoutLimits.textBytes else {
      throw TextError(
        offset: 0, message: "an anchor is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    guard let name = try scanner.name(text) else {
      throw expected("an anchor such as `view.width`", in: text, at: &scanner)
    }
    let anchor = try self.anchor(name, in: text, at: &scanner)
    guard scanner.isAtEnd(text) else { throw expected("the end", in: text, at: &scanner) }
    return anchor
  }

  // MARK: Parts

  /// The error of an unexpected token.
  static func expected(
    _ what: String, in text: Span<UInt8>, at scanner: inout TextScanner,
    suggestion: String? = nil
  ) -> TextError {
    let found = scanner.found(text)
    return TextError(
      offset: scanner.start, message: "expected \(what), found \(found)", suggestion: suggestion)
  }

  private static func trailing(
    _ read: ConstraintText, in text: Span<UInt8>, at scanner: inout TextScanner
  ) -> TextError {
    if startsRelation(scanner.peek(text)), read.third != nil {
      return TextError(
        offset: scanner.start, message: "a chain has two relations, this is a third")
    }
    if read.priority != nil { return expected("the end", in: text, at: &scanner) }
    let relation = read.third == nil ? "a relation, " : ""
    if scanner.peek(text) == UInt8(ascii: ")") {
      return TextError(offset: scanner.start, message: "this `)` closes nothing")
    }
    return expected("`*`, `/`, `+`, `-`, \(relation)`@` or the end", in: text, at: &scanner)
  }

  static func outOfRange(
    _ what: String, at offset: Int, limit: Double, orBelow smallest: String? = nil
  ) -> TextError {
    let below = smallest.map { " and not below \($0)" } ?? ""
    return TextError(
      offset: offset,
      message: "\(what) are limited to a magnitude of \(NumberText.string(limit))\(below)")
  }

  static func anchor(
    _ name: NameText, in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> AnchorText {
    guard scanner.take(".", text) else {
      throw expected("`.` and an attribute after the name", in: text, at: &scanner)
    }
    let read = try attribute(in: text, at: &scanner)
    return AnchorText(
      name: name, area: read.area, attribute: read.attribute, unknown: read.unknown)
  }

  private static func attribute(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> (area: Area, attribute: Attribute, unknown: UnknownWord?) {
    guard let word = scanner.word(text) else {
      throw expected("an attribute", in: text, at: &scanner)
    }
    guard scanner.take(".", text) else {
      if let attribute = Attribute(name: text.extracting(word)) { return (.item, attribute, nil) }
      return (.item, .left, UnknownWord(expected: .attribute, range: word))
    }
    guard let second = scanner.word(text) else {
      throw expected("an attribute", in: text, at: &scanner)
    }
    guard let area = Area(name: text.extracting(word)) else {
      return (.item, .left, UnknownWord(expected: .area, range: word))
    }
    guard let attribute = Attribute(name: text.extracting(second)) else {
      return (area, .left, UnknownWord(expected: .attribute, range: second))
    }
    return (area, attribute, nil)
  }

  private static func startsRelation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  static func relation(
    in text: Span<UInt8>, at scanner: inout TextScanner, expected what: String
  ) throws(TextError) -> Relation {
    let byte = scanner.peek(text)
    guard startsRelation(byte) else {
      throw expected(what, in: text, at: &scanner)
    }
    guard scanner.position + 1 < text.count, text[scanner.position + 1] == UInt8(ascii: "=")
    else {
      let sign = String(UnicodeScalar(byte))
      throw expected(what, in: text, at: &scanner, suggestion: sign + "=")
    }
    scanner.position += 2
    switch byte {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    default: return .greaterThanOrEqual
    }
  }

  private static func priority(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> Priority {
    let what = "a priority: a number above 0 and up to 1000, or "
    let names = "`required`, `high`, `low` or `fitting`"
    if let number = try scanner.number(text) {
      guard let priority = Priority(number) else {
        throw TextError(
          offset: scanner.start,
          message: "a priority is above 0 and at most 1000, not \(NumberText.string(number))")
      }
      return priority
    }
    var copy = scanner
    if let word = scanner.word(text), let priority = Priority(name: text.extracting(word)) {
      return priority
    }
    throw expected(what + names, in: text, at: &copy)
  }
}
