import ConstraintSolver

/// The reader behind ``ConstraintTextParser``, which has the grammar.
struct ConstraintReader<Form: AnchorForm> {
  var scanner = TextScanner()
  var form: Form

  init(_ form: Form) { self.form = form }

  typealias Side = ConstraintSide<Form.Anchor>

  /// The parts of a constraint up to its second side.
  typealias Comparison = (first: Side, relation: Relation, second: Side)

  /// The parts of a constraint behind its second side.
  struct End {
    var chainRelation: Relation?
    var third = Side()
    var priority: Priority?
  }

  /// Reads a constraint up to its second side.
  @inline(__always)
  mutating func comparison(in text: Span<UInt8>) throws(TextFault) -> Comparison {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.constraintLimit, at: 0) }
    let first = try side(in: text)
    let relation = try scanner.relation(text)
    return (first, relation, try side(in: text))
  }

  /// Reads the parts of a constraint behind its second side.
  @inline(never)
  mutating func end(in text: Span<UInt8>) throws(TextFault) -> End {
    var end = End()
    if TextScanner.startsRelation(scanner.peek(text)) {
      end.chainRelation = try scanner.relation(text)
      end.third = try side(in: text)
    }
    if scanner.take("@", text) { (end.priority, scanner) = try Self.priority(scanner, in: text) }
    guard scanner.isAtEnd(text) else { throw Self.trailing(end, scanner, in: text) }
    return end
  }

  /// Checks that each comparison has an anchor.
  @inline(__always)
  static func checkAnchors(of read: Comparison, _ end: End) throws(TextFault) {
    guard read.second.anchor == nil else { return }
    if read.first.anchor == nil { throw TextFault(.anchorOnOneSide, at: read.first.start) }
    if end.chainRelation != nil, end.third.anchor == nil {
      throw TextFault(.anchorOnOneSide, at: read.second.start)
    }
  }

  /// Reads a text that is a single anchor.
  mutating func anchor(in text: Span<UInt8>) throws(TextFault) -> Form.Anchor {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.anchorLimit, at: 0) }
    guard let item = try item(in: text) else { throw scanner.fault(.anchor, text) }
    let anchor = try anchor(of: item, in: text)
    guard scanner.isAtEnd(text) else { throw scanner.fault(.end, text) }
    return anchor
  }

  // MARK: Parts

  @inline(never)
  private static func priority(
    _ scanner: TextScanner, in text: Span<UInt8>
  ) throws(TextFault) -> (Priority, TextScanner) {
    var scanner = scanner
    if let number = try scanner.number(text) {
      guard let priority = Priority(number) else {
        throw TextFault(.priorityLimit, at: scanner.start)
      }
      return (priority, scanner)
    }
    let fault = scanner.fault(.priority, text)
    guard let word = scanner.word(text), let priority = Priority(name: text.extracting(word.range))
    else { throw fault }
    return (priority, scanner)
  }

  @inline(never)
  private static func trailing(
    _ end: End, _ scanner: TextScanner, in text: Span<UInt8>
  ) -> TextFault {
    let hasThird = end.chainRelation != nil
    var scanner = scanner
    let next = scanner.peek(text)
    if TextScanner.startsRelation(next), hasThird { return scanner.fault(.twoRelations, text) }
    if end.priority != nil { return scanner.fault(.end, text) }
    if next == UInt8(ascii: ")") { return scanner.fault(.openedParenthesis, text) }
    return scanner.fault(hasThird ? .continuation : .continuationOrRelation, text)
  }

  // MARK: Anchors

  /// Consumes the name of an item, or returns `nil`.
  mutating func item(in text: Span<UInt8>) throws(TextFault) -> Form.Item? {
    if let word = scanner.word(text) { return try form.item(named: word, in: text) }
    guard let name = try scanner.quotedName(text) else { return nil }
    return try form.item(quoted: name, in: text)
  }

  /// Consumes the rest of an anchor.
  mutating func anchor(of item: Form.Item, in text: Span<UInt8>) throws(TextFault) -> Form.Anchor {
    guard scanner.take(".", text) else { throw scanner.fault(.periodAndAttribute, text) }
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    if scanner.take(".", text) { return try anchor(of: item, area: word, in: text) }
    guard let attribute = Attribute(name: text.extracting(word.range)) else {
      return try form.anchor(
        item, of: .item, unknown: UnknownWord(expected: .attribute, range: word.range))
    }
    return form.anchor(item, attribute, of: .item)
  }

  /// Consumes the attribute after an area.
  private mutating func anchor(
    of item: Form.Item, area: TextWord, in text: Span<UInt8>
  ) throws(TextFault) -> Form.Anchor {
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    guard let area = Area(name: text.extracting(area.range)) else {
      return try form.anchor(
        item, of: .item, unknown: UnknownWord(expected: .area, range: area.range))
    }
    guard let attribute = Attribute(name: text.extracting(word.range)) else {
      return try form.anchor(
        item, of: area, unknown: UnknownWord(expected: .attribute, range: word.range))
    }
    return form.anchor(item, attribute, of: area)
  }
}

extension TextScanner {
  @inline(__always)
  static func startsRelation(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "<") < 3
  }

  /// Consumes a relation.
  @inline(__always)
  mutating func relation(_ text: Span<UInt8>) throws(TextFault) -> Relation {
    let sign = peek(text)
    guard Self.startsRelation(sign), text.byte(at: start &+ 1) == UInt8(ascii: "=") else {
      throw fault(.relation, text)
    }
    position = start &+ 2
    switch sign {
    case UInt8(ascii: "="): return .equal
    case UInt8(ascii: "<"): return .lessThanOrEqual
    default: return .greaterThanOrEqual
    }
  }
}
