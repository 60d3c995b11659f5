import HTTPCore
import Testing
import TextBytes

@testable import Service

@Suite struct QueryParameterTests {
  private func values(_ query: String?) throws -> TextDictionary<String> {
    guard let query else { return try QueryParameters(nil, known: ["device", "scene"]).values }
    return try Array(query.utf8).withUnsafeBytes {
      try QueryParameters($0, known: ["device", "scene"]).values
    }
  }

  @Test func `values are decoded`() throws {
    #expect(try values(nil) == [:])
    #expect(try values("") == [:])
    #expect(
      try values("device=393x852&scene=a%20b+c%C3%A9") == ["device": "393x852", "scene": "a b cé"])
    #expect(try values("&scene&&device=a=b") == ["scene": "", "device": "a=b"])
  }

  @Test(arguments: ["device=%", "device=%2", "device=%zz", "device=%FF", "%=1"])
  func `what is no encoding is refused`(query: String) {
    let error = #expect(throws: QueryParameters.Failure.self) { try values(query) }
    #expect(error?.reason == "the query is not percent-encoded UTF-8")
  }

  @Test func `names that are not known or stand there twice are refused`() {
    let unknown = #expect(throws: QueryParameters.Failure.self) { try values("devcie=a") }
    #expect(unknown?.reason.hasSuffix("known parameters: device and scene") == true)
    let twice = #expect(throws: QueryParameters.Failure.self) { try values("scene=a&scene=a") }
    #expect(twice?.reason == "the query repeats the parameter scene")
  }
}
