internal import ConstraintLayout
internal import JSONTemplates

/// A decoded body of `POST /v1/sequence`.
///
/// It borrows its values from the received document, which it keeps.
struct SequenceRequest {
  /// One of the requests.
  struct Step {
    /// Where its body comes from.
    enum Source {
      /// It is sent as it is.
      case body(JSONValue)
      /// It is what a template renders to, over the answers before it.
      case template(JSONValue)
    }

    /// What the answer and templates call it: a string.
    let id: JSONValue
    let operation: Endpoint
    let source: Source
  }

  let document: JSONDocument
  let limits: RequestLimits
  /// The value of `input` in templates, where the request has one.
  private(set) var input: JSONValue?
  /// The time that templates see, where the request sets it.
  private(set) var now: TemplateInstant?
  private(set) var steps: [Step] = []

  private enum Member: Int, JSONMember {
    case input, now, steps
    static let names = MemberNames<Member>()
  }

  private enum StepMember: Int, JSONMember {
    case id, post, body, template
    static let names = MemberNames<StepMember>()
  }

  /// Reads a body, with all that is wrong with it at once.
  ///
  /// - Throws: What is wrong with the body; what is wrong with a step's own body is seen when it is
  ///   sent.
  /// - Complexity: O(bytes) on average.
  init(_ body: UnsafeRawBufferPointer, limits: RequestLimits) throws(Problem) {
    do {
      // With the text of numbers, so that their digits arrive where they are sent.
      document = try JSONDocument(body, numbers: .text, depthLimit: limits.jsonDepth)
    } catch {
      throw Problem(error)
    }
    self.limits = limits
    let faults = InputErrorList(of: document, limit: limits.errorsListed)
    if let fields = ObjectFields<Member>(document.root, faults) {
      input = fields[.input]
      if let value = fields[.now] { now = Self.time(value, faults) }
      if let value = fields.required(.steps, faults) { readSteps(value, faults) }
    }
    try faults.check()
  }

  private static func time(_ value: JSONValue, _ faults: InputErrorList) -> TemplateInstant? {
    guard let text = faults.string(value) else { return nil }
    if let time = TemplateInstant(text) { return time }
    faults.add(
      at: value,
      "must be a time like 2017-01-19T16:27:20.974Z, not \(Excerpt.quoted(text))")
    return nil
  }

  private mutating func readSteps(_ value: JSONValue, _ faults: InputErrorList) {
    guard let elements = faults.array(value) else { return }
    guard value.count <= limits.sequenceSteps else {
      return faults.addLimit("sequenceSteps", limits.sequenceSteps, at: value)
    }
    var ids = NameTable()
    // Where each id was first.
    var places: [Int] = []
    for (place, element) in elements.enumerated() {
      guard let fields = ObjectFields<StepMember>(element, faults) else { continue }
      let id = fields.required(.id, faults)
      let operation = fields.required(.post, faults).flatMap { Self.operation($0, faults) }
      let source = Self.source(fields, faults)
      guard let id, let bytes = faults.id(id, limit: limits.idBytes) else { continue }
      let (number, isNew) = ids.insert(bytes.span)
      if isNew {
        places.append(place)
      } else {
        faults.add(
          .duplicateID, at: id,
          "the id \(Excerpt.quoted(bytes)) is already that of the step at /steps/\(places[number])")
      }
      if let operation, let source {
        steps.append(Step(id: id, operation: operation, source: source))
      }
    }
  }

  private static func operation(
    _ value: JSONValue, _ faults: InputErrorList
  ) -> Endpoint? {
    guard let path = faults.string(value) else { return nil }
    let all = Endpoint.steps
    if let found = all.first(where: { $0.path.utf8.elementsEqual(path) }) { return found }
    let paths = all.map(\.path)
    guard !value.isString("/v1/sequence") else {
      faults.add(
        at: value, "a step cannot be a sequence; it posts to \(InputErrorList.list(paths))")
      return nil
    }
    faults.add(
      at: value, "must be \(InputErrorList.list(paths)), not \(Excerpt.quoted(path))",
      suggestion: Suggestion.nearest(to: path, among: paths))
    return nil
  }

  private static func source(
    _ fields: ObjectFields<StepMember>, _ faults: InputErrorList
  ) -> Step.Source? {
    switch (fields[.body], fields[.template]) {
    case (let body?, nil): return .body(body)
    case (nil, let template?): return .template(template)
    case (.some, .some):
      faults.add(at: fields.object, "a step has a \"body\" or a \"template\", not both")
    case (nil, nil):
      faults.add(at: fields.object, "a step needs a \"body\" or a \"template\"")
    }
    return nil
  }
}
