/// A text that equals no other: strings are equal already where they mean the same, as `é` of one
/// code point and of two, which are not shaped alike.
struct ExactText: Hashable, Sendable {
  private(set) var text: String

  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
  }

  var byteCount: Int { text.utf8.count }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.withBytes { first in second.withBytes { isEqual(first, $0) } }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }

  /// The text is contiguous from `init` on.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({
      body(UnsafeRawBufferPointer($0))
    }) {
      return result
    }
    return Array(text.utf8).withUnsafeBytes(body)
  }

  /// Compares eight bytes at a time, and at the end the last eight again.
  private static func isEqual(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    guard first.count >= 8 else { return first.elementsEqual(second) }
    var offset = 0
    while true {
      let place = min(offset, first.count - 8)
      guard
        first.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      offset += 8
      if offset >= first.count { return true }
    }
  }
}
