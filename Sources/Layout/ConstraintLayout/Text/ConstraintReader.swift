import ConstraintSolver

/// The reader behind ``ConstraintTextParser``, which has the grammar.
struct ConstraintReader<Form: AnchorForm> {
  var scanner = TextScanner()
  var form: Form

  init(_ form: Form) { self.form = form }

  /// A side of a constraint.
  struct Side {
    var constant: Double
    var factor: Double
    var anchor: Form.Anchor?
    var origin: Form.Anchor?
    var start: Int
  }

  /// A constraint, or a chain of two.
  struct Parts {
    var first: Side
    var relation: Relation
    var second: Side
    var chain: (relation: Relation, third: Side)?
    var priority: Priority?
  }

  /// Reads a constraint.
  @inline(__always)
  mutating func constraint(in text: Span<UInt8>) throws(TextFault) -> Parts {
    guard text.count <= LayoutLimits.textBytes else { throw TextFault(.constraintLimit, at: 0) }
    let first = try side(in: text)
    let relation = try scanner.relation(text)
    let second = try side(in: text)
    var parts = Parts(first: first, relation: relation, second: second)
    if TextScanner.startsRelation(scanner.peek(text)) {
      var rest = self
      parts.chain = try rest.chain(in: text)
      self = rest
    }
    if scanner.take("@", text) { (parts.priority, scanner) = try Self.priority(scanner, in: text) }
    guard scanner.isAtEnd(text) else {
      throw Self.trailing(
        hasThird: parts.chain != nil, hasPriority: parts.priority != nil, scanner, in: text)
    }
    if first.anchor == nil, second.anchor == nil {
      throw TextFault(.anchorOnOneSide, at: first.start)
    }
    if let chain = parts.chain, second.anchor == nil, chain.third.anchor == nil {
      throw TextFault(.anchorOnOneSide, at: second.start)
    }
    return parts
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

  /// Reads the rest of a chain.
  @inline(never)
  private mutating func chain(
    in text: Span<UInt8>
  ) throws(TextFault) -> (relation: Relation, third: Side) {
    (try scanner.relation(text), try side(in: text))
  }

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
    hasThird: Bool, hasPriority: Bool, _ scanner: TextScanner, in text: Span<UInt8>
  ) -> TextFault {
    var scanner = scanner
    let next = scanner.peek(text)
    if TextScanner.startsRelation(next), hasThird { return scanner.fault(.twoRelations, text) }
    if hasPriority { return scanner.fault(.end, text) }
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
  @inline(__always)
  mutating func anchor(of item: Form.Item, in text: Span<UInt8>) throws(TextFault) -> Form.Anchor {
    guard scanner.take(".", text) else { throw scanner.fault(.periodAndAttribute, text) }
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    guard !scanner.take(".", text) else {
      var rest = self
      let anchor = try rest.anchor(of: item, area: word, in: text)
      self = rest
      return anchor
    }
    guard let attribute = Attribute(word, in: text) else {
      return form.anchor(item, unknown: UnknownWord(expected: .attribute, range: word.range))
    }
    return form.anchor(item, attribute, of: .item)
  }

  /// Consumes the attribute after an area.
  @inline(never)
  private mutating func anchor(
    of item: Form.Item, area: TextWord, in text: Span<UInt8>
  ) throws(TextFault) -> Form.Anchor {
    guard let word = scanner.word(text) else { throw scanner.fault(.attribute, text) }
    guard let area = Area(name: text.extracting(area.range)) else {
      return form.anchor(item, unknown: UnknownWord(expected: .area, range: area.range))
    }
    guard let attribute = Attribute(word, in: text) else {
      return form.anchor(item, unknown: UnknownWord(expected: .attribute, range: word.range))
    }
    return form.anchor(item, attribute, of: area)
  }
}

extension Attribute {
  /// The attribute with a name; `nil` if there is none.
  @inline(__always)
  fileprivate init?(_ name: TextWord, in text: Span<UInt8>) {
    if name.count <= 8 {
      self.init(start: name.head, rest: 0)
    } else {
      self.init(name: text.extracting(name.range))
    }
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
