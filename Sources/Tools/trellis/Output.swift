import ArgumentParser
import Checking

import Libc

/// The program's standard output and standard error.
enum Output {
  /// Writes bytes to standard output. A closed pipe is not an error. After any other error, such as
  /// a full disk, the program ends with ``ExitStatus/unreadable``, so that nobody mistakes half a
  /// report for the whole.
  static func write(_ bytes: [UInt8]) {
    guard let error = write(bytes, to: STDOUT_FILENO), error != EPIPE else { return }
    complain("cannot write to standard output: \(String(cString: strerror(error)))")
    Trellis.exit(withError: ExitStatus.unreadable)
  }

  /// Opens `/dev/null` for each closed standard descriptor, such that using the descriptor fails.
  /// Otherwise the next opened file would get its number, and receive standard output.
  static func keepStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes one line to standard error. Characters that control a terminal or begin another line
  /// are replaced, since names of files and views may contain them.
  static func complain(_ message: String) {
    write(Array("trellis: \(TextReport.printable(message))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes lines to standard error. Characters that control a terminal are replaced.
  static func complain(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TextReport.printable(String($0)) }.joined(separator: "\n")
    write(Array("\(text)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes a part of a line to standard error.
  static func progress(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Writes bytes.
  ///
  /// - Returns: the error number; nil if all bytes are written.
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
