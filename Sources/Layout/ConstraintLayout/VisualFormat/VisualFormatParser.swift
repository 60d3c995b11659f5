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
    do throws(TextFault) {
      return try format(in: text)
    } catch {
      throw TextError(error, in: text)
    }
  }

  private static func format(in text: Span<UInt8>) throws(TextFault) -> VisualFormat {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.formatLimit, at: 0) }
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
          throw scanner.fault(.endOfFormat, text)
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
  ) throws(TextFault) -> Axis {
    guard let word = scanner.word(text) else { return .horizontal }
    let isHorizontal = text.extracting(word.range).spells("H")
    guard isHorizontal || text.extracting(word.range).spells("V") else {
      throw TextFault(.orientation, at: word.start)
    }
    guard scanner.take(":", text) else {
      throw scanner.fault(.colon, text)
    }
    return isHorizontal ? .horizontal : .vertical
  }

  private static func view(
    in text: Span<UInt8>, at scanner: inout TextScanner, into format: inout VisualFormat
  ) throws(TextFault) {
    guard scanner.take("[", text) else {
      throw scanner.fault(.view, text)
    }
    guard let name = try scanner.name(text) else {
      throw scanner.fault(.viewName, text)
    }
    let start = format.predicates.count
    if scanner.take("(", text) { try list(in: text, at: &scanner, into: &format.predicates) }
    format.views.append(.init(name: name, predicates: start..<format.predicates.count))
    guard scanner.take("]", text) else {
      let hasPredicates = format.predicates.count > start
      throw scanner.fault(hasPredicates ? .closingBracket : .predicatesOrBracket, text)
    }
  }

  private static func connection(
    in text: Span<UInt8>, at scanner: inout TextScanner,
    into predicates: inout [VisualFormat.Predicate]
  ) throws(TextFault) -> VisualFormat.Connection {
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
        throw scanner.fault(.distance, text)
      }
      predicates.append(
        .init(relation: .equal, object: object, priority: nil, start: offset, priorityStart: 0))
    }
    guard scanner.take("-", text) else {
      if scanner.peek(text) == UInt8(ascii: "@") {
        throw TextFault(.predicatesInParentheses, at: scanner.start)
      }
      throw scanner.fault(.dashAfterDistance, text)
    }
    return .predicates(start..<predicates.count)
  }

  /// Parses predicates up to the closing parenthesis.
  private static func list(
    in text: Span<UInt8>, at scanner: inout TextScanner,
    into predicates: inout [VisualFormat.Predicate]
  ) throws(TextFault) {
    repeat {
      predicates.append(try predicate(in: text, at: &scanner))
    } while scanner.take(",", text)
    guard scanner.take(")", text) else {
      throw scanner.fault(.commaOrParenthesis, text)
    }
  }

  private static func predicate(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> VisualFormat.Predicate {
    var relation = Relation.equal
    switch scanner.peek(text) {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      relation = try scanner.relation(text)
    default: break
    }
    _ = scanner.peek(text)
    let start = scanner.start
    guard let object = try object(in: text, at: &scanner) else {
      throw scanner.fault(.object, text)
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, object: object, priority: nil, start: start, priorityStart: 0)
    if scanner.take("@", text) {
      _ = scanner.peek(text)
      predicate.priorityStart = scanner.start
      guard let priority = try self.object(in: text, at: &scanner) else {
        throw scanner.fault(.priorityObject, text)
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
  ) throws(TextFault) -> VisualFormat.Object? {
    if let number = try number(in: text, at: &scanner) { return .number(number) }
    return try scanner.name(text).map { .name($0) }
  }

  /// Consumes a number in the syntax of C's `strtod`, decimal or hexadecimal, or returns `nil`.
  /// Infinity and NaN are names here.
  private static func number(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> Double? {
    _ = scanner.peek(text)
    guard let read = CNumber(text, at: scanner.position) else { return nil }
    guard LayoutLimits.allows(read.value) else {
      throw TextFault(.numberLimit, at: scanner.start)
    }
    scanner.position = read.end
    return read.value
  }
}
