import API
import Foundation
import Service
import ServiceTesting
import Testing
import TrellisClient

/// The code that the playground offers for its requests. Tests/System/Browser compares it with what
/// the page writes.
@Suite(.timeLimit(.minutes(10))) struct PlaygroundSnippetTests {
  private let service = try! LiveService {
    $0.fonts = FontStore(folders: FontStore.standardFolders)
  }

  /// Collects what the code prints.
  private final class Output {
    private(set) var lines: [String] = []

    func add(_ items: [Any]) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }
  }

  @Test func `the code of a layout prints the frames`() async throws {
    let output = Output()
    func print(_ items: Any...) { output.add(items) }
    let client = service.client
    // The code of the tab layout begins here.
    let request = try RawJSON(
      ##"""
      {"views": [{"id": "it's \\#(x)", "width": 300, "height": 200}]}
      """##)
    print(try await client.layout(request).json)
    // And ends here.
    let frame = ##""frames":{"it's \\#(x)":{"x":0,"y":0,"width":300,"height":200}}"##
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.contains(frame) == true, "\(output.lines)")
  }

  @Test func `the code of texts prints their sizes`() async throws {
    let output = Output()
    func print(_ items: Any...) { output.add(items) }
    let client = service.client
    // The code of the tab text begins here.
    let request = try RawJSON(
      #"""
      {"texts": [{"text": "Hello", "widths": [100]}]}
      """#)
    let step = ServiceStep("texts", post: "/v1/text", .body(request))
    print(try await client.sequence([step]).steps[0].body)
    // And ends here.
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.contains(#""forWidth":100"#) == true, "\(output.lines)")
  }

  @Test func `the code of a list prints its rows`() async throws {
    let output = Output()
    func print(_ items: Any...) { output.add(items) }
    let client = service.client
    // The code of the tab list begins here.
    let request = try RawJSON(
      #"""
      {"items": ["a", {"id": "b", "children": ["c"]}]}
      """#)
    print(try await client.snapshot(ListSource(json: request)).json)
    // And ends here.
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.contains(#""itemCount":3"#) == true, "\(output.lines)")
  }

  @Test func `the code of differences prints the operations`() async throws {
    let output = Output()
    func print(_ items: Any...) { output.add(items) }
    let client = service.client
    // The code of the tab diff begins here.
    let from = try RawJSON(
      #"""
      {"items": ["a", "b"]}
      """#)
    let to = try RawJSON(
      #"""
      {"items": ["b"]}
      """#)
    print(try await client.difference(from: ListSource(json: from), to: ListSource(json: to)).json)
    // And ends here.
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.contains(#""op":"remove""#) == true, "\(output.lines)")
  }

  @Test func `the code of a sequence prints its steps`() async throws {
    let output = Output()
    func print(_ items: Any...) { output.add(items) }
    let client = service.client
    // The code of the tab sequence begins here.
    let input = try RawJSON(
      #"""
      ["a"]
      """#)
    let body1 = try RawJSON(
      #"""
      {"items": {"$eval": "input"}}
      """#)
    let steps = [
      ServiceStep("list", post: "/v1/snapshot", .template(body1))
    ]
    let reply = try await client.sequence(input: input, steps)
    for step in reply.steps { print(step.id, step.status, step.body) }
    // And ends here.
    #expect(output.lines.count == 1)
    #expect(output.lines.first?.hasPrefix("list 200 {") == true, "\(output.lines)")
  }
}
