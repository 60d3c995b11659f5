import Files

/// Reads files and standard input.
enum Input {
  /// Reads a file of at most `limit` bytes. `-`, `/dev/stdin` and `/dev/fd/N` are descriptors of
  /// any kind that the caller passed; any other path must be a regular file.
  static func read(_ path: String, limit: Int) throws(FileReader.Failure) -> [UInt8] {
    if let descriptor = FileReader.passedDescriptor(path) {
      return try FileReader.read(passed: descriptor, limit: limit)
    }
    return try FileReader.read(path, limit: limit)
  }
}
