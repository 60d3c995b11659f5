internal import Synchronization

/// The slots for drawing processes, shared fairly among clients.
///
/// A client may hold up to three quarters of the slots. A client that holds none may wait for one,
/// in order of arrival. Others are refused at once, so that no client can block all waiting
/// threads.
final class PictureSlots: Sendable {
  private struct State {
    var running: [UInt64: Int] = [:]
    var count = 0
    /// The waiting requests, longest wait first.
    var waiting: [(ticket: UInt64, client: UInt64)] = []
    var lastTicket: UInt64 = 0
  }

  /// The answer to a request for a slot.
  enum Answer: Equatable {
    case taken
    case waits(ticket: UInt64)
    case refused
  }

  private let places: Int
  private let mostOfClient: Int
  private let state = Mutex(State())

  init(places: Int) {
    self.places = max(0, places)
    mostOfClient = max(1, places * 3 / 4)
  }

  /// Requests a slot.
  ///
  /// - Complexity: O(n) in the places.
  func ask(for client: UInt64) -> Answer {
    state.withLock { state in
      let own = state.running[client, default: 0]
      if state.count < places, own < mostOfClient,
        state.waiting.isEmpty || own == 0 && canPass(state)
      {
        Self.add(client, to: &state)
        return .taken
      }
      guard own == 0, state.waiting.count < places,
        !state.waiting.contains(where: { $0.client == client })
      else { return .refused }
      state.lastTicket &+= 1
      state.waiting.append((state.lastTicket, client))
      return .waits(ticket: state.lastTicket)
    }
  }

  /// Whether there are slots for all waiting requests and one more.
  private func canPass(_ state: borrowing State) -> Bool {
    state.count + state.waiting.count < places
  }

  /// Takes a slot for a waiting request if it is next and a slot is free; returns whether it did.
  func isTaken(_ ticket: UInt64) -> Bool {
    state.withLock { state in
      guard state.count < places, let first = state.waiting.first, first.ticket == ticket else {
        return false
      }
      state.waiting.removeFirst()
      Self.add(first.client, to: &state)
      return true
    }
  }

  /// Stops waiting.
  func leave(_ ticket: UInt64) {
    state.withLock { state in state.waiting.removeAll { $0.ticket == ticket } }
  }

  /// Returns a slot.
  func giveBack(of client: UInt64) {
    state.withLock { state in
      let rest = state.running[client, default: 0] - 1
      state.running[client] = rest > 0 ? rest : nil
      state.count -= 1
    }
  }

  private static func add(_ client: UInt64, to state: inout State) {
    state.running[client, default: 0] += 1
    state.count += 1
  }
}
