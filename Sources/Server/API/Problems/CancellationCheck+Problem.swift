internal import Cancellation
internal import ServiceContract

/// The result that a cancelled request did not reach; its raw value is the problem's detail.
enum UnfinishedResult: String {
  case layoutRequest = "the layout was not read in time"
  case texts = "the texts were not measured in time"
  case snapshot = "the snapshot was not ready in time"
  case difference = "the difference was not ready in time"
}

extension CancellationCheck {
  /// Ends a request that is cancelled.
  ///
  /// - Throws: `time-limit-exceeded`.
  func check(_ result: UnfinishedResult) throws(Problem) {
    do {
      try check()
    } catch {
      throw Problem(.timeLimitExceeded, result.rawValue)
    }
  }
}
