import ListStores
import Testing

@testable import Service

@Suite struct EventFrameTests {
  private let position = ListPosition(epoch: 0xab, number: 7)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `an event has its position as id`() {
    let frame = EventFrame.message(Array(#"{"a":1}"#.utf8), at: position)
    #expect(text(frame) == "id: \(position)\ndata: {\"a\":1}\n\n")
    #expect(text(EventFrame.message(Array("1".utf8), at: nil)) == "data: 1\n\n")
    #expect(text(EventFrame.position(position)) == "id: \(position)\n\n")
  }

  @Test func `no heartbeat and no notice has an id`() {
    let state = ListState(
      version: ListVersion(high: 1, low: 2), position: position, changes: 1,
      itemCount: 1, time: 1)
    let key = ListKey(owner: "", id: "a\"b")
    for frame in [
      EventFrame.heartbeat, EventFrame.deleted(key), EventFrame.slow(limit: 5),
      EventFrame.behind(retry: 600),
      EventFrame.revoked, EventFrame.closing(retry: 700), EventFrame.reset(key, "future", state),
      EventFrame.durable([[49]]), EventFrame.control(next: position, cursor: 3),
    ] {
      #expect(!text(frame).contains("\nid:") && !text(frame).hasPrefix("id:"), "\(text(frame))")
      #expect(text(frame).hasSuffix("\n\n"))
    }
    #expect(text(EventFrame.closing(retry: 700)).hasPrefix("retry: 700\nevent: closing\ndata: {"))
    #expect(text(EventFrame.deleted(key)) == "event: deleted\ndata: {\"list\":\"a\\\"b\"}\n\n")
  }

  @Test func `messages of a batch are one array`() {
    let batch = EventFrame.durable([Array("1".utf8), Array("2".utf8)])
    #expect(text(batch) == "event: data\ndata:[1,2]\n\n")
    let control = EventFrame.control(next: position, cursor: 3, isUpToDate: false)
    #expect(
      text(control)
        == "event: control\ndata:{\"streamNextOffset\":\"\(position)\",\"streamCursor\":\"3\"}\n\n")
  }

  @Test func `a cursor counts intervals, and never stays or goes back`() {
    let begin = 1_728_432_000_000
    #expect(EventCursor.next(after: nil, now: begin) == 0)
    #expect(EventCursor.next(after: nil, now: begin + 59_999) == 2)
    #expect(EventCursor.next(after: 1, now: begin + 59_999) == 2)
    for client in [2, 3, 1000] {
      let next = EventCursor.next(after: client, now: begin + 59_999)
      #expect(next > client && next <= client + 180)
    }
    // Counting on from the largest number would trap.
    #expect(EventCursor.next(after: .max, now: begin) == 0)
  }
}
