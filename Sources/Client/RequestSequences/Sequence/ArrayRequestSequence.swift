/// Makes a request from the previous one and its response; returns `nil` to skip it.
///
/// It is typically a method of the type that knows the domain.
public typealias RequestContinuation = @Sendable (_ previous: PreviousRequest?) throws -> Request?

/// A sequence of requests in the order of an array. Its elements are functions of the previous
/// request, or steps, which are functions of all results so far.
///
/// ```swift
/// struct SnapshotUpload {
///   let size: Int
///
///   var requests: ArrayRequestSequence {
///     [allocationRequest, uploadRequest, confirmRequest]
///   }
///
///   func allocationRequest(after previous: PreviousRequest?) throws -> Request? {
///     Request(.post, "snapshots", body: try .json(["filesize": size]))
///   }
///   …
/// }
/// ```
///
/// If later requests need earlier results, use steps as typed keys to them:
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
  /// A type-erased step, as collected by ``RequestStepBuilder``.
  public struct AnyStep: Sendable {
    /// The name; `nil` if the request names itself.
    let name: String?
    let request: @Sendable (StepResults, PreviousRequest?) throws -> Request?
    let value: @Sendable (Response) throws -> any Sendable

    /// Erases the type of a step.
    public init<Value>(_ step: RequestStep<Value>) {
      name = step.name
      request = { results, _ in try step.request(results) }
      value = step.value
    }

    /// Makes a step from a function of the previous request. ``StepResults`` does not include it.
    public init(_ request: @escaping RequestContinuation) {
      name = nil
      self.request = { _, previous in try request(previous) }
      value = { $0 }
    }
  }

  private let steps: [AnyStep]
  private var next = 0
  /// The index of the step whose response comes next.
  private var pending: Int?
  /// The results so far.
  public private(set) var results = StepResults()

  /// Makes a sequence from steps.
  ///
  /// - Precondition: The names of the steps are unique.
  public init(_ steps: [AnyStep]) {
    let names = steps.compactMap(\.name)
    precondition(Set(names).count == names.count, "two steps have the same name")
    self.steps = steps
  }

  /// Makes a sequence from functions of the previous request.
  public init(_ requests: [RequestContinuation]) { self.init(requests.map { AnyStep($0) }) }

  /// Makes a sequence from steps.
  ///
  /// - Precondition: The names of the steps are unique.
  public init(@RequestStepBuilder _ steps: () -> [AnyStep]) { self.init(steps()) }

  /// The request of the next step that is not skipped.
  public mutating func nextRequest(after previous: PreviousRequest?) throws -> Request? {
    if let pending, let previous {
      if let name = steps[pending].name {
        results.set(try steps[pending].value(previous.response), of: name)
      }
      self.pending = nil
    }
    while next < steps.count {
      let step = steps[next]
      next += 1
      guard var request = try step.request(results, previous) else { continue }
      pending = next - 1
      if let name = step.name { request.name = name }
      return request
    }
    return nil
  }
}

extension ArrayRequestSequence: ExpressibleByArrayLiteral {
  /// Makes a sequence from functions of the previous request.
  public init(arrayLiteral requests: RequestContinuation...) { self.init(requests) }
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
  /// A function of the previous request.
  public static func buildExpression(_ request: @escaping RequestContinuation) -> Steps {
    [.init(request)]
  }
  /// Steps from another builder.
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
