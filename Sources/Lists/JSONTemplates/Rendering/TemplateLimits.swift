/// The limits of rendering a template, which ends within them whatever it contains.
public struct TemplateLimits: Hashable, Sendable {
  /// The most produced elements and members, including intermediate results; and the most values of
  /// the result, counting each occurrence.
  public var nodes = 1_000_000
  /// The most bytes of produced text, including intermediate results; and the most bytes of
  /// strings, names and numbers in the result.
  public var bytes = 64 * 1024 * 1024
  /// The most steps: one for each instruction, and one for each value or group of bytes that an
  /// instruction processes.
  public var steps = 200_000_000
  /// The most levels of nested arrays and objects in any value, at most 60,000; and the most nested
  /// templates found by `$find`.
  public var depth = 2_100

  /// Makes the default limits.
  public init() {}
}
