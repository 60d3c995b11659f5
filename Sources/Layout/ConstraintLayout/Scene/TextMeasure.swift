internal import Cancellation
public import TextLayout

/// Measures the text of a view at any width.
///
/// The service measures with the module `TextMeasuring`. Programs on Apple's platforms can use
/// CoreText.
public protocol TextMeasure: AnyObject, Sendable {
  /// Whether the height depends on the width.
  var wraps: Bool { get }
  /// The approximate cost of one measurement in the solver's units of work. It counts against
  /// `SolveLimits.work`.
  var work: Int { get }
  /// The extent of the text at a width.
  ///
  /// - Parameter width: The width in points; if `nil`, lines end only at line breaks in the text.
  /// - Returns: The extent. Its baselines are measured from the top.
  func extent(forWidth width: Double?) -> TextExtent
}

/// The text of a view, and the parts of the view's size that it determines. Two are equal if the
/// same object measures them.
public struct MeasuredText: Hashable, Sendable {
  /// The object that measures the text.
  public let measure: any TextMeasure
  /// Whether the text determines the view's intrinsic width.
  public var givesWidth: Bool
  /// Whether the text determines the view's intrinsic height.
  public var givesHeight: Bool

  /// Makes the text of a view. On an axis that the text does not determine, the view has its own
  /// size.
  public init(_ measure: any TextMeasure, givesWidth: Bool = true, givesHeight: Bool = true) {
    self.measure = measure
    self.givesWidth = givesWidth
    self.givesHeight = givesHeight
  }

  /// Whether the same object measures both texts, for the same axes.
  public static func == (first: MeasuredText, second: MeasuredText) -> Bool {
    first.measure === second.measure && first.givesWidth == second.givesWidth
      && first.givesHeight == second.givesHeight
  }

  /// Hashes the object and the axes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(measure))
    hasher.combine(givesWidth)
    hasher.combine(givesHeight)
  }
}

extension TextMeasure {
  /// The widths within a range at which the height changes or the text begins to be shown
  /// completely, ascending, to a ten-millionth of the width; `nil` if there are more than `limit`,
  /// or if the work is cancelled.
  ///
  /// A wider text never has more lines, so nothing changes between equal extents.
  ///
  /// - Parameters:
  ///   - lower: The minimum width.
  ///   - upper: The maximum width.
  ///   - limit: The maximum number of changes.
  ///   - measurements: Increased by the number of measurements.
  ///   - cancellation: Checked before each measurement.
  /// - Returns: The widths.
  /// - Complexity: O(changes · log precision) measurements.
  func extentChanges(
    from lower: Double, to upper: Double, limit: Int, measurements: inout Int,
    cancellation: CancellationCheck
  ) -> [Double]? {
    var changes: [Double] = []
    measurements += 2
    var open = [
      (
        lower: lower, upper: upper, low: extent(forWidth: lower), high: extent(forWidth: upper)
      )
    ]
    while let range = open.popLast() {
      guard
        range.low.height != range.high.height || range.low.isTruncated != range.high.isTruncated
      else { continue }
      let middle = (range.lower + range.upper) / 2
      guard range.upper - range.lower > 1e-7 * max(1, abs(range.upper)), middle > range.lower,
        middle < range.upper
      else {
        guard changes.count < limit else { return nil }
        changes.append(range.upper)
        continue
      }
      if cancellation.isCancelled { return nil }
      measurements += 1
      let extent = extent(forWidth: middle)
      open.append((middle, range.upper, extent, range.high))
      open.append((range.lower, middle, range.low, extent))
    }
    return changes
  }
}
