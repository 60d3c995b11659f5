public import JSONDocuments
public import ServiceContract

/// A problem of a request (RFC 9457).
public struct Problem: Error, Hashable, Sendable {
  /// An extension member.
  public struct Extension: Hashable, Sendable {
    /// The member's name.
    public var name: String
    /// The member's value as JSON.
    public var json: [UInt8]
  }

  /// The code of the problem.
  public var code: ProblemCode
  /// The description of this occurrence.
  public var detail: String
  /// The listed errors in the input.
  public var errors: [InputError]
  /// Extension members.
  public var extensions: [Extension] = []
  /// The exceeded limit, as the detail names it: `jsonDepth`; nil if there is none.
  public var limit: String?

  /// Makes a problem.
  public init(
    _ code: ProblemCode, _ detail: String, errors: [InputError] = [], limit: String? = nil
  ) {
    self.code = code
    self.detail = detail
    self.errors = errors
    self.limit = limit
  }

  /// Makes the problem for an invalid query, path or field, which have no pointers.
  public init(ofQuery detail: String) {
    self.init(.invalidRequest, detail, errors: [InputError(at: "", detail)])
  }

  /// Makes the problem for a request with errors; `nil` if there are none.
  ///
  /// Its code is that of the first error, but `invalid-request` if any error violates the schema,
  /// since such a request is invalid regardless of its other errors.
  public init?(_ list: InputErrorList) {
    guard let first = list.errors.first else { return nil }
    let isInvalid = list.errors.contains { $0.code == .invalidRequest }
    code = isInvalid ? .invalidRequest : first.code
    errors = list.errors
    limit = code == first.code ? list.exceededLimit : nil
    detail =
      switch (list.count, list.errors.count) {
      case (1, _): first.detail
      case (let count, let listed) where count > listed:
        "\(count) faults; the first \(listed) are listed"
      case (let count, _): "\(count) faults"
      }
  }

  /// Makes the problem for a body that is not a JSON document.
  public init(_ error: JSONSyntaxError) {
    switch error {
    case .malformed(let message, let position):
      self.init(.malformedJSON, at: position, pointer: "", "\(message), at byte \(position.offset)")
    case .duplicateMember(let pointer, let position):
      self.init(
        .malformedJSON, at: position, pointer: pointer, "the object has this member already")
    case .tooDeep(let limit):
      self.init(
        .limitExceeded, "the JSON is nested deeper than the limit of \(limit) jsonDepth",
        limit: "jsonDepth")
    case .outOfMemory:
      self.init(.overloaded, "there is no memory for the request")
    }
  }

  private init(
    _ code: ProblemCode, at position: JSONPosition, pointer: String, _ detail: String
  ) {
    let inputError = InputError(
      code, at: pointer, detail, line: position.line, column: position.column)
    self.init(
      code, "line \(position.line), column \(position.column): \(detail)", errors: [inputError])
  }

  /// Makes the problem for a response that is too long.
  public static func responseTooLong(limit: Int) -> Problem {
    Problem(
      .limitExceeded, "the answer exceeds the limit of \(limit) answerBytes",
      limit: "answerBytes")
  }

  /// The problem with a further extension member.
  public func adding(_ name: String, _ json: [UInt8]) -> Problem {
    var copy = self
    copy.extensions.append(Extension(name: name, json: json))
    return copy
  }
}
