// template-probe render
//
// Reads lines of {"template": …, "context": …} and prints {"result": …} or {"error": "…",
// "message": "…"} for each.
//
// template-probe time ROUNDS
//
// Reads one such line, compiles and renders its template ROUNDS times, and prints the seconds of
// processor time of each round, from the parsed document to the rendered value.
import API
import Glibc
import JSONTemplates
import JSONDocuments
import JSONText

struct Malformed: Error {}

/// Renders the template of a document; the rendered value is in the arena.
func render(_ document: JSONValue, _ arena: inout TemplateArena) throws -> TemplateValue {
  guard let template = document["template"], let context = document["context"] else {
    throw Malformed()
  }
  arena.add(template)
  let program = TemplateProgram(arena.finish(), in: &arena)
  arena.add(context)
  let values = arena.finish()
  guard let start = TemplateInstant(milliseconds: 0) else { throw Malformed() }
  return try program.render(values, in: &arena, now: start)
}

func renderLines() throws {
  while let line = readLine() {
    let document = try JSONDocument.parse(Array(line.utf8), numbers: .text)
    var arena = TemplateArena()
    var json = JSONWriter()
    json.beginObject()
    do {
      let result = try render(document.root, &arena)
      json.key("result")
      json.value(result, in: arena)
    } catch let error as TemplateError {
      json.member("error", error.description)
      json.member("message", error.message)
    }
    json.endObject()
    print(String(decoding: json.bytes, as: UTF8.self))
  }
}

func time(_ text: String, rounds: Int) throws {
  let document = try JSONDocument.parse(Array(text.utf8), numbers: .text)
  for _ in 0..<rounds {
    let start = processorTime()
    var arena = TemplateArena()
    _ = try render(document.root, &arena)
    print(processorTime() - start)
  }
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

switch CommandLine.arguments.dropFirst().first {
case "render": try renderLines()
case "time":
  var text = ""
  while let line = readLine(strippingNewline: false) { text += line }
  try time(text, rounds: CommandLine.arguments.last.flatMap { Int($0) } ?? 5)
default:
  print("template-probe render | template-probe time ROUNDS, with input on standard input")
}
