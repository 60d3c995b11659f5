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

  static func side(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> ConstraintText.Side {
    var anchors = SideAnchorTexts()
    var enclosing: [OpenSum] = []
    var current = try openSum(in: text, at: &scanner)
    while true {
      if scanner.take("(", text) {
        let start = scanner.start
        guard enclosing.count < LayoutLimits.textDepth else {
          throw TextError(
            offset: start,
            message: "parentheses are limited to a depth of \(LayoutLimits.textDepth)")
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
            return ConstraintText.Side(
              constant: current.sum.constant, factor: current.sum.factor,
              anchor: anchors[current.sum.anchor], origin: anchors[current.sum.origin],
              start: current.sum.start)
          }
          guard scanner.take(")", text) else {
            throw expected("`*`, `/`, `+`, `-` or `)`", in: text, at: &scanner)
          }
          value = current.sum
          current = outer
        }
      }
      // The sign before the next operand.
      scanner.position += 1
    }
  }

  /// Starts a sum and consumes its leading sign.
  private static func openSum(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> OpenSum {
    let isNegated = scanner.peek(text) == UInt8(ascii: "-")
    var sum = OpenSum(sum: Value(start: scanner.start))
    // A minus sign directly before a digit belongs to the number.
    if isNegated, try peekNumber(in: text, at: scanner) == nil {
      _ = scanner.take("-", text)
      sum.sign = -1
    }
    return sum
  }

  private static func peekNumber(
    in text: Span<UInt8>, at scanner: TextScanner
  ) throws(TextError) -> Double? {
    var copy = scanner
    return try copy.number(text)
  }

  /// Consumes a number, or an anchor where one is allowed.
  private static func operand(
    of open: OpenSum, _ anchors: inout SideAnchorTexts, in text: Span<UInt8>,
    at scanner: inout TextScanner
  ) throws(TextError) -> Value {
    if let number = try scanner.number(text) {
      return Value(constant: number, start: scanner.start)
    }
    // A divisor must be a number, and so must the other factor of an anchor.
    guard open.operation == .none || (open.operation == .times && open.product.anchor == 0)
    else { throw expected("a number", in: text, at: &scanner) }
    guard let name = try scanner.name(text) else {
      throw expected("a number or an anchor such as `view.width`", in: text, at: &scanner)
    }
    let read = try anchor(name, in: text, at: &scanner)
    if anchors.first == nil {
      anchors.first = read
      return Value(factor: 1, anchor: 1, start: name.start)
    }
    guard anchors.second == nil else {
      throw TextError(
        offset: name.start, message: "a side has at most two anchors, this is a third")
    }
    anchors.second = read
    return Value(factor: 1, anchor: 2, start: name.start)
  }

  private static func product(_ left: Value, _ right: Value) throws(TextError) -> Value {
    guard left.anchor == 0 || right.anchor == 0 else {
      throw TextError(
        offset: right.start,
        message: "one factor of a product has anchors, the others are numbers")
    }
    let (number, other) = left.anchor == 0 ? (left, right) : (right, left)
    var product = other
    product.constant *= number.constant
    product.factor *= number.constant
    product.start = left.start
    return try checked(product, at: number.start)
  }

  private static func quotient(_ left: Value, _ right: Value) throws(TextError) -> Value {
    guard right.anchor == 0 else {
      throw TextError(offset: right.start, message: "a divisor is a number and has no anchor")
    }
    guard right.constant != 0 else {
      let what = left.anchor == 0 ? "a number" : "an anchor"
      throw TextError(offset: right.start, message: "\(what) cannot be divided by 0")
    }
    var quotient = left
    quotient.constant /= right.constant
    quotient.factor /= right.constant
    return try checked(quotient, at: right.start)
  }

  /// A value whose factor is within the limits. `offset` is the position of its last number.
  private static func checked(_ value: Value, at offset: Int) throws(TextError) -> Value {
    guard value.anchor != 0 else { return value }
    guard LayoutLimits.allows(factor: value.factor) else {
      throw outOfRange(
        "factors", at: offset, limit: LayoutLimits.largestFactor,
        orBelow: NumberText.string(LayoutLimits.smallestFactor))
    }
    var value = value
    value.orderDistance()
    return value
  }

  /// Adds a product to a sum, as its only anchor term or as the second term of a difference.
  private static func add(
    _ product: Value, times sign: Double, to sum: inout Value, _ anchors: SideAnchorTexts
  ) throws(TextError) {
    sum.constant += sign * product.constant
    guard LayoutLimits.allows(sum.constant) else {
      throw outOfRange("numbers", at: product.start, limit: LayoutLimits.magnitude)
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
      throw TextError(
        offset: anchors[product.anchor]?.name.start ?? product.start,
        message: "a side has one anchor, or the difference of two such as `b.top - a.bottom`")
    }
    if factor > 0 {
      (sum.anchor, sum.origin, sum.factor) = (product.anchor, sum.anchor, factor)
    } else {
      sum.origin = product.anchor
    }
  }
}
