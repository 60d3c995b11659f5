import API
import HTTPServer
import ListStores
import Testing

@testable import Service

/// What a subscription passes on, from the registration to the end.
@Suite struct EventSubscriptionTests {
  private static let key = ListKey(owner: "", id: "a")
  private static let piece = [UInt8](repeating: 120, count: 100)

  private let body = LiveBody()

  private func subscription(
    _ format: KeptListChanges.Format? = nil, limit: Int = 1 << 20
  ) -> EventSubscription {
    EventSubscription(
      [Self.key], client: 1, variant: EventVariant(format: format, framing: .plain),
      sink: .stream(body), limit: limit, now: 0)
  }

  private func state(_ number: Int) -> ListState {
    ListState(
      version: ListVersion(high: 1, low: 2),
      position: ListPosition(epoch: 1, number: number), changes: 1, itemCount: 1, time: 1)
  }

  private func stored(
    _ number: Int, after old: Int? = nil, as format: KeptListChanges.Format? = nil
  ) -> EventAnnouncement {
    stored(number, [format: .message(Self.piece, after: old)])
  }

  private func stored(
    _ number: Int, _ outcomes: [KeptListChanges.Format?: EventAnnouncement.Outcome]
  ) -> EventAnnouncement {
    EventAnnouncement(Self.key, .stored(state(number)), outcomes)
  }

  /// The bytes that have been passed on; `nil` if the body has ended.
  private var passed: Int? { body.append([]) }

  private var bytesOfEvent: Int {
    EventFrame.message(Self.piece, at: ListPosition(epoch: 1, number: 1)).count
  }

  @Test func `what is announced before the read waits, and what the read had is dropped`() {
    let subscription = subscription()
    for number in 4...7 { subscription.receive(stored(number), now: 0) }
    #expect(passed == 0)
    subscription.begin(bases: [Self.key: 5], now: 0)
    #expect(passed == 2 * bytesOfEvent)
    for number in 6...8 { subscription.receive(stored(number), now: 0) }
    #expect(passed == 3 * bytesOfEvent)
  }

  @Test func `a deletion that the client knows is not repeated`() {
    let other = ListKey(owner: "", id: "b")
    let subscription = EventSubscription(
      [Self.key, other], client: 1, variant: EventVariant(format: nil, framing: .plain),
      sink: .stream(body), limit: 1 << 20, now: 0)
    subscription.receive(EventAnnouncement(Self.key, .deleted(after: 5)), now: 0)
    subscription.begin(bases: [Self.key: 5, other: 5], missing: [Self.key], now: 0)
    #expect(passed == 0)
    subscription.receive(stored(6), now: 0)
    #expect(passed == bytesOfEvent)
    for _ in 0..<2 {
      subscription.receive(EventAnnouncement(Self.key, .deleted(after: 6)), now: 0)
    }
    #expect(passed == bytesOfEvent + EventFrame.deleted(Self.key).count)
  }

  @Test func `a deletion before what the read had is dropped`() {
    let subscription = subscription()
    subscription.receive(EventAnnouncement(Self.key, .deleted(after: 4)), now: 0)
    subscription.receive(stored(5), now: 0)
    subscription.begin(bases: [Self.key: 5], now: 0)
    #expect(passed == 0)
    subscription.receive(stored(6), now: 0)
    #expect(passed == bytesOfEvent)
  }

  @Test func `changes from a state that the client does not have end the stream`() {
    let subscription = subscription(.operations)
    subscription.begin(bases: [Self.key: 5], now: 0)
    subscription.receive(stored(6, after: 5, as: .operations), now: 0)
    #expect(!subscription.isOver)
    subscription.receive(stored(8, after: 7, as: .operations), now: 0)
    #expect(subscription.isOver && passed == nil)
  }

  @Test func `a state that is no longer stored is left to the next event`() {
    let subscription = subscription(.operations)
    subscription.begin(bases: [Self.key: 5], now: 0)
    subscription.receive(stored(6, [.operations: .gone]), now: 0)
    #expect(passed == 0 && !subscription.isOver)
    subscription.receive(stored(7, as: .operations), now: 0)
    #expect(passed == bytesOfEvent)
  }

  @Test func `a message that could not be made ends the stream`() {
    let subscription = subscription(.operations)
    subscription.begin(bases: [Self.key: 5], now: 0)
    subscription.receive(stored(6, [.operations: .failed]), now: 0)
    #expect(subscription.isOver && passed == nil)
  }

