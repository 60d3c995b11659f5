/// The reason why a picture could not be rendered.
public enum RasterError: Error, Hashable, Sendable {
  /// The rendering library is not installed.
  case unavailable
  /// The maximum number of pictures is being rendered.
  case tooMany(limit: Int)
  /// The request's time or memory ended.
  case stopped
  /// Rendering exceeded its memory limit.
  case tooMuchMemory(limit: Int)
  /// The picture exceeds its size limit.
  case tooLong
  /// The library rejects the document.
  case refused(String)
  /// The system could not start a process, or the process ended unexpectedly.
  case failed(String)
}
