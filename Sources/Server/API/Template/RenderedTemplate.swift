internal import Cancellation
internal import JSONDocuments
internal import JSONText
internal import MemoryMetering
internal import JSONTemplates
internal import ServiceContract
internal import TextBytes

/// A body with a `template`, to be rendered.
struct RenderedTemplate {
  private enum Member: Int, JSONMember {
    case template, context, schemaReference
    static let names = MemberNames<Member> {
      $0 == .schemaReference ? JSONSchemaReference.member : "\($0)"
    }
  }

  private let received: JSONDocument
  /// The JSON Pointer to the template in the request.
  private let pointer: String
  private let template: JSONValue
  private let context: JSONValue?
  private let limits: RequestLimits

  /// Whether a body has a template, even a malformed one.
  static func isTemplate(_ root: JSONValue) -> Bool {
    root["template"] != nil || root["context"] != nil
  }

  /// Decodes a value of a received document that has a template.
  init(
    _ value: JSONValue, in received: JSONDocument, _ limits: RequestLimits
  ) throws(Problem) {
    let errors = InputErrorList(of: received, limit: limits.errorsListed)
    guard let fields = ObjectFields<Member>(value, errors) else {
      throw Problem(errors)
        ?? Problem(.invalidRequest, "a request with a template must be an object")
    }
    if let value = fields[.schemaReference] { _ = errors.string(value) }
    let template = fields.required(.template, errors)
    context = fields[.context]
    if let context, context.kind == .object {
      for (name, _) in context.members where !Self.isName(name.bytes) {
        errors.add(
          at: name,
          "a member of the context must have a name like [a-zA-Z_][a-zA-Z0-9_]*, not "
            + Excerpt.quoted(name.bytes))
      }
    } else if let context {
      errors.addWrongKind(context, wanted: .object)
    }
    try errors.check()
    self.received = received
    self.template = template ?? value
    pointer = received.pointer(to: value) + "/template"
    self.limits = limits
  }

  /// Renders the template.
  ///
  /// - Returns: The rendered document, and its cost.
  /// - Throws: The error in the template, or the exceeded limit.
  func document(
    _ now: TemplateInstant?, _ cancellation: CancellationCheck
  ) throws(Problem) -> (document: JSONDocument, cost: SharedCost) {
    try Problem.checkMemory(for: received.valueCount * TemplateArena.bytesOfValue)
    var arena = TemplateArena()
    arena.add(template)
    let program = TemplateProgram(
      arena.finish(), in: &arena, room: TemplateLimits.roomForCode, cancellation: cancellation)
    if let context {
      arena.add(context)
    } else {
      arena.beginObject()
      arena.endObject()
    }
    let values = arena.finish()
    var cost = SharedCost()
    let result = try program.result(
      values, in: &arena, now: now ?? SystemTime.now, limits: limits, cost: &cost, at: pointer,
      cancellation: cancellation)
    cost.readsClock = arena.hasReadTime && context?["now"] == nil
    return (try arena.document(of: result, limits, at: pointer), cost)
  }

  private static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || isDigit($0) }
  }
}

extension TemplateProgram {
  /// Renders the template within the limits of a request.
  ///
  /// - Parameters:
  ///   - context: An object with the values of names.
  ///   - arena: The arena of the template and the context.
  ///   - now: The time, unless the context has one.
  ///   - limits: The limits of the request, with the cost so far.
  ///   - cost: The accumulator of the cost.
  ///   - pointer: The JSON Pointer to the template in the request.
  ///   - cancellation: Checked at intervals; ends rendering.
  /// - Throws: The error in the template, or the exceeded limit.
  /// - Returns: The rendered value.
  func result(
    _ context: TemplateValue, in arena: inout TemplateArena, now: TemplateInstant,
    limits: RequestLimits, cost: inout SharedCost, at pointer: String,
    cancellation: CancellationCheck
  ) throws(Problem) -> TemplateValue {
    let whole = TemplateLimits(limits)
    let given = whole.withinMemory
    var left = given
    let result: TemplateValue
    do throws(TemplateError) {
      result = try render(
        context, in: &arena, now: now, sharing: &left, cancellation: cancellation,
        mayAllocate: { MemoryMeter.mayAllocate($0) })
    } catch {
      switch error.kind {
      case .limit(.bytes) where given.bytes < whole.bytes,
        .limit(.nodes) where given.nodes < whole.nodes:
        // The limits were lowered to the available memory, and rendering needs more.
        try Problem.checkMemory(for: .max)
      case .limit(.code): try Problem.checkMemory(for: .max)
      default: break
      }
      throw Problem(error, limits: limits, pointer: pointer)
    }
    cost.templateNodes += given.nodes - left.nodes
    cost.templateBytes += given.bytes - left.bytes
    cost.templateSteps += given.steps - left.steps
    return result
  }
}

