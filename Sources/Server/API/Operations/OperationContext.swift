public import Cancellation
public import JSONTemplates
public import TextBytes

/// The limits and the environment of an operation.
public struct OperationContext {
  /// The limits of the request.
  public var limits: RequestLimits
  /// The fonts that measure texts.
  public var fonts: FontStore
  /// The time for templates; the system's if `nil`.
  public var now: TemplateInstant?
  /// The query parameters by name.
  public var parameters: TextDictionary<String>
  /// Checked at intervals; ends the work with `time-limit-exceeded`.
  public var cancellation: CancellationCheck
  /// Receives the stages of the operation.
  public var stages: (any StageObserver)?

  /// Makes a context. The defaults are the limits of the contract, no fonts, and no cancellation.
  public init(
    limits: RequestLimits = RequestLimits(), fonts: FontStore = .none, now: TemplateInstant? = nil,
    parameters: TextDictionary<String> = TextDictionary(), cancellation: CancellationCheck = .never,
    stages: (any StageObserver)? = nil
  ) {
    self.limits = limits
    self.fonts = fonts
    self.now = now
    self.parameters = parameters
    self.cancellation = cancellation
    self.stages = stages
  }
}
