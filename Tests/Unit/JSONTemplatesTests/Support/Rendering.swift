import Cancellation
import API
import JSONTemplates
import JSONDocuments
import JSONText
import TestSupport
import Testing

/// The current time in JSON-e's suite.
let suiteTime = TemplateInstant(milliseconds: 1_484_843_240_974)!

/// Renders a template and its context, both JSON text, to JSON text.
func render(
  _ template: String, _ context: String = "{}", limits: TemplateLimits = TemplateLimits(),
  cancellation: CancellationCheck = .never
) throws -> String {
  let template = try JSONDocument.parse(Array(template.utf8), numbers: .text)
  let context = try JSONDocument.parse(Array(context.utf8), numbers: .text)
  return try withExtendedLifetime((template, context)) {
    try render(template.root, context.root, limits: limits, cancellation: cancellation)
  }
}

/// Renders values of documents, which the caller keeps alive.
func render(
  _ template: JSONValue, _ context: JSONValue, limits: TemplateLimits = TemplateLimits(),
  cancellation: CancellationCheck = .never
) throws -> String {
  var arena = TemplateArena()
  arena.add(template)
  let program = TemplateProgram(arena.finish(), in: &arena)
  arena.add(context)
  let result = try program.render(
    arena.finish(), in: &arena, now: suiteTime, limits: limits, cancellation: cancellation)
  var json = JSONWriter()
  json.value(result, in: arena)
  try checkDocument(of: result, in: arena, hasText: json.bytes)
  return String(decoding: json.bytes, as: UTF8.self)
}

/// Checks that the document of a value has the value's text.
private func checkDocument(
  of value: TemplateValue, in arena: TemplateArena, hasText text: [UInt8]
) throws {
  var rendered = JSONDocumentBuilder()
  rendered.value(value, in: arena)
  let document = try rendered.finish()
  var json = JSONWriter()
  json.value(document.root)
  let written = json.bytes
  #expect(written == text)
  #expect(document.root.textSize == text.count)
  let parsed = try JSONDocument.parse(text, numbers: .text, depthLimit: .max)
  #expect(document.valueCount == parsed.valueCount)
}

/// Renders the expression `text` with `$eval`.
func evaluate(_ text: String, _ context: String = "{}") throws -> String {
  var json = JSONWriter()
  json.beginObject()
  json.member("$eval", text)
  json.endObject()
  return try render(String(decoding: json.bytes, as: UTF8.self), context)
}

/// The rendering error, in the format of JSON-e's other implementations.
func failure(_ template: String, _ context: String = "{}") -> TemplateError? {
  do {
    _ = try render(template, context)
    return nil
  } catch {
    return error as? TemplateError
  }
}

/// A cancellation check that returns `true` from the given call on, and counts its calls.
func cancellation(at question: Int, counting asked: Locked<Int>) -> CancellationCheck {
  CancellationCheck {
    asked.withLock {
      $0 += 1
      return $0 >= question
    }
  }
}
