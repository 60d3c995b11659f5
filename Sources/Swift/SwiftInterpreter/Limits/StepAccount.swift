/// The steps that several worlds may take together.
///
/// Each world is small enough by itself; a class with many of them, or with many events, is not.
public final class StepAccount {
  /// The steps that are left.
  public private(set) var rest: Int

  /// Makes an account.
  ///
  /// - Parameter steps: The steps that all worlds may take.
  public init(steps: Int) { rest = max(0, steps) }

  /// Whether no steps are left.
  public var isExhausted: Bool { rest == 0 }

  /// Whether no world has taken any.
  public private(set) var isUntouched = true

  /// Takes the steps of a world.
  public func take(_ steps: Int) {
    rest -= min(rest, max(0, steps))
    isUntouched = false
  }
}
