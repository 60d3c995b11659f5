import Foundation
import TestSupport
import ConstraintLayout
import ServiceTesting
import SectionSnapshots
import Testing
import TrellisClient

/// The second example of docs/guides/sequences-in-swift.md.
@Suite(.timeLimit(.minutes(10))) struct DocumentationTests {
  @Test func `the example of a client runs`() async throws {
    let service = try LiveService()
    let screen = View("screen", width: 375, height: 667)
    let label = View("label", intrinsicSize: .init(width: 400, height: 20))
    screen.addSubview(label)
    label.layout {
      $0.edges <= screen.edges
      $0.top == screen.top
      $0.leading == screen.leading
    }
    let url = service.url

    // The example begins here.
    let client = ServiceClient(at: url)

    let frames = try await client.layout(screen)  // a View, with its active constraints
    print(frames[label] as Any)

    let list = try ListSource(of: String.self) {
      "Cell 1"
      SectionSnapshotBuilder.parent("Cell 4") { "a.circle" }
    }
    let rows = try await client.snapshot(list)
    print(rows.items.compactMap(\.title))

    (label.width >= 1_000).activated()
    do throws(ClientError) {
      print(try await client.layout(screen)[label] as Any)
    } catch {
      guard case .problem(let problem) = error else { throw error }
      print(problem.code, problem.conflicts)  // unsatisfiable-constraints
    }
    // And ends here.

    #expect(frames[label] == Frame(x: 0, y: 0, width: 375, height: 20))
    #expect(rows.items.map(\.title) == ["Cell 1", "Cell 4", "a.circle"])
  }

  @Test func `the example is the one of the documentation`() throws {
    let root = Repository.root
    let page = try String(
      contentsOf: root.appending(path: "docs/guides/sequences-in-swift.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let from = try #require(source.range(of: "example begins here.\n")).upperBound
    let to = try #require(source[from...].range(of: "    // And ends here")).lowerBound
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let blocks = page.split(separator: "```swift\n").dropFirst().map {
      lines($0.prefix(upTo: $0.range(of: "```")!.lowerBound))
    }
    #expect(blocks.contains(lines(source[from..<to])))
  }
}
