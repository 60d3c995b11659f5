internal import ConstraintSolver

/// A reader of the constraint text that nearly every request has, in one pass and without a tree.
///
/// ```
/// constraint = anchor relation side ["@" (number | word)]
/// side       = sum of numbers, with at most one anchor, which comes first or after "number *"
/// anchor     = word "." [area "."] attribute
/// ```
///
/// Whatever else it meets, an error above all, makes it give up: ``ConstraintTextParser`` reads the
/// text then, and says what is wrong. What it does read means the same to both.
///
/// A zero follows the text, so that no byte needs a check for the end. Eight bytes are loaded at
/// once where the first of them belongs to the text.
struct PlainConstraintReader {
  private var next: UnsafeRawPointer

  /// Starts to read a text that a zero and six more readable bytes follow.
  @inline(__always)
  init(_ text: UnsafeRawPointer) { next = text }

  /// The constraint of a text between named items, not yet checked; `nil` to give up.
  @inline(__always)
  mutating func constraint(
    endingAt end: UnsafeRawPointer, _ names: borrowing NameTable
  ) -> SceneConstraint? {
    skipSpace()
    guard let first = anchor(names) else { return nil }
    skipSpace()
    guard let relation = relation() else { return nil }
    skipSpace()
    var second: Anchor?
    var side = Side()
    if TextScanner.startsWord(byte) {
      guard let anchor = anchor(names), readFactor(&side) else { return nil }
      second = anchor
    } else {
      guard let number = number() else { return nil }
      skipSpace()
      if byte == UInt8(ascii: "*") {
        take()
        guard let anchor = anchor(names) else { return nil }
        second = anchor
        side.factor = number
        skipSpace()
      } else {
        side.constant += number
      }
    }
    guard readSummands(&side) else { return nil }
    var priority = Priority.required
    if byte == UInt8(ascii: "@") {
      take()
      guard let read = self.priority() else { return nil }
      priority = read
      skipSpace()
    }
    guard next == end else { return nil }
    return SceneConstraint(
      first, relation, to: second, multiplier: side.factor, constant: side.constant,
      priority: priority)
  }

  // MARK: Bytes

  /// The next byte.
  @inline(__always)
  private var byte: UInt8 { next.load(as: UInt8.self) }

  @inline(__always)
  private mutating func skipSpace() {
    while true {
      let byte = byte
      guard
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
          || byte == UInt8(ascii: "\r")
      else { return }
      next += 1
    }
  }

  /// Consumes a sign and the space behind it.
  @inline(__always)
  private mutating func take() {
    next += 1
    skipSpace()
  }

  /// The number of leading bytes of a word that continue a plain name.
  @inline(__always)
  private static func nameLength(_ word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let low = word & ~high
    let lowercase = low | ones &* 0x20
    // A sum sets the highest bit of a byte from some letter on; no sum overflows into the next.
    let letters = (lowercase &+ ones &* (0x80 - 0x61)) & ~(lowercase &+ ones &* (0x80 - 0x7B))
    let digits = (low &+ ones &* (0x80 - 0x30)) & ~(low &+ ones &* (0x80 - 0x3A))
    let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
    let others = ~((letters | digits | underscores) & ~word) & high
    return others.trailingZeroBitCount &>> 3
  }

  /// A plain name: where it starts, its length, and its first eight bytes, or those that it has.
  private struct Word {
    var start: UnsafeRawPointer
    var length: Int
    var head: UInt64
  }

  /// Consumes a plain name; `nil` if none is next.
  @inline(__always)
  private mutating func word() -> Word? {
    guard TextScanner.startsWord(byte) else { return nil }
    let start = next
    let head = ByteWords.load(start)
    let length = Self.nameLength(head)
    next += length
    if length == 8 {
      skipLongWord()
      return Word(start: start, length: next - start, head: head)
    }
    let bits = UInt64(truncatingIfNeeded: length) &* 8
    return Word(start: start, length: length, head: head & ((1 &<< bits) &- 1))
  }

  /// Consumes what follows the first eight bytes of a name.
  @inline(never)
  private mutating func skipLongWord() {
    while TextScanner.continuesWord(byte) { next += 1 }
  }

  // MARK: Parts

  /// Consumes an anchor of a known item.
  @inline(__always)
  private mutating func anchor(_ names: borrowing NameTable) -> Anchor? {
    guard let name = word(), byte == UInt8(ascii: "."),
      let item = names.number(of: name.start, count: name.length, head: name.head)
    else { return nil }
    next += 1
    guard var word = word() else { return nil }
    var area = Area.item
    if byte == UInt8(ascii: ".") {
      guard let inset = Self.area(word) else { return nil }
      area = inset
      next += 1
      guard let attribute = self.word() else { return nil }
      word = attribute
    }
    guard let attribute = Self.attribute(word) else { return nil }
    return Anchor(ItemIndex(item), attribute, of: area)
  }

  @inline(never)
  private static func area(_ word: Word) -> Area? {
    switch (word.length, word.head) {
    case (7, 0x73_6E69_6772_616D): .margins
    case (8, 0x6165_7241_6566_6173): .safeArea
    default: nil
    }
  }

  @inline(__always)
  private static func attribute(_ word: Word) -> Attribute? {
    if word.length <= 8 { return Attribute(start: word.head, rest: 0) }
    guard word.length <= 13 else { return nil }
    let rest = ByteWords.first(word.start + 8, count: word.length &- 8)
    return Attribute(start: word.head, rest: rest)
  }

