internal import Synchronization

/// The places for processes that draw, shared fairly by the clients whose pictures they draw.
///
/// A client has three quarters of the places at most. One whose pictures are not being drawn may
/// wait for a place, in the order of arrival; others are refused at once, so that no client can
/// hold up the threads that wait.
final class PictureSlots: Sendable {
  private struct State {
    var running: [UInt64: Int] = [:]
    var count = 0
    /// Those that wait, the longest wait first.
    var waiting: [(ticket: UInt64, client: UInt64)] = []
    var lastTicket: UInt64 = 0
  }

  /// What became of a request for a place.
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

  /// Asks for a place.
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

  /// Whether there are places for all that wait and one more.
  private func canPass(_ state: borrowing State) -> Bool {
    state.count + state.waiting.count < places
  }

  /// Whether a place is free for one that waits; it has it then.
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

  /// Gives a place back.
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
