import CLLHTTP

extension HTTPMethod {
  /// The method for one of llhttp's.
  init(llhttp code: UInt8) {
    switch UInt32(code) {
    case HTTP_GET.rawValue: self = .get
    case HTTP_POST.rawValue: self = .post
    case HTTP_HEAD.rawValue: self = .head
    case HTTP_PUT.rawValue: self = .put
    case HTTP_DELETE.rawValue: self = .delete
    case HTTP_OPTIONS.rawValue: self = .options
    case HTTP_PATCH.rawValue: self = .patch
    case HTTP_TRACE.rawValue: self = .trace
    case HTTP_CONNECT.rawValue: self = .connect
    default: self = .other
    }
  }

  /// The method that stands before the first space, where it is one of those with a name.
  init?(firstWordOf bytes: Bytes) {
    let line = bytes.drop { $0 == 13 || $0 == 10 }
    guard let space = line.prefix(8).firstIndex(of: 32) else { return nil }
    let word = Bytes(rebasing: line[..<space])
    guard let method = Self.allCases.first(where: { $0 != .other && word.equals($0.name) }) else {
      return nil
    }
    self = method
  }
}

extension HTTPError {
  /// The fault for an error of llhttp.
  ///
  /// - Parameters:
  ///   - code: the error.
  ///   - bytes: what has come of the message, from its first byte.
  init(llhttp code: llhttp_errno_t, requestLine bytes: Bytes) {
    switch code {
    case HPE_INVALID_METHOD:
      self =
        Self.beginsWithToken(bytes)
        ? HTTPError(.notImplemented, "The method is not implemented")
        : HTTPError(.malformedRequest, "The request does not begin with a method")
    case HPE_INVALID_VERSION:
      self =
        Self.namesOtherMajorVersion(bytes)
        ? HTTPError(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported")
        : HTTPError(.malformedRequest, "The request line does not end in an HTTP version")
    case HPE_INVALID_CONSTANT:
      self = HTTPError(.malformedRequest, "The request line does not end in an HTTP version")
    case HPE_INVALID_URL:
      self = HTTPError(.malformedRequest, "The request target has a byte that it must not have")
    case HPE_PAUSED_H2_UPGRADE:
      self = HTTPError(.malformedRequest, "HTTP/2 is not supported")
    case HPE_INVALID_HEADER_TOKEN:
      self = HTTPError(.malformedRequest, "A header field has a byte that it must not have")
    case HPE_CR_EXPECTED, HPE_LF_EXPECTED:
      self = HTTPError(.malformedRequest, "A line does not end in CR LF")
    case HPE_UNEXPECTED_CONTENT_LENGTH:
      self = HTTPError(
        .malformedRequest, "Content-Length stands twice or beside Transfer-Encoding")
    case HPE_INVALID_CONTENT_LENGTH:
      self = HTTPError(.malformedRequest, "Content-Length is not a number of bytes")
    case HPE_INVALID_TRANSFER_ENCODING:
      self = HTTPError(
        .malformedRequest, "Transfer-Encoding has to be chunked, once, and nothing else")
    case HPE_INVALID_CHUNK_SIZE:
      self = HTTPError(.malformedRequest, "A chunk has an invalid size")
    case HPE_STRICT:
      self = HTTPError(.malformedRequest, "A chunk does not end where its size says")
    case HPE_UNEXPECTED_SPACE:
      self = HTTPError(.malformedRequest, "There is a space where none may be")
    default:
      self = HTTPError(.malformedRequest, "The request is not valid HTTP")
    }
  }

  private static func skippingLineBreaks(_ bytes: Bytes) -> Bytes {
    var index = 0
    while index < bytes.count, bytes[index] == 13 || bytes[index] == 10 { index += 1 }
    return Bytes(rebasing: bytes[index...])
  }

  /// Whether the line could be a request with a method that nobody here knows.
  private static func beginsWithToken(_ bytes: Bytes) -> Bool {
    let line = skippingLineBreaks(bytes)
    var index = 0
    while index < line.count, line[index].isTokenCharacter { index += 1 }
    guard index > 0, index <= 64 else { return false }
    return index == line.count || line[index] == 32
  }

  /// Whether the first line ends in `HTTP/` and a version whose major number is not 1.
  private static func namesOtherMajorVersion(_ bytes: Bytes) -> Bool {
    let line = skippingLineBreaks(bytes)
    var end = 0
    while end < line.count, line[end] != 13, line[end] != 10 { end += 1 }
    guard end >= 8 else { return false }
    let version = Bytes(rebasing: line[(end - 8)..<end])
    let isDigit = { (byte: UInt8) in byte >= 48 && byte <= 57 }
    return Bytes(rebasing: version[0..<5]).equals("HTTP/") && isDigit(version[5])
      && version[5] != 49 && version[6] == 46 && isDigit(version[7])
  }
}
