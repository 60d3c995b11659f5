internal import SwiftWorld

/// A range of numbers.
public struct RangeValue: Hashable, Sendable {
  /// The lower bound; nil for `...upper`.
  public let lower: Number?
  /// The upper bound; nil for `lower...`.
  public let upper: Number?
  /// Whether the upper bound belongs to the range.
  public let isClosed: Bool

  /// Makes a range.
  public init(lower: Number?, upper: Number?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  /// Whether the range has a number.
  public func contains(_ number: Number) -> Bool {
    let value = number.double
    if let lower, value < lower.double { return false }
    guard let upper else { return true }
    return isClosed ? value <= upper.double : value < upper.double
  }

  /// The integers of the range, as half-open bounds; nil if a bound is no integer or missing, or
  /// there are more than an `Int` counts.
  var integers: Range<Int>? {
    guard let first = lower?.integer, let last = upper?.integer else { return nil }
    let (end, overflows) = isClosed ? last.addingReportingOverflow(1) : (last, false)
    guard !overflows, first <= end, !end.subtractingReportingOverflow(first).overflow else {
      return nil
    }
    return first..<end
  }

  /// The positions in a collection whose indices start at `base` that the range selects; nil if
  /// some are out of range.
  func indices(in count: Int, from base: Int = 0) -> Range<Int>? {
    let first = (lower?.integer ?? base).subtractingReportingOverflow(base)
    let last = (upper?.integer ?? base + count).subtractingReportingOverflow(base)
    let end = last.partialValue.addingReportingOverflow(isClosed && upper != nil ? 1 : 0)
    guard !first.overflow, !last.overflow, !end.overflow, first.partialValue >= 0,
      first.partialValue <= end.partialValue, end.partialValue <= count
    else { return nil }
    return first.partialValue..<end.partialValue
  }
}
