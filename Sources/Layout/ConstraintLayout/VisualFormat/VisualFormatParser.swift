import ConstraintSolver

/// The parser of the Visual Format Language. One pass, without recursion.
///
/// ```
/// format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// connection = nothing | "-" | "-" (number | metric | "(" predicate {"," predicate} ")") "-"
/// predicate  = ["==" | "<=" | ">="] (number | metric | view name) ["@" priority]
/// priority   = number | metric | priority name
/// ```
///
/// Names are plain or in single quotes, as in constraint text. White space is insignificant.
public enum VisualFormatParser {
  /// Parses one format.
  ///
  /// - Throws: The first syntax error.
  /// - Complexity: O(length).
  public static func format(_ text: Span<UInt8>) throws(TextError) -> VisualFormat {
    guard text.count <= LayoutLimits.textBytes else {
      throw TextError(
        offset: 0, message: "a visual format is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    var format = VisualFormat(axis: try axis(in: text, at: &scanner))
    if scanner.take("|", text) {
      format.leadingStart = scanner.position - 1
      format.leading = try connection(in: text, at: &scanner, into: &format.predicates)
    }
    try view(in: text, at: &scanner, into: &format)
    while !scanner.isAtEnd(text) {
      let connection = try connection(in: text, at: &scanner, into: &format.predicates)
      if scanner.take("|", text) {
        format.trailingStart = scanner.position - 1
        format.trailing = connection
        guard scanner.isAtEnd(text) else {
          throw ConstraintTextParser.expected("the end after `|`", in: text, at: &scanner)
        }
        return format
      }
      format.connections.append(connection)
      try view(in: text, at: &scanner, into: &format)
    }
    return format
  }

  private static func axis(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> Axis {
    guard let word = scanner.word(text) else { return .horizontal }
    let isHorizontal = text.extracting(word).spells("H")
    guard isHorizontal || text.extracting(word).spells("V") else {
      throw TextError(offset: word.lowerBound, message: "expected `H:`, `V:`, `|` or `[`")
    }
    guard scanner.take(":", text) else {
      throw ConstraintTextParser.expected("`:` after the orientation", in: text, at: &scanner)
    }
    return isHorizontal ? .horizontal : .vertical
  }

  private static func view(
    in text: Span<UInt8>, at scanner: inout TextScanner, into format: inout VisualFormat
  ) throws(TextError) {
    guard scanner.take("[", text) else {
      throw ConstraintTextParser.expected("a view such as `[label]`", in: text, at: &scanner)
    }
    guard let name = try scanner.name(text) else {
      throw ConstraintTextParser.expected("the name of a view", in: text, at: &scanner)
    }
    let start = format.predicates.count
    if scanner.take("(", text) { try list(in: text, at: &scanner, into: &format.predicates) }
    format.views.append(.init(name: name, predicates: start..<format.predicates.count))
    guard scanner.take("]", text) else {
      let wanted = format.predicates.count > start ? "`]`" : "`(` or `]`"
      throw ConstraintTextParser.expected(wanted, in: text, at: &scanner)
    }
  }

  private static func connection(
    in text: Span<UInt8>, at scanner: inout TextScanner,
    into predicates: inout [VisualFormat.Predicate]
  ) throws(TextError) -> VisualFormat.Connection {
    guard scanner.take("-", text) else { return .flush }
    let next = scanner.peek(text)
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") { return .standard }
    let start = predicates.count
    if scanner.take("(", text) {
      try list(in: text, at: &scanner, into: &predicates)
    } else {
      _ = scanner.peek(text)
      let offset = scanner.start
      guard next != UInt8(ascii: "-"), next != UInt8(ascii: "+"),
        let object = try object(in: text, at: &scanner)
      else {
        throw ConstraintTextParser.expected(
          "a view, `|`, a distance or `(` after `-`", in: text, at: &scanner)
      }
      predicates.append(
        .init(relation: .equal, object: object, priority: nil, start: offset, priorityStart: 0))
    }
    guard scanner.take("-", text) else {
      if scanner.peek(text) == UInt8(ascii: "@") {
        throw TextError(
          offset: scanner.start, message: "a distance with a priority stands in parentheses")
      }
      throw ConstraintTextParser.expected("`-` after the distance", in: text, at: &scanner)
    }
    return .predicates(start..<predicates.count)
  }

  /// Parses predicates up to the closing parenthesis.
  private static func list(
    in text: Span<UInt8>, at scanner: inout TextScanner,
    into predicates: inout [VisualFormat.Predicate]
  ) throws(TextError) {
    repeat {
      predicates.append(try predicate(in: text, at: &scanner))
    } while scanner.take(",", text)
    guard scanner.take(")", text) else {
      throw ConstraintTextParser.expected("`,` or `)`", in: text, at: &scanner)
    }
  }

  private static func predicate(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> VisualFormat.Predicate {
    var relation = Relation.equal
    switch scanner.peek(text) {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      relation = try ConstraintTextParser.relation(
        in: text, at: &scanner, expected: "`==`, `<=` or `>=`")
    default: break
    }
    _ = scanner.peek(text)
    let start = scanner.start
    guard let object = try object(in: text, at: &scanner) else {
      throw ConstraintTextParser.expected("a number, a metric or a view", in: text, at: &scanner)
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, object: object, priority: nil, start: start, priorityStart: 0)
    if scanner.take("@", text) {
      _ = scanner.peek(text)
      predicate.priorityStart = scanner.start
      guard let priority = try self.object(in: text, at: &scanner) else {
        throw ConstraintTextParser.expected("a number, a name or a metric", in: text, at: &scanner)
      }
      predicate.priority = priority
      if case .name(let name) = priority {
        predicate.namedPriority = Priority(name: text.extracting(name.range))
      }
    }
    return predicate
  }

  private static func object(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> VisualFormat.Object? {
    if let number = try number(in: text, at: &scanner) { return .number(number) }
    return try scanner.name(text).map { .name($0) }
  }

  /// Consumes a number in the syntax of C's `strtod`, decimal or hexadecimal, or returns `nil`.
  /// Infinity and NaN are names here.
  private static func number(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> Double? {
    _ = scanner.peek(text)
    guard let read = CNumber(text, at: scanner.position) else { return nil }
    guard LayoutLimits.allows(read.value) else {
      throw TextError(
        offset: scanner.start,
        message: "numbers are limited to a magnitude of "
          + NumberText.string(LayoutLimits.magnitude))
    }
    scanner.position = read.end
    return read.value
  }
}
