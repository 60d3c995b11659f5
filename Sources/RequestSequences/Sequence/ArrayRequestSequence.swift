/// A sequence of steps, each a function of the results so far.
///
/// ```swift
/// let sequence = ArrayRequestSequence {
///   allocate
///   store
///   if needsConfirmation { confirm }
/// }
/// let outcome = try await runner.run(sequence)
/// print(try outcome.sequence.results[confirm])
/// ```
public struct ArrayRequestSequence: RequestSequence, Sendable {
  /// A type-erased step, as ``RequestStepBuilder`` collects them.
  public struct AnyStep: Sendable {
    let name: String
    let request: @Sendable (StepResults) throws -> Request?
    let value: @Sendable (Response) throws -> any Sendable

    /// Erases the type of a step.
    public init<Value>(_ step: RequestStep<Value>) {
      name = step.name
      request = step.request
      value = step.value
    }
  }

  private let steps: [AnyStep]
  private var next = 0
  /// The index of the step whose response comes next.
  private var pending: Int?
  /// The results so far.
  public private(set) var results = StepResults()

  /// Makes a sequence of steps.
  ///
  /// - Precondition: The names of the steps are unique.
  public init(_ steps: [AnyStep]) {
    precondition(Set(steps.map(\.name)).count == steps.count, "two steps have the same name")
    self.steps = steps
  }

  /// Makes a sequence of steps.
  ///
  /// - Precondition: The names of the steps are unique.
  public init(@RequestStepBuilder _ steps: () -> [AnyStep]) { self.init(steps()) }

  /// The request of the next step that is not skipped.
  public mutating func nextRequest(after response: Response?) throws -> Request? {
    if let pending, let response {
      results.set(try steps[pending].value(response), of: steps[pending].name)
      self.pending = nil
    }
    while next < steps.count {
      let step = steps[next]
      next += 1
      guard var request = try step.request(results) else { continue }
      pending = next - 1
      request.name = step.name
      return request
    }
    return nil
  }
}

/// The result builder of an ``ArrayRequestSequence``.
@resultBuilder
public enum RequestStepBuilder {
  /// The steps of a declaration.
  public typealias Steps = [ArrayRequestSequence.AnyStep]

  /// A step.
  public static func buildExpression<Value>(_ step: RequestStep<Value>) -> Steps { [.init(step)] }
  /// An optional step.
  public static func buildExpression<Value>(_ step: RequestStep<Value>?) -> Steps {
    step.map { [.init($0)] } ?? []
  }
  /// Steps with results of the same type.
  public static func buildExpression<Value>(_ steps: some Sequence<RequestStep<Value>>) -> Steps {
    steps.map { .init($0) }
  }
  /// Steps of another builder.
  public static func buildExpression(_ steps: Steps) -> Steps { steps }
  /// Consecutive steps.
  public static func buildBlock(_ steps: Steps...) -> Steps { steps.flatMap { $0 } }
  /// The iterations of a loop.
  public static func buildArray(_ steps: [Steps]) -> Steps { steps.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ steps: Steps?) -> Steps { steps ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first steps: Steps) -> Steps { steps }
  /// Another branch.
  public static func buildEither(second steps: Steps) -> Steps { steps }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ steps: Steps) -> Steps { steps }
}
