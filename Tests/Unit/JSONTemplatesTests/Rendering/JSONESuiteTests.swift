import API
import Foundation
import JSONTemplates
import JSONDocuments
import JSONText
import TestSupport
import Testing

/// The public conformance suite of JSON-e.
@Suite struct JSONESuiteTests {
  @Test func `every case of the public suite has its expected result or error`() throws {
    guard let suite = SharedSuite.suite("json-e") else { return }
    let bytes = Array(try Data(contentsOf: suite.appending(path: "cases.json")))
    let document = try JSONDocument.parse(bytes, numbers: .text)
    var count = 0
    for one in document.root.elements {
      count += 1
      let title = try #require(one["title"]?.string)
      let name: Comment = "case \(count), \(title)"
      let template = try #require(one["template"])
      let context = try #require(one["context"])
      do {
        let result = try render(template, context)
        let expected = try #require(one["result"], name)
        #expect(try Self.areEqual(result, expected), "case \(count), \(title): \(result)")
      } catch let error as TemplateError {
        let expected = try #require(one["error"], "case \(count), \(title): \(error)")
        if let text = expected.string {
          #expect(error.description == text, name)
        } else {
          #expect(expected.bool == true, name)
        }
      }
    }
    #expect(count == 700)
  }

  /// Whether a JSON text and a value are equal, regardless of member order.
  private static func areEqual(_ text: String, _ value: JSONValue) throws -> Bool {
    var json = JSONWriter()
    json.value(value)
    let options = JSONSerialization.ReadingOptions.fragmentsAllowed
    let a = try JSONSerialization.jsonObject(with: Data(text.utf8), options: options)
    let b = try JSONSerialization.jsonObject(with: Data(json.bytes), options: options)
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
  }
}
