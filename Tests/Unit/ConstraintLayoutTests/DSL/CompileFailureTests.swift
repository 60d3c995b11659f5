import TestSupport
import Testing

struct `What does not compile` {
  @Test(arguments: [("anchors.swift", 17), ("layout-builder.swift", 10)])
  func `has an error in the line that is wrong, and no other line has one`(
    name: String, count: Int
  ) throws {
    let source = MarkedSource(name)
    let expected = try source.expected()
    #expect(expected.count >= count)
    let reported = try source.reported(try #require(MarkedSource.modules))
    #expect(reported.map(\.line) == expected.map(\.line), "\(reported)")
    for (error, words) in zip(reported, expected) where !words.message.isEmpty {
      #expect(error.message.contains(words.message), "line \(error.line)")
    }
  }
}
