import ConstraintLayout
import Foundation
import SectionSnapshots
import ServiceTesting
import Testing
import TrellisClient

@Suite(.timeLimit(.minutes(1))) struct `Samples of TrellisClient` {
  @Test func `the first example, and handling problems`() async throws {
    let service = try LiveService()
    let url = URL(string: "http://127.0.0.1:\(service.port)/")!

    let client = ServiceClient(at: url)

    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 90, height: 20))
    screen.addSubview(label)
    label.layout {
      $0.top == screen.top + 20
      $0.leading == screen.leading + 20
    }
    let reply = try await client.layout(screen)
    #expect(reply[label] == Frame(x: 20, y: 20, width: 90, height: 20))

    let list = try ListSource(of: String.self) {
      "Tools"
      SectionSnapshotBuilder.parent("Fruit") { "Apple" }
    }
    let rows = try await client.snapshot(list)
    #expect(rows.items.map(\.title) == ["Tools", "Fruit", "Apple"])

    (label.width >= 400).activated()
    (label.width <= screen.width).activated()
    do throws(ClientError) {
      _ = try await client.layout(screen)
    } catch {
      guard case .problem(let problem) = error else { throw error }
      print(problem.code)  // unsatisfiable-constraints
      #expect(problem.conflicts.count == 1)
    }
  }
}
