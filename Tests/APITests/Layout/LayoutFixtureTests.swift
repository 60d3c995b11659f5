import Foundation
import Testing

/// The cases of `Tests/Fixtures/layout`, one file each: a title, a request and expected members of
/// its response.
struct LayoutFixtureTests {
  struct Fixture: CustomTestStringConvertible, Sendable {
    var name: String
    var url: URL
    var testDescription: String { name }
  }

  static let fixtures: [Fixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/layout")
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
    let difference = difference(json["answer"], reply.json, at: "")
    #expect(difference == nil, "\(title): \(reply.text)")
  }

  /// The first difference of `response` from `expected` as text; nil if they match. Objects may
  /// have additional members.
  private func difference(_ expected: Any?, _ response: Any?, at path: String) -> String? {
    switch (expected, response) {
    case (let expected as NSDictionary, let response as NSDictionary):
      for key in expected.allKeys.compactMap({ $0 as? String }).sorted() {
        if let found = difference(expected[key], response[key], at: "\(path)/\(key)") {
          return found
        }
      }
      return nil
    case (let expected as NSArray, let response as NSArray):
      guard expected.count == response.count else {
        return "\(path) has \(response.count) elements, not \(expected.count)"
      }
      for index in 0..<expected.count {
        if let found = difference(expected[index], response[index], at: "\(path)/\(index)") {
          return found
        }
      }
      return nil
    case (let expected as NSNumber, let response as NSNumber):
      return abs(expected.doubleValue - response.doubleValue) <= 1e-9
        ? nil : "\(path) is \(response), not \(expected)"
    case (let expected as String, let response as String):
      return expected == response ? nil : "\(path) is \(response), not \(expected)"
    default:
      return "\(path) is \(response ?? "missing"), not \(expected ?? "missing")"
    }
  }
}
