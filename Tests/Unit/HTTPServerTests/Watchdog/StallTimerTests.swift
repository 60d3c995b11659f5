import Testing

@testable import HTTPServer

@Suite struct StallTimerTests {
  private func changes(_ values: [UInt64?], limit: UInt64 = 100) -> [StallTimer.Change?] {
    var timer = StallTimer()
    return values.map { timer.observe($0, elapsed: 50, limit: limit) }
  }

  @Test func `a value that does not change is stuck at the limit, and told once`() {
    #expect(changes([1, 1, 1, 1, 1]) == [nil, nil, .isStuck, nil, nil])
    #expect(changes([1, 1, 1], limit: 101) == [nil, nil, nil])
  }

  @Test func `a value that changes, or has nothing to do, is never stuck`() {
    #expect(changes([1, 1, 2, 2, 1, 1]) == [nil, nil, nil, nil, nil, nil])
    #expect(changes([nil, nil, nil, nil]) == [nil, nil, nil, nil])
    #expect(changes([1, 1, nil, 1, 1]) == [nil, nil, nil, nil, nil])
  }

  @Test func `a value that changes after all goes on, and can be stuck again`() {
    #expect(changes([1, 1, 1, 2, 2, 2]) == [nil, nil, .isStuck, .continues, nil, .isStuck])
    #expect(changes([1, 1, 1, nil, nil]) == [nil, nil, .isStuck, .continues, nil])
  }
}