  @Test func `a message that is not made holds back those after it, and no others`() {
    let other = ListKey(owner: "", id: "b")
    let subscription = EventSubscription(
      [Self.key, other], client: 1, variant: EventVariant(format: .rows, framing: .plain),
      sink: .stream(body), limit: 1 << 20, now: 0)
    subscription.begin(bases: [Self.key: 5, other: 5], now: 0)
    let first = stored(6, [:])
    let second = EventAnnouncement(
      other, .stored(state(7)), [.rows: .message(Self.piece, after: 5)])
    subscription.receive(first, now: 0)
    subscription.receive(second, now: 0)
    #expect(passed == 0)
    #expect(subscription.needs(first, in: .rows) && !subscription.needs(first, in: .text))
    subscription.beat(now: 100, interval: 10)
    #expect(passed == EventFrame.heartbeat.count, "a heartbeat waits for nothing")
    first.resolve(.rows, .message(Self.piece, after: 5))
    subscription.resume(now: 100)
    #expect(passed == EventFrame.heartbeat.count + 2 * bytesOfEvent)
    #expect(!subscription.needs(first, in: .rows))
  }

  @Test func `a client that waits for too many messages is cut off`() {
    let subscription = subscription(.operations)
    subscription.begin(bases: [Self.key: 0], now: 0)
    for number in 1...EventSubscription.mostWaiting {
      subscription.receive(stored(number, [:]), now: 0)
    }
    #expect(!subscription.isOver && passed == 0)
    let next = stored(EventSubscription.mostWaiting + 1, [:])
    subscription.receive(next, now: 0)
    #expect(subscription.isOver && passed == nil && !subscription.needs(next, in: .operations))
  }

  @Test func `a token that is revoked ends a stream that waits for a message`() {
    let subscription = subscription(.operations)
    subscription.begin(bases: [Self.key: 0], now: 0)
    subscription.receive(stored(1, [:]), now: 0)
    subscription.end(.revoked)
    #expect(subscription.isOver && passed == nil)
  }

  @Test func `a client that leaves the limit unread gets no further event`() {
    let subscription = subscription(limit: 2 * bytesOfEvent)
    subscription.begin(bases: [Self.key: 0], now: 0)
    for number in 1...3 { subscription.receive(stored(number), now: 0) }
    #expect(!subscription.isOver)
    subscription.receive(stored(4), now: 0)
    #expect(subscription.isOver && passed == nil)
  }

  @Test func `what the client gets first does not count as unread`() {
    let subscription = subscription(limit: 0)
    subscription.begin(
      with: [UInt8](repeating: 1, count: 5000), bases: [Self.key: 0], now: 0)
    subscription.receive(stored(1), now: 0)
    #expect(!subscription.isOver)
  }

  @Test func `a heartbeat follows an interval without an event`() {
    let subscription = subscription()
    subscription.beat(now: 50, interval: 10)
    #expect(passed == 0, "its base is unknown")
    subscription.begin(bases: [Self.key: 0], now: 50)
    subscription.receive(stored(1), now: 60)
    subscription.beat(now: 69, interval: 10)
    #expect(passed == bytesOfEvent)
    subscription.beat(now: 70, interval: 10)
    #expect(passed == bytesOfEvent + EventFrame.heartbeat.count)
  }

  @Test func `a poll is finished once`() {
    let response = DeferredResponse()
    let subscription = EventSubscription(
      [Self.key], client: 1, variant: EventVariant(format: nil, framing: .array),
      sink: .poll(response), limit: 0, now: 0)
    subscription.begin(bases: [Self.key: 3], tail: state(3).position, now: 0)
    subscription.receive(stored(3), now: 0)
    #expect(!response.isFinished)
    subscription.receive(stored(4), now: 0)
    #expect(response.isFinished && subscription.isOver)
    subscription.end(.inTime)
  }

  @Test func `a token counts while its holder owns the lists`() throws {
    let file = "alice 2bd806c97f0e00af1a1fc3328fa763a9269723c8db8fac4f93af71db186d6e90"
    let table = try TokenTable(file)
    func isValid(_ token: String?, of owner: String) -> Bool {
      EventSubscription(
        [ListKey(owner: owner, id: "a")], client: 1, token: token.map { Array($0.utf8) },
        variant: EventVariant(format: nil, framing: .plain), sink: .stream(body), limit: 0, now: 0
      ).isValid(in: table)
    }
    #expect(isValid("alice", of: "alice") && isValid(nil, of: ""))
    #expect(!isValid("alice", of: "bob") && !isValid("bob", of: "bob"))
  }
}