extension TemplateArena {
  /// The document of a rendered value, without its text.
  ///
  /// Rendering has checked what parsing the text would: names in an object are distinct, strings
  /// are well-formed, and nothing is deeper than the limit.
  ///
  /// - Throws: `limit-exceeded` if the text would be too long.
  fileprivate func document(
    of result: TemplateValue, _ limits: RequestLimits, at pointer: String
  ) throws(Problem) -> JSONDocument {
    var json = JSONDocumentBuilder()
    json.value(result, in: self)
    let document: JSONDocument
    do { document = try json.finish(templatePointer: pointer) } catch { throw Problem(error) }
    // Rendering limits the bytes of strings, names and digits, and an escape is six times as long
    // as its byte. All else is at most 25 bytes for each value: a number and a comma.
    let mayExceed = 25 * document.valueCount > 2 * limits.templateBytes
    if mayExceed, document.root.textSize > limits.renderedBytes {
      throw .responseTooLong(limit: limits.renderedBytes)
    }
    return document
  }

  /// The text of a rendered value.
  ///
  /// - Throws: `limit-exceeded` if it would be too long.
  func text(of result: TemplateValue, _ limits: RequestLimits) throws(Problem) -> [UInt8] {
    var json = JSONWriter.metered(limit: limits.renderedBytes)
    json.value(result, in: self)
    return try json.finished()
  }
}

extension RequestLimits {
  /// The most bytes of the text of a rendered template.
  fileprivate var renderedBytes: Int { 8 * templateBytes }
}

extension TemplateLimits {
  /// The remaining limits of rendering in one request.
  init(_ limits: RequestLimits) {
    self.init()
    nodes = max(0, limits.templateNodes - limits.spent.templateNodes)
    bytes = max(0, limits.templateBytes - limits.spent.templateBytes)
    steps = max(0, limits.templateSteps - limits.spent.templateSteps)
    depth = limits.jsonDepth
  }
}

extension TemplateLimits {
  /// The most bytes of a template's code that fit in the memory that the request may still
  /// allocate. A growing array holds up to three times its contents.
  static var roomForCode: Int {
    var room = max(0, MemoryMeter.bytesLeft) / 3
    // The system may have less memory than the limits allow.
    while room > 1 << 20, !MemoryMeter.isAvailable(3 * min(room, 1 << 40)) { room /= 2 }
    return room
  }

  /// The limits lowered to the memory that the request may still allocate. A growing array holds
  /// its contents twice.
  fileprivate var withinMemory: TemplateLimits {
    var limits = self
    limits.bytes = min(bytes, max(0, MemoryMeter.bytesLeft) / 4)
    limits.nodes = min(nodes, max(0, MemoryMeter.bytesLeft) / (2 * TemplateArena.bytesOfValue))
    return limits
  }
}

extension Problem {
  /// Makes the problem for a template at `pointer` in the request that cannot be rendered.
  init(_ error: TemplateError, limits: RequestLimits, pointer: String) {
    let code: ProblemCode
    var detail = error.message
    var exceeded: String?
    switch error.kind {
    case .syntax, .template, .interpreter, .builtin: code = .templateError
    case .stopped:
      self.init(.timeLimitExceeded, "the template was not rendered in time")
      return
    case .limit(.code):
      // The owner of the limits determines which one was hit, as for all memory.
      self.init(.timeLimitExceeded, "there was no memory for the template")
      return
    case .limit(let limit):
      code = limit == .steps ? .workLimitExceeded : .limitExceeded
      let (value, name) =
        switch limit {
        case .nodes: (limits.templateNodes, "templateNodes")
        case .bytes: (limits.templateBytes, "templateBytes")
        case .steps: (limits.templateSteps, "templateSteps")
        case .depth, .code: (limits.jsonDepth, "jsonDepth")
        }
      detail = "rendering the template exceeds the limit of \(value) \(name)"
      exceeded = name
    }
    let inputError = InputError(
      code, at: error.pointer(from: pointer), detail, column: error.column)
    self.init(code, detail, errors: [inputError], limit: exceeded)
  }
}

extension TemplateError {
  /// The JSON Pointer to the invalid value, or to the last ancestor whose pointer is not too long.
  func pointer(from start: String) -> String {
    var pointer = JSONPointer()
    for component in path {
      switch component {
      case .element(let index): pointer.append(index)
      case .member(let name), .operand(let name):
        guard pointer.text.utf8.count + 2 * name.utf8.count < JSONDocument.longestPointer else {
          return start + pointer.text
        }
        pointer.append(name)
      }
      if pointer.text.utf8.count > JSONDocument.longestPointer - 20 { break }
    }
    return start + pointer.text
  }
}
