import Testing

@testable import HTTPServer

/// Clients share the queue by cost, as do the flows of each client.
@Suite struct FairQueueTests {
  private typealias Queue = FairQueue<String>

  private func drain(_ queue: inout FairQueue<String>) -> [String] {
    var all: [String] = []
    while let next = queue.popFirst() { all.append(next) }
    return all
  }

  @Test func `one flow is served in the order in which it came`() {
    var queue = Queue()
    let flow = QueueFlow(client: 1, id: 1)
    for name in ["a", "b", "c"] { _ = queue.insert(name, flow: flow, cost: 10) }
    #expect(drain(&queue) == ["a", "b", "c"])
    #expect(queue.isEmpty)
  }

  @Test func `flows of one client take turns`() {
    var queue = Queue()
    for name in ["a1", "a2", "a3"] {
      _ = queue.insert(name, flow: QueueFlow(client: 1, id: 1), cost: 10)
    }
    _ = queue.insert("b1", flow: QueueFlow(client: 1, id: 2), cost: 10)
    #expect(drain(&queue).prefix(3).contains("b1"))
  }

  @Test func `a client with many flows has one share`() {
    var queue = Queue()
    for id in 0..<100 {
      _ = queue.insert("many", flow: QueueFlow(client: 1, id: UInt64(id)), cost: 10)
    }
    for number in 0..<5 {
      _ = queue.insert("few \(number)", flow: QueueFlow(client: 2, id: 1), cost: 10)
    }
    let first = drain(&queue).prefix(11)
    #expect(first.filter { $0.hasPrefix("few") }.count == 5)
  }

  @Test func `a cheap request goes before expensive ones that came first`() {
    var queue = Queue()
    for id in 0..<20 {
      _ = queue.insert("expensive", flow: QueueFlow(client: 1, id: UInt64(id)), cost: 100_000)
    }
    _ = queue.insert("cheap", flow: QueueFlow(client: 1, id: 99), cost: 1_000)
    #expect(drain(&queue).first == "cheap")
  }

  @Test func `an expensive request is not overtaken for ever`() {
    var queue = Queue()
    _ = queue.insert("expensive", flow: QueueFlow(client: 1, id: 0), cost: 100)
    var overtaking = 0
    for id in 1..<1_000 {
      _ = queue.insert("cheap", flow: QueueFlow(client: 1, id: UInt64(id)), cost: 1)
      if queue.popFirst() == "expensive" { break }
      overtaking += 1
    }
    #expect(overtaking < 150)
  }

  @Test func `a removed element is not served, and its ticket is invalid`() {
    var queue = Queue()
    let flow = QueueFlow(client: 1, id: 1)
    let first = queue.insert("a", flow: flow, cost: 10)
    _ = queue.insert("b", flow: flow, cost: 10)
    #expect(queue.remove(first) == "a")
    #expect(queue.remove(first) == nil)
    #expect(queue.cost == 10)
    _ = queue.insert("c", flow: flow, cost: 10)
    #expect(queue.remove(first) == nil)
    #expect(drain(&queue) == ["b", "c"])
    #expect(queue.cost == 0)
  }

  @Test func `a test of clients passes over those that it does not allow`() {
    var queue = Queue()
    _ = queue.insert("a", flow: QueueFlow(client: 1, id: 1), cost: 1)
    _ = queue.insert("b", flow: QueueFlow(client: 2, id: 1), cost: 10)
    #expect(queue.popFirst { $0 == 2 } == "b")
    #expect(queue.popFirst { $0 == 2 } == nil)
    #expect(queue.popFirst() == "a")
  }

  @Test func `a client with nothing waiting has little ahead of it`() {
    var queue = Queue()
    for id in 0..<100 {
      _ = queue.insert("many", flow: QueueFlow(client: 1, id: UInt64(id)), cost: 10)
    }
    #expect(queue.costAhead(of: QueueFlow(client: 1, id: 200), cost: 10) == 1_000)
    #expect(queue.costAhead(of: QueueFlow(client: 2, id: 1), cost: 10) == 20)
    #expect(queue.costAhead(of: QueueFlow(client: 1, id: 200), cost: 1) == 101)
  }

  /// In any order of insertions and removals, every element is removed once. While two clients
  /// always have a waiting element, each gets half of the served cost.
  @Test(arguments: 0..<50) func `random clients are served once each and fairly`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var queue = FairQueue<(client: UInt64, cost: UInt64, number: Int)>()
    var waiting: [Int: QueueTicket] = [:]
    var served: [UInt64: UInt64] = [:]
    var waitingOf: [UInt64: Int] = [:]
    var number = 0
    let most: UInt64 = 50
    func insert(_ client: UInt64) {
      let flow = QueueFlow(client: client, id: random.next() % (client * client * 10))
      let cost = 1 + random.next() % most
      waiting[number] = queue.insert((client, cost, number), flow: flow, cost: cost)
      waitingOf[client, default: 0] += 1
      number += 1
    }
    for _ in 0..<3_000 {
      // Both always have waiting requests.
      for client in [UInt64(1), 2, 3] {
        while waitingOf[client, default: 0] < Int(client) * 5 { insert(client) }
      }
      if random.next() % 10 == 0, let some = waiting.keys.min(), let ticket = waiting[some] {
        let removed = queue.remove(ticket)
        #expect(removed?.number == some)
        waiting[some] = nil
        if let removed { waitingOf[removed.client, default: 0] -= 1 }
        continue
      }
      guard let next = queue.popFirst() else { continue }
      #expect(waiting.removeValue(forKey: next.number) != nil)
      waitingOf[next.client, default: 0] -= 1
      served[next.client, default: 0] += next.cost
    }
    let all = served.values.reduce(0, +)
    for client in [UInt64(1), 2, 3] {
      let share = Double(served[client, default: 0]) / Double(all)
      #expect(share > 0.2 && share < 0.47, "client \(client) has \(share)")
    }
    while let next = queue.popFirst() { #expect(waiting.removeValue(forKey: next.number) != nil) }
    #expect(waiting.isEmpty)
    #expect(queue.cost == 0)
  }
}

/// A small deterministic random number generator.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
