import CUV

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A libuv event loop, with the read buffer that all its connections share.
///
/// A loop and everything made with it belong to one thread: the one that calls `run()`. Before
/// that they may be made on another thread and handed over. Only `WakeUp.send()` may be called
/// from anywhere.
public final class Loop {
  /// What C callbacks find behind the loop's `data`.
  struct Context {
    var readBuffer: UnsafeMutablePointer<CChar>
    var readCapacity: Int
    /// The most that the next read brings.
    var readBytes: Int
  }

  let loop: UnsafeMutablePointer<uv_loop_t>
  private let context: UnsafeMutablePointer<Context>

  /// Makes a loop.
  ///
  /// - Parameter readBufferBytes: the most that one read of a connection can bring.
  /// - Throws: what the operating system says, such as that there are no file descriptors left.
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

  /// Bounds what each read brings from now on, up to the size of the read buffer; nil takes the
  /// bound away.
  ///
  /// To be called on the loop's thread.
  public func limitReads(to bytes: Int?) {
    let capacity = context.pointee.readCapacity
    context.pointee.readBytes = bytes.map { max(1, min($0, capacity)) } ?? capacity
  }

  deinit {
    // Handles still open would be freed by nobody; their owners have closed them by now, and one
    // turn of the loop runs the close callbacks.
    uv_run(loop, UV_RUN_NOWAIT)
    if uv_loop_close(loop) == 0 {
      context.pointee.readBuffer.deallocate()
      context.deallocate()
      loop.deallocate()
    }
  }

  /// Runs until no handle is open.
  public func run() {
    uv_run(loop, UV_RUN_DEFAULT)
  }

  /// Milliseconds of a clock that only goes forward, read once for each turn of the loop.
  public var now: UInt64 { uv_now(loop) }

  /// Nanoseconds of a clock that only goes forward; callable from any thread.
  public static func monotonicNanoseconds() -> UInt64 { uv_hrtime() }

  /// Nanoseconds that the calling thread has had a processor for, in the program and in the kernel.
  ///
  /// - Complexity: a system call, some tenths of a microsecond.
  public static func threadNanoseconds() -> UInt64 {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .max }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// A number that the calling thread has and no other that runs.
  public static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(uv_thread_self())
    #else
      UInt(bitPattern: uv_thread_self())
    #endif
  }

  /// The number of cores that this process may use, at least 1.
  public static var availableCores: Int { max(1, Int(uv_available_parallelism())) }

  /// Makes a write to a closed connection an error of the write, in place of a signal that ends the
  /// process.
  public static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Lets the process open as many files and connections as its hard limit allows.
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

  /// How many file descriptors the process may have open.
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

  /// The descriptor that the process would get next: about how many are open.
  public var nextDescriptor: Int {
    let next = dup(uv_backend_fd(loop))
    if next >= 0 { close(next) }
    return Int(next)
  }

  /// Opens what is closed of standard input, output and error, for nothing: otherwise the next file
  /// or socket would be taken for it.
  public static func openStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest that is free is the one that was closed.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether a file descriptor is a terminal's.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The signal that a terminal sends for Ctrl-C.
  public static let interruptSignal: Int32 = SIGINT

  /// The signals that ask a process to end: SIGTERM and SIGINT.
  public static let terminationSignals: [Int32] = [SIGTERM, SIGINT]
}
