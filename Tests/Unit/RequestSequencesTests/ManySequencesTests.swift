import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Many concurrent sequences, and cancelled runs, each in a separate process: they count its
/// descriptors, and concurrent tests would open and close their own.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ManySequencesTests {
  @Test func `1,000 sequences keep the bound of 64 and leave nothing behind`() async {
    await #expect(processExitsWith: .success) { try await Self.runMany() }
  }

  private static func runMany() async throws {
    try await warmUp()
    let running = Box((now: 0, most: 0))
    let served = Box((now: 0, most: 0))
    let server = try ScriptedServer { request, connection in
      served.change { served in
        served.now += 1
        served.most = max(served.most, served.now)
      }
      usleep(2_000)
      served.change { $0.now -= 1 }
      connection.answer(request.target.hasSuffix("7") ? 500 : 200, body: request.target)
      return .keep
    }
    let before = openDescriptors()
    do {
      let runner = SequenceRunner(server, limits: .init { $0.concurrentSequences = 64 })
      let sequences = (0..<1_000).map {
        Listed(Request(.get, "a\($0)"), Request(.post, "b\($0)", body: .text("\($0)")))
      }
      // Each task calls the runner directly; the runner enforces the limit.
      let ended = await withTaskGroup(of: (Int, Result<Int, RequestSequenceError>).self) { group in
        for (index, sequence) in sequences.enumerated() {
          group.addTask {
            do throws(RequestSequenceError) {
              let outcome = try await runner.run(sequence) { event in
                running.change { running in
                  if case .sending(let step, _, _) = event, step.index == 0 { running.now += 1 }
                  if case .completed = event { running.now -= 1 }
                  running.most = max(running.most, running.now)
                }
              }
              return (index, .success(outcome.steps))
            } catch {
              running.change { $0.now -= 1 }
              return (index, .failure(error))
            }
          }
        }
        return await group.reduce(into: [Int: Result<Int, RequestSequenceError>]()) {
          $0[$1.0] = $1.1
        }
      }
      for index in 0..<1_000 {
        switch ended[index] {
        case .success(let steps): #expect(steps == 2 && index % 10 != 7)
        case .failure(let error): #expect(error.status == 500 && index % 10 == 7, "\(error)")
        case nil: Issue.record("\(index) has not ended")
        }
      }
    }
    #expect(running.current.now == 0)
    #expect(running.current.most > 32)
    #expect(served.current.most <= 64)
    #expect(await eventually { openDescriptors() <= before && server.openConnections == 0 })
    #expect(openDescriptors() <= before)
  }

  @Test func `results are in the order of the sequences, whichever fail`() async throws {
    let server = try ScriptedServer { request, connection in
      connection.answer(request.target == "/3" ? 404 : 200, body: request.target)
      return .keep
    }
    let runner = SequenceRunner(server, limits: .init { $0.concurrentSequences = 2 })
    let places = Box<Set<Int>>([])
    let ended = await runner.run(all: (0..<6).map { Listed(Request(.get, "\($0)")) }) { index, _ in
      places.change { _ = $0.insert(index) }
    }
    #expect(ended.count == 6)
    for (index, result) in ended.enumerated() {
      switch result {
      case .success(let outcome): #expect(outcome.lastResponse?.text == "/\(index)")
      case .failure(let error): #expect(index == 3 && error.status == 404)
      }
    }
    #expect(places.current == Set(0..<6))
    #expect(await runner.run(all: [Listed]()).isEmpty)
  }

  @Test(arguments: [
    "waiting for the response", "in the middle of the response", "in a pause", "in the queue",
  ])
  func `cancelling ends a run at once`(place: String) async {
    await #expect(processExitsWith: .success) { [place] in try await Self.cancel(place: place) }
  }

  private static func cancel(place: String) async throws {
    try await warmUp()
    let server = try ScriptedServer { _, connection in
      switch place {
      case "in a pause": connection.answer(503, ["Retry-After: 50"])
      case "in the middle of the response":
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
        _ = connection.read(upTo: 1)
        return .close
      default: _ = connection.read(upTo: 1)
      }
      return .keep
    }
    let before = openDescriptors()
    do {
      let runner = SequenceRunner(
        server, limits: .init { $0.concurrentSequences = place == "in the queue" ? 1 : 64 },
        retries: .atOnce)
      let first = Task { await runner.failure(of: Listed(Request(.get, "x"))) }
      #expect(await eventually { server.requests.count == 1 })
      let second = Task { await runner.failure(of: Listed(Request(.get, "y"))) }
      try await Task.sleep(for: .milliseconds(100))
      let start = ContinuousClock.now
      second.cancel()
      guard case .cancelled = await second.value?.reason else {
        Issue.record("it was not cancelled")
        return
      }
      first.cancel()
      guard case .cancelled = await first.value?.reason else {
        Issue.record("it was not cancelled")
        return
      }
      #expect(ContinuousClock.now - start < .seconds(5))
      #expect(server.requests.count == (place == "in the queue" ? 1 : 2))
    }
    #expect(await eventually { server.openConnections == 0 && openDescriptors() <= before })
  }

  @Test func `runs that are cancelled at random moments end, and no others`() async {
    await #expect(processExitsWith: .success) { try await Self.cancelAtRandom() }
  }

  private static func cancelAtRandom() async throws {
    try await warmUp()
    let server = try ScriptedServer { request, connection in
      switch Int.random(in: 0..<4) {
      case 0: connection.answer(302, ["Location: /\(Int.random(in: 0..<100))"])
      case 1: return .reset
      case 2:
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n")
        usleep(1_000)
        connection.send("abc")
      default: connection.answer(200)
      }
      return .keep
    }
    let before = openDescriptors()
    do {
      let runner = SequenceRunner(server, retries: .atOnce)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<600 {
          group.addTask {
            let run = Task {
              let body = Request.Body.text(String(repeating: "a", count: number * 10))
              return await runner.failure(
                of: Listed(Request(.get, "x"), Request(.put, "y", body: body)))
            }
            try? await Task.sleep(for: .microseconds(Int.random(in: 0..<60_000)))
            run.cancel()
            _ = await run.value
          }
        }
      }
    }
    #expect(await eventually { server.openConnections == 0 && openDescriptors() <= before })
  }

  /// Creates everything that a process creates only once, and leaves no descriptor open.
  private static func warmUp() async throws {
    // The first timer opens a descriptor, and on a busy machine nothing below may have to wait.
    try await Task.sleep(for: .milliseconds(1))
    let server = try ScriptedServer { _, connection in
      connection.answer(200)
      return .keep
    }
    _ = try await SequenceRunner(server).run(Listed(Request(.get, "1"), Request(.post, "1")))
    #expect(await eventually { server.openConnections == 0 })
    let listening = openDescriptors()
    server.stop()
    #expect(await eventually { openDescriptors() < listening })
  }
}
