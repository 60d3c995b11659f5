import API
import Foundation
import ServiceContract
import Testing

struct `A sequence` {
  @Test func `lays out the rows of the previous list`() {
    let reply = sequence(
      """
      {"input": {"width": 320},
       "steps": [
        {"id": "list", "post": "/v1/snapshot", "body": {"show": "visible", "items": [
          {"id": "a", "expanded": false, "children": ["hidden"]}, {"id": "b", "children": ["c"]}]}},
        {"id": "frames", "post": "/v1/layout", "template": {
          "views": {"$map": {"$eval": "steps.list.items"}, "each(r)": {
            "id": {"$eval": "r.id"}, "x": {"$eval": "10 * r.level"}, "y": {"$eval": "44 * r.index"},
            "width": {"$eval": "input.width"}, "height": 44}},
          "constraints": []}}]}
      """)
    #expect(reply.completed == true)
    #expect(reply.statuses == [200, 200])
    let frames = reply.steps[1]["body"] as? NSDictionary ?? [:]
    #expect(LayoutClient.Reply.frame("a", in: frames) == [0, 0, 320, 44])
    #expect(LayoutClient.Reply.frame("b", in: frames) == [0, 88, 320, 44])
    #expect(LayoutClient.Reply.frame("c", in: frames) == [10, 132, 320, 44])
    #expect(LayoutClient.Reply.frame("hidden", in: frames) == nil)
  }

