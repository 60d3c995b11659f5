import Testing

@testable import API

@Suite struct ResponseSizeTests {
  @Test func `a response may reach its byte limit and not exceed it`() throws {
    var size = ResponseSize(limit: 10)
    try size.add(4)
    try size.add(6)
    #expect(throws: Problem.responseTooLong(limit: 10)) { try size.add(1) }
  }
}
