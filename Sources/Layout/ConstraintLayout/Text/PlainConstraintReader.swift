internal import ConstraintSolver

/// Reads the most common form of constraint text in one pass, without a syntax tree.
///
/// ```
/// constraint = anchor relation side ["@" (number | word)]
/// side       = sum of numbers, with at most one anchor, which comes first or after "number *"
/// anchor     = word "." [area "."] attribute
/// ```
///
/// The reader gives up on anything else, above all on errors. ``ConstraintTextParser`` then parses
/// the text and reports them. Both give accepted text the same meaning.
///
/// Names are not checked byte by byte: they end at a period, and the name table knows which names
/// are plain words. Attributes end where the grammar continues.
///
/// The text ends with a zero, so no byte needs a bounds check. Eight bytes are loaded at once if
/// the first belongs to the text.
struct PlainConstraintReader {
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer
  private let names: NameLookup
  /// Whether an anchor refers to margins or a safe area.
  private(set) var hasAreas = false

  /// Starts reading a text that is followed by a zero and six more readable bytes.
  @inline(__always)
  init(_ text: UnsafeRawPointer, count: Int, _ names: NameLookup) {
    next = text
    end = text + count
    self.names = names
  }

  /// The constraint of the text between named items, not yet validated; `nil` to give up.
  @inline(__always)
  mutating func constraint() -> SceneConstraint? {
    skipSpace()
    guard let first = anchor() else { return nil }
    skipSpace()
    guard let relation = relation() else { return nil }
    skipSpace()
    var second: Anchor?
    var side = Side()
    if TextScanner.startsWord(byte) {
      guard let anchor = anchor(), readFactor(&side) else { return nil }
      second = anchor
    } else {
      guard let number = number() else { return nil }
      skipSpace()
      if byte == UInt8(ascii: "*") {
        take()
        guard let anchor = anchor() else { return nil }
        second = anchor
        side.factor = number
        guard LayoutLimits.allows(factor: number) else { return nil }
        skipSpace()
      } else {
        side.constant += number
      }
    }
    guard LayoutLimits.allows(side.constant), readSummands(&side) else { return nil }
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
    // Usually a sign or a letter follows, after at most one space.
    if byte == UInt8(ascii: " ") { next += 1 }
    // All other white space is below a space and above the final zero.
    if byte &- 1 < UInt8(ascii: " ") { skipMoreSpace() }
  }

