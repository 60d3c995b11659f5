import ConstraintSolver
import Foundation
import ConstraintLayout
import TestSupport
import Testing

@testable import API

/// Regression tests for requests that once broke the service.
struct DefectTests {
  private static let suite = Repository.suites.appending(path: "defects")

  private func post(_ name: String) throws -> LayoutClient.Reply {
    layout(try String(contentsOf: Self.suite.appending(path: name), encoding: .utf8))
  }

  @Test func `settling a view with a lower bound does not crash`() throws {
    let reply = try post("crash.json")
    #expect(reply.status == 200)
    let explained = (reply.json["explain"] as? [NSDictionary])?.first
    #expect(
      explained?["settling"] as? [String] == ["a.width == 60.3085773", "a.height == 0"])
  }

  @Test func `no size is negative under an optional constraint`() throws {
    let reply = try post("negative-width.json")
    #expect(reply.frame("a") == [-0.5, 0, 0, 0])
    #expect(reply.unsatisfied == ["a.left >= h.left + 8 @ 750"])
  }

  @Test func `a conflict names exactly the insets that it needs`() throws {
    let missing = try post("guide-missing.json")
    let needless = try post("guide-needless.json")
    #expect(
      missing.conflicts == [
        [
          "o.width == 375",
          "G.top == o.top + 0, G.left == o.left + 0, G.bottom == o.bottom + 0, G.right == o.right + 0",
          "G.width == 0.1 * e.width + 54", "e.width == 0",
        ]
      ])
    #expect(
      needless.conflicts == [["v.leading == g.centerX", "v.leading == g.centerX - 16"]])
  }

  @Test func `a conflict is minimal`() throws {
    let reply = try post("nonminimal.json")
    let conflict = try #require(reply.conflicts.first)
    #expect(!conflict.contains("e.width >= 0"))
    #expect(conflict.count == 7)
  }

  @Test func `an ambiguous frame is at a vertex`() throws {
    let reply = try post("not-vertex.json")
    #expect(reply.frame("G1") == [0, -8, 0, 0])
  }

  @Test func `settling a view gives it the frame of the response`() throws {
    let url = Self.suite.appending(path: "settling-contradicts.json")
    let request = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    var body = try #require(request as? [String: Any])
    let before = LayoutClient().post(body as NSDictionary)
    let settling = (before.json["explain"] as? [NSDictionary])?.first?["settling"] as? [String]
    let texts = try #require(settling)
    body["constraints"] = (body["constraints"] as? [Any] ?? []) + texts
    let after = LayoutClient().post(body as NSDictionary)
    #expect(after.status == 200)
    #expect(after.frame("b") == before.frame("b"))
    #expect(!after.ambiguous.contains { $0.hasPrefix("b.") })
  }
}
