import Files

/// Reads files and standard input.
enum Input {
  /// Reads a file of at most `limit` bytes. `-`, `/dev/stdin` and `/dev/fd/N` are descriptors that
  /// the caller passed, of any kind; all else is a regular file.
  static func read(_ path: String, limit: Int) throws(FileReader.Failure) -> [UInt8] {
    if let descriptor = FileReader.passedDescriptor(path) {
      return try FileReader.read(passed: descriptor, limit: limit)
    }
    return try FileReader.read(path, limit: limit)
  }
}