  @inline(__always)
  private mutating func relation() -> Relation? {
    let sign = byte
    let relation: Relation
    switch sign {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return nil
    }
    // A sign is not the zero at the end, so another byte follows.
    guard next.load(fromByteOffset: 1, as: UInt8.self) == UInt8(ascii: "=") else { return nil }
    next += 2
    return relation
  }

  /// The numbers of the side after the relation.
  private struct Side {
    var factor = 1.0
    var constant = 0.0
  }

  /// Consumes a factor or divisor, and the space around it; returns whether to go on.
  @inline(__always)
  private mutating func readFactor(_ side: inout Side) -> Bool {
    skipSpace()
    let sign = byte
    guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return true }
    take()
    guard let number = number(), sign == UInt8(ascii: "*") || number != 0 else { return false }
    side.factor = sign == UInt8(ascii: "*") ? number : 1 / number
    skipSpace()
    return true
  }

  /// Consumes signed numbers; returns whether all numbers are within their limits.
  @inline(__always)
  private mutating func readSummands(_ side: inout Side) -> Bool {
    guard LayoutLimits.allows(factor: side.factor), LayoutLimits.allows(side.constant) else {
      return false
    }
    while true {
      let sign = byte
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return true }
      take()
      guard let number = number() else { return false }
      side.constant += sign == UInt8(ascii: "-") ? -number : number
      guard LayoutLimits.allows(side.constant) else { return false }
      skipSpace()
    }
  }

  /// Consumes a number of few digits, without an exponent.
  @inline(never)
  private mutating func number() -> Double? {
    let start = next
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let whole = next
    var mantissa: UInt64 = 0
    takeDigits(into: &mantissa)
    let length = next - whole
    // A number does not start with a needless zero.
    guard length == 1 || length > 1 && whole.load(as: UInt8.self) != UInt8(ascii: "0") else {
      return nil
    }
    var decimals = 0
    if byte == UInt8(ascii: ".") {
      next += 1
      let fraction = next
      takeDigits(into: &mantissa)
      decimals = next - fraction
      if decimals == 0 { return nil }
    }
    // So few digits are an exact integer. An exponent is left to the parser.
    guard next - start <= 15, byte | 0x20 != UInt8(ascii: "e") else { return nil }
    let magnitude =
      decimals == 0 ? Double(mantissa) : Double(mantissa) / TextScanner.powersOfTen[decimals]
    return isNegative ? -magnitude : magnitude
  }

  @inline(__always)
  private mutating func takeDigits(into mantissa: inout UInt64) {
    while TextScanner.isDigit(byte) {
      mantissa = mantissa &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      next += 1
    }
  }

  @inline(never)
  private mutating func priority() -> Priority? {
    guard let word = word() else { return number().flatMap { Priority($0) } }
    switch (word.length, word.head) {
    case (8, 0x6465_7269_7571_6572): return .required
    case (4, 0x6867_6968): return .high
    case (3, 0x77_6F6C): return .low
    case (7, 0x67_6E69_7474_6966): return .fitting
    default: return nil
    }
  }
}

extension LayoutScene {
  /// Reads a constraint from text in the form that nearly all have: two anchors of items with plain
  /// names, or an anchor and a number, with at most one factor.
  ///
  /// - Precondition: A zero follows the text, and six more bytes that can be read.
  /// - Returns: The valid constraint; `nil` for any other text, which ``ConstraintTextParser``
  ///   reads and ``error(in:)-(SceneConstraint)`` judges. Where both give a constraint, they give
  ///   the same.
  /// - Complexity: O(length), several times as fast as the parser.
  package func plainConstraint(
    terminated text: UnsafeBufferPointer<UInt8>
  ) -> SceneConstraint? {
    guard let start = text.baseAddress, text.count <= LayoutLimits.textBytes else { return nil }
    var reader = PlainConstraintReader(start)
    guard let constraint = reader.constraint(endingAt: start + text.count, names),
      isPlainlyValid(constraint)
    else { return nil }
    return constraint
  }

  /// Adds the constraint of a text that ``plainConstraint(terminated:)`` reads; returns whether it
  /// does.
  package mutating func addPlainConstraint(
    terminated text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let constraint = plainConstraint(terminated: text) else { return false }
    addConstraint(constraint)
    return true
  }

  /// The anchor of the item with a name and of the attribute with another; `nil` if there is none,
  /// or if it is of margins or a safe area.
  package func plainAnchor(
    _ name: UnsafeBufferPointer<UInt8>, _ attribute: UnsafeBufferPointer<UInt8>
  ) -> Anchor? {
    guard let start = name.baseAddress, let word = UnsafeRawPointer(attribute.baseAddress),
      attribute.count >= 3, attribute.count <= 13
    else { return nil }
    let head = ByteWords.first(start, count: name.count)
    let rest = attribute.count > 8 ? ByteWords.first(word + 8, count: attribute.count - 8) : 0
    guard let item = names.number(of: start, count: name.count, head: head),
      let read = Attribute(start: ByteWords.first(word, count: attribute.count), rest: rest)
    else { return nil }
    return Anchor(ItemIndex(item), read)
  }

  /// Whether a constraint without distances and container is valid; its numbers are.
  @inline(__always)
  package func isPlainlyValid(_ constraint: SceneConstraint) -> Bool {
    guard constraint.first.area == .item else { return error(in: constraint) == nil }
    guard let second = constraint.second else { return true }
    guard second.area == .item else { return error(in: constraint) == nil }
    let (a, b) = (constraint.first.attribute, second.attribute)
    return a.kind == b.kind && (a == b || !a.isDirectional(unlike: b))
  }
}