  @Test func `gives each step the response that its body has by itself`() {
    let bodies = [
      (
        "/v1/layout",
        #"{"views":[{"id":"a","width":1e1,"height":3}],"constraints":["a.left == 1"]}"#
      ),
      ("/v1/layout", #"{"views":[{"id":"a"},{"id":"a"}],"constraints":["a.lef == 1"]}"#),
      ("/v1/layout", #"{"views":[{"id":"a"}],"constraints":["a.width == 1","a.width == 2"]}"#),
      (
        "/v1/snapshot",
        #"{"items":["a",{"id":"\u00e9\n\u0000","n":1.50,"big":123456789012345678901234567890}]}"#
      ),
      ("/v1/snapshot", #"{"template":{"items":{"$eval":"[at]"}},"context":{"at":"${x}"}}"#),
      ("/v1/snapshot", #"{"template":{"items":{"$eval":"y"}},"context":{"at":"x"}}"#),
      ("/v1/snapshot", "[]"), ("/v1/layout", "null"), ("/v1/layout", #""x""#),
      ("/v1/snapshot", "1e400"),
    ]
    for (path, body) in bodies {
      let alone = Array(body.utf8).withUnsafeBytes {
        path == "/v1/layout"
          ? LayoutEndpoint.response(to: $0)
          : SnapshotEndpoint.response(to: $0)
      }
      let reply = sequence(#"{"steps":[{"id":"s","post":"\#(path)","body":\#(body)}]}"#)
      let text = String(decoding: alone.body, as: UTF8.self)
      #expect(
        reply.text
          == #"{"steps":[{"id":"s","status":\#(alone.status),"body":\#(text)}],"completed":\#(alone.status == 200)}"#
      )
      #expect(reply.status == 200)
      #expect(reply.response.problemOfStep == alone.problem)
    }
  }

  @Test func `gives templates the previous responses, the input and one time`() {
    let steps = (0..<3).map {
      """
      {"id": "s\($0)", "post": "/v1/snapshot", "template": {"items": [{
        "id": "x", "before": {"$eval": "steps"}, "given": {"$eval": "input"}, "clock": "${now}",
        "later": {"$fromNow": "1 day"}}]}}
      """
    }
    let reply = sequence(
      #"{"now": "2017-01-19T17:27:20.974+01:00", "input": [1.50, {"a": null}], "steps": [\#(steps.joined(separator: ","))]}"#
    )
    #expect(reply.completed == true)
    #expect(
      reply.text.contains(
        #""given":[1.50,{"a":null}],"clock":"2017-01-19T16:27:20.974Z","later":"2017-01-20T16:27:20.974Z""#
      ))
    let bodies = reply.steps.compactMap { $0["body"] as? NSDictionary }
    let seen = bodies.compactMap { body in
      ((body["items"] as? [NSDictionary])?.first)?["before"] as? NSDictionary
    }
    #expect(seen == [[:], ["s0": bodies[0]], ["s0": bodies[0], "s1": bodies[1]]])
  }

  @Test func `gives its time to the lists of its steps`() {
    let reply = sequence(
      #"{"now": "2017-01-19T16:27:20.974Z", "steps": [{"id": "a", "post": "/v1/snapshot", "body": {"template": {"items": ["${now}"]}}}]}"#
    )
    #expect(reply.text.contains(#""id":"2017-01-19T16:27:20.974Z""#))
  }

  @Test func `without steps is complete`() {
    #expect(sequence(#"{"steps": []}"#).text == #"{"steps":[],"completed":true}"#)
  }

  @Test func `stops at the first failure, with the rendered body`() {
    let reply = sequence(
      """
      {"steps": [
        {"id": "list", "post": "/v1/snapshot", "body": {"items": ["a", "b"]}},
        {"id": "frames", "post": "/v1/layout", "template": {"views": {"$map": {"$eval": "steps.list.items"},
          "each(r)": {"id": "${r.id}", "width": -3}}}},
        {"id": "never", "post": "/v1/snapshot", "body": {"items": []}}]}
      """)
    #expect(reply.status == 200)
    #expect(reply.completed == false)
    #expect(reply.statuses == [200, 422])
    #expect(reply.response.problem == nil)
    #expect(reply.response.problemOfStep == .unsatisfiableConstraints)
    let sent = reply.steps[1]["sent"] as? NSDictionary
    #expect(sent == ["views": [["id": "a", "width": -3], ["id": "b", "width": -3]]])
    #expect(reply.steps[0]["sent"] == nil)
  }

  @Test func `an error in a template has its pointer in the request, and its column`() {
    let reply = sequence(
      #"{"steps": [{"id": "a", "post": "/v1/layout", "template": {"views": [{"id": "${steps.b.c}"}]}}]}"#
    )
    #expect(reply.problem["code"] as? String == "template-error")
    #expect(
      SequenceClient.Reply.errors(reply.problem)
        == [#"/steps/0/template/views/0/id: object has no property "b""#])
    #expect(reply.steps[0]["sent"] == nil)
    let unknown = sequence(
      #"{"steps": [{"id": "a", "post": "/v1/layout", "template": {"$eval": "input"}}]}"#)
    #expect(
      SequenceClient.Reply.errors(unknown.problem)
        == ["/steps/0/template/$eval: unknown context value input"])
  }

  @Test func `names all errors at once, each with its pointer`() {
    let reply = sequence(
      """
      {"input": 1, "inputs": 2, "now": "yesterday", "steps": [
        {"id": "a", "post": "/v1/layout", "body": {}},
        {"id": "a", "post": "/v1/layuot", "body": {}, "template": {}},
        {"id": 3, "post": "/v1/sequence", "body": {"steps": []}},
        {"post": "/healthz"},
        {"id": "b", "post": null, "template": 1, "accept": "image/svg+xml"},
        7]}
      """)
    #expect(reply.status == 422)
    #expect(reply.json["code"] as? String == "invalid-request")
    #expect(
      reply.errors == [
        #"/inputs: unknown member "inputs""#,
        #"/now: must be a time like 2017-01-19T16:27:20.974Z, not "yesterday""#,
        #"/steps/1/post: must be /v1/layout, /v1/snapshot, /v1/diff or /v1/text, not "/v1/layuot""#,
        #"/steps/1: a step has a "body" or a "template", not both"#,
        #"/steps/1/id: the id "a" is already that of the step at /steps/0"#,
        "/steps/2/post: a step cannot be a sequence; it posts to /v1/layout, /v1/snapshot, /v1/diff or /v1/text",
        "/steps/2/id: must be a string, not a number",
        #"/steps/3: the member "id" is missing"#,
        #"/steps/3/post: must be /v1/layout, /v1/snapshot, /v1/diff or /v1/text, not "/healthz""#,
        #"/steps/3: a step needs a "body" or a "template""#,
        #"/steps/4/accept: unknown member "accept""#,
        "/steps/4/post: must be a string, not null",
        "/steps/5: must be an object, not a number",
      ])
    #expect(sequence("[]").errors == [": must be an object, not an array"])
    #expect(sequence("{}").errors == [#": the member "steps" is missing"#])
    #expect(sequence(#"{"steps": {}}"#).errors == ["/steps: must be an array, not an object"])
  }

  @Test func `a duplicate id, byte by byte, is a semantic error`() {
    func step(_ id: String) -> String {
      #"{"id":"\#(id)","post":"/v1/snapshot","body":{"items":[]}}"#
    }
    let twice = sequence(#"{"steps":[\#(step("é")),\#(step("\\u00e9"))]}"#)
    #expect(twice.json["code"] as? String == "duplicate-id")
    #expect(sequence(#"{"steps":[\#(step("\u{e9}")),\#(step("e\u{301}"))]}"#).completed == true)
  }
}
