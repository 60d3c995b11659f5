import Foundation
import HTTPTypes
import RequestSequences
import TestSupport
import Testing

/// Random chains of redirects between the servers of an audience and a foreign one.
@Suite(.timeLimit(.minutes(10))) struct RandomRedirectTests {
  private static let token = "token-that-nobody-else-may-see"
  private static let home: Character = "h"
  private static let sibling: Character = "s"
  private static let foreign: Character = "f"

  /// Servers by letter. Each redirects `/fsh/1` to `/fsh/2` at the server named by letter 1.
  private static func servers() throws -> [Character: ScriptedServer] {
    let ports = Box<[Character: UInt16]>([:])
    var servers: [Character: ScriptedServer] = [:]
    for letter in [home, sibling, foreign] {
      servers[letter] = try ScriptedServer { request, connection in
        let parts = request.target.split(separator: "/")
        let (plan, index) = (Array(parts[0]), Int(parts[1]) ?? 0)
        guard index < plan.count, let port = ports.current[plan[index]] else {
          connection.answer(200, body: "end")
          return .keep
        }
        let status = [301, 302, 303, 307, 308][(plan.count * 7 + index * 3) % 5]
        let location = "http://127.0.0.1:\(port)/\(String(plan))/\(index + 1)"
        connection.answer(status, ["Location: \(location)"])
        return .keep
      }
    }
    let known = servers.mapValues(\.port)
    ports.change { $0 = known }
    return servers
  }

  @Test func `nothing of the audience reaches a foreign server, or goes on after one`() async throws
  {
    let servers = try Self.servers()
    let (home, sibling) = try (
      #require(servers[Self.home]), #require(servers[Self.sibling])
    )
    let settings = AudienceSettings(
      baseURL: home.url.appending(path: "/"), alsoAt: [try #require(Origin(sibling.url))],
      headers: ["X-Client": "secret-client"], credentials: .bearer(Self.token),
      redirects: .anyOrigin, idempotencyKeyHeader: "Idempotency-Key")
    let runner = SequenceRunner(audiences: [.service: settings], retries: .never)
    var random = SplitMix64(seed: 18)
    var plans: [String: Int] = [:]
    for _ in 0..<120 {
      let count = Int.random(in: 0...5, using: &random)
      let plan = String((0..<count).map { _ in "hsf".randomElement(using: &random)! }) + "h"
      let hasBody = Bool.random(using: &random)
      let request = Request(
        hasBody ? .post : .get, "\(plan)/0", headers: ["X-Own": "secret-own"],
        body: hasBody ? .text("secret-body") : .none)
      do throws(RequestSequenceError) {
        _ = try await runner.run(Listed(request))
        plans["complete", default: 0] += 1
      } catch {
        switch error.reason {
        case .redirectRefused: plans["refused", default: 0] += 1
        case .tooManyRedirects: plans["tooMany", default: 0] += 1
        default: Issue.record("\(plan): \(error)")
        }
      }
    }
    #expect(plans["complete", default: 0] > 20 && plans["refused", default: 0] > 2, "\(plans)")
    for (letter, server) in servers {
      for seen in server.requests {
        let parts = seen.target.split(separator: "/")
        let path = Array(parts[0].prefix(Int(parts[1]) ?? 0))
        if letter == Self.foreign || path.contains(Self.foreign) {
          #expect(!(seen.head + seen.text).contains("secret"), "\(seen.target)")
          #expect(!seen.head.contains(Self.token) && seen.field("Idempotency-Key") == nil)
        } else {
          #expect(seen.field("Authorization") == "Bearer \(Self.token)", "\(seen.target)")
        }
      }
    }
  }
}
