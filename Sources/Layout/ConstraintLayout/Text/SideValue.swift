/// A number, an anchor with a factor, or a distance, plus a constant.
///
/// Anchors are numbered in their order within the side: 0 is none, 1 the first, 2 the second. A
/// side cannot have more.
struct SideValue {
  var constant = 0.0
  var factor = 0.0
  var anchor: UInt8 = 0
  var origin: UInt8 = 0
  var start: Int

  init(constant: Double = 0, factor: Double = 0, anchor: UInt8 = 0, start: Int) {
    (self.constant, self.factor, self.anchor, self.start) = (constant, factor, anchor, start)
  }

  /// Replaces a distance with a negative factor by the opposite distance.
  @inline(__always)
  mutating func orderDistance() {
    if factor < 0, origin != 0 { (anchor, origin, factor) = (origin, anchor, -factor) }
  }
}

extension SideValue {
  @inline(never)
  static func product(
    _ left: SideValue, _ right: SideValue
  ) throws(TextFault) -> SideValue {
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
  static func quotient(
    _ left: SideValue, _ right: SideValue
  ) throws(TextFault) -> SideValue {
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
  private static func checked(
    _ value: SideValue, at offset: Int
  ) throws(TextFault) -> SideValue {
    guard value.anchor != 0 else { return value }
    guard LayoutLimits.allows(factor: value.factor) else {
      throw TextFault(.factorLimit, at: offset)
    }
    var value = value
    value.orderDistance()
    return value
  }
}

/// The sign of a product.
enum SideOperation {
  case times, dividedBy

  @inline(__always)
  init?(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "*"): self = .times
    case UInt8(ascii: "/"): self = .dividedBy
    default: return nil
    }
  }
}

/// A sum being read.
struct OpenSum {
  /// The products added so far.
  var sum: SideValue
  /// The sign of the product being read.
  var sign = 1.0
  /// The operands of the product being read; valid if there is an ``operation``.
  var product = SideValue(start: 0)
  /// The operation waiting for its next operand.
  var operation: SideOperation?
}
