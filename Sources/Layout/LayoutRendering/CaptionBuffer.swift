/// The UTF-8 bytes of one caption at a time, for renderers that read captions from a buffer.
final class CaptionBuffer {
  private var storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)

  deinit { storage.deallocate() }

  /// The bytes of a caption, valid until the next call or the end of this object's life.
  ///
  /// - Complexity: O(bytes), amortised.
  func bytes(of caption: String) -> UnsafeBufferPointer<UInt8> {
    let count = caption.utf8.count
    if count > storage.count {
      let capacity = max(count, 2 * storage.count)
      storage.deallocate()
      storage = .allocate(capacity: capacity)
    }
    let end = storage.initialize(fromContentsOf: caption.utf8)
    return UnsafeBufferPointer(rebasing: storage[..<end])
  }
}
