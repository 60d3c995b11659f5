/// Decides which transfers run, and which wait for another one with the same host to end.
///
/// libcurl can only limit connections for all hosts alike, not per request.
struct TransferSchedule {
  enum Place {
    case waiting
    case running
  }

  private struct Host {
    var running = 0
    /// Waiting transfers in order of arrival, from `head` on; removed ones are `nil`.
    var queue: [CurlTransfer?] = []
    var head = 0
  }

  private var hosts: [String: Host] = [:]
  private var places: [ObjectIdentifier: (place: Place, transfer: CurlTransfer)] = [:]
  /// Hosts where a transfer may be able to begin.
  private var ready: Set<String> = []
  /// The largest connection limit so far.
  private(set) var largestLimit = 1

  /// Adds a transfer, which waits until ``next()`` returns it.
  mutating func add(_ transfer: CurlTransfer) {
    largestLimit = max(largestLimit, transfer.connectionsPerHost)
    hosts[transfer.host, default: Host()].queue.append(transfer)
    places[ObjectIdentifier(transfer)] = (.waiting, transfer)
    ready.insert(transfer.host)
  }

  /// The next transfer that may begin, first come, first served. It counts as running.
  ///
  /// - Complexity: O(1), amortised.
  mutating func next() -> CurlTransfer? {
    while let name = ready.first {
      if let transfer = next(at: name) { return transfer }
      ready.remove(name)
    }
    return nil
  }

  private mutating func next(at name: String) -> CurlTransfer? {
    guard var host = hosts.removeValue(forKey: name) else { return nil }
    defer { if host.running > 0 || host.head < host.queue.count { hosts[name] = host } }
    while host.head < host.queue.count {
      guard let transfer = host.queue[host.head] else {
        host.head += 1
        continue
      }
      guard host.running < transfer.connectionsPerHost else { return nil }
      host.queue[host.head] = nil
      host.head += 1
      if host.head > 64, host.head * 2 > host.queue.count {
        host.queue.removeFirst(host.head)
        host.head = 0
      }
      host.running += 1
      places[ObjectIdentifier(transfer)] = (.running, transfer)
      return transfer
    }
    return nil
  }

  /// Removes a transfer; returns its previous place, or `nil` if it had none.
  ///
  /// - Complexity: O(1) for a running transfer, O(waiting) for a waiting one.
  mutating func remove(_ transfer: CurlTransfer) -> Place? {
    guard let place = places.removeValue(forKey: ObjectIdentifier(transfer))?.place else {
      return nil
    }
    let name = transfer.host
    switch place {
    case .running:
      hosts[name]?.running -= 1
      if let host = hosts[name], host.running == 0, host.head >= host.queue.count {
        hosts[name] = nil
      }
    case .waiting:
      if let index = hosts[name]?.queue.firstIndex(where: { $0 === transfer }) {
        hosts[name]?.queue[index] = nil
      }
    }
    ready.insert(name)
    return place
  }

  /// Removes all transfers, and returns them.
  mutating func removeAll() -> [CurlTransfer] {
    defer { self = TransferSchedule() }
    return places.values.map(\.transfer)
  }
}
