import API
import JSONTemplates
import JSONDocuments
import JSONText

/// The text of a rendered value, which is that of its document, and can be parsed.
private func text(of value: TemplateValue, in arena: TemplateArena) -> String {
  var json = JSONWriter()
  json.value(value, in: arena)
  var rendered = JSONDocumentBuilder()
  rendered.value(value, in: arena)
  guard let document = try? rendered.finish() else { return "" }
  var other = JSONWriter()
  other.value(document.root)
  let (text, written) = (json.bytes, other.bytes)
  require(written == text, "a document has the text of its value")
  require(document.root.textSize == text.count, "the size of a text is known without it")
  let parsed = try? JSONDocument.parse(text, numbers: .text, depthLimit: 400)
  require(parsed?.valueCount == document.valueCount, "the text of a result is JSON")
  return String(decoding: text, as: UTF8.self)
}

/// What a rendered template is written as, or its error.
private func outcome(_ document: JSONValue, steps: Int) -> String {
  var arena = TemplateArena()
  guard let template = document["template"], let start = TemplateInstant(milliseconds: 0) else {
    return ""
  }
  arena.add(template)
  let program = TemplateProgram(arena.finish(), in: &arena)
  if let context = document["context"] {
    arena.add(context)
  } else {
    arena.beginObject()
    arena.endObject()
  }
  let context = arena.finish()
  var limits = TemplateLimits()
  (limits.nodes, limits.bytes, limits.steps, limits.depth) = (20_000, 1 << 18, steps, 200)
  do throws(TemplateError) {
    let result = try program.render(context, in: &arena, now: start, limits: limits)
    return text(of: result, in: arena)
  } catch {
    require(error.message.utf8.count <= TemplateError.longestMessage + 3, "messages are short")
    require(error.column.map { $0 >= 1 } ?? true, "columns count from 1")
    return "\(error)"
  }
}

/// A template with its context, as a request has them: rendering ends, gives JSON or an error with
/// its place, and gives the same again.
func fuzzTemplate(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: data, count: count)
  guard count > 0, let document = try? JSONDocument(bytes, numbers: .text) else { return 0 }
  let first = outcome(document.root, steps: 200_000)
  require(first == outcome(document.root, steps: 200_000), "equal templates have equal results")
  return 0
}
