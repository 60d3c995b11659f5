import HTTPTypes
public import RequestSequences
public import ServiceContract

/// Why a call has no result.
public enum ClientError: Error, Sendable, CustomStringConvertible {
  /// The service responded with a problem.
  case problem(ServiceProblem)
  /// The service was not reached, or its response is incomplete.
  case request(RequestSequenceError)
  /// The response does not follow the contract.
  case unreadableResponse(String)
  /// The tree of views is invalid. Nothing was sent.
  case invalidLayout(String)
  /// The list is invalid. Nothing was sent.
  case invalidList(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .problem(let problem): "\(problem)"
    case .request(let error): "\(error)"
    case .unreadableResponse(let reason): "the response does not follow the contract: \(reason)"
    case .invalidLayout(let reason), .invalidList(let reason): reason
    }
  }

  init(_ error: RequestSequenceError) {
    if case .status = error.reason, let response = error.response,
      let problem = ServiceProblem(response)
    {
      self = .problem(problem)
    } else {
      self = .request(error)
    }
  }
}

/// A problem that the service reports (RFC 9457).
public struct ServiceProblem: Hashable, Sendable, CustomStringConvertible {
  /// The code of a problem.
  public enum Code: Hashable, Sendable, CustomStringConvertible {
    /// A code of this version of the contract.
    case known(ProblemCode)
    /// A code that a later version has added.
    case unknown(String)

    /// The code as it is in responses.
    public var description: String {
      switch self {
      case .known(let code): code.rawValue
      case .unknown(let code): code
      }
    }
  }

  /// An error in the request, and where it is.
  public struct InputError: Hashable, Sendable {
    /// The JSON Pointer to the invalid value.
    public let pointer: String
    /// The error in words.
    public let detail: String
    /// The line in the invalid text, from 1; `nil` where the value is no text.
    public let line: Int?
    /// The column in the line, from 1.
    public let column: Int?
    /// The number of Unicode scalars that the suggestion replaces from the column on; `nil` where
    /// it replaces a whole value or name.
    public let length: Int?
    /// What was probably meant.
    public let suggestion: String?
    /// Whether the suggestion replaces the name of the member instead of its value.
    public let replacesName: Bool
  }

  /// The code.
  public let code: Code
  /// The status code of the response.
  public let status: Int
  /// The summary of the code.
  public let title: String
  /// The problem in words.
  public let detail: String
  /// The errors in the request, up to a limit of the service.
  public let inputErrors: [InputError]
  /// For `unsatisfiable-constraints`: irreducible sets of constraints that cannot all hold.
  public let conflicts: [[NamedConstraint]]
  /// What resolves the conflicts, if it was asked for.
  public let repairs: [RepairReply]
  /// Whether there are further conflicts.
  public let hasMoreConflicts: Bool
  /// For each of ``conflicts``, the number of other required constraints that conflict with members
  /// of it and that admission in order rejects.
  public let alsoRejectedCounts: [Int]
  /// The whole response, other members included.
  public let json: RawJSON

  /// Reads a response; `nil` where it is not a problem.
  init?(_ response: Response) {
    guard response.headers[.contentType]?.hasPrefix("application/problem+json") == true,
      let json = try? ResponseValue(body: response.body)
    else { return nil }
    do throws(ClientError) {
      try self.init(json, status: response.status)
    } catch {
      return nil
    }
  }

  init(_ value: ResponseValue, status: Int) throws(ClientError) {
    let code = try value.text("code")
    self.code = ProblemCode(rawValue: code).map { .known($0) } ?? .unknown(code)
    self.status = status
    title = try value.text("title")
    detail = try value.text("detail")
    inputErrors = try value.list("errors") { error throws(ClientError) in
      InputError(
        pointer: try error.text("pointer"), detail: try error.text("detail"),
        line: error["line"]?.integer, column: error["column"]?.integer,
        length: error["length"]?.integer, suggestion: error["suggestion"]?.string,
        replacesName: error["replacesName"]?.bool ?? false)
    }
    conflicts = try value.list("conflicts") { set throws(ClientError) in
      try NamedConstraint.list(set)
    }
    repairs = try RepairReply.list(value)
    hasMoreConflicts = value["moreConflicts"]?.bool ?? false
    let counts = try value.list("alsoRejected") { entry throws(ClientError) in
      entry["count"]?.integer ?? 0
    }
    alsoRejectedCounts = counts.isEmpty ? conflicts.map { _ in 0 } : counts
    json = RawJSON(value)
  }

  /// The code, the detail and the errors.
  public var description: String {
    "\(code): \(detail)" + inputErrors.map { "\n\($0.pointer): \($0.detail)" }.joined()
  }
}
