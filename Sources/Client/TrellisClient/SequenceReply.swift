internal import JSONText

/// A step of a sequence that the service runs in one call.
public struct ServiceStep: Sendable {
  /// The source of the body of the step's request.
  public enum Content: Sendable {
    /// The body itself.
    case body(RawJSON)
    /// A JSON-e template over `input` and the `steps` before it.
    case template(RawJSON)
  }

  /// The identifier.
  public var id: String
  /// The path that the request goes to, such as `/v1/layout`.
  public var path: String
  /// The source of the body.
  public var content: Content

  /// Makes a step.
  public init(_ id: String, post path: String, _ content: Content) {
    self.id = id
    self.path = path
    self.content = content
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("post", path)
    switch content {
    case .body(let body):
      json.member("body", raw: body.bytes)
    case .template(let template):
      json.member("template", raw: template.bytes)
    }
    json.endObject()
  }
}

/// The result of a sequence that the service ran.
public struct SequenceReply: Sendable {
  /// The response of a step that was run.
  public struct StepResult: Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The status of the response.
    public let status: Int
    /// The body of the response.
    public let body: RawJSON
    /// The problem, if the step failed.
    public let problem: ServiceProblem?

    init(_ value: ResponseValue) throws(ClientError) {
      id = try value.text("id")
      status = try value.integer("status")
      let body = try value.member("body")
      self.body = RawJSON(body)
      problem = status >= 400 ? try ServiceProblem(body, status: status) : nil
    }
  }

  /// The steps that were run: all of them, or those up to the one that failed.
  public let steps: [StepResult]
  /// Whether all of them succeeded.
  public let isCompleted: Bool

  init(_ value: ResponseValue) throws(ClientError) {
    _ = try value.member("steps")
    steps = try value.list("steps") { step throws(ClientError) in try StepResult(step) }
    isCompleted = try value.member("completed").bool ?? false
  }
}
