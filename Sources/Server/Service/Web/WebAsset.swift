internal import HTTPCore

/// A file served to browsers, in memory.
struct WebAsset: Sendable {
  /// The media type.
  let contentType: StaticString
  /// Whether it is a page, which needs a content security policy.
  let isPage: Bool
  /// The entity tag.
  let tag: String
  /// The bytes.
  let bytes: [UInt8]
  /// The bytes compressed with gzip, if there is such a file.
  let compressed: [UInt8]?

  /// Makes an asset; `nil` for a file extension without a known media type.
  init?(name: String, bytes: [UInt8], compressed: [UInt8]?) {
    guard let type = Self.contentType(of: name) else { return nil }
    contentType = type
    isPage = name.hasSuffix(".html")
    tag = EntityTag.weak(of: bytes)
    self.bytes = bytes
    self.compressed = compressed
  }

  private static func contentType(of name: String) -> StaticString? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return switch name[name.index(after: dot)...] {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    case "md": "text/markdown; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "txt": "text/plain; charset=utf-8"
    default: nil
    }
  }
}
