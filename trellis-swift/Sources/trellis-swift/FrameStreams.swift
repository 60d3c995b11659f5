import Libc
import SwiftSources

/// Reads messages from a descriptor.
struct FrameInput {
  let descriptor: Int32

  /// The next message; nil at the end of the input, or if it is none.
  mutating func next() -> (header: ParserFrame.Header, bytes: [UInt8])? {
    guard let start = read(ParserFrame.Header.size), let header = ParserFrame.Header(start[...]),
      let bytes = read(header.length)
    else { return nil }
    return (header, bytes)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while filled < count {
        let got = Libc.read(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          break
        }
      }
      initialized = filled
    }
    return filled == count ? bytes : nil
  }
}

/// Writes to a descriptor.
struct FrameOutput {
  let descriptor: Int32

  /// Writes all bytes; returns whether that was possible.
  func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Libc.write(descriptor, $0.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
