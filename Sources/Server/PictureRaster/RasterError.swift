/// Why there is no picture in pixels.
public enum RasterError: Error, Hashable, Sendable {
  /// The library that draws is not installed.
  case unavailable
  /// As many pictures as may are being drawn.
  case tooMany(limit: Int)
  /// The request's time or memory ended.
  case stopped
  /// Drawing took more memory than it may.
  case tooMuchMemory(limit: Int)
  /// The picture has more bytes than it may.
  case tooLong
  /// The library does not draw the document.
  case refused(String)
  /// The system starts no process, or the process ended in a way that none should.
  case failed(String)
}
