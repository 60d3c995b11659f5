internal import EventLoop
public import HTTPServer
public import Logging

extension ServerNotice {
  /// Logs the notice.
  public func log(to logger: Logger) {
    switch self {
    case .outOfDescriptors(let limit, let connections):
      logger.warning(
        "out of file descriptors",
        metadata: [
          "limit": .stringConvertible(limit), "connections": .stringConvertible(connections),
        ])
    case .threadIsStuck(let thread):
      logger.error("a thread is stuck", metadata: Self.metadata(thread))
    case .threadContinues(let thread):
      logger.notice("a thread is no longer stuck", metadata: Self.metadata(thread))
    }
  }

  private static func metadata(_ thread: StuckThread) -> Logger.Metadata {
    var values: Logger.Metadata = ["thread": "\(thread.kind.rawValue)"]
    if let method = thread.method, let route = thread.route {
      values["operation"] = "\(method) \(route)"
    }
    if let id = thread.requestID { values["request"] = "\(id)" }
    return values
  }
}

extension Server.Outcome {
  /// Logs how a run ended, and exits the process if threads of the server did not end.
  ///
  /// Such a thread still runs, so the memory that it may use cannot be freed. The process exits
  /// with status 1 without waiting for it.
  public func conclude(_ logger: Logger, _ writer: LineWriter) {
    guard self == .abandoned else {
      logger.notice("stopped", metadata: ["outcome": "\(self)"])
      return
    }
    logger.error("stopped before all threads ended", metadata: ["outcome": "\(self)"])
    writer.close()
    Loop.endProcess(status: 1)
  }
}
