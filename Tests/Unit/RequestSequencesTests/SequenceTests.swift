import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Sequences and their steps, with a fake transport.
@Suite(.timeLimit(.minutes(10))) struct SequenceTests {
  private struct Numbered: Codable, Equatable, Sendable {
    var number: Int
  }

  /// A runner whose transport responds to each request with its body, or with the last component of
  /// its path as a number.
  private func runner(_ limits: RunnerLimits = .init()) -> SequenceRunner {
    let transport = FakeTransport { request in
      if case .bytes(let bytes) = request.body {
        return Response(200, [:], String(decoding: bytes, as: UTF8.self))
      }
      return Response(200, [:], "{\"number\": \(request.path.dropFirst())}")
    }
    return SequenceRunner(
      audiences: [.service: AudienceSettings(baseURL: URL(string: "http://test/")!)],
      transport: transport, limits: limits)
  }

  @Test func `steps see the typed results before them`() async throws {
    let first = RequestStep("first", decoding: Numbered.self) { _ in Request(.get, "20") }
    let second = RequestStep("second", decoding: Numbered.self) { results in
      Request(.get, "\(try results[first].number + 1)")
    }
    let sum = RequestStep("sum") { results in
      Request(.post, "x", body: .text("\(try results[first].number + results[second].number)"))
    }
    let outcome = try await runner().run(
      ArrayRequestSequence {
        first
        second
        sum
      })
    #expect(try outcome[second] == Numbered(number: 21))
    #expect(try outcome[sum].text == "41")
    #expect(outcome.sequence.results.names == ["first", "second", "sum"])
    #expect(outcome.steps == 3)
  }

  @Test func `a builder takes conditions, loops, optional and collected steps`() {
    func names(_ isOn: Bool, _ extra: RequestStep<Response>?) -> [String] {
      @RequestStepBuilder func more() -> RequestStepBuilder.Steps {
        RequestStep("m") { _ in nil }
      }
      var sequence = ArrayRequestSequence {
        if isOn {
          RequestStep("on") { _ in Request(.get, "on") }
        } else {
          RequestStep("off") { _ in Request(.get, "off") }
        }
        for number in 1...2 { RequestStep("n\(number)") { _ in Request(.get, "n") } }
        extra
        [
          RequestStep("l1") { _ in Request(.get, "l") },
          RequestStep("l2") { _ in Request(.get, "l") },
        ]
        more()
        if isOn { RequestStep("last") { _ in Request(.get, "last") } }
      }
      var names: [String] = []
      while let request = try? sequence.nextRequest(
        after: names.isEmpty ? nil : PreviousRequest(Request(.get, "x"), Response(200)))
      {
        names.append(request.name ?? "")
      }
      return names
    }
    #expect(names(true, nil) == ["on", "n1", "n2", "l1", "l2", "last"])
    #expect(
      names(false, RequestStep("e") { _ in Request(.get, "e") }) == [
        "off", "n1", "n2", "e", "l1", "l2",
      ])
  }

  @Test func `a skipped step has no result`() async throws {
    let left = RequestStep("left") { _ in nil }
    let last = RequestStep("last") { results in
      Request(.post, "x", body: .text(results.value(of: left)?.text ?? "none"))
    }
    let sequence = ArrayRequestSequence {
      left
      last
    }
    let outcome = try await runner().run(sequence)
    #expect(try outcome[last].text == "none")
    #expect(throws: MissingStepResult.self) { try outcome[left] }
    #expect(outcome.steps == 1)
  }

  @Test func `a response of another type is an error of its step`() async {
    let step = RequestStep("typed", decoding: Numbered.self) { _ in
      Request(.post, "x", body: .text("{}"))
    }
    let error = await runner().failure(of: ArrayRequestSequence { step })
    #expect(error?.step?.name == "typed")
    #expect(error?.response?.text == "{}")
    guard case .sequence(let cause as ResponseDecodingError) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(cause.type == "Numbered" && cause.reason.contains("number"))
  }

  @Test func `deeply nested JSON in a response is an error`() {
    let deep = Response(200, [:], String(repeating: "[", count: 1_000_000))
    #expect(throws: ResponseDecodingError.self) { try deep.decode([Int].self) }
  }

  @Test func `a sequence keeps state, and is returned with it`() async throws {
    struct Sum: RequestSequence {
      var left: [Int]
      var total = 0

      mutating func nextRequest(after previous: PreviousRequest?) throws -> Request? {
        if let previous { total += try previous.response.decode(Numbered.self).number }
        return left.isEmpty ? nil : Request(.get, "\(left.removeFirst())")
      }
    }
    let outcome = try await runner().run(Sum(left: [1, 2, 3, 4]))
    #expect(outcome.sequence.total == 10)
  }

  @Test func `a sequence that throws at once sends nothing`() async {
    struct Empty: RequestSequence {
      struct NothingToDo: Error {}
      mutating func nextRequest(after previous: PreviousRequest?) throws -> Request? {
        throw NothingToDo()
      }
    }
    let error = await runner().failure(of: Empty())
    guard case .sequence(is Empty.NothingToDo) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(error?.step == nil && error?.request == nil)
  }

  @Test func `an endless sequence ends at the limit of steps`() async {
    struct Endless: RequestSequence {
      mutating func nextRequest(after previous: PreviousRequest?) -> Request? { Request(.get, "1") }
    }
    let error = await runner(.init { $0.steps = 7 }).failure(of: Endless())
    guard case .tooManySteps(limit: 7) = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(error?.step?.index == 7)
    #expect("\(error as Any)".contains("the limit of 7 steps"))
  }

  @Test func `events are in order`() async throws {
    let server = try ScriptedServer { request, connection in
      switch request.target {
      case "/a": connection.answer(302, ["Location: /b", "Connection: close"])
      case "/c" where request.connection < 3: connection.answer(503)
      default: connection.answer(200, ["Connection: close"])
      }
      return .close
    }
    let seen = Box<[String]>([])
    _ = try await SequenceRunner(server, retries: .atOnce).run(
      Listed(Request(.get, "a", name: "first"), Request(.put, "c", body: .text("12345")))
    ) { event in
      seen.change { seen in
        switch event {
        case .sending(let step, _, let attempt): seen.append("\(step) sends \(attempt)")
        case .uploaded(let step, let progress):
          seen.append("\(step) \(progress.sent)/\(progress.total)")
        case .redirected(_, let url): seen.append("to \(url.path)")
        case .retrying(let step, let pause, let reason):
          seen.append("\(step) after \(pause): \(reason)")
        case .received(let step, let response, let isRecorded):
          seen.append("\(step) \(response.status) \(isRecorded)")
        case .completed(let steps): seen.append("\(steps) steps")
        }
      }
    }
    #expect(
      seen.current == [
        "first sends 1", "to /b", "first 200 false", "1 sends 1", "1 5/5", "1 200 false", "2 steps",
      ])
  }
}
