import Foundation
import TestSupport
import Testing

/// The cases of `Tests/Fixtures/layout`, one per file: a title, a request and expected members of
/// its response.
struct LayoutFixtureTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    var name: String
    var url: URL
    var testDescription: String { name }
  }

  static let fixtures: [Fixture] = {
    let folder = Repository.fixtures.appending(path: "layout")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map { Fixture(name: $0.deletingPathExtension().lastPathComponent, url: $0) }
  }()

  @Test func `there are fixtures`() {
    #expect(Self.fixtures.count > 50)
  }

  @Test(arguments: fixtures)
  func `the response says what the fixture expects`(fixture: Fixture) throws {
    let data = try Data(contentsOf: fixture.url)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
    let request = try #require(json["request"] as? NSDictionary)
    let reply = LayoutClient().post(request)
    let title = json["title"] as? String ?? fixture.name
    #expect(reply.status == json["status"] as? Int, "\(title): \(reply.text)")
    let difference = missingMember(of: json["answer"], in: reply.json)
    #expect(difference == nil, "\(title): \(reply.text)")
  }
}
