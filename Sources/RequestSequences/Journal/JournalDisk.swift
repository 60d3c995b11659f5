package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a journal asks of the disk, so that a test can end the program between any two of its
/// steps.
package protocol JournalDisk: Sendable {
  /// Writes all of the bytes at the end of the file.
  func append(_ bytes: Data, to descriptor: Int32) throws(JournalError)
  /// Returns when all that was written is on the disk.
  func synchronize(_ descriptor: Int32) throws(JournalError)
}

/// The operating system's.
package struct SystemDisk: JournalDisk {
  package init() {}

  package func append(_ bytes: Data, to descriptor: Int32) throws(JournalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last("written") }
      rest = rest.dropFirst(count)
    }
  }

  package func synchronize(_ descriptor: Int32) throws(JournalError) {
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw .last("synchronized") }
    }
  }
}

extension JournalError {
  /// What the operating system said last.
  static func last(_ operation: String) -> JournalError {
    .system(operation: operation, message: String(cString: strerror(errno)))
  }
}
