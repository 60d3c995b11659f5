import API
import Foundation
import TestSupport
import Testing

struct `Hostile sequences` {
  private func steps(_ steps: [String]) -> String {
    let list = steps.enumerated().map { #"{"id":"s\#($0)",\#($1)}"# }
    return #"{"steps":[\#(list.joined(separator: ","))]}"#
  }

  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + String(repeating: close, count: count)
  }

  private static let badBodies: [LongText] = [
    "", "{", "[", "null", "{}", #"{"steps":null}"#, #"{"steps":[[]]}"#, #"{"steps":[{}]}"#,
    #"{"steps":[],"steps":[]}"#, #"{"steps":[{"id":"\ud800"}]}"#, nested("[", "]", 100_000),
    #"{"steps":"# + nested("[", "]", 3_000) + "}",
    #"{"steps":[{"id":"a","post":"/v1/layout","template":"# + nested("[", "]", 3_000) + "}]}",
  ].map { LongText($0) }

  @Test(arguments: badBodies)
  func `a bad body is a problem`(body: LongText) {
    let reply = sequence(body.text)
    #expect([400, 422].contains(reply.status))
    #expect(reply.json["code"] is String)
  }

  @Test func `responses that double the previous ones end at a limit`() {
    var client = SequenceClient()
    client.limits.answerBytes = 1 << 22
    let doubling = Array(
      repeating:
        #""post":"/v1/snapshot","template":{"items":[{"id":"x","a":{"$eval":"steps"},"b":{"$eval":"steps"}}]}"#,
      count: 32)
    let reply = client.post(steps(doubling))
    #expect(reply.completed == false)
    #expect(reply.problem["code"] as? String == "limit-exceeded")
    #expect(reply.text.utf8.count < 1 << 23)
  }

  @Test func `templates that double from step to step end at a limit`() {
    // Each step doubles the text of the previous one.
    let growing = (0..<31).map {
      #""post":"/v1/snapshot","template":{"items":[{"id":"x","t":"${steps.s\#($0).items[0].t}${steps.s\#($0).items[0].t}"}]}"#
    }
    var client = SequenceClient()
    client.limits.answerBytes = 1 << 24
    client.limits.templateBytes = 1 << 20
    let reply = client.post(
      steps([#""post":"/v1/snapshot","body":{"items":[{"id":"x","t":"ab"}]}"#] + growing))
    #expect(
      reply.problem["detail"] as? String
        == "rendering the template exceeds the limit of 1048576 templateBytes")
    #expect(reply.steps.count > 15)
  }

  @Test func `a step that renders to a template is rendered within the same budget`() {
    var client = SequenceClient()
    client.limits.templateNodes = 10_000
    let inner = #"{"$$map":{"$$eval":"range(0,3000)"},"each(i)":"${'$'}{i}"}"#
    let body = #""post":"/v1/snapshot","template":{"template":{"items":\#(inner)},"context":{}}"#
    let reply = client.post(steps([body, body]))
    #expect(reply.statuses == [200, 422], "\(reply.text.prefix(300))")
    #expect(
      reply.problem["detail"] as? String
        == "rendering the template exceeds the limit of 10000 templateNodes")
  }

  @Test func `a response deeper than a request may be is passed on`() {
    // Operations insert items with deep payload into deep items.
    let deep = Self.nested("[", "]", 1_500)
    let tree = (0..<700).reduce(#""leaf""#) { inner, level in
      #"{"id":"\#(level)","children":[\#(inner)]}"#
    }
    let list =
      #"{"form":"nested","items":[\#(tree)],"operations":[{"op":"append","to":"leaf","items":[{"id":"new","p":\#(deep)}]}]}"#
    let reply = sequence(
      steps([
        #""post":"/v1/snapshot","body":\#(list)"#,
        #""post":"/v1/snapshot","template":{"items":["${len(steps.s0.items)}"]}"#,
        #""post":"/v1/snapshot","template":{"items":{"$eval":"steps.s0.items"}}"#,
      ]))
    #expect(reply.response.status == 200)
    #expect(reply.text.contains(#""id":"1","title":"1""#), "\(reply.text.suffix(600))")
    #expect(reply.text.contains("the limit of 2100 jsonDepth"))
    #expect(reply.text.hasSuffix(#""completed":false}"#))
  }

  @Test func `thirty-two steps over a large list stay linear`() {
    let items = (0..<2_000).map { #""item \#($0)""# }.joined(separator: ",")
    let passing = #""post":"/v1/snapshot","template":{"items":["${len(steps.s0.items)}"]}"#
    let reply = sequence(
      steps(
        [#""post":"/v1/snapshot","body":{"items":[\#(items)]}"#]
          + Array(repeating: passing, count: 31)))
    #expect(reply.completed == true)
    #expect(reply.steps.count == 32)
  }
}
