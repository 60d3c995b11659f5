/// The arithmetic of a side, evaluated during reading. Open parentheses are kept on the heap.
extension ConstraintReader {
  /// The anchors found so far in a side.
  private struct SideAnchors {
    var first: Form.Anchor?
    var second: Form.Anchor?
    var firstStart = 0
    var secondStart = 0

    @inline(__always)
    subscript(number: UInt8) -> Form.Anchor? {
      number == 0 ? nil : number == 1 ? first : second
    }
  }

  @inline(__always)
  private static func side(_ sum: SideValue, _ anchors: SideAnchors) -> Side {
    Side(
      constant: sum.constant, factor: sum.factor, anchor: anchors[sum.anchor],
      origin: anchors[sum.origin], start: sum.start)
  }

  /// Reads a side as a sum.
  @inline(never)
  mutating func sum(in text: Span<UInt8>) throws(TextFault) -> Side {
    var anchors = SideAnchors()
    var current = try openSum(in: text)
    var enclosing: [OpenSum] = []
    while true {
      if scanner.take("(", text) {
        let start = scanner.start
        guard enclosing.count < LayoutLimits.textDepth else {
          throw TextFault(.depthLimit, at: start)
        }
        enclosing.append(current)
        current = try openSum(in: text)
        current.sum.start = start
        continue
      }
      var value = try operand(of: current, &anchors, in: text)
      operands: while true {
        switch current.operation {
        case .none: break
        case .times: value = try SideValue.product(current.product, value)
        case .dividedBy: value = try SideValue.quotient(current.product, value)
        }
        let sign = scanner.peek(text)
        if let operation = SideOperation(sign) {
          (current.product, current.operation) = (value, operation)
          break operands
        }
        try Self.add(value, times: current.sign, to: &current.sum, anchors)
        current.operation = .none
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
          current.sign = sign == UInt8(ascii: "-") ? -1 : 1
          break operands
        }
        guard let outer = enclosing.popLast() else { return Self.side(current.sum, anchors) }
        guard scanner.take(")", text) else { throw scanner.fault(.operatorOrParenthesis, text) }
        value = current.sum
        current = outer
      }
      // The sign before the next operand.
      scanner.position += 1
    }
  }

  /// Starts a sum and consumes its leading sign.
  @inline(__always)
  private mutating func openSum(in text: Span<UInt8>) throws(TextFault) -> OpenSum {
    let isNegated = scanner.peek(text) == UInt8(ascii: "-")
    var sum = OpenSum(sum: SideValue(start: scanner.start))
    // A minus sign directly before a digit belongs to the number.
    if isNegated, try !Self.startsNumber(scanner, in: text) {
      _ = scanner.take("-", text)
      sum.sign = -1
    }
    return sum
  }

  @inline(never)
  private static func startsNumber(
    _ scanner: TextScanner, in text: Span<UInt8>
  ) throws(TextFault) -> Bool {
    var copy = scanner
    return try copy.number(text) != nil
  }

  /// Consumes a number, or an anchor where one is allowed.
  private mutating func operand(
    of open: OpenSum, _ anchors: inout SideAnchors, in text: Span<UInt8>
  ) throws(TextFault) -> SideValue {
    // Letters are above all signs and digits.
    if scanner.peek(text) <= UInt8(ascii: "9"), let number = try scanner.number(text) {
      return SideValue(constant: number, start: scanner.start)
    }
    // A divisor must be a number, and so must the other factor of an anchor.
    guard open.operation == .none || (open.operation == .times && open.product.anchor == 0)
    else { throw scanner.fault(.number, text) }
    let start = scanner.start
    guard let item = try item(in: text) else { throw scanner.fault(.operand, text) }
    let anchor = try anchor(of: item, in: text)
    if anchors.first == nil {
      (anchors.first, anchors.firstStart) = (anchor, start)
      return SideValue(factor: 1, anchor: 1, start: start)
    }
    guard anchors.second == nil else { throw TextFault(.twoAnchors, at: start) }
    (anchors.second, anchors.secondStart) = (anchor, start)
    return SideValue(factor: 1, anchor: 2, start: start)
  }

  /// Adds a product to a sum, as its only anchor term or as the second term of a difference.
  @inline(__always)
  private static func add(
    _ product: SideValue, times sign: Double, to sum: inout SideValue, _ anchors: SideAnchors
  ) throws(TextFault) {
    sum.constant += sign * product.constant
    guard LayoutLimits.allows(sum.constant) else {
      throw TextFault(.numberLimit, at: product.start)
    }
    guard product.anchor != 0 else { return }
    let factor = sign * product.factor
    guard sum.anchor != 0 else {
      (sum.anchor, sum.origin, sum.factor) = (product.anchor, product.origin, factor)
      sum.orderDistance()
      return
    }
    // If the whole side has two anchors, each of the two values has one.
    guard factor == -sum.factor else {
      throw TextFault(
        .difference, at: product.anchor == 1 ? anchors.firstStart : anchors.secondStart)
    }
    if factor > 0 {
      (sum.anchor, sum.origin, sum.factor) = (product.anchor, sum.anchor, factor)
    } else {
      sum.origin = product.anchor
    }
  }
}
