/// File URIs (RFC 8089), whose paths are bytes.
enum FileURI {
  private static let scheme = "file://"

  /// The path of a URI; `nil` for another scheme, another host, or a path with a zero byte.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix(scheme) else { return nil }
    var rest = uri.utf8.dropFirst(scheme.utf8.count)
    for host in ["localhost", ""] where rest.starts(with: host.utf8) {
      rest = rest.dropFirst(host.utf8.count)
      break
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var text = Array(rest)[...]
    while let byte = text.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        // A query or a fragment is no part of the path.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let high = text.popFirst().flatMap(digit), let low = text.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String {
    var bytes = Array(scheme.utf8)
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folder of an absolute path.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      return "/"
    }
    return String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x41 + value - 10
  }
}
