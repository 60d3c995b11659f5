import Synchronization

/// The activity of a thread of the work queue.
///
/// A request makes progress by polling whether it should stop, as long as the answer is no.
final class WorkActivity: ThreadActivity {
  private let job = Mutex<QueuedRequestHandle?>(nil)

  /// Reports that a request begins, or, with nil, has ended. It must live in between.
  func work(on job: QueuedRequestHandle?) {
    self.job.withLock { $0 = job }
  }

  var kind: StuckThread.Kind { .workThread }

  var progress: UInt64? {
    job.withLock { $0?.request.turn.progress }
  }

  var operation: (row: Int, id: [UInt8])? {
    job.withLock { $0.map { ($0.row, Array($0.request.message.publicID)) } }
  }
}
