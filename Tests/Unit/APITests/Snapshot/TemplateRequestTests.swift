import Cancellation
import API
import ServiceContract
import Testing

/// Templates in requests: the endpoint's behaviour, not the template language's.
@Suite struct TemplateRequestTests {
  private let loop = #"""
    {"template": {"items": {"$map": {"$eval": "range(0, n)"}, "each(i)": {"id": "${i}"}}}, "context": {"n": 100}}
    """#

  @Test func `a number that a template passes on keeps its digits`() {
    let response = snapshot(
      #"""
      {"template": {"items": [{"id": "a", "fixed": 1.50, "passed": {"$eval": "n"}, "sum": {"$eval": "n[1] + 1"}}]},
       "context": {"n": [12345678901234567890, 2.50, 1e400]}}
      """#)
    #expect(
      response.text.contains(
        #""fixed":1.50,"passed":[12345678901234567890,2.50,1e400],"sum":3.5"#))
  }

  @Test func `the context sets the clock, and without it the system does`() {
    let template = #"{"items": [{"$fromNow": "1 day"}]}"#
    let set = snapshot(#"{"template": \#(template), "context": {"now": "2024-02-28T12:00:00Z"}}"#)
    #expect(set.text.contains(#""id":"2024-02-29T12:00:00.000Z""#))
    let system = snapshot(#"{"template": \#(template)}"#)
    #expect(system.status == 200)
    #expect(system.text.contains(#""id":"20"#))
    #expect(system.dependsOnTime && !set.dependsOnTime)
  }

  @Test(arguments: [
    (#"["a"]"#, false), (#"["${now}"]"#, true), (#"[{"$eval": "now"}]"#, true),
    (#"[{"$if": "false", "then": "${now}", "else": "a"}]"#, false),
    (#"[{"$fromNow": "1 day", "from": "2024-02-28T12:00:00Z"}]"#, false),
    (#"[{"$eval": "fromNow('1 day')"}]"#, true),
    (#"[{"$eval": "fromNow('1 day', '2024-02-28T12:00:00Z')"}]"#, false),
    (#"[{"$if": "fromNow('1 day') > '2000'", "then": "a"}]"#, true),
  ])
  func `a response depends on time if its template read the clock`(items: String, depends: Bool) {
    let response = snapshot(#"{"template": {"items": \#(items)}}"#)
    #expect(response.status == 200, "\(response.text)")
    #expect(response.dependsOnTime == depends)
  }

  @Test func `each rendering limit can be set, and is named when exceeded`() {
    func hit(_ change: (inout RequestLimits) -> Void) -> OperationResponse {
      var limits = RequestLimits()
      change(&limits)
      return snapshot(loop, limits: limits)
    }
    #expect(snapshot(loop).status == 200)
    let nodes = hit { $0.templateNodes = 50 }
    #expect(nodes.problem == .limitExceeded)
    #expect(nodes.text.contains("50 templateNodes"))
    let bytes = hit { $0.templateBytes = 50 }
    #expect(bytes.problem == .limitExceeded)
    #expect(bytes.text.contains("50 templateBytes"))
    let steps = hit { $0.templateSteps = 50 }
    #expect(steps.problem == .workLimitExceeded)
    #expect(steps.text.contains("50 templateSteps"))
    var limits = RequestLimits()
    limits.jsonDepth = 8
    let nested =
      #"{"$reduce": {"$eval": "range(0, 9)"}, "initial": 1, "each(a, i)": [{"$eval": "a"}]}"#
    let depth = snapshot(#"{"template": {"items": \#(nested)}}"#, limits: limits)
    #expect(depth.problem == .limitExceeded)
    #expect(depth.text.contains("8 jsonDepth"))
  }

  // `{"items":[0,1,…,1857]}` has 8,191 bytes.
  @Test(arguments: [("items", false), ("items1", false), ("items12", true)])
  func `what is rendered has at most eight times the limit of bytes as text`(
    name: String, isRefused: Bool
  ) {
    var limits = RequestLimits()
    limits.templateBytes = 1_024
    let response = snapshot(
      #"{"template": {"\#(name)": {"$eval": "range(0, 1858)"}}}"#, limits: limits)
    #expect(response.problem == (isRefused ? .limitExceeded : .templateError))
    #expect(response.text.contains("the limit of 8192 answerBytes") == isRefused)
  }

  @Test func `rendering stops at the request's time limit`() {
    let template = #"""
      {"template": {"$map": {"$eval": "range(0, 900)"}, "each(a)": {"$map": {"$eval": "range(0, 900)"},
        "each(b)": {"$if": "false"}}}}
      """#
    let response = Array(template.utf8).withUnsafeBytes {
      SnapshotEndpoint.response(
        to: $0, in: OperationContext(cancellation: CancellationCheck { true }))
    }
    #expect(response.problem == .timeLimitExceeded)
  }

  @Test func `an error in the template has its pointer and its column`() {
    let response = snapshot(
      #"{"template": {"items": [{"a/b~c": "é${x +}"}]}, "context": {"x": 1}}"#)
    #expect(response.problem == .templateError)
    #expect(
      response.text.contains(
        #""errors":[{"pointer":"/template/items/0/a~1b~0c","detail":"Found: }"#))
    #expect(response.text.contains(#""column":7"#))
  }

  @Test func `an error in the rendered body has the pointer of the template`() {
    let response = snapshot(
      #"{"template": {"items": ["a", "${'a'}", {"id": 1}], "expandd": "all"}}"#)
    #expect(response.problem == .templateError)
    #expect(response.text.contains(#""detail":"at \"/items/2/id\" of what it renders to: "#))
    // The request has no text in whose place a suggestion could stand.
    #expect(response.text.contains(#"; did you mean \"expand\"?"#))
    #expect(!response.text.contains("suggestion"))
    let late = snapshot(
      #"{"template": {"items": ["a"], "operations": [{"op": "delete", "items": ["${'b'}"]}]}}"#)
    #expect(late.problem == .unknownItem)
    #expect(late.text.contains(#""pointer":"/template""#))
  }

  @Test(arguments: [
    (#"{"template": {}, "items": []}"#, "/items"), (#"{"context": {}}"#, ""),
    (#"{"template": {}, "context": []}"#, "/context"),
    (#"{"template": {}, "context": null}"#, "/context"),
    (#"{"template": {}, "context": {"a-b": 1}}"#, "/context/a-b"),
    (#"{"template": {}, "window": {}}"#, "/window"),
    (#"{"template": {}, "context": {"é": 1}}"#, "/context/é"),
    (#"{"template": {}, "context": {"": 1}}"#, "/context/"),
  ])
  func `a body with a template allows only a context beside it`(body: String, pointer: String) {
    let response = snapshot(body)
    #expect(response.problem == .invalidRequest)
    #expect(response.text.contains("\"pointer\":\"\(pointer)\""))
  }

  @Test func `a template gives the same response each time`() {
    let first = snapshot(loop)
    #expect(first.etag != nil)
    #expect(snapshot(loop).body == first.body)
  }

  @Test func `every prefix and every changed byte of a template gets a response without a trap`() {
    let bytes = Array(
      #"""
      {"template":{"items":{"$sort":{"$map":{"$eval":"r[1:]"},"each(x,i)":{"$if":"x.n>=2&&!(i in[7])","then":
      {"id":"${x['n']**2}-${uppercase(x.t)[0:1]}","$$k":{"$json":{"$merge":[x,{"a":[-1.5]}]}}}}},"by(y)":"y.id"}}},
      "context":{"r":[{"n":1},{"n":2,"t":"ü"},{"n":3.5,"t":"b"}]}}
      """#.utf8)
    for end in bytes.indices { _ = snapshot(Array(bytes[..<end])) }
    for place in bytes.indices {
      for replacement in [
        UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "]"), 0x20,
        UInt8(ascii: "9"),
      ] {
        var changed = bytes
        changed[place] = replacement
        let response = snapshot(changed)
        #expect(response.status == 200 || response.problem != nil)
      }
    }
  }
}
