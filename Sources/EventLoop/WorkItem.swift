import CUV

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One piece of work on libuv's work queue, which all loops of the process share.
///
/// Its memory lives until `done` has been called.
public struct WorkItem {
  /// Called on a thread of the queue.
  public typealias Run = @convention(c) (UnsafeMutableRawPointer) -> Void
  /// Called on the loop's thread, exactly once; with true if the work was cancelled and never ran.
  public typealias Done = @convention(c) (UnsafeMutableRawPointer, Bool) -> Void

  fileprivate struct Block {
    var work: uv_work_t
    var context: UnsafeMutableRawPointer
    var run: Run
    var done: Done
  }

  private let block: UnsafeMutablePointer<Block>

  /// Sets how many threads the queue has; it counts only before the first submission of a process,
  /// and not where the environment already says it (`UV_THREADPOOL_SIZE`).
  public static func setThreadCount(_ count: Int) {
    setenv("UV_THREADPOOL_SIZE", String(max(1, min(count, 1024))), 0)
  }

  /// Puts work on the queue.
  ///
  /// - Parameters:
  ///   - loop: the loop on whose thread `done` is called.
  ///   - context: what both functions get.
  ///   - run: the work.
  ///   - done: called once it has run or was cancelled.
  /// - Returns: nil if libuv does not take it; neither function is called then.
  public static func submit(
    on loop: EventLoop, context: UnsafeMutableRawPointer, run: Run, done: Done
  ) -> WorkItem? {
    let block = UnsafeMutablePointer<Block>.allocate(capacity: 1)
    block.initialize(to: Block(work: uv_work_t(), context: context, run: run, done: done))
    let result = uv_queue_work(loop.loop, &block.pointee.work, workRuns, workIsDone)
    guard result == 0 else {
      block.deallocate()
      return nil
    }
    return WorkItem(block: block)
  }

  /// Takes the work off the queue if it has not begun; `done` is then called with true.
  ///
  /// - Returns: whether it was taken off.
  @discardableResult
  public func cancel() -> Bool {
    uv_cancel(UnsafeMutableRawPointer(block).assumingMemoryBound(to: uv_req_t.self)) == 0
  }

  /// Lowers the priority of the calling thread to a nice value, so that event loops go before it.
  public static func lowerThreadPriority(niceness: Int) {
    #if os(Linux)
      // 0 is the calling thread: on Linux the nice value belongs to the thread.
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Int32(clamping: niceness))
    #endif
  }

  /// Gives the system back what the allocator keeps of freed memory: after large work that can be a
  /// gigabyte, which nothing would need again.
  ///
  /// It takes some milliseconds, so it is for after work that took long.
  public static func releaseFreeMemory() {
    #if canImport(Glibc)
      _ = malloc_trim(0)
    #endif
  }
}

private func workRuns(_ request: UnsafeMutablePointer<uv_work_t>?) {
  guard let request else { return }
  let block = UnsafeMutableRawPointer(request).assumingMemoryBound(to: WorkItem.Block.self)
  block.pointee.run(block.pointee.context)
}

private func workIsDone(_ request: UnsafeMutablePointer<uv_work_t>?, _ status: Int32) {
  guard let request else { return }
  let block = UnsafeMutableRawPointer(request).assumingMemoryBound(to: WorkItem.Block.self)
  let done = block.pointee.done
  let context = block.pointee.context
  block.deallocate()
  done(context, status != 0)
}
