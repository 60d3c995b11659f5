/// What rendering a template may cost. Whatever a template does, it ends within these.
public struct TemplateLimits: Hashable, Sendable {
  /// The most elements and members that are produced, intermediate results included; and the most
  /// values of the result, where one that occurs in several places counts in each.
  public var nodes = 1_000_000
  /// The most bytes of text that are produced, intermediate results included; and the most bytes of
  /// strings, names and numbers in the result.
  public var bytes = 64 * 1024 * 1024
  /// The most steps: every instruction of the compiled template is one, and what works on many
  /// values or bytes at once takes as many as it works on.
  public var steps = 200_000_000
  /// The most levels of arrays and objects in any value, at most 60,000 of them; and the most
  /// templates found by `$find` that are being rendered one within another.
  public var depth = 2_100

  /// Makes the limits that are usual.
  public init() {}
}
