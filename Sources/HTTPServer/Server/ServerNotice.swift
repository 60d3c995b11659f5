/// An event that the operator of a running server should know.
public enum ServerNotice: Sendable, Equatable {
  /// All connections that the file descriptors allow are open. Reported at most once a minute.
  case outOfDescriptors(limit: Int, connections: Int)
}

/// Receives notices on the thread of an event loop, which it must not block.
public typealias NoticeHandler = @Sendable (ServerNotice) -> Void
