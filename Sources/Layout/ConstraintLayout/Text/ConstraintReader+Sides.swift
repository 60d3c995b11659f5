/// Sides: those that need no sum, and all others.
extension ConstraintReader {
  /// Reads a side.
  @inline(__always)
  mutating func side(in text: Span<UInt8>) throws(TextFault) -> Side {
    _ = scanner.peek(text)
    let start = scanner.start
    let simple = Self.simpleSide(form, in: text, at: start)
    guard simple.end >= 0 else { return try outlinedSum(in: text) }
    scanner.position = simple.end
    return Side(
      constant: simple.constant, factor: simple.factor, anchor: simple.anchor, start: start)
  }

  /// A side that needs no sum. So small that it is returned in registers.
  private struct SimpleSide {
    var anchor: Form.Anchor?
    var factor = 0.0
    var constant = 0.0
    /// The offset behind the side, -1 if it needs a sum.
    var end = -1
  }

  /// Reads a number or an anchor, perhaps with a factor, and perhaps one more number. Nearly all
  /// sides are so; for all others, and for errors, the sum is read.
  @inline(never)
  private static func simpleSide(
    _ form: Form, in text: Span<UInt8>, at start: Int
  ) -> SimpleSide {
    var scanner = TextScanner()
    scanner.position = start
    var side = SimpleSide()
    if TextScanner.isDigit(text.byte(at: start)) {
      guard let number = scanner.plainNumber(text) else { return SimpleSide() }
      side.constant = number
    } else {
      guard let (item, period) = form.item(beforePeriodFrom: start, in: text),
        let (attribute, area) = scanner.attribute(at: period &+ 1, text)
      else { return SimpleSide() }
      (side.anchor, side.factor) = (form.anchor(item, attribute, of: area), 1)
    }
    var sign = scanner.peek(text)
    if TextScanner.mayContinueSide(sign) {
      if side.anchor != nil, let operation = SideOperation(sign) {
        guard let factor = scanner.factor(operation, text) else { return SimpleSide() }
        side.factor = factor
        sign = scanner.peek(text)
      }
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        scanner.position &+= 1
        guard TextScanner.isDigit(scanner.peek(text)), let number = scanner.plainNumber(text)
        else { return SimpleSide() }
        side.constant += sign == UInt8(ascii: "-") ? -number : number
        guard LayoutLimits.allows(side.constant) else { return SimpleSide() }
        sign = scanner.peek(text)
      }
      guard !TextScanner.mayContinueSide(sign) else { return SimpleSide() }
    }
    side.end = scanner.position
    return side
  }

  /// Reads a side as a sum, with a copy, so that the reader can stay in registers.
  @inline(__always)
  private mutating func outlinedSum(in text: Span<UInt8>) throws(TextFault) -> Side {
    var copy = self
    let sum = try copy.sum(in: text)
    scanner = copy.scanner
    return sum
  }
}
