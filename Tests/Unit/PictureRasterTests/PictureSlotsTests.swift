import Testing

@testable import PictureRaster

@Suite struct PictureSlotsTests {
  @Test func `one client has three quarters of the places, and others the rest`() {
    let slots = PictureSlots(places: 4)
    for _ in 0..<3 { #expect(slots.ask(for: 1) == .taken) }
    #expect(slots.ask(for: 1) == .refused)
    #expect(slots.ask(for: 2) == .taken)
    slots.giveBack(of: 1)
    #expect(slots.ask(for: 1) == .taken)
  }

  @Test func `a client without a place waits for the next, before those that have had one`() throws
  {
    let slots = PictureSlots(places: 1)
    #expect(slots.ask(for: 1) == .taken)
    guard case .waits(let ticket) = slots.ask(for: 2) else {
      Issue.record("it does not wait")
      return
    }
    #expect(slots.ask(for: 1) == .refused && slots.ask(for: 2) == .refused)
    #expect(slots.ask(for: 3) == .refused)
    #expect(!slots.isTaken(ticket))
    slots.giveBack(of: 1)
    guard case .refused = slots.ask(for: 1) else {
      Issue.record("it overtakes")
      return
    }
    #expect(slots.isTaken(ticket))
    guard case .waits(let other) = slots.ask(for: 1) else {
      Issue.record("it does not wait")
      return
    }
    slots.leave(other)
    slots.giveBack(of: 2)
    #expect(slots.ask(for: 1) == .taken)
  }

  @Test func `without places everyone is refused`() {
    #expect(PictureSlots(places: 0).ask(for: 1) == .refused)
  }
}
