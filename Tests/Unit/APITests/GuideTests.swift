import Foundation
import TestSupport
import Testing
import LayoutRequests

/// The guides to the operations over HTTP; their samples are requests and responses.
struct `A guide to an operation` {
  struct Guide: CustomTestStringConvertible, Sendable {
    var page: String
    /// The schema of the request in the contract.
    var schema: String
    var respond: @Sendable (String) -> String

    var testDescription: String { page }
  }

  static let root = Repository.root

  /// Introductory guides, which do not cover every member.
  static let introductions = [
    Guide(page: "first-request.md", schema: "LayoutRequest") { layout($0).text },
    Guide(page: "constraints.md", schema: "LayoutRequest") { layout($0).text },
    Guide(page: "text-and-sizes.md", schema: "LayoutRequest") { layout($0).text },
    Guide(page: "continuous-integration.md", schema: "LayoutRequest") { layout($0).text },
    Guide(page: "ambiguity-and-conflicts.md", schema: "LayoutRequest") { layout($0).text },
  ]

  static let guides = [
    Guide(page: "layouts-over-http.md", schema: "LayoutRequest") { layout($0).text },
    Guide(page: "lists-over-http.md", schema: "SnapshotRequest") { snapshot($0).text },
  ]

  /// The requests of a page, each with the shown part of its response.
  private func samples(of guide: Guide) throws -> [(request: String, response: String)] {
    let page = Self.root.appending(path: "docs/guides/\(guide.page)")
    let text = try String(contentsOf: page, encoding: .utf8)
    var samples: [(request: String, response: String)] = []
    for block in text.components(separatedBy: "\n```json").dropFirst() {
      let sample = block.components(separatedBy: "\n```")[0]
      if sample.hasPrefix(" response\n") {
        #expect(samples.last?.response == "", "a response without a request: \(sample)")
        samples[samples.count - 1].response = String(sample.dropFirst(" response\n".count))
      } else {
        samples.append((sample, ""))
      }
    }
    return samples
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test(arguments: guides + introductions)
  func `shows the responses that its requests have`(guide: Guide) throws {
    let samples = try samples(of: guide)
    #expect(samples.count >= 3)
    for sample in samples {
      let shown = try json(sample.response)
      #expect((shown as? NSDictionary)?.count ?? 0 > 0)
      let response = try json(guide.respond(sample.request))
      #expect(missingMember(of: shown, in: response) == nil, "\(sample.request)")
    }
  }

  @Test(arguments: guides) func `has an example of every member of a request`(
    guide: Guide
  ) throws {
    let contract = try json(
      String(contentsOf: Self.root.appending(path: "openapi.json"), encoding: .utf8))
    let schemas = try #require(
      ((contract as? NSDictionary)?["components"] as? NSDictionary)?["schemas"] as? NSDictionary)
    var members: Set<String> = []
    collect(["$ref": "#/components/schemas/\(guide.schema)"], schemas, &members)
    #expect(members.count >= 30)
    var used: Set<String> = []
    for sample in try samples(of: guide) { collectUses(try json(sample.request), &used) }
    #expect(members.subtracting(used).sorted() == [])
  }

  /// Adds the names of the members that a schema describes, and the operations as `op=name`.
  private func collect(
    _ start: NSDictionary, _ schemas: NSDictionary, _ members: inout Set<String>
  ) {
    var seen: Set<String> = []
    var open = [start]
    while let schema = open.popLast() {
      if let name = (schema["$ref"] as? String)?.split(separator: "/").last.map(String.init),
        seen.insert(name).inserted, let target = schemas[name] as? NSDictionary
      {
        open.append(target)
      }
      for (key, value) in schema["properties"] as? [String: NSDictionary] ?? [:] {
        members.insert(key)
        open.append(value)
        guard key == "op" else { continue }
        let shared = (value["$ref"] as? String)?.split(separator: "/").last.map(String.init)
        let kind = shared.flatMap { schemas[$0] as? NSDictionary } ?? value
        let names = kind["enum"] as? [String] ?? [kind["const"] as? String ?? ""]
        members.formUnion(names.map { "op=\($0)" })
      }
      for key in ["anyOf", "oneOf", "allOf"] { open += schema[key] as? [NSDictionary] ?? [] }
      for key in ["items", "additionalProperties"] {
        if let value = schema[key] as? NSDictionary { open.append(value) }
      }
    }
  }

  private func collectUses(_ value: Any, _ members: inout Set<String>) {
    var open = [value]
    while let value = open.popLast() {
      if let list = value as? [Any] { open += list }
      for (key, value) in value as? [String: Any] ?? [:] {
        members.insert(key)
        if key == "op", let name = value as? String { members.insert("op=\(name)") }
        open.append(value)
      }
    }
  }
}
