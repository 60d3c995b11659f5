/// Something about a running server that its operator should know.
public enum ServerNotice: Sendable, Equatable {
  /// There are file descriptors for no more than so many connections, and they are there; told at
  /// most once a minute.
  case outOfDescriptors(limit: Int, connections: Int)
}

/// Is told of notices, on the thread of an event loop, which it must not keep waiting.
public typealias NoticeHandler = @Sendable (ServerNotice) -> Void
