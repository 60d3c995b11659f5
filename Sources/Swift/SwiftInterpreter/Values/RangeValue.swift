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

  /// The integers of the range, as half-open bounds; nil if a bound is no integer or missing.
  var integers: Range<Int>? {
    guard let first = lower?.integer, let last = upper?.integer else { return nil }
    let (end, overflows) = isClosed ? last.addingReportingOverflow(1) : (last, false)
    return overflows || end < first ? nil : first..<end
  }

  /// The indices of a collection that the range selects, clamped to it.
  func indices(in count: Int) -> Range<Int>? {
    let first = lower?.integer ?? 0
    let (end, overflows) = (upper?.integer ?? count).addingReportingOverflow(
      isClosed && upper != nil ? 1 : 0)
    guard !overflows, first >= 0, first <= end, end <= count else { return nil }
    return first..<end
  }
}
