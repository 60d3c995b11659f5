internal import SwiftWorld
internal import Libc

/// The depth of the stack.
enum StackAddress {
  /// An address in the frame of the caller, roughly.
  @inline(never) static func current() -> UInt {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }
}

/// A stack that is deep enough for every budget.
public enum DeepStack {
  /// The bytes of the stack. The system provides only the pages that are touched.
  public static let bytes = 64 << 20
  /// The bytes that evaluation may use. The rest is for the system library.
  public static let usableBytes = bytes - (1 << 20)

  /// Runs code on a thread with a deep stack and waits for it.
  ///
  /// - Returns: The result; nil if the system has no thread.
  public static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    let task = Task(body)
    let thread = task.start()
    guard let thread else { return nil }
    pthread_join(thread, nil)
    return task.result
  }

  /// Code with its result. The thread writes it before it ends, and the caller reads it after.
  private final class Task<Result: Sendable>: Runnable, @unchecked Sendable {
    private let body: @Sendable () -> Result
    var result: Result?

    init(_ body: @escaping @Sendable () -> Result) { self.body = body }

    override func run() { result = body() }
  }

  private class Runnable: @unchecked Sendable {
    func run() {}

    func start() -> pthread_t? {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, DeepStack.bytes) == 0 else { return nil }
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let context = Unmanaged.passRetained(self)
      let code = pthread_create(
        &thread, &attributes,
        { context in
          DeepStack.enter(context)
          return nil
        }, context.toOpaque())
      if code != 0 {
        context.release()
        return nil
      }
      return thread
    }
  }

  #if canImport(Darwin)
    private static func enter(_ context: UnsafeMutableRawPointer) {
      Unmanaged<Runnable>.fromOpaque(context).takeRetainedValue().run()
    }
  #else
    private static func enter(_ context: UnsafeMutableRawPointer?) {
      guard let context else { return }
      Unmanaged<Runnable>.fromOpaque(context).takeRetainedValue().run()
    }
  #endif
}
