/// A request on the work queue.
///
/// Its fields belong to several threads, as documented at ``QueuedRequest``. Methods of the handle
/// touch single fields, because a mutating method of the request itself would claim all of them.
struct QueuedRequestHandle: @unchecked Sendable {
  // Unchecked: the locks of the work queue and of the completions guard each handover of the
  // request between threads.

  private let address: UnsafeMutablePointer<QueuedRequest>

  /// Allocates a request; `deallocate()` frees it.
  init(_ request: consuming QueuedRequest) {
    address = .allocate(capacity: 1)
    address.initialize(to: request)
  }

  @inline(__always)
  var request: QueuedRequest {
    unsafeAddress { UnsafePointer(address) }
    nonmutating unsafeMutableAddress { address }
  }

  /// Frees the request.
  func deallocate() {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
