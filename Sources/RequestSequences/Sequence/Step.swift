/// A request of an ``ArrayRequestSequence``, made from the answers so far, whose own answer is a
/// `Value`.
///
/// A step is also the key to its answer:
///
/// ```swift
/// let allocate = Step("allocate", answering: Allocation.self) { _ in
///   Request(.post, "uploads")
/// }
/// let store = Step("store") { answers in
///   Request(.put, try answers[allocate].url, audience: .storage)
/// }
/// ```
public struct Step<Value: Sendable>: Sendable {
  /// What it is called, in its sequence as in errors, events and journals.
  public let name: String
  let request: @Sendable (Responses) throws -> Request?
  let value: @Sendable (Response) throws -> Value

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - name: What it is called; unique in its sequence.
  ///   - request: Makes the request of the answers so far, or nothing, where the step is left out.
  ///   - value: Reads the answer.
  public init(
    _ name: String, _ request: @escaping @Sendable (Responses) throws -> Request?,
    reading value: @escaping @Sendable (Response) throws -> Value
  ) {
    self.name = name
    self.request = request
    self.value = value
  }

  /// Makes a step whose answer is JSON.
  public init(
    _ name: String, answering type: Value.Type,
    _ request: @escaping @Sendable (Responses) throws -> Request?
  ) where Value: Decodable {
    self.init(name, request) { try $0.decode(type) }
  }
}

extension Step where Value == Response {
  /// Makes a step whose answer is kept as it is.
  public init(_ name: String, _ request: @escaping @Sendable (Responses) throws -> Request?) {
    self.init(name, request) { $0 }
  }
}

/// The answers of the steps that are done, by step.
public struct Responses: Sendable {
  private var values: [String: any Sendable] = [:]
  /// The names of the steps that have an answer, in the order in which they got it.
  public private(set) var names: [String] = []

  /// The answer of a step.
  ///
  /// - Throws: ``MissingAnswer`` where the step was left out or is yet to come.
  public subscript<Value>(step: Step<Value>) -> Value {
    get throws(MissingAnswer) {
      guard let value = self.value(of: step) else { throw MissingAnswer(step: step.name) }
      return value
    }
  }

  /// The answer of a step, or nothing where it has none.
  public func value<Value>(of step: Step<Value>) -> Value? { values[step.name] as? Value }

  mutating func set(_ value: any Sendable, of name: String) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }
}

/// A step has no answer: it was left out, or is yet to come.
public struct MissingAnswer: Error, Hashable, CustomStringConvertible {
  /// The step's name.
  public let step: String
  /// What is wrong, as a sentence without its full stop.
  public var description: String { "the step \(step) has no answer" }
}
