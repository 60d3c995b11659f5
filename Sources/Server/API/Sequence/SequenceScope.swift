internal import JSONTemplates
internal import JSONDocuments

/// The context of the templates of a sequence: `steps` with the bodies so far by id, `input`, and
/// `now`.
///
/// All values are in one arena. Each body is added once, however many templates use it.
struct SequenceScope {
  private let now: TemplateInstant
  private var arena = TemplateArena()
  private var input: TemplateValue?
  private var bodies: [(id: JSONValue, value: TemplateValue)] = []
  /// The number of remaining steps with a template.
  private var templatesLeft: Int

  init(_ request: SequenceRequest, _ now: TemplateInstant) {
    self.now = now
    templatesLeft = request.steps.count { $0.isTemplate }
    guard templatesLeft > 0, let input = request.input else { return }
    arena.add(input)
    self.input = arena.finish()
  }

  /// Adds the body of a response.
  mutating func add(_ step: SequenceStep, _ body: [UInt8]) throws(Problem) {
    guard templatesLeft > 0 else { return }
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      // A response can be nested deeper than the request: changes contain whole subtrees of items.
      document = try JSONDocument.parse(body, numbers: .text, depthLimit: .max)
    } catch {
      throw Problem(error)
    }
    try Problem.checkMemory(for: document.valueCount * TemplateArena.bytesOfValue)
    withExtendedLifetime(document) { arena.add(document.root) }
    bodies.append((step.id, arena.finish()))
  }

  /// The rendered template, as JSON.
  mutating func text(
    of template: JSONValue, at pointer: String, _ environment: OperationContext,
    _ cost: inout SharedCost
  ) throws(Problem) -> [UInt8] {
    templatesLeft -= 1
    arena.add(template)
    let program = TemplateProgram(
      arena.finish(), in: &arena, room: TemplateLimits.roomForCode,
      cancellation: environment.cancellation)
    let result = try program.result(
      context(), in: &arena, now: now, limits: environment.limits, cost: &cost, at: pointer,
      cancellation: environment.cancellation)
    cost.readsClock = arena.hasReadTime
    return try arena.text(of: result, environment.limits)
  }

  private mutating func context() -> TemplateValue {
    arena.beginObject()
    arena.addName("steps")
    arena.beginObject()
    for (id, value) in bodies {
      arena.addName(id.bytes)
      arena.add(value)
    }
    arena.endObject()
    if let input {
      arena.addName("input")
      arena.add(input)
    }
    arena.endObject()
    return arena.finish()
  }
}

extension SequenceStep {
  fileprivate var isTemplate: Bool {
    if case .template = source { true } else { false }
  }
}
