import ConstraintSolver

/// The reader behind ``ConstraintTextParser``, which has the grammar.
struct ConstraintReader<Form: AnchorForm> {
  var scanner = TextScanner()
  var form: Form

  init(_ form: Form) { self.form = form }

  typealias Side = ConstraintSide<Form.Anchor>

  /// A constraint, or a chain of two.
  struct Parts {
    var first = Side()
    var relation = Relation.equal
    var second = Side()
    var chainRelation: Relation?
    var third = Side()
    var priority: Priority?
  }

  /// Reads a constraint into `parts`, which is empty before.
  @inline(__always)
  mutating func read(_ parts: inout Parts, in text: Span<UInt8>) throws(TextFault) {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.constraintLimit, at: 0) }
    parts.first = try side(in: text)
    parts.relation = try scanner.relation(text)
    parts.second = try side(in: text)
    if TextScanner.startsRelation(scanner.peek(text)) {
      parts.chainRelation = try scanner.relation(text)
      parts.third = try side(in: text)
    }
    if scanner.take("@", text) { (parts.priority, scanner) = try Self.priority(scanner, in: text) }
    guard scanner.isAtEnd(text) else { throw Self.trailing(parts, scanner, in: text) }
    if parts.second.anchor == nil {
      if parts.first.anchor == nil { throw TextFault(.anchorOnOneSide, at: parts.first.start) }
      if parts.chainRelation != nil, parts.third.anchor == nil {
        throw TextFault(.anchorOnOneSide, at: parts.second.start)
      }
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
    _ parts: Parts, _ scanner: TextScanner, in text: Span<UInt8>
  ) -> TextFault {
    let hasThird = parts.chainRelation != nil
    var scanner = scanner
    let next = scanner.peek(text)
    if TextScanner.startsRelation(next), hasThird { return scanner.fault(.twoRelations, text) }
    if parts.priority != nil { return scanner.fault(.end, text) }
    if next == UInt8(ascii: ")") { return scanner.fault(.openedParenthesis, text) }
    return scanner.fault(hasThird ? .continuation : .continuationOrRelation, text)
  }

  // MARK: Anchors

  /// Consumes the name of an item, or returns `nil`.
  @inline(__always)
  mutating func item(in text: Span<UInt8>) throws(TextFault) -> Form.Item? {
    if let word = scanner.word(text) { return form.item(named: word, in: text) }
    guard let name = try scanner.quotedName(text) else { return nil }
    return form.item(quoted: name, in: text)
  }

  /// Consumes the rest of an anchor.
  @inline(never)
  mutating func anchor(of item: Form.Item, in text: Span<UInt8>) throws(TextFault) -> Form.Anchor {
    guard scanner.take(".", text) else { throw scanner.fault(.periodAndAttribute, text) }
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    if scanner.take(".", text) { return try anchor(of: item, area: word, in: text) }
    guard let attribute = Attribute(name: text.extracting(word.range)) else {
      return form.anchor(item, unknown: UnknownWord(expected: .attribute, range: word.range))
    }
    return form.anchor(item, attribute, of: .item)
  }

  /// Consumes the attribute after an area.
  private mutating func anchor(
    of item: Form.Item, area: TextWord, in text: Span<UInt8>
  ) throws(TextFault) -> Form.Anchor {
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    guard let area = Area(name: text.extracting(area.range)) else {
      return form.anchor(item, unknown: UnknownWord(expected: .area, range: area.range))
    }
    guard let attribute = Attribute(name: text.extracting(word.range)) else {
      return form.anchor(item, unknown: UnknownWord(expected: .attribute, range: word.range))
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
