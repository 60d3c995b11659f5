import CUV

/// A libuv handle that calls a function on the loop's thread until it is closed.
public class CallbackHandle {
  private let handle: UnsafeMutablePointer<uv_handle_t>
  private var handler: (() -> Void)?

  /// Takes over an initialized handle, whose `data` from now on is this object.
  init<Handle>(_ handle: UnsafeMutablePointer<Handle>, handler: @escaping () -> Void) {
    self.handle = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)
    self.handler = handler
    self.handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    close()
  }

  /// Closes the handle permanently; later calls have no effect. Call it on the loop's thread.
  public func close() {
    guard handler != nil else { return }
    handler = nil
    handle.pointee.data = nil
    closeAndFree(handle)
  }

  /// Handles an event: calls the function.
  func call() {
    handler?()
  }

  /// Handles an event of the object behind the `data` of a handle; nil once it is closed.
  static func call(_ data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<CallbackHandle>.fromOpaque(data).takeUnretainedValue().call()
  }
}

/// Closes a handle in memory of its own, and frees the memory in the close callback. Until then
/// libuv uses it.
func closeAndFree<Handle>(_ handle: UnsafeMutablePointer<Handle>) {
  uv_close(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)) { handle in
    UnsafeMutableRawPointer(handle)?.deallocate()
  }
}
