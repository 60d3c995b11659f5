/// The rate at which one event loop refuses requests without consequence: a token bucket.
///
/// A refusal is cheap, and clients that ask again at once still make so many that they take the
/// processors from the work. Past the rate, a refused connection is not read until its turn comes,
/// so that refusals take a bounded part of the loop's time however many connections ask.
struct RefusalPace {
  /// Refusals a second.
  static let rate: UInt64 = 2_000
  /// Refusals that may come at once.
  static let burst: UInt64 = 200

  private static var interval: UInt64 { 1_000_000_000 / rate }

  /// When the bucket was full, or will be, in nanoseconds.
  private var full: UInt64 = 0

  /// Takes a token.
  ///
  /// - Parameter now: the time in nanoseconds.
  /// - Returns: whether there was one.
  mutating func take(_ now: UInt64) -> Bool {
    let next = max(full, now) &+ Self.interval
    guard next <= now &+ Self.burst &* Self.interval else { return false }
    full = next
    return true
  }
}

/// The connections of one loop that are not read until their turn comes, linked through themselves,
/// the longest held first.
///
/// A connection that joins or leaves is being changed itself: here only its neighbours are.
struct HeldConnections {
  private(set) var first: ConnectionHandle?
  private(set) var last: ConnectionHandle?

  /// Links a connection behind `last`, which it names as its previous one.
  mutating func append(_ connection: ConnectionHandle) {
    if let last { last.connection.nextHeld = connection } else { first = connection }
    last = connection
  }

  /// Links the neighbours of a connection with each other.
  mutating func remove(
    between previous: ConnectionHandle?,
    and next: ConnectionHandle?
  ) {
    if let next { next.connection.previousHeld = previous } else { last = previous }
    if let previous { previous.connection.nextHeld = next } else { first = next }
  }
}
