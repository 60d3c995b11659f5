import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files piece by piece.
enum FileReading {
  private static let pieceSize = 262_144

  /// The length in bytes of a readable regular file.
  static func length(of url: URL) throws(RequestError) -> Int {
    var facts = stat()
    guard url.isFileURL, stat(url.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      access(url.path, R_OK) == 0
    else { throw .unreadableFile(path: url.path) }
    return Int(facts.st_size)
  }

  /// Reads a file in pieces.
  static func read(
    _ url: URL, _ body: (Data) throws(RequestError) -> Void
  ) throws(RequestError) {
    _ = try length(of: url)
    guard let handle = try? FileHandle(forReadingFrom: url) else {
      throw .unreadableFile(path: url.path)
    }
    defer { try? handle.close() }
    while true {
      let piece: Data?
      do { piece = try handle.read(upToCount: pieceSize) } catch {
        throw .unreadableFile(path: url.path)
      }
      guard let piece, !piece.isEmpty else { return }
      try body(piece)
    }
  }
}
