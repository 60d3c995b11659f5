internal import Cancellation
internal import JSONTemplates
internal import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import TextBytes

/// A run of the steps of a sequence.
struct SequenceRun: ~Copyable {
  private let request: SequenceRequest
  private var context: OperationContext
  /// The values that templates see, each added once.
  private var scope: SequenceScope
  private var json = JSONWriter.metered(capacity: 1024)
  /// The bytes of the response bodies so far.
  private var responseBytes = 0

  init(_ request: SequenceRequest, _ context: OperationContext) {
    self.request = request
    let now = request.now ?? SystemTime.now
    self.context = OperationContext(
      limits: request.limits, fonts: context.fonts, now: now, cancellation: context.cancellation)
    scope = SequenceScope(request, now)
  }

  /// The responses of the steps, up to the first that fails.
  ///
  /// - Throws: `time-limit-exceeded` or `overloaded`, for which the request is not to blame.
  mutating func response() throws(Problem) -> OperationResponse {
    var failure: ProblemCode?
    json.beginObject()
    json.beginArray("steps")
    for (number, step) in request.steps.enumerated() where failure == nil {
      let (response, rendered) = outcome(of: step, number)
      // The step's own problem would report time that all steps share.
      if response.problem == .timeLimitExceeded { throw stopped(in: step, number) }
      if response.problem == .overloaded {
        throw Problem(.overloaded, "there is no memory for the request")
      }
      // The same holds for a step that ran out of memory.
      if context.cancellation.isCancelled { throw stopped(in: step, number) }
      context.limits.spent += response.cost
      failure = response.problem
      write(step, response: response, rendered: rendered)
      guard failure == nil, number + 1 < request.steps.count else { continue }
      try scope.add(step, response.body)
      if context.cancellation.isCancelled { throw stopped(in: step, number) }
    }
    json.endArray()
    json.member("completed", failure == nil)
    json.endObject()
    var response = OperationResponse(body: try json.finished())
    response.problemOfStep = failure
    response.cost = context.limits.spent
    if request.now != nil { response.cost.readsClock = false }
    return response
  }

  private func stopped(in step: SequenceStep, _ number: Int) -> Problem {
    Problem(
      .timeLimitExceeded,
      """
      the sequence took longer than a request may; it was at step \
      \(Excerpt.quoted(step.id.bytes)), \(number + 1) of \(request.steps.count)
      """)
  }

  /// The response of a step, and its rendered template, if any.
  private mutating func outcome(
    of step: SequenceStep, _ number: Int
  ) -> (response: OperationResponse, rendered: [UInt8]?) {
    do throws(Problem) {
      let body: [UInt8]
      var cost = SharedCost()
      var rendered: [UInt8]?
      switch step.source {
      case .body(let value):
        var text = JSONWriter.metered()
        text.value(value)
        body = text.bytes
      case .template(let template):
        body = try scope.text(
          of: template, at: "/steps/\(number)/template", context, &cost)
        rendered = body
      }
      var context = context
      context.limits.spent += cost
      var response = body.withUnsafeBytes { step.operation.response(to: $0, in: context) }
      response.cost += cost
      return (try limited(response), rendered)
    } catch {
      return (OperationResponse(error), nil)
    }
  }

  /// The response, if it fits within the limit together with the previous ones.
  private func limited(_ response: OperationResponse) throws(Problem) -> OperationResponse {
    let limit = request.limits.answerBytes
    guard response.body.count <= limit - responseBytes else {
      throw Problem(
        .limitExceeded,
        "the answers of the steps together exceed the limit of \(limit) answerBytes",
        limit: "answerBytes")
    }
    return response
  }

  private mutating func write(
    _ step: SequenceStep, response: OperationResponse, rendered: [UInt8]?
  ) {
    responseBytes += response.body.count
    json.beginObject()
    json.member("id", step.id.bytes)
    json.member("status", response.status)
    json.member("body", raw: response.body)
    // The pointers of the problem refer to a body that the client has not seen.
    let room = request.limits.answerBytes - responseBytes
    if response.problem != nil, let rendered, rendered.count <= room {
      json.member("sent", raw: rendered)
    }
    json.endObject()
  }
}
