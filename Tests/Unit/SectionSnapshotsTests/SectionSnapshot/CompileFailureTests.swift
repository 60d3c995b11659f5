import TestSupport
import Testing

@Suite struct CompileFailureTests {
  @Test func `a wrong statement of a declaration has an error in its line, no other line has one`()
    throws
  {
    let source = MarkedSource("snapshot-builder.swift")
    let expected = try source.expected()
    #expect(expected.count >= 10)
    let reported = try source.reported(try #require(MarkedSource.modules))
    #expect(reported.map(\.line) == expected.map(\.line), "\(reported)")
    for (error, words) in zip(reported, expected) where !words.message.isEmpty {
      #expect(error.message.contains(words.message), "line \(error.line)")
    }
  }
}
