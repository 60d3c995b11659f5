import ConstraintSolver

/// Reads the Visual Format Language. It goes over the bytes once and does not recurse.
///
/// ```
/// format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
/// view       = "[" name ["(" predicate {"," predicate} ")"] "]"
/// connection = nothing | "-" | "-" (number | metric | "(" predicate {"," predicate} ")") "-"
/// predicate  = ["==" | "<=" | ">="] (number | metric | view name) ["@" priority]
/// priority   = number | metric | priority name
/// ```
///
/// Names are plain or in single quotes, as in constraint text. White space is free.
public enum VisualFormatParser {
  /// Reads one format.
  ///
  /// - Complexity: O(length).
  public static func format(_ text: Span<UInt8>) throws(TextFault) -> VisualFormat {
    guard text.count <= LayoutLimits.textBytes else {
      throw TextFault(
        offset: 0, message: "a visual format is limited to \(LayoutLimits.textBytes) bytes")
    }
    var scanner = TextScanner()
    var format = VisualFormat(axis: try axis(text, &scanner))
    if scanner.take("|", text) {
      format.leadingStart = scanner.position - 1
      format.leading = try connection(text, &scanner, &format.predicates)
    }
    try view(text, &scanner, &format)
    while !scanner.isAtEnd(text) {
      let connection = try connection(text, &scanner, &format.predicates)
      if scanner.take("|", text) {
        format.trailingStart = scanner.position - 1
        format.trailing = connection
        guard scanner.isAtEnd(text) else {
          throw ConstraintTextParser.expected("the end after `|`", text, &scanner)
        }
        return format
      }
      format.connections.append(connection)
      try view(text, &scanner, &format)
    }
    return format
  }

  private static func axis(
    _ text: Span<UInt8>, _ scanner: inout TextScanner
  ) throws(TextFault) -> Axis {
    guard let word = scanner.word(text) else { return .horizontal }
    let isHorizontal = text.extracting(word).spells("H")
    guard isHorizontal || text.extracting(word).spells("V") else {
      throw TextFault(offset: word.lowerBound, message: "expected `H:`, `V:`, `|` or `[`")
    }
    guard scanner.take(":", text) else {
      throw ConstraintTextParser.expected("`:` after the orientation", text, &scanner)
    }
    return isHorizontal ? .horizontal : .vertical
  }

  private static func view(
    _ text: Span<UInt8>, _ scanner: inout TextScanner, _ format: inout VisualFormat
  ) throws(TextFault) {
    guard scanner.take("[", text) else {
      throw ConstraintTextParser.expected("a view such as `[label]`", text, &scanner)
    }
    guard let name = try scanner.name(text) else {
      throw ConstraintTextParser.expected("the name of a view", text, &scanner)
    }
    let start = format.predicates.count
    if scanner.take("(", text) { try list(text, &scanner, &format.predicates) }
    format.views.append(.init(name: name, predicates: start..<format.predicates.count))
    guard scanner.take("]", text) else {
      let wanted = format.predicates.count > start ? "`]`" : "`(` or `]`"
      throw ConstraintTextParser.expected(wanted, text, &scanner)
    }
  }

  private static func connection(
    _ text: Span<UInt8>, _ scanner: inout TextScanner, _ all: inout [VisualFormat.Predicate]
  ) throws(TextFault) -> VisualFormat.Connection {
    guard scanner.take("-", text) else { return .flush }
    let next = scanner.peek(text)
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") { return .standard }
    let start = all.count
    if scanner.take("(", text) {
      try list(text, &scanner, &all)
    } else {
      _ = scanner.peek(text)
      let place = scanner.start
      guard next != UInt8(ascii: "-"), next != UInt8(ascii: "+"),
        let object = try object(text, &scanner)
      else {
        throw ConstraintTextParser.expected(
          "a view, `|`, a distance or `(` after `-`", text, &scanner)
      }
      all.append(
        .init(relation: .equal, object: object, priority: nil, start: place, priorityStart: 0))
    }
    guard scanner.take("-", text) else {
      if scanner.peek(text) == UInt8(ascii: "@") {
        throw TextFault(
          offset: scanner.start, message: "a distance with a priority stands in parentheses")
      }
      throw ConstraintTextParser.expected("`-` after the distance", text, &scanner)
    }
    return .predicates(start..<all.count)
  }

  /// Reads predicates up to the closing parenthesis.
  private static func list(
    _ text: Span<UInt8>, _ scanner: inout TextScanner, _ all: inout [VisualFormat.Predicate]
  ) throws(TextFault) {
    repeat {
      all.append(try predicate(text, &scanner))
    } while scanner.take(",", text)
    guard scanner.take(")", text) else {
      throw ConstraintTextParser.expected("`,` or `)`", text, &scanner)
    }
  }

  private static func predicate(
    _ text: Span<UInt8>, _ scanner: inout TextScanner
  ) throws(TextFault) -> VisualFormat.Predicate {
    var relation = Relation.equal
    switch scanner.peek(text) {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      relation = try ConstraintTextParser.relation(
        text, &scanner, expected: "`==`, `<=` or `>=`")
    default: break
    }
    _ = scanner.peek(text)
    let start = scanner.start
    guard let object = try object(text, &scanner) else {
      throw ConstraintTextParser.expected("a number, a metric or a view", text, &scanner)
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, object: object, priority: nil, start: start, priorityStart: 0)
    if scanner.take("@", text) {
      _ = scanner.peek(text)
      predicate.priorityStart = scanner.start
      guard let priority = try self.object(text, &scanner) else {
        throw ConstraintTextParser.expected("a number, a name or a metric", text, &scanner)
      }
      predicate.priority = priority
      if case .name(let name) = priority {
        predicate.namedPriority = Priority(name: text.extracting(name.range))
      }
    }
    return predicate
  }

  private static func object(
    _ text: Span<UInt8>, _ scanner: inout TextScanner
  ) throws(TextFault) -> VisualFormat.Object? {
    if let number = try number(text, &scanner) { return .number(number) }
    return try scanner.name(text).map { .name($0) }
  }

  /// Takes a number as C's `strtod` reads it, decimal or hexadecimal, if one comes next. Its words
  /// for infinity and for no number are names here.
  private static func number(
    _ text: Span<UInt8>, _ scanner: inout TextScanner
  ) throws(TextFault) -> Double? {
    _ = scanner.peek(text)
    guard let read = CNumber(text, at: scanner.position) else { return nil }
    guard LayoutLimits.allows(read.value) else {
      throw TextFault(
        offset: scanner.start,
        message: "numbers are limited to a magnitude of "
          + NumberText.string(LayoutLimits.magnitude))
    }
    scanner.position = read.end
    return read.value
  }
}
