internal import Cancellation
internal import ServiceContract

/// The result that a cancelled request did not reach; the raw value is the detail of the problem.
enum UnfinishedResult: String {
  case layoutRequest = "the layout was not read in time"
  case texts = "the texts were not measured in time"
  case snapshot = "the snapshot was not ready in time"
  case difference = "the difference was not ready in time"
}

extension CancellationCheck {
  /// Throws if the request is cancelled.
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
