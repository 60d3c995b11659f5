public import API
public import MemoryMetering

/// The problem of a request that was stopped for the memory it held.
///
/// Operations know of one way to be stopped, and tell of it as of the time limit, or of an answer
/// that is too long; which limit it was is known to whoever stopped them.
extension OperationResponse {
  /// This answer; or, where memory was what ended the work, the problem that says so.
  public func telling(of excess: MemoryMeter.Excess?, _ limits: MemoryLimits) -> OperationResponse {
    excess.map { OperationResponse(Problem($0, limits)) } ?? self
  }
}

extension Problem {
  fileprivate init(_ excess: MemoryMeter.Excess, _ limits: MemoryLimits) {
    switch excess {
    case .request:
      self.init(
        .workLimitExceeded,
        "the request takes more memory than the limit of \(limits.request) maxRequestMemory bytes")
    case .process:
      self.init(
        .overloaded,
        """
        the server's memory is at its limit of \(limits.process) maxMemory bytes, of which this request held a \
        large part
        """)
    }
  }
}
