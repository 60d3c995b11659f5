internal import ContentCoding
internal import HTTPCore

/// Addresses of pictures: the paths that `GET /v1/picture/{request}` accepts.
enum PictureAddress {
  /// The largest request, in bytes, that is compressed in the hope that it fits in a path.
  private static let requestBytes = 64 * 1024

  /// The path of the picture of a layout request; `nil` if it would exceed `limit` bytes.
  ///
  /// - Complexity: O(request).
  static func path(of request: Bytes, limit: Int) -> String? {
    guard request.count <= requestBytes, let encoder = GzipEncoder(level: 9, .zlib) else {
      return nil
    }
    var buffer = ByteBuffer()
    buffer.append(request)
    guard encoder.encode(&buffer) else { return nil }
    let path = "/v1/picture/" + Base64URL.encode(buffer.bytes)
    return path.utf8.count <= limit ? path : nil
  }
}
