import Testing

@testable import HTTPServer

@Suite struct TransferRateTests {
  @Test func `it is too early to tell until some ticks have passed`() {
    var rate = TransferRate()
    for tick in 0..<4 {
      rate.note(1_000 * tick)
      #expect(rate.ticks(for: 1) == nil)
    }
    rate.note(4_000)
    #expect(rate.ticks(for: 5_000) == 5)
  }

  @Test func `a transfer that stops is soon a slow one`() {
    var rate = TransferRate()
    for tick in 0..<10 { rate.note(1_000_000 * tick) }
    #expect(rate.ticks(for: 8_000_000) == 8)
    for _ in 0..<100 { rate.note(9_000_000) }
    #expect(rate.ticks(for: 8_000_000) == 8_000_000)
  }

  @Test func `a new transfer resets the rate`() {
    var rate = TransferRate()
    for tick in 0..<10 { rate.note(1_000 * tick) }
    rate.note(-20)
    #expect(rate.ticks(for: 1) == nil)
  }

  @Test func `a ledger forgets clients that hold nothing`() {
    let ledger = ClientLedger()
    #expect(ledger.charge(7, with: 100) == 100)
    #expect(ledger.charge(8, with: 1) == 1)
    #expect(ledger.charge(7, with: -40) == 60)
    #expect(ledger.charge(7, with: -60) == 0)
    #expect(ledger.charge(7, with: 0) == 0)
  }
}
