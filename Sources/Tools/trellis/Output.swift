import ArgumentParser
import Checking

import Libc

/// The standard output and the standard error of the program.
enum Output {
  /// Writes bytes to standard output. A closed pipe is not an error; after any other error, of a
  /// full disk say, the program ends with ``ExitStatus/unreadable``, so that nobody takes half a
  /// report for the whole.
  static func write(_ bytes: [UInt8]) {
    guard let error = write(bytes, to: STDOUT_FILENO), error != EPIPE else { return }
    complain("cannot write to standard output: \(String(cString: strerror(error)))")
    Trellis.exit(withError: ExitStatus.unreadable)
  }

  /// Puts something that can be neither read nor written where a standard descriptor is closed.
  /// The next file to be opened would take its number otherwise, and what is written to standard
  /// output would go into that file.
  static func keepStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes one line to standard error. Characters that control a terminal, or would begin another
  /// line, are replaced: names of files and views may have them.
  static func complain(_ message: String) {
    write(Array("trellis: \(TextReport.printable(message))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes lines to standard error as they are.
  static func complain(lines: String) {
    write(Array("\(lines)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes a part of a line to standard error.
  static func progress(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes bytes.
  ///
  /// - Returns: the number of the error; nil if all are written.
  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}
