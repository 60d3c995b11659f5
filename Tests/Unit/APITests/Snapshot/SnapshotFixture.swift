import API
import Foundation
import TestSupport
import JSONDocuments
import JSONText
import Testing

/// A case of Tests/Fixtures/snapshot: a request and its response.
struct SnapshotFixture: CustomTestStringConvertible {
  let name: String
  let request: [UInt8]
  let status: Int
  /// The expected body; a version of `?` matches any.
  let response: String

  var testDescription: String { name }

  /// The files of all cases, by name.
  static let files: [URL] = {
    let folder = Repository.fixtures.appending(path: "snapshot")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }()

  /// The readable cases; a test verifies that all are readable.
  static let all = files.compactMap { try? SnapshotFixture($0) }

  init(_ file: URL) throws {
    let document = try JSONDocument.parse(Array(try Data(contentsOf: file)), numbers: .text)
    name = file.deletingPathExtension().lastPathComponent
    request = try Self.text(#require(document.root["request"]))
    status = try #require(document.root["status"]?.integer)
    response = String(decoding: try Self.text(#require(document.root["answer"])), as: UTF8.self)
  }

  /// A value in a normal form: members in order, numbers verbatim, no white space.
  static func text(_ value: JSONValue) -> [UInt8] {
    var json = JSONWriter()
    json.value(value)
    return json.bytes
  }
}

/// The response of the endpoint.
func snapshot(_ body: [UInt8], limits: RequestLimits = RequestLimits()) -> OperationResponse {
  body.withUnsafeBytes { SnapshotEndpoint.response(to: $0, in: OperationContext(limits: limits)) }
}

/// The response of the endpoint.
func snapshot(_ body: String, limits: RequestLimits = RequestLimits()) -> OperationResponse {
  snapshot(Array(body.utf8), limits: limits)
}

extension OperationResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The version of a snapshot; empty if the response is a problem.
  var version: String { text.split(separator: "\"").dropFirst(3).first.map(String.init) ?? "" }
}