  @inline(never)
  private mutating func skipMoreSpace() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: "\r")
    {
      next += 1
    }
  }

  /// Consumes a sign and the space after it.
  @inline(__always)
  private mutating func take() {
    next += 1
    skipSpace()
  }

  // MARK: Anchors

  /// Consumes an anchor of a known item.
  @inline(__always)
  private mutating func anchor() -> Anchor? {
    guard let item = item(), next < end else { return nil }
    let head = ByteWords.load(next)
    guard let attribute = attribute(head) else { return insetAnchor(of: item, head) }
    return Anchor(item, attribute)
  }

  /// Marks the first period of a word in the highest bit of its byte.
  @inline(__always)
  private static func periods(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let difference = word ^ (ones &* UInt64(UInt8(ascii: ".")))
    return (difference &- ones) & ~difference & (ones &* 0x80)
  }

  /// Consumes the plain name of an item and the period after it.
  @inline(__always)
  private mutating func item() -> ItemIndex? {
    guard next < end else { return nil }
    let start = next
    let head = ByteWords.load(start)
    let periods = Self.periods(head)
    if periods == 0 { return itemOfLongName(head) }
    let bits = UInt64(truncatingIfNeeded: periods.trailingZeroBitCount &- 7)
    let length = Int(truncatingIfNeeded: bits &>> 3)
    next = start + (length &+ 1)
    let number = names.number(
      of: start, count: length, head: head & ((1 &<< bits) &- 1), isPlain: true)
    return number < 0 ? nil : ItemIndex(number)
  }

  /// Like ``item()``, if the first eight bytes contain no period.
  @inline(never)
  private mutating func itemOfLongName(_ head: UInt64) -> ItemIndex? {
    let start = next
    var periods: UInt64 = 0
    while periods == 0 {
      next += 8
      guard next < end else { return nil }
      periods = Self.periods(ByteWords.load(next))
    }
    next += periods.trailingZeroBitCount &>> 3
    let number = names.number(of: start, count: next - start, head: head, isPlain: true)
    next += 1
    return number < 0 ? nil : ItemIndex(number)
  }

  /// Consumes an attribute that begins with the bytes of a word, or nothing.
  @inline(__always)
  private mutating func attribute(_ head: UInt64) -> Attribute? {
    guard let (attribute, length) = Attribute.short(at: head) else { return rareAttribute(head) }
    next += length
    return attribute
  }

  @inline(never)
  private mutating func rareAttribute(_ head: UInt64) -> Attribute? {
    switch head & 0xFF_FFFF_FFFF_FFFF {
    case 0x58_7265_746E_6563:
      next += 7
      return .centerX
    case 0x59_7265_746E_6563:
      next += 7
      return .centerY
    default: break
    }
    // "firstBaseline" and "lastBaseline".
    guard next + 8 < end else { return nil }
    let rest = ByteWords.load(next, at: 8)
    switch head {
    case 0x7361_4274_7372_6966 where rest & 0xFF_FFFF_FFFF == 0x65_6E69_6C65:
      next += 13
      return .firstBaseline
    case 0x6573_6142_7473_616C where rest & 0xFFFF_FFFF == 0x656E_696C:
      next += 12
      return .lastBaseline
    default: return nil
    }
  }

  /// Consumes the rest of an anchor that refers to margins or a safe area.
  @inline(never)
  private mutating func insetAnchor(of item: ItemIndex, _ head: UInt64) -> Anchor? {
    let area: Area
    // "margins." and "safeArea".
    if head == 0x2E73_6E69_6772_616D {
      area = .margins
      next += 8
    } else if head == 0x6165_7241_6566_6173 {
      next += 8
      guard byte == UInt8(ascii: ".") else { return nil }
      area = .safeArea
      next += 1
    } else {
      return nil
    }
    hasAreas = true
    guard next < end, let attribute = attribute(ByteWords.load(next)) else { return nil }
    return Anchor(item, attribute, of: area)
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
    // A sign is not the final zero, so another byte follows.
    guard next.load(fromByteOffset: 1, as: UInt8.self) == UInt8(ascii: "=") else { return nil }
    next += 2
    return relation
  }

  /// The numbers of the side after the relation.
  private struct Side {
    var factor = 1.0
    var constant = 0.0
  }

  /// Consumes a factor or divisor and the space around it; returns whether to continue.
  @inline(__always)
  private mutating func readFactor(_ side: inout Side) -> Bool {
    skipSpace()
    let sign = byte
    guard sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") else { return true }
    take()
    guard let number = number(), sign == UInt8(ascii: "*") || number != 0 else { return false }
    side.factor = sign == UInt8(ascii: "*") ? number : 1 / number
    skipSpace()
    return LayoutLimits.allows(factor: side.factor)
  }

  /// Consumes signed numbers; returns whether all are within their limits.
  @inline(__always)
  private mutating func readSummands(_ side: inout Side) -> Bool {
    while true {
      let sign = byte
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return true }
      take()
      guard let number = smallNumber() ?? number() else { return false }
      side.constant += sign == UInt8(ascii: "-") ? -number : number
      guard LayoutLimits.allows(side.constant) else { return false }
      skipSpace()
    }
  }

  /// Consumes an integer of one to three digits without a leading zero, or nothing.
  @inline(__always)
  private mutating func smallNumber() -> Double? {
    let first = byte &- UInt8(ascii: "1")
    guard first < 9 else { return nil }
    var value = UInt32(first) &+ 1
    var after = next + 1
    for _ in 0..<2 {
      let digit = after.load(as: UInt8.self) &- UInt8(ascii: "0")
      if digit >= 10 { break }
      value = value &* 10 &+ UInt32(digit)
      after += 1
    }
    // Spaces and terminators are below digits. So is a period, which begins decimals.
    let behind = after.load(as: UInt8.self)
    guard behind < UInt8(ascii: "0"), behind != UInt8(ascii: ".") else { return nil }
    next = after
    return Double(value)
  }

  /// Consumes a short number without an exponent.
  @inline(never)
  private mutating func number() -> Double? {
    let start = next
    let isNegative = byte == UInt8(ascii: "-")
    if isNegative { next += 1 }
    let whole = next
    var mantissa: UInt64 = 0
    takeDigits(into: &mantissa)
    let length = next - whole
    // A number has no leading zero.
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
    // So few digits form an exact integer. Exponents are left to the parser.
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
    if byte <= UInt8(ascii: "9") { return number().flatMap { Priority($0) } }
    for (name, priority) in Priority.names {
      let word = name.utf8
      guard end - next >= word.count,
        word.elementsEqual(UnsafeRawBufferPointer(start: next, count: word.count))
      else { continue }
      next += word.count
      return priority
    }
    return nil
  }
}
