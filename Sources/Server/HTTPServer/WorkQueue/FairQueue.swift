/// The flow of a request: the unit that fair queueing serves in turn.
struct QueueFlow: Hashable, Sendable {
  /// The owner of an equal share, such as an address.
  var client: UInt64
  /// A token or a connection of the client.
  var id: UInt64
}

/// Identifies an element that waits in a ``FairQueue``; tickets are never reused.
struct QueueTicket: Equatable, Sendable {
  fileprivate var slot: Int
  fileprivate var serial: UInt64
}

/// A two-level fair queue: clients share the service equally by cost, and so do the flows of each
/// client.
///
/// Self-clocked fair queueing (Golestani, 1994): each request gets a finish tag, the virtual time
/// at which a processor shared by all flows would complete it. The least tag is served first. The
/// cost of a request is weighted by the number of its client's waiting flows, so that every client
/// has one share, however many flows it opens. A cheap request overtakes an expensive one only as
/// long as the difference in cost allows: no request starves.
struct FairQueue<Element> {
  private struct Slot {
    var element: Element?
    var flow: QueueFlow
    var cost: UInt64
    var tag: UInt64
    var serial: UInt64
    /// The index in the heap.
    var position: Int
  }

  private struct WaitingFlow {
    var count = 0
    var lastTag: UInt64 = 0
  }

  private var slots: [Slot] = []
  private var freeSlots: [Int] = []
  /// A binary min-heap of slot indices, ordered by tag.
  private var heap: [Int] = []
  private var flows: [QueueFlow: WaitingFlow] = [:]
  private var flowsOfClient: [UInt64: Int] = [:]
  /// The virtual time until which each client is charged for excess over its expected cost.
  private var chargedUntil: [UInt64: UInt64] = [:]
  private var virtualTime: UInt64 = 0
  private var lastSerial: UInt64 = 0
  /// The total cost of the waiting elements.
  private(set) var cost: UInt64 = 0

  /// The number of waiting elements.
  var count: Int { heap.count }
  var isEmpty: Bool { heap.isEmpty }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - flow: its flow.
  ///   - cost: its expected cost, in any unit.
  /// - Returns: a ticket that removes it again.
  /// - Complexity: O(log n).
  mutating func insert(_ element: Element, flow: QueueFlow, cost: UInt64) -> QueueTicket {
    let cost = max(1, cost)
    let tag = finishTag(flow, cost)
    if flows[flow] == nil { flowsOfClient[flow.client, default: 0] += 1 }
    flows[flow, default: WaitingFlow()].count += 1
    flows[flow]?.lastTag = tag
    lastSerial &+= 1
    let slot = Slot(
      element: element, flow: flow, cost: cost, tag: tag, serial: lastSerial, position: heap.count)
    let index: Int
    if let free = freeSlots.popLast() {
      index = free
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    heap.append(index)
    self.cost &+= cost
    rise(slot.position)
    return QueueTicket(slot: index, serial: lastSerial)
  }

  /// Removes and returns the element with the least tag.
  ///
  /// - Complexity: O(log n).
  mutating func popFirst() -> Element? {
    guard let first = heap.first else { return nil }
    virtualTime = slots[first].tag
    return take(first)
  }

  /// Removes and returns the element with the least tag whose client passes a test.
  ///
  /// - Complexity: O(n).
  mutating func popFirst(where isAllowed: (_ client: UInt64) -> Bool) -> Element? {
    let allowed = heap.filter { isAllowed(slots[$0].flow.client) }
    guard let first = allowed.min(by: isBefore) else { return nil }
    virtualTime = max(virtualTime, slots[first].tag)
    return take(first)
  }

  /// Removes a waiting element.
  ///
  /// - Returns: nil if it no longer waits.
  /// - Complexity: O(log n).
  mutating func remove(_ ticket: QueueTicket) -> Element? {
    guard slots.indices.contains(ticket.slot), slots[ticket.slot].element != nil,
      slots[ticket.slot].serial == ticket.serial
    else { return nil }
    return take(ticket.slot)
  }

  /// An upper estimate of the cost served before a request that arrives now.
  ///
  /// It is the lesser of two values: the total waiting cost, and the cost served to all clients
  /// together until the request's finish tag.
  ///
  /// - Complexity: O(1).
  func costAhead(of flow: QueueFlow, cost: UInt64) -> UInt64 {
    let clients = flowsOfClient.count + (flowsOfClient[flow.client] == nil ? 1 : 0)
    let distance = finishTag(flow, max(1, cost)) &- virtualTime
    return min(self.cost, distance.multipliedReportingOverflow(by: UInt64(clients)).partialValue)
  }

  /// Charges a client with cost beyond the expected cost of its requests, which delays its next
  /// ones by as much. Nothing is charged while the queue is empty, since nobody was delayed.
  ///
  /// - Complexity: O(1), amortized.
  mutating func charge(_ client: UInt64, cost: UInt64) {
    guard !heap.isEmpty else { return }
    if chargedUntil.count >= Self.mostCharged {
      let now = virtualTime
      chargedUntil = chargedUntil.filter { $0.value > now }
      guard chargedUntil.count < Self.mostCharged else { return }
    }
    chargedUntil[client] = max(virtualTime, chargedUntil[client] ?? 0) &+ cost
  }

  /// The maximum number of clients charged at once.
  private static var mostCharged: Int { 4096 }

  private func finishTag(_ flow: QueueFlow, _ cost: UInt64) -> UInt64 {
    let waiting = flows[flow]
    let shares = (flowsOfClient[flow.client] ?? 0) + (waiting == nil ? 1 : 0)
    let charged = chargedUntil.isEmpty ? 0 : chargedUntil[flow.client] ?? 0
    return max(virtualTime, waiting?.lastTag ?? 0, charged) &+ cost &* UInt64(shares)
  }

  /// Removes a slot from the heap, and its flow if that has no other waiting element.
  private mutating func take(_ index: Int) -> Element? {
    let slot = slots[index]
    let last = heap.removeLast()
    if last != index {
      heap[slot.position] = last
      slots[last].position = slot.position
      rise(slot.position)
      sink(slots[last].position)
    }
    slots[index].element = nil
    freeSlots.append(index)
    cost &-= slot.cost
    leave(slot.flow)
    if heap.isEmpty {
      virtualTime = 0
      if !chargedUntil.isEmpty { chargedUntil.removeAll(keepingCapacity: true) }
    }
    return slot.element
  }

  private mutating func leave(_ flow: QueueFlow) {
    guard let waiting = flows[flow] else { return }
    if waiting.count > 1 {
      flows[flow]?.count -= 1
      return
    }
    flows[flow] = nil
    let rest = (flowsOfClient[flow.client] ?? 1) - 1
    flowsOfClient[flow.client] = rest > 0 ? rest : nil
  }

  // MARK: Heap

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (slots[one].tag, slots[one].serial) < (slots[other].tag, slots[other].serial)
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    heap.swapAt(one, other)
    slots[heap[one]].position = one
    slots[heap[other]].position = other
  }

  private mutating func rise(_ position: Int) {
    var position = position
    while position > 0 {
      let parent = (position - 1) / 2
      guard isBefore(heap[position], heap[parent]) else { return }
      swap(position, parent)
      position = parent
    }
  }

  private mutating func sink(_ position: Int) {
    var position = position
    while true {
      var least = position
      for child in [2 * position + 1, 2 * position + 2]
      where child < heap.count && isBefore(heap[child], heap[least]) {
        least = child
      }
      if least == position { return }
      swap(position, least)
      position = least
    }
  }
}
