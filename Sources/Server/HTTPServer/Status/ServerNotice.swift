/// An event that the operator of a running server should know.
public enum ServerNotice: Sendable, Equatable {
  /// All connections allowed by the file descriptors are open. Reported at most once a minute.
  case outOfDescriptors(limit: Int, connections: Int)
  /// A thread has made no progress for `stallTimeout`. The server is not ready until it does.
  case threadIsStuck(StuckThread)
  /// A thread that was stuck makes progress again, or has ended.
  case threadContinues(StuckThread)
}

/// Receives notices on a thread of the server. It must not block.
public typealias NoticeHandler = @Sendable (ServerNotice) -> Void
