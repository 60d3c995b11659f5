import Checking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// The standard output and the standard error of the program.
enum Output {
  /// Writes bytes to standard output. A closed pipe is not an error.
  static func write(_ bytes: [UInt8]) {
    write(bytes, to: STDOUT_FILENO)
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

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
