import Foundation

/// The body of a request, read piece by piece.
final class BodySource {
  private let body: CurlBody
  private var handle: FileHandle?
  private var position = 0

  init(_ body: CurlBody) { self.body = body }

  deinit { try? handle?.close() }

  /// Fills a buffer with the next bytes of the body; returns their number, 0 at the end.
  ///
  /// - Throws: ``CurlError`` of the kind `bodyUnreadable`, also if a file has become shorter.
  func read(_ buffer: UnsafeMutableRawBufferPointer) throws(CurlError) -> Int {
    let count = min(buffer.count, body.length - position)
    guard count > 0 else { return 0 }
    switch body {
    case .none: return 0
    case .bytes(let bytes):
      let start = bytes.startIndex + position
      _ = bytes[start..<(start + count)].copyBytes(to: buffer)
      position += count
      return count
    case .file(let url, _):
      let piece: Data?
      do {
        if handle == nil {
          handle = try FileHandle(forReadingFrom: url)
          try handle?.seek(toOffset: UInt64(position))
        }
        piece = try handle?.read(upToCount: count)
      } catch {
        throw CurlError(.bodyUnreadable, "\(url.path) cannot be read")
      }
      guard let piece, !piece.isEmpty else {
        throw CurlError(.bodyUnreadable, "\(url.path) has become shorter")
      }
      _ = piece.copyBytes(to: buffer)
      position += piece.count
      return piece.count
    }
  }

  /// Continues at an offset; returns false if the offset is invalid.
  func seek(to offset: Int64) -> Bool {
    guard offset >= 0, offset <= body.length else { return false }
    position = Int(offset)
    guard let handle else { return true }
    return (try? handle.seek(toOffset: UInt64(offset))) != nil
  }
}
