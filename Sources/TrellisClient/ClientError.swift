public import API
public import RequestSequences

/// Why there is no answer of the kind that was asked for.
public enum ClientError: Error, Sendable, CustomStringConvertible {
  /// The service says what is wrong.
  case problem(ServiceProblem)
  /// The service was not reached, or gave no whole answer.
  case request(RequestSequenceError)
  /// The answer is not of the contract.
  case unreadableAnswer(String)
  /// The tree of views is none that can be sent; nothing was.
  case invalidLayout(String)
  /// The list is none that can be sent; nothing was.
  case invalidList(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .problem(let problem): "\(problem)"
    case .request(let error): "\(error)"
    case .unreadableAnswer(let reason): "the answer is not of the contract: \(reason)"
    case .invalidLayout(let reason), .invalidList(let reason): reason
    }
  }

  init(_ error: RequestSequenceError) {
    if case .status = error.reason, let answer = error.answer, let problem = ServiceProblem(answer)
    {
      self = .problem(problem)
    } else {
      self = .request(error)
    }
  }
}

/// A problem as the service tells of it (RFC 9457).
public struct ServiceProblem: Hashable, Sendable, CustomStringConvertible {
  /// What kind of problem it is.
  public enum Code: Hashable, Sendable, CustomStringConvertible {
    /// One of the table of this version of the contract.
    case known(ProblemCode)
    /// One that a later version has added.
    case unknown(String)

    /// The code as it stands in answers.
    public var description: String {
      switch self {
      case .known(let code): code.rawValue
      case .unknown(let code): code
      }
    }
  }

  /// Something that is wrong with the request, and where.
  public struct Fault: Hashable, Sendable {
    /// The JSON Pointer to the value at fault.
    public let pointer: String
    /// What is wrong, in words.
    public let detail: String
    /// The line, from 1, in the text at fault, where it is a text.
    public let line: Int?
    /// The column in the line, from 1.
    public let column: Int?
    /// What was probably meant.
    public let suggestion: String?
  }

  /// What kind of problem it is.
  public let code: Code
  /// The status code of the answer.
  public let status: Int
  /// The kind of problem in words.
  public let title: String
  /// What is wrong this time, in words.
  public let detail: String
  /// What is wrong with the request, as far as it is listed.
  public let faults: [Fault]
  /// For `unsatisfiable-constraints`: smallest sets of constraints that cannot all hold.
  public let conflicts: [[NamedConstraint]]
  /// Whether there are conflicts beside these.
  public let hasMoreConflicts: Bool
  /// All of the answer, other members included.
  public let json: JSONText

  /// Reads an answer, or nothing where it is no problem.
  init?(_ answer: Response) {
    guard answer.headers["Content-Type"]?.hasPrefix("application/problem+json") == true,
      let reader = try? AnswerReader(answer.body)
    else { return nil }
    do throws(ClientError) {
      self = try reader.read { json throws(ClientError) in
        try ServiceProblem(json, status: answer.status)
      }
    } catch {
      return nil
    }
  }

  init(_ value: JSONValue, status: Int) throws(ClientError) {
    let code = try value.text("code")
    self.code = ProblemCode(rawValue: code).map { .known($0) } ?? .unknown(code)
    self.status = status
    title = try value.text("title")
    detail = try value.text("detail")
    faults = try value.list("errors") { fault throws(ClientError) in
      Fault(
        pointer: try fault.text("pointer"), detail: try fault.text("detail"),
        line: fault["line"]?.integer, column: fault["column"]?.integer,
        suggestion: fault["suggestion"]?.string)
    }
    conflicts = try value.list("conflicts") { set throws(ClientError) in
      try NamedConstraint.set(set)
    }
    hasMoreConflicts = value["moreConflicts"]?.bool ?? false
    json = JSONText(value)
  }

  /// The code, and what is wrong.
  public var description: String {
    "\(code): \(detail)" + faults.map { "\n\($0.pointer): \($0.detail)" }.joined()
  }
}
