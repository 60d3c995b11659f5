import Libc

/// An operating-system thread that runs one function.
public struct LoopThread: ~Copyable {
  private let thread: pthread_t

  private final class Start {
    let body: () -> Void
    init(body: @escaping () -> Void) { self.body = body }
  }

  /// Starts a thread.
  ///
  /// The captured values are transferred to the thread: the caller must not use them before
  /// `join()`.
  ///
  /// - Throws: the error of `pthread_create`.
  public init(_ body: @escaping () -> Void) throws(EventLoopError) {
    let start = Unmanaged.passRetained(Start(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, nil, { threadBegins($0) }, start.toOpaque())
    #else
      var thread = pthread_t()
      let result = pthread_create(&thread, nil, { threadBegins($0) }, start.toOpaque())
    #endif
    guard result == 0 else {
      start.release()
      throw EventLoopError(code: -result, doing: "starting a thread")
    }
    #if canImport(Darwin)
      guard let thread else {
        throw EventLoopError(code: -EAGAIN, doing: "starting a thread")
      }
      self.thread = thread
    #else
      self.thread = thread
    #endif
  }

  /// Waits for the function to return.
  public consuming func join() {
    pthread_join(thread, nil)
  }

  /// Detaches the thread, which frees its resources when it ends.
  public consuming func detach() {
    pthread_detach(thread)
  }

  fileprivate static func run(_ opaque: UnsafeMutableRawPointer) {
    Unmanaged<Start>.fromOpaque(opaque).takeRetainedValue().body()
  }
}

private func threadBegins(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let opaque { LoopThread.run(opaque) }
  return nil
}
