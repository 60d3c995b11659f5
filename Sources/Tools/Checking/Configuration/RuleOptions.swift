/// The thresholds and patterns of rules.
public struct RuleOptions: Hashable, Sendable {
  /// The tolerated distance beyond the superview, in points.
  public var outsideTolerance = 0.5
  /// The tolerated depth of an overlap, in points.
  public var overlapTolerance = 0.5
  /// The tolerated lack of space for content, in points.
  public var squeezedTolerance = 0.5
  /// The tolerated lack of width or height for text, in points.
  public var truncatedTolerance = 0.5
  /// The tolerated violation of an optional constraint, in points.
  public var unsatisfiedTolerance = 0.01
  /// The tolerated difference from a kept frame, in points.
  public var goldenTolerance = 0.01
  /// The minimum width and height of a control, in points.
  public var touchTargetSize = 44.0
  /// The id patterns of controls.
  public var touchTargetViews = [GlobPattern("*button*"), GlobPattern("*Button*")]

  /// Makes the default options.
  public init() {}
}
