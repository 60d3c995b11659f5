/// The arithmetic of one side, evaluated while it is read. Open parentheses are kept on the heap.
extension ConstraintTextParser {
  fileprivate enum Operation { case times, dividedBy }

  /// A sum being read.
  private struct OpenSum {
    /// The products added so far.
    var sum: ConstraintText.Side
    /// The sign of the product being read.
    var sign = 1.0
    /// The operands of the product being read.
    var product: ConstraintText.Side?
    /// The operation that takes the next operand; meaningful if there is a ``product``.
    var operation = Operation.times

    init(start: Int) { sum = .init(constant: 0, factor: 0, anchor: nil, start: start) }
  }

  static func side(
    in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> ConstraintText.Side {
    var enclosing: [OpenSum] = []
    var current = try openSum(in: text, at: &scanner)
    while true {
      if scanner.take("(", text) {
        guard enclosing.count < LayoutLimits.textDepth else {
          throw TextError(
            offset: scanner.start,
            message: "parentheses are limited to a depth of \(LayoutLimits.textDepth)")
        }
        enclosing.append(current)
        let start = scanner.start
        current = try openSum(in: text, at: &scanner)
        current.sum.start = start
        continue
      }
      // A divisor is a number, and so is what an anchor is multiplied by.
      let isNumber =
        current.product.map { current.operation == .dividedBy || $0.anchor != nil } ?? false
      var operand = try operand(isNumber: isNumber, in: text, at: &scanner)
      operands: while true {
        if let product = current.product {
          operand = try current.operation.result(product, operand)
        }
        switch scanner.peek(text) {
        case UInt8(ascii: "*"):
          (current.product, current.operation) = (operand, .times)
          break operands
        case UInt8(ascii: "/"):
          (current.product, current.operation) = (operand, .dividedBy)
          break operands
        case let sign:
          try add(operand, times: current.sign, to: &current.sum)
          current.product = nil
          if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            current.sign = sign == UInt8(ascii: "-") ? -1 : 1
            break operands
          }
          guard let outer = enclosing.popLast() else { return current.sum }
          guard scanner.take(")", text) else {
            throw expected("`*`, `/`, `+`, `-` or `)`", in: text, at: &scanner)
          }
          operand = current.sum
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
    var sum = OpenSum(start: scanner.start)
    // A minus sign directly before a digit is part of the number.
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

  /// Consumes a number, or an anchor unless `isNumber`.
  private static func operand(
    isNumber: Bool, in text: Span<UInt8>, at scanner: inout TextScanner
  ) throws(TextError) -> ConstraintText.Side {
    if let number = try scanner.number(text) {
      return .init(constant: number, factor: 0, anchor: nil, start: scanner.start)
    }
    guard !isNumber else { throw expected("a number", in: text, at: &scanner) }
    guard let name = try scanner.name(text) else {
      throw expected("a number or an anchor such as `view.width`", in: text, at: &scanner)
    }
    let start = name.start
    let anchor = try anchor(name, in: text, at: &scanner)
    return .init(constant: 0, factor: 1, anchor: anchor, start: start)
  }

  /// Adds a product to a sum, as its only term with an anchor or as the second of a difference.
  private static func add(
    _ product: ConstraintText.Side, times sign: Double, to sum: inout ConstraintText.Side
  ) throws(TextError) {
    sum.constant += sign * product.constant
    guard LayoutLimits.allows(sum.constant) else {
      throw outOfRange("numbers", at: product.start, limit: LayoutLimits.magnitude)
    }
    guard let anchor = product.anchor else { return }
    let factor = sign * product.factor
    guard let known = sum.anchor else {
      (sum.anchor, sum.origin, sum.factor) = (anchor, product.origin, factor)
      sum.orderDistance()
      return
    }
    guard sum.origin == nil, product.origin == nil else {
      throw TextError(
        offset: anchor.name.start, message: "a side has at most two anchors, this is a third")
    }
    guard factor == -sum.factor else {
      throw TextError(
        offset: anchor.name.start,
        message: "a side has one anchor, or the difference of two such as `b.top - a.bottom`")
    }
    if factor > 0 {
      (sum.anchor, sum.origin, sum.factor) = (anchor, known, factor)
    } else {
      sum.origin = anchor
    }
  }
}

extension ConstraintTextParser.Operation {
  /// The product or the quotient of two operands.
  fileprivate func result(
    _ left: ConstraintText.Side, _ right: ConstraintText.Side
  ) throws(TextError) -> ConstraintText.Side {
    switch self {
    case .times:
      if right.anchor == nil { return try left.scaled(by: right, *) }
      if left.anchor == nil {
        var product = try right.scaled(by: left, *)
        product.start = left.start
        return product
      }
      throw TextError(
        offset: right.start,
        message: "one factor of a product has anchors, the others are numbers")
    case .dividedBy:
      guard right.anchor == nil else {
        throw TextError(offset: right.start, message: "a divisor is a number and has no anchor")
      }
      guard right.constant != 0 else {
        let what = left.anchor == nil ? "a number" : "an anchor"
        throw TextError(offset: right.start, message: "\(what) cannot be divided by 0")
      }
      return try left.scaled(by: right, /)
    }
  }
}

extension ConstraintText.Side {
  /// The side with its numbers multiplied or divided by a number, whose offset an error has.
  fileprivate func scaled(
    by number: ConstraintText.Side, _ operation: (Double, Double) -> Double
  ) throws(TextError) -> ConstraintText.Side {
    var scaled = self
    scaled.constant = operation(constant, number.constant)
    guard anchor != nil else { return scaled }
    scaled.factor = operation(factor, number.constant)
    guard LayoutLimits.allows(factor: scaled.factor) else {
      throw ConstraintTextParser.outOfRange(
        "factors", at: number.start, limit: LayoutLimits.largestFactor,
        orBelow: NumberText.string(LayoutLimits.smallestFactor))
    }
    scaled.orderDistance()
    return scaled
  }

  /// Expresses a negative factor of a distance by the opposite distance.
  fileprivate mutating func orderDistance() {
    guard factor < 0, let start = origin else { return }
    (anchor, origin, factor) = (start, anchor, -factor)
  }
}
