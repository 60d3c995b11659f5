/// The arithmetic of one side, evaluated during parsing. Open parentheses are kept on the heap.
extension ConstraintTextParser {
  /// A number, an anchor with a factor, or a distance, plus a constant.
  ///
  /// Anchors are numbered in their order within the side: 0 is none, 1 the first, 2 the second. A
  /// side cannot have more.
  private struct Value {
    var constant = 0.0
    var factor = 0.0
    var anchor: UInt8 = 0
    var origin: UInt8 = 0
    var start: Int

    /// Replaces a distance with a negative factor by the opposite distance.
    @inline(__always)
    mutating func orderDistance() {
      if factor < 0, origin != 0 { (anchor, origin, factor) = (origin, anchor, -factor) }
    }
  }

  private enum Operation { case none, times, dividedBy }

  /// A sum being read.
  private struct OpenSum {
    /// The products added so far.
    var sum: Value
    /// The sign of the product being read.
    var sign = 1.0
    /// The operands of the product being read; valid if there is an ``operation``.
    var product = Value(start: 0)
    /// The operation waiting for its next operand.
    var operation = Operation.none
  }

  /// The anchors found so far in a side.
  private struct SideAnchorTexts {
    var first: AnchorText?
    var second: AnchorText?

    subscript(number: UInt8) -> AnchorText? {
      number == 0 ? nil : number == 1 ? first : second
    }
  }

  /// Reads a side.
  static func readSide(
    _ side: inout ConstraintText.Side, in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) {
    var anchors = SideAnchorTexts()
    var enclosing: [OpenSum] = []
    var current = try openSum(in: text, at: &scanner)
    while true {
      if scanner.take("(", text) {
        let start = scanner.start
        guard enclosing.count < LayoutLimits.textDepth else {
          throw TextFault(.depthLimit, at: start)
        }
        enclosing.append(current)
        current = try openSum(in: text, at: &scanner)
        current.sum.start = start
        continue
      }
      var value = try operand(of: current, &anchors, in: text, at: &scanner)
      operands: while true {
        switch current.operation {
        case .none: break
        case .times: value = try product(current.product, value)
        case .dividedBy: value = try quotient(current.product, value)
        }
        let sign = scanner.peek(text)
        switch sign {
        case UInt8(ascii: "*"):
          (current.product, current.operation) = (value, .times)
          break operands
        case UInt8(ascii: "/"):
          (current.product, current.operation) = (value, .dividedBy)
          break operands
        default:
          try add(value, times: current.sign, to: &current.sum, anchors)
          current.operation = .none
          if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            current.sign = sign == UInt8(ascii: "-") ? -1 : 1
            break operands
          }
          guard let outer = enclosing.popLast() else {
            side.constant = current.sum.constant
            side.factor = current.sum.factor
            side.anchor = anchors[current.sum.anchor]
            side.origin = anchors[current.sum.origin]
            side.start = current.sum.start
            return
          }
          guard scanner.take(")", text) else { throw scanner.fault(.operatorOrParenthesis, text) }
          value = current.sum
          current = outer
        }
      }
      // The sign before the next operand.
      scanner.position += 1
    }
  }

  /// Starts a sum and consumes its leading sign.
  @inline(__always)
  private static func openSum(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextFault) -> OpenSum {
    let isNegated = scanner.peek(text) == UInt8(ascii: "-")
    var sum = OpenSum(sum: Value(start: scanner.start))
    // A minus sign directly before a digit belongs to the number.
    if isNegated, try peekNumber(in: text, at: scanner) == nil {
      _ = scanner.take("-", text)
      sum.sign = -1
    }
    return sum
  }

  @inline(never)
  private static func peekNumber(
    in text: Span<UInt8>, at scanner: TextScanner
  ) throws(TextFault) -> Double? {
    var copy = scanner
    return try copy.number(text)
  }

  /// Consumes a number, or an anchor where one is allowed.
  @inline(__always)
  private static func operand(
    of open: OpenSum, _ anchors: inout SideAnchorTexts, in text: Span<UInt8>,
    at scanner: inout TextScanner
  ) throws(TextFault) -> Value {
    // Letters are above all signs and digits.
    if scanner.peek(text) <= UInt8(ascii: "9"), let number = try scanner.number(text) {
      return Value(constant: number, start: scanner.start)
    }
    // A divisor must be a number, and so must the other factor of an anchor.
    guard open.operation == .none || (open.operation == .times && open.product.anchor == 0)
    else { throw scanner.fault(.number, text) }
    guard let name = try scanner.name(text) else { throw scanner.fault(.operand, text) }
    let read = try anchor(name, in: text, at: &scanner)
    if anchors.first == nil {
      anchors.first = read
      return Value(factor: 1, anchor: 1, start: name.start)
    }
    guard anchors.second == nil else { throw TextFault(.twoAnchors, at: name.start) }
    anchors.second = read
    return Value(factor: 1, anchor: 2, start: name.start)
  }

  @inline(never)
  private static func product(_ left: Value, _ right: Value) throws(TextFault) -> Value {
    guard left.anchor == 0 || right.anchor == 0 else {
      throw TextFault(.oneFactorWithAnchors, at: right.start)
    }
    let (number, other) = left.anchor == 0 ? (left, right) : (right, left)
    var product = other
    product.constant *= number.constant
    product.factor *= number.constant
    product.start = left.start
    return try checked(product, at: number.start)
  }

  @inline(never)
  private static func quotient(_ left: Value, _ right: Value) throws(TextFault) -> Value {
    guard right.anchor == 0 else { throw TextFault(.divisorWithoutAnchor, at: right.start) }
    guard right.constant != 0 else {
      throw TextFault(
        left.anchor == 0 ? .nonzeroDivisorOfNumber : .nonzeroDivisorOfAnchor, at: right.start)
    }
    var quotient = left
    quotient.constant /= right.constant
    quotient.factor /= right.constant
    return try checked(quotient, at: right.start)
  }

  /// A value whose factor is within the limits. `offset` is the position of its last number.
  private static func checked(_ value: Value, at offset: Int) throws(TextFault) -> Value {
    guard value.anchor != 0 else { return value }
    guard LayoutLimits.allows(factor: value.factor) else {
      throw TextFault(.factorLimit, at: offset)
    }
    var value = value
    value.orderDistance()
    return value
  }

  /// Adds a product to a sum, as its only anchor term or as the second term of a difference.
  @inline(__always)
  private static func add(
    _ product: Value, times sign: Double, to sum: inout Value, _ anchors: SideAnchorTexts
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
        .difference, at: anchors[product.anchor]?.name.start ?? product.start)
    }
    if factor > 0 {
      (sum.anchor, sum.origin, sum.factor) = (product.anchor, sum.anchor, factor)
    } else {
      sum.origin = product.anchor
    }
  }
}
