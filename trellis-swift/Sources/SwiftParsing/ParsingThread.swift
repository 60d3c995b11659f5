internal import Libc

/// A thread with the stack that ``SourceParser`` needs.
public struct ParsingThread {
  private let thread: pthread_t

  private final class Start {
    let body: @Sendable () -> Void
    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; nil if the system has none left.
  public init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, SourceParser.stackBytes)
    let start = Unmanaged.passRetained(Start(body: body))
    #if canImport(Darwin)
      var created: pthread_t?
      let result = pthread_create(&created, &attributes, { begin($0) }, start.toOpaque())
    #else
      var created = pthread_t()
      let result = pthread_create(&created, &attributes, { begin($0) }, start.toOpaque())
    #endif
    let thread: pthread_t? = created
    guard result == 0, let thread else {
      start.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for its end.
  public func join() { pthread_join(thread, nil) }

  fileprivate static func run(_ start: UnsafeMutableRawPointer) {
    Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
  }
}

private func begin(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let start { ParsingThread.run(start) }
  return nil
}
