#if canImport(Glibc)
  import EventLoop
  import Glibc
  import Synchronization
  import Testing

  @Suite struct WakeUpPriorityTests {
    /// A loop, a busy thread and a low-priority thread on one processor. The loop preempts the
    /// sender that wakes it, and the busy thread keeps the sender from resuming.
    @Test func `a loop does not wait for the thread that wakes it`() throws {
      let loop = try Loop()
      let processorTime = Mutex<UInt64>(0)
      let isOver = Mutex(false)
      var left = Self.wakeUps
      var wakeUp: WakeUp?
      let sent = try WakeUp(on: loop) {
        left -= 1
        if left == 0 { wakeUp?.close() }
      }
      wakeUp = sent
      let sender = try LoopThread {
        Self.runOnFirstProcessor()
        Loop.lowerThreadPriority(niceness: 19)
        while !isOver.withLock({ $0 }) {
          sent.send()
          Loop.sleep(milliseconds: 1)
        }
      }
      let busy = try LoopThread {
        Self.runOnFirstProcessor()
        while !isOver.withLock({ $0 }) {}
      }
      // The test's own thread keeps its processor affinity.
      nonisolated(unsafe) let confined = loop
      let runner = try LoopThread {
        Self.runOnFirstProcessor()
        Loop.preferTurns(nanoseconds: 100_000)
        let before = Loop.threadNanoseconds()
        confined.run()
        processorTime.withLock { $0 = Loop.threadNanoseconds() - before }
        isOver.withLock { $0 = true }
      }
      runner.join()
      sender.join()
      busy.join()
      #expect(processorTime.withLock { $0 } < UInt64(Self.wakeUps) * 100_000)
    }

    private static let wakeUps = 200

    private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32

    /// Pins the calling thread to one of its processors.
    private static func runOnFirstProcessor() {
      // The Glibc module lacks both functions, which are GNU extensions.
      guard let getter = dlsym(nil, "sched_getaffinity"),
        let setter = dlsym(nil, "sched_setaffinity")
      else { return }
      var set = [UInt64](repeating: 0, count: 16)
      _ = unsafeBitCast(getter, to: Affinity.self)(0, 8 * set.count, &set)
      guard let word = set.firstIndex(where: { $0 != 0 }) else { return }
      let first = set[word] & (~set[word] &+ 1)
      set = set.map { _ in 0 }
      set[word] = first
      _ = unsafeBitCast(setter, to: Affinity.self)(0, 8 * set.count, &set)
    }
  }
#endif
