import Foundation

/// Reads files piece by piece.
enum FileReading {
  private static let pieceSize = 262_144

  /// The length in bytes of a readable regular file.
  static func length(of url: URL) throws(RequestError) -> Int {
    let manager = FileManager.default
    let path = url.resolvingSymlinksInPath().path
    guard url.isFileURL, let facts = try? manager.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular,
      let size = facts[.size] as? NSNumber, manager.isReadableFile(atPath: path)
    else { throw .unreadableFile(path: url.path) }
    return size.intValue
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
