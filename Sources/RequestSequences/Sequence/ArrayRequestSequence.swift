/// Steps one after the other, each a function of the answers so far.
///
/// ```swift
/// let sequence = ArrayRequestSequence {
///   allocate
///   store
///   if needsConfirmation { confirm }
/// }
/// let outcome = try await runner.run(sequence)
/// print(try outcome.sequence.answers[confirm])
/// ```
public struct ArrayRequestSequence: RequestSequence, Sendable {
  /// A step whatever its answer's type, as ``StepBuilder`` collects them.
  public struct AnyStep: Sendable {
    let name: String
    let request: @Sendable (Responses) throws -> Request?
    let value: @Sendable (Response) throws -> any Sendable

    /// Makes it of a step.
    public init<Value>(_ step: Step<Value>) {
      name = step.name
      request = step.request
      value = step.value
    }
  }

  private let steps: [AnyStep]
  private var next = 0
  private var waiting: Int?
  /// The answers so far.
  public private(set) var answers = Responses()

  /// Makes a sequence of steps.
  ///
  /// - Precondition: Each step has a name of its own.
  public init(_ steps: [AnyStep]) {
    precondition(Set(steps.map(\.name)).count == steps.count, "two steps have one name")
    self.steps = steps
  }

  /// Makes a sequence of steps.
  ///
  /// - Precondition: Each step has a name of its own.
  public init(@StepBuilder _ steps: () -> [AnyStep]) { self.init(steps()) }

  /// The request of the first step that follows and is not left out.
  public mutating func nextRequest(after answer: Response?) throws -> Request? {
    if let waiting, let answer {
      answers.set(try steps[waiting].value(answer), of: steps[waiting].name)
      self.waiting = nil
    }
    while next < steps.count {
      let step = steps[next]
      next += 1
      guard var request = try step.request(answers) else { continue }
      waiting = next - 1
      request.name = step.name
      return request
    }
    return nil
  }
}

/// Collects steps, through conditions and loops.
@resultBuilder
public enum StepBuilder {
  /// What a declaration is made of.
  public typealias Steps = [ArrayRequestSequence.AnyStep]

  /// A step.
  public static func buildExpression<Value>(_ step: Step<Value>) -> Steps { [.init(step)] }
  /// A step that may be missing.
  public static func buildExpression<Value>(_ step: Step<Value>?) -> Steps {
    step.map { [.init($0)] } ?? []
  }
  /// Steps of one type of answer.
  public static func buildExpression<Value>(_ steps: some Sequence<Step<Value>>) -> Steps {
    steps.map { .init($0) }
  }
  /// Steps that were declared elsewhere.
  public static func buildExpression(_ steps: Steps) -> Steps { steps }
  /// One after another.
  public static func buildBlock(_ steps: Steps...) -> Steps { steps.flatMap { $0 } }
  /// The rounds of a loop.
  public static func buildArray(_ steps: [Steps]) -> Steps { steps.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ steps: Steps?) -> Steps { steps ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first steps: Steps) -> Steps { steps }
  /// Another branch.
  public static func buildEither(second steps: Steps) -> Steps { steps }
  /// What depends on the platform's version.
  public static func buildLimitedAvailability(_ steps: Steps) -> Steps { steps }
}
