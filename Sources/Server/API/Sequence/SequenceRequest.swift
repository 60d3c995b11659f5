internal import ConstraintLayout
internal import JSONTemplates
internal import JSONDocuments
internal import ServiceContract
internal import TextBytes

/// A request of a sequence.
struct SequenceStep {
  /// The origin of a step's body.
  enum BodySource {
    /// A body that is sent unchanged.
    case body(JSONValue)
    /// A template that is rendered with the responses of earlier steps.
    case template(JSONValue)
  }

  /// The id, a string, by which the response and later templates name the step.
  let id: JSONValue
  let operation: Endpoint
  let source: BodySource
}

/// A decoded body of `POST /v1/sequence`.
///
/// It borrows its values from the received document, which it retains.
struct SequenceRequest {
  let document: JSONDocument
  let limits: RequestLimits
  /// The value of `input` in templates, if the request has one.
  private(set) var input: JSONValue?
  /// The time for templates, if the request sets it.
  private(set) var now: TemplateInstant?
  private(set) var steps: [SequenceStep] = []

  private enum Member: Int, JSONMember {
    case input, now, steps
    static let names = MemberNames<Member>()
  }

  private enum StepMember: Int, JSONMember {
    case id, post, body, template
    static let names = MemberNames<StepMember>()
  }

  /// Decodes a body, collecting all errors.
  ///
  /// - Throws: All errors in the body; errors in the body of a step appear when it runs.
  /// - Complexity: O(bytes) on average.
  init(_ body: UnsafeRawBufferPointer, limits: RequestLimits) throws(Problem) {
    do {
      // Numbers are kept as text, so that their digits are sent unchanged.
      document = try JSONDocument(body, numbers: .text, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
    self.limits = limits
    let errors = InputErrorList(of: document, limit: limits.errorsListed)
    if let fields = ObjectFields<Member>(document.root, errors) {
      input = fields[.input]
      if let value = fields[.now] { now = Self.time(value, errors) }
      if let value = fields.required(.steps, errors) { readSteps(value, errors) }
    }
    try errors.check()
  }

  private static func time(_ value: JSONValue, _ errors: InputErrorList) -> TemplateInstant? {
    guard let text = errors.string(value) else { return nil }
    if let time = TemplateInstant(text) { return time }
    errors.add(
      at: value,
      "must be a time like 2017-01-19T16:27:20.974Z, not \(Excerpt.quoted(text))")
    return nil
  }

  private mutating func readSteps(_ value: JSONValue, _ errors: InputErrorList) {
    guard let elements = errors.array(value) else { return }
    guard value.count <= limits.sequenceSteps else {
      return errors.addLimit("sequenceSteps", limits.sequenceSteps, at: value)
    }
    var ids = NameTable()
    // The index of the first step with each id, by number of the id.
    var firstIndices: [Int] = []
    for (index, element) in elements.enumerated() {
      guard let fields = ObjectFields<StepMember>(element, errors) else { continue }
      let id = fields.required(.id, errors)
      let operation = fields.required(.post, errors).flatMap { Self.operation($0, errors) }
      let source = Self.source(fields, errors)
      guard let id, let bytes = errors.id(id, limit: limits.idBytes) else { continue }
      let (number, isNew) = ids.insert(bytes.span)
      if isNew {
        firstIndices.append(index)
      } else {
        errors.add(
          .duplicateID, at: id,
          "the id \(Excerpt.quoted(bytes)) is already that of the step at /steps/\(firstIndices[number])"
        )
      }
      if let operation, let source {
        steps.append(SequenceStep(id: id, operation: operation, source: source))
      }
    }
  }

  private static func operation(
    _ value: JSONValue, _ errors: InputErrorList
  ) -> Endpoint? {
    guard let path = errors.string(value) else { return nil }
    let all = Endpoint.steps
    if let found = all.first(where: { $0.path.utf8.elementsEqual(path) }) { return found }
    let paths = all.map(\.path)
    guard !value.isString("/v1/sequence") else {
      errors.add(
        at: value, "a step cannot be a sequence; it posts to \(InputErrorList.list(paths))")
      return nil
    }
    errors.add(
      at: value, "must be \(InputErrorList.list(paths)), not \(Excerpt.quoted(path))",
      suggestion: Suggestion.nearest(to: path, among: paths))
    return nil
  }

  private static func source(
    _ fields: ObjectFields<StepMember>, _ errors: InputErrorList
  ) -> SequenceStep.BodySource? {
    switch (fields[.body], fields[.template]) {
    case (let body?, nil): return .body(body)
    case (nil, let template?): return .template(template)
    case (.some, .some):
      errors.add(at: fields.object, "a step has a \"body\" or a \"template\", not both")
    case (nil, nil):
      errors.add(at: fields.object, "a step needs a \"body\" or a \"template\"")
    }
    return nil
  }
}
