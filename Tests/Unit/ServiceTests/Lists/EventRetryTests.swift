import Testing

@testable import Service

/// When clients of a service that ends return.
@Suite struct EventRetryTests {
  @Test func `many clients of a service that ends return over a longer time`() {
    #expect(EventAnnouncer.retries(of: 1) == 500...3000)
    #expect(EventAnnouncer.retries(of: 10_000) == 500...20_500)
  }
}
