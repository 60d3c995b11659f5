public import API
public import MemoryMetering
internal import ServiceContract

/// The problem of a request that was stopped because of its memory use.
///
/// An operation cannot tell why it was stopped, and reports the time limit or a response that is
/// too long. Its caller stopped it, and replaces that problem with the memory limit.
extension OperationResponse {
  /// This response, or the problem of the exceeded memory limit.
  public func reporting(_ excess: MemoryMeter.Excess?, _ limits: MemoryLimits) -> OperationResponse
  {
    excess.map { OperationResponse(Problem($0, limits)) } ?? self
  }
}

extension Problem {
  fileprivate init(_ excess: MemoryMeter.Excess, _ limits: MemoryLimits) {
    switch excess {
    case .request:
      self.init(
        .workLimitExceeded,
        "the request takes more memory than the limit of \(limits.request) maxRequestMemory bytes",
        limit: "maxRequestMemory")
    case .process:
      self.init(
        .overloaded,
        """
        the server's memory is at its limit of \(limits.process) maxMemory bytes, of which this request held a \
        large part
        """, limit: "maxMemory")
    }
  }
}
