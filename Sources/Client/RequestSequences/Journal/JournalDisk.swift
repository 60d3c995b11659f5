package import Foundation

import Libc

/// The disk operations of a journal. They are separate so that a test can end the program between
/// any two of them.
package protocol JournalDisk: Sendable {
  /// Appends all bytes to the file.
  func append(_ bytes: Data, to descriptor: Int32) throws(JournalError)
  /// Returns once everything written is on disk.
  func synchronize(_ descriptor: Int32) throws(JournalError)
}

/// The disk operations of the operating system.
package struct SystemDisk: JournalDisk {
  package init() {}

  #if os(Windows) || os(WASI)
    package func append(_ bytes: Data, to descriptor: Int32) throws(JournalError) {
      throw .unavailable
    }

    package func synchronize(_ descriptor: Int32) throws(JournalError) { throw .unavailable }
  #else
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
  #endif
}

extension JournalError {
  /// Journals need POSIX file locks and synchronization.
  static var unavailable: JournalError {
    .system(operation: "opened", message: "this system has no file locks of POSIX")
  }

  /// The error of the last system call, from `errno`.
  static func last(_ operation: String) -> JournalError {
    .system(operation: operation, message: String(cString: strerror(errno)))
  }
}
