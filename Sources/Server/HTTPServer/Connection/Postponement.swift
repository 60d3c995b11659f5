/// The place of a connection in a list of postponed ones. The loop resumes reading from it later.
struct Postponement {
  /// Why reading is paused.
  enum Reason {
    /// Its requests are refused faster than ``RefusalPace`` allows.
    case refused
    /// The loop had spent its time for the wake-up on other connections when the bytes arrived.
    case late
  }

  let reason: Reason
  /// The neighbours in the ``PostponedConnections``.
  var next: ConnectionHandle?
  var previous: ConnectionHandle?
}
