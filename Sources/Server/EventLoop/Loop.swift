import CUV

import Libc

/// A libuv event loop, with the read buffer that all its connections share.
///
/// A loop and its handles are confined to the thread that calls `run()`. They may be created on
/// another thread before `run()`. Only `WakeUp.send()` is safe to call from any thread.
public final class Loop {
  /// The state that C callbacks reach through the loop's `data`.
  struct Context {
    var readBuffer: UnsafeMutablePointer<CChar>
    var readCapacity: Int
    /// The limit of the next read, at most `readCapacity`.
    var readBytes: Int
  }

  let loop: UnsafeMutablePointer<uv_loop_t>
  private let context: UnsafeMutablePointer<Context>

  /// Makes a loop.
  ///
  /// - Parameter readBufferBytes: the size of the read buffer, which bounds each read.
  /// - Throws: the operating system's error, such as `EMFILE` without free file descriptors.
  public init(readBufferBytes: Int = 64 * 1024) throws(EventLoopError) {
    let loop = UnsafeMutablePointer<uv_loop_t>.allocate(capacity: 1)
    let result = uv_loop_init(loop)
    guard result == 0 else {
      loop.deallocate()
      throw EventLoopError(code: result, doing: "making an event loop")
    }
    context = .allocate(capacity: 1)
    context.initialize(
      to: Context(
        readBuffer: .allocate(capacity: readBufferBytes), readCapacity: readBufferBytes,
        readBytes: readBufferBytes))
    loop.pointee.data = UnsafeMutableRawPointer(context)
    self.loop = loop
  }

  /// Limits the bytes of each subsequent read; nil restores the size of the read buffer.
  ///
  /// Call it on the loop's thread.
  public func limitReads(to bytes: Int?) {
    let capacity = context.pointee.readCapacity
    context.pointee.readBytes = bytes.map { max(1, min($0, capacity)) } ?? capacity
  }

  deinit {
    // The owners have closed their handles by now. One iteration runs the close callbacks, which
    // free them.
    uv_run(loop, UV_RUN_NOWAIT)
    if uv_loop_close(loop) == 0 {
      context.pointee.readBuffer.deallocate()
      context.deallocate()
      loop.deallocate()
    }
  }

  /// Runs the loop until no active handle is left.
  public func run() {
    uv_run(loop, UV_RUN_DEFAULT)
  }

  /// The monotonic time in milliseconds, cached at the start of each iteration.
  public var now: UInt64 { uv_now(loop) }

  /// The monotonic time in nanoseconds; callable from any thread.
  public static func monotonicNanoseconds() -> UInt64 { uv_hrtime() }

  /// The processor time of the calling thread in nanoseconds, user and system.
  ///
  /// - Complexity: one system call, a few hundred nanoseconds.
  public static func threadNanoseconds() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .max }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The identifier of the calling thread, unique among running threads.
  public static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(uv_thread_self())
    #else
      UInt(bitPattern: uv_thread_self())
    #endif
  }

  /// The number of processors available to this process, at least 1.
  public static var availableCores: Int { max(1, Int(uv_available_parallelism())) }

  /// Ignores SIGPIPE, so that a write to a closed connection fails instead of ending the process.
  public static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Raises the soft limit of open file descriptors to the hard limit.
  public static func raiseDescriptorLimit() {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
    limit.rlim_cur = limit.rlim_max
    _ = setrlimit(resource, &limit)
  }

  /// The soft limit of open file descriptors; `Int.max` if it is unknown.
  public static var descriptorLimit: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return .max }
    return Int(clamping: limit.rlim_cur)
  }

  /// The lowest free file descriptor: an estimate of the number in use.
  public var nextDescriptor: Int {
    let next = dup(uv_backend_fd(loop))
    if next >= 0 { systemClose(next) }
    return Int(next)
  }

  /// Ignores SIGHUP, which would otherwise end the process until it is watched, and SIGXFSZ, so
  /// that a write beyond the file size limit fails instead.
  public static func ignoreHangUps() {
    signal(SIGHUP, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Opens `/dev/null` for each closed standard stream.
  ///
  /// Otherwise the next file or socket would get its descriptor and receive its output.
  public static func openStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Closes a file descriptor.
  public static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Ends the process at once, whatever its threads do, without running exit handlers.
  public static func endProcess(status: Int32) -> Never { _exit(status) }

  /// Whether a file descriptor refers to a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The signal that a terminal sends for Ctrl-C.
  public static let interruptSignal: Int32 = SIGINT

  /// The signal that asks a service to reload its files.
  public static let hangUpSignal: Int32 = SIGHUP

  /// Unblocks a signal for the calling thread. The parent process may have blocked it.
  public static func unblock(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The signals that request termination: SIGTERM and SIGINT.
  public static let terminationSignals: [Int32] = [SIGTERM, SIGINT]
}

// A free function, since the method `close` shadows the C function.
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
