import API
import ServiceTesting
import TestSupport

@testable import Service

/// A client of a service with fonts, which sends QUERY.
struct QueryClient {
  static let json = "Content-Type: application/json"
  static let layout = #"{"views":[{"id":"a","width":40,"height":20}]}"#
  let service: LiveService
  let client: RawClient

  init() throws {
    let fonts = FontStore(folders: FontStore.standardFolders)
    service = try LiveService { $0.fonts = fonts }
    client = try service.connect()
  }

  /// Sends a QUERY, of JSON without other fields.
  func query(
    _ path: String, _ body: String, _ fields: [String] = [json]
  ) throws -> RawClient.Response {
    try client.request("QUERY", path, fields, body: Array(body.utf8))
  }
}

extension RawClient.Response {
  /// The values of all field lines with a name.
  func values(_ name: String) -> [String] {
    head.split(separator: "\r\n").dropFirst().compactMap { line in
      line.lowercased().hasPrefix(name.lowercased() + ": ")
        ? String(line.dropFirst(name.count + 2)) : nil
    }
  }
}
