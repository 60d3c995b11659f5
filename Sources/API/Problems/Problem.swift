/// Why a request is not answered as asked: a problem of RFC 9457.
public struct Problem: Error, Hashable, Sendable {
  /// A member beyond those that every problem has.
  public struct Extension: Hashable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's value as JSON.
    public var json: [UInt8]
  }

  /// What kind of problem it is.
  public var code: ProblemCode
  /// What is wrong this time, in words.
  public var detail: String
  /// The faults in the input that are listed.
  public var errors: [InputError]
  /// Further members.
  public var extensions: [Extension] = []

  /// Makes a problem.
  public init(_ code: ProblemCode, _ detail: String, errors: [InputError] = []) {
    self.code = code
    self.detail = detail
    self.errors = errors
  }

  /// Makes the problem of a request with faults, or nothing where it has none.
  ///
  /// Its code is that of the first fault, unless any fault is against the schema: such a request is
  /// invalid whatever else it may mean.
  public init?(_ list: InputErrorList) {
    guard let first = list.errors.first else { return nil }
    let isInvalid = list.errors.contains { $0.code == .invalidRequest }
    code = isInvalid ? .invalidRequest : first.code
    errors = list.errors
    detail =
      switch (list.count, list.errors.count) {
      case (1, _): first.detail
      case (let count, let listed) where count > listed:
        "\(count) faults; the first \(listed) are listed"
      case (let count, _): "\(count) faults"
      }
  }

  /// Makes the problem of a body that is no JSON document.
  public init(_ error: JSONSyntaxError) {
    switch error {
    case .malformed(let message, let position):
      self.init(.malformedJSON, at: position, "", "\(message), at byte \(position.offset)")
    case .duplicateMember(let pointer, let position):
      self.init(.malformedJSON, at: position, pointer, "the object has this member already")
    case .tooDeep(let limit):
      self.init(.limitExceeded, "the JSON is nested deeper than the limit of \(limit) jsonDepth")
    case .outOfMemory:
      self.init(.overloaded, "there is no memory for the request")
    }
  }

  private init(
    _ code: ProblemCode, at position: JSONPosition, _ pointer: String, _ detail: String
  ) {
    let inputError = InputError(
      code, at: pointer, detail, line: position.line, column: position.column)
    self.init(
      code, "line \(position.line), column \(position.column): \(detail)", errors: [inputError])
  }

  /// Makes the problem of an answer that would have more bytes than it may.
  public static func responseTooLong(limit: Int) -> Problem {
    Problem(.limitExceeded, "the answer exceeds the limit of \(limit) answerBytes")
  }

  /// Adds a member with a JSON value.
  public func adding(_ name: String, _ json: [UInt8]) -> Problem {
    var copy = self
    copy.extensions.append(Extension(name: name, json: json))
    return copy
  }
}
