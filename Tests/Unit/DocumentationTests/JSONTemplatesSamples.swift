import JSONTemplates
import Testing

struct `Samples of JSONTemplates` {
  @Test func `the first example`() throws {
    var arena = TemplateArena()
    arena.beginObject()
    arena.addName("greeting")
    arena.add("Hello, ${name}!")
    arena.endObject()
    let program = TemplateProgram(arena.finish(), in: &arena)

    arena.beginObject()
    arena.addName("name")
    arena.add("world")
    arena.endObject()
    let context = arena.finish()

    let now = TemplateInstant(milliseconds: 0)!
    let result = try program.render(context, in: &arena, now: now)
    #expect(arena.string(arena.member(0, of: result).value) == "Hello, world!")
  }

  @Test func `rendering within limits`() throws {
    var arena = TemplateArena()
    arena.beginObject()
    arena.addName("$eval")
    arena.add("range(0, count)")
    arena.endObject()
    let program = TemplateProgram(arena.finish(), in: &arena)

    arena.beginObject()
    arena.addName("count")
    arena.add(1_000_000)
    arena.endObject()
    let context = arena.finish()

    var limits = TemplateLimits()
    limits.nodes = 1_000
    do throws(TemplateError) {
      _ = try program.render(
        context, in: &arena, now: TemplateInstant(milliseconds: 0)!, limits: limits)
    } catch {
      #expect(error.kind == .limit(.nodes))
    }
  }
}
