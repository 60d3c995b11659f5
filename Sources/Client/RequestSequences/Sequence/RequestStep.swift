/// A step of an ``ArrayRequestSequence``: a request made from the results so far, and its result of
/// type `Value`.
///
/// A step is also the key to its result:
///
/// ```swift
/// let allocate = RequestStep("allocate", decoding: Allocation.self) { _ in
///   Request(.post, "uploads")
/// }
/// let store = RequestStep("store") { results in
///   Request(.put, try results[allocate].url, audience: .storage)
/// }
/// ```
public struct RequestStep<Value: Sendable>: Sendable {
  /// The name in the sequence, and in errors, events and journals.
  public let name: String
  let request: @Sendable (StepResults) throws -> Request?
  let value: @Sendable (Response) throws -> Value

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - name: The name, unique in its sequence.
  ///   - request: Makes the request from the results so far; `nil` skips the step.
  ///   - value: Makes the result from the response.
  public init(
    _ name: String, _ request: @escaping @Sendable (StepResults) throws -> Request?,
    reading value: @escaping @Sendable (Response) throws -> Value
  ) {
    self.name = name
    self.request = request
    self.value = value
  }

  /// Makes a step whose result is decoded from JSON.
  public init(
    _ name: String, decoding type: Value.Type,
    _ request: @escaping @Sendable (StepResults) throws -> Request?
  ) where Value: Decodable {
    self.init(name, request) { try $0.decode(type) }
  }
}

extension RequestStep where Value == Response {
  /// Makes a step whose result is the response itself.
  public init(_ name: String, _ request: @escaping @Sendable (StepResults) throws -> Request?) {
    self.init(name, request) { $0 }
  }
}

/// The results of completed steps.
public struct StepResults: Sendable {
  private var values: [String: any Sendable] = [:]
  /// The names of the completed steps, in order of completion.
  public private(set) var names: [String] = []

  /// The result of a step.
  ///
  /// - Throws: ``MissingStepResult`` if the step was skipped or has not run yet.
  public subscript<Value>(step: RequestStep<Value>) -> Value {
    get throws(MissingStepResult) {
      guard let value = self.value(of: step) else { throw MissingStepResult(step: step.name) }
      return value
    }
  }

  /// The result of a step; `nil` if it has none.
  public func value<Value>(of step: RequestStep<Value>) -> Value? { values[step.name] as? Value }

  mutating func set(_ value: any Sendable, of name: String) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }
}

/// A step has no result: it was skipped or has not run yet.
public struct MissingStepResult: Error, Hashable, CustomStringConvertible {
  /// The step's name.
  public let step: String
  /// The fault, as a sentence without a full stop.
  public var description: String { "the step \(step) has no result" }
}
