import API
import Cancellation
import Foundation
import Synchronization
import Testing

/// The limits of one request apply to all steps of a sequence together.
struct `The limits of a sequence` {
  private func steps(_ steps: [String]) -> String {
    let list = steps.enumerated().map { #"{"id":"s\#($0)",\#($1)}"# }
    return #"{"steps":[\#(list.joined(separator: ","))]}"#
  }

  private static let layout =
    #""post":"/v1/layout","body":{"views":[{"id":"a","height":5},{"id":"b","width":10,"height":5}],"constraints":[\#((0..<300).map { "\"a.width >= b.width + \($0) @ 500\"" }.joined(separator: ","))]}"#
  private static let list = #""post":"/v1/snapshot","body":{"items":["a"]}"#

  @Test func `the number of steps`() {
    var client = SequenceClient()
    #expect(client.post(steps(Array(repeating: Self.list, count: 32))).completed == true)
    let reply = client.post(steps(Array(repeating: Self.list, count: 33)))
    #expect(reply.json["code"] as? String == "limit-exceeded")
    #expect(reply.errors == ["/steps: the request exceeds the limit of 32 sequenceSteps"])
    client.limits.sequenceSteps = 33
    #expect(client.post(steps(Array(repeating: Self.list, count: 33))).completed == true)
    client.limits.sequenceSteps = 0
    #expect(client.post(steps([])).completed == true)
    #expect(client.post(steps([Self.list])).status == 422)
  }

  @Test func `the bytes of an id`() {
    var client = SequenceClient()
    client.limits.idBytes = 2
    #expect(client.post(steps([Self.list])).completed == true)
    client.limits.idBytes = 1
    #expect(client.post(steps([Self.list])).json["code"] as? String == "limit-exceeded")
  }

  @Test func `the bytes of the responses together`() {
    var client = SequenceClient()
    let one = client.post(steps([Self.list])).json["steps"]
    #expect(one != nil)
    let size = snapshot(#"{"items":["a"]}"#).body.count
    client.limits.answerBytes = 3 * size
    #expect(client.post(steps([Self.list, Self.list, Self.list])).completed == true)
    client.limits.answerBytes = 3 * size - 1
    let reply = client.post(steps([Self.list, Self.list, Self.list, Self.list]))
    #expect(reply.statuses == [200, 200, 422])
    #expect(
      reply.problem["detail"] as? String
        == "the answers of the steps together exceed the limit of \(3 * size - 1) answerBytes")
    #expect(reply.problem["code"] as? String == "limit-exceeded")
  }

  @Test func `solver work`() {
    var client = SequenceClient()
    let work = client.post(steps([Self.layout])).response.work
    #expect(work > 100)
    #expect(client.post(steps([Self.layout, Self.layout])).response.work == 2 * work)
    client.limits.work = 5 * work
    #expect(client.post(steps(Array(repeating: Self.layout, count: 4))).completed == true)
    client.limits.work = 7 * work / 2
    let reply = client.post(steps(Array(repeating: Self.layout, count: 5)))
    #expect(reply.statuses == [200, 200, 200, 422])
    #expect(reply.problem["code"] as? String == "work-limit-exceeded")
    #expect(
      (reply.problem["detail"] as? String)?.hasPrefix(
        "solving exceeds the limit of \(7 * work / 2) work;") == true)
  }

  @Test func `the output of templates, inside steps and around them`() {
    let around =
      #""post":"/v1/snapshot","template":{"items":{"$map":{"$eval":"range(0,100)"},"each(i)":{"id":"item ${i}"}}}"#
    let inside =
      #""post":"/v1/snapshot","body":{"template":{"items":{"$map":{"$eval":"range(0,100)"},"each(i)":{"id":"item ${i}"}}}}"#
    for (name, path) in [
      ("templateNodes", \RequestLimits.templateNodes), ("templateBytes", \.templateBytes),
      ("templateSteps", \.templateSteps),
    ] {
      for kinds in [[around, around], [inside, inside], [inside, around], [around, inside]] {
        var client = SequenceClient()
        // The minimum for one step.
        var (low, high) = (0, 100_000)
        while low < high {
          client.limits[keyPath: path] = (low + high) / 2
          if client.post(steps([kinds[0]])).completed == true {
            high = (low + high) / 2
          } else {
            low = (low + high) / 2 + 1
          }
        }
        client.limits[keyPath: path] = 2 * low + 50
        #expect(client.post(steps(kinds)).completed == true, "\(name)")
        client.limits[keyPath: path] = 2 * low - 50
        let reply = client.post(steps(kinds))
        #expect(reply.statuses == [200, 422], "\(name)")
        let code = name == "templateSteps" ? "work-limit-exceeded" : "limit-exceeded"
        #expect(reply.problem["code"] as? String == code)
        #expect(
          reply.problem["detail"] as? String
            == "rendering the template exceeds the limit of \(2 * low - 50) \(name)")
      }
    }
  }

  @Test func `a result that only forwards responses counts too`() {
    var client = SequenceClient()
    let items = (0..<100).map { #""\#($0)""# }.joined(separator: ",")
    let passing =
      #""post":"/v1/snapshot","template":{"items":{"$map":{"$eval":"steps.s0.items"},"each(r)":{"$eval":"r.id"}}}"#
    let first = #""post":"/v1/snapshot","body":{"items":[\#(items)]}"#
    client.limits.templateNodes = 450
    let reply = client.post(steps([first] + Array(repeating: passing, count: 31)))
    #expect(reply.completed == false)
    #expect(reply.steps.count < 8)
    #expect(reply.problem["code"] as? String == "limit-exceeded")
  }

  @Test func `time, which fails the request as a whole and names the step`() {
    let count = Mutex(0)
    let check = CancellationCheck {
      count.withLock {
        $0 += 1
        return $0 > 3
      }
    }
    let reply = SequenceClient().post(
      steps([Self.list, Self.layout, Self.list]), cancellation: check)
    #expect(reply.status == 503)
    #expect(reply.json["code"] as? String == "time-limit-exceeded")
    #expect(
      (reply.json["detail"] as? String)?.contains(#"at step "s"#) == true, "\(reply.text)")
    let atOnce = SequenceClient().post(
      steps([Self.layout]), cancellation: CancellationCheck { true })
    #expect(atOnce.status == 503 || atOnce.completed == true)
  }

  @Test func `the depth of JSON, its own levels counted`() {
    var client = SequenceClient()
    client.limits.jsonDepth = 5
    let body = #""post":"/v1/snapshot","body":{"items":[{"id":"a","p":[]}]}"#
    #expect(client.post(steps([body])).json["code"] as? String == "limit-exceeded")
    client.limits.jsonDepth = 7
    #expect(client.post(steps([body])).completed == true)
  }
}
