/// The limits of rendering a template. Rendering always ends within them.
public struct TemplateLimits: Hashable, Sendable {
  /// The maximum number of elements and members produced, including intermediate results; also the
  /// maximum number of values in the result, counting each occurrence.
  public var nodes = 1_000_000
  /// The maximum bytes of text produced, including intermediate results; also the maximum bytes of
  /// strings, names and numbers in the result.
  public var bytes = 64 * 1024 * 1024
  /// The maximum number of steps: one per instruction, plus one per value or group of bytes that an
  /// instruction processes.
  public var steps = 200_000_000
  /// The maximum levels of nested arrays and objects in any value, at most 60,000; also the maximum
  /// nesting of templates found by `$find`.
  public var depth = 2_100

  /// Makes the default limits.
  public init() {}
}
