import Foundation
import HTTPTypes
import Glibc
import RequestSequences
import TestSupport
import Testing

/// A real process runs a journaled sequence, is killed at every point, and is restarted.
@Suite(.timeLimit(.minutes(10))) struct JournalKillTests {
  /// A server that counts effects. If it honors keys, it repeats its response to a known key.
  private final class Effects: Sendable {
    struct State {
      var effects: [String: Int] = [:]
      var arrivals: [String: Int] = [:]
      var known: [String: String] = [:]
      var tokens: Set<String?> = []
    }

    /// The moment of a request at which the server kills its client.
    enum Moment: CaseIterable {
      case beforeTheEffect, afterTheEffect, inTheMiddleOfTheAnswer, afterTheResponse
    }

    let state = Box(State())
    let client = Box<pid_t>(0)
    /// The target and the moment at which the client is killed.
    let end = Box<(target: String, moment: Moment)?>(nil)
    let server: ScriptedServer

    init(honoursKeys: Bool) throws {
      let (state, client, end) = (state, client, end)
      server = try ScriptedServer { request, connection in
        func reach(_ moment: Moment) {
          let isHere = end.change { end in
            guard let point = end, point == (request.target, moment) else { return false }
            end = nil
            return true
          }
          if isHere { kill(client.current, SIGKILL) }
        }
        state.change { $0.arrivals[request.target, default: 0] += 1 }
        reach(.beforeTheEffect)
        let key = request.field("Idempotency-Key")
        let body = state.change { state -> String in
          state.tokens.insert(request.field("Authorization"))
          if honoursKeys, let key, let known = state.known[key] { return known }
          state.effects[request.target, default: 0] += 1
          let body = "<\(request.text)>"
          if let key { state.known[key] = body }
          return body
        }
        reach(.afterTheEffect)
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n<")
        reach(.inTheMiddleOfTheAnswer)
        connection.send(String(body.dropFirst()))
        reach(.afterTheResponse)
        return .keep
      }
    }
  }

  /// Runs the probe and returns its exit status.
  private func run(_ effects: Effects, journal: URL, honoursKeys: Bool, endsAt point: Int)
    async throws -> Int32
  {
    let probe = try ProbeProcess(
      journal: journal, port: effects.server.port, honoursKeys: honoursKeys, endsAt: point)
    effects.client.change { $0 = probe.id }
    return await probe.wait()
  }

  /// Resumes to the end and checks the effects.
  private func finish(_ effects: Effects, journal: URL, honoursKeys: Bool, _ what: String)
    async throws
  {
    let status = try await run(effects, journal: journal, honoursKeys: honoursKeys, endsAt: 0)
    let state = effects.state.current
    if honoursKeys {
      #expect(status == 0, "\(what)")
      #expect(state.effects["/one"] == 1 && state.effects["/three"] == 1, "\(what): \(state)")
      #expect((state.effects["/two"] ?? 0) >= 1, "\(what)")
    } else {
      #expect(status == 0 || status == 3, "\(what)")
      for target in ["/one", "/three"] {
        #expect((state.effects[target] ?? 0) <= 1, "\(what): \(state)")
        #expect((state.arrivals[target] ?? 0) <= 1, "\(what): \(state)")
        if status == 0 { #expect(state.effects[target] == 1, "\(what): \(state)") }
      }
    }
    // Another run has the same result and sends nothing.
    let arrivals = state.arrivals
    #expect(
      try await run(effects, journal: journal, honoursKeys: honoursKeys, endsAt: 0) == status,
      "\(what)")
    #expect(effects.state.current.arrivals == arrivals, "\(what)")
    let text = try String(contentsOf: journal, encoding: .utf8)
    #expect(!text.contains("token-of-the-probe"))
    #expect(state.tokens.isSubset(of: ["Bearer token-of-the-probe"]))
  }

  @Test(arguments: [true, false])
  func `killed at any point, requests take effect once, or at most once`(
    honoursKeys: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    var points = 0
    while true {
      points += 1
      let journal = folder.url.appending(path: "\(points)")
      let effects = try Effects(honoursKeys: honoursKeys)
      let status = try await run(
        effects, journal: journal, honoursKeys: honoursKeys, endsAt: points)
      if status == 0 { break }
      #expect(status == -SIGKILL, "point \(points)")
      // The run that resumes the first one is killed too, at a different point.
      let second = try await run(
        effects, journal: journal, honoursKeys: honoursKeys, endsAt: points * 7 % 23 + 1)
      #expect(status == -SIGKILL || second == 0 || second == 3)
      try await finish(effects, journal: journal, honoursKeys: honoursKeys, "ended at \(points)")
    }
    // Opening has 7 points, each of the 3 steps 13, and the end 6; the last one is not reached.
    #expect(points == 53)
  }

  @Test(arguments: [true, false], ["/one", "/two", "/three"])
  func `killed by the server at any moment, requests take effect once, or at most once`(
    honoursKeys: Bool, target: String
  ) async throws {
    let folder = try TemporaryFolder()
    for moment in Effects.Moment.allCases {
      let journal = folder.url.appending(path: "\(moment)")
      let effects = try Effects(honoursKeys: honoursKeys)
      effects.end.change { $0 = (target, moment) }
      let status = try await run(effects, journal: journal, honoursKeys: honoursKeys, endsAt: 0)
      // After the response the client may finish before the signal arrives.
      #expect(status == -SIGKILL || moment == .afterTheResponse && status == 0)
      try await finish(effects, journal: journal, honoursKeys: honoursKeys, "\(target) \(moment)")
    }
  }
}
