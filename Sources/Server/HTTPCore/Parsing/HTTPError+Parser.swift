extension HTTPMethod {
  /// The method before the first space; nil unless it is one of the named methods.
  init?(firstWordOf bytes: Bytes) {
    let line = bytes.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    guard let space = line.prefix(8).firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let word = Bytes(rebasing: line[..<space])
    guard let method = Self.allCases.first(where: { $0 != .other && word.equals($0.name) }) else {
      return nil
    }
    self = method
  }
}

extension HTTPError {
  /// Maps an error of llhttp.
  ///
  /// - Parameters:
  ///   - result: llhttp's error code.
  ///   - bytes: the received bytes of the message, from its first.
  init(llhttp result: LLHTTP.Result, requestLine bytes: Bytes) {
    switch result {
    case LLHTTP.invalidMethod:
      self =
        Self.beginsWithToken(bytes)
        ? HTTPError(.notImplemented, "The method is not implemented")
        : HTTPError(.malformedRequest, "The request does not begin with a method")
    case LLHTTP.invalidVersion:
      self =
        Self.namesOtherMajorVersion(bytes)
        ? HTTPError(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported")
        : HTTPError(.malformedRequest, "The request line does not end in an HTTP version")
    case LLHTTP.invalidConstant:
      self = HTTPError(.malformedRequest, "The request line does not end in an HTTP version")
    case LLHTTP.invalidURL:
      self = HTTPError(.malformedRequest, "The request target has a byte that it must not have")
    case LLHTTP.pausedForHTTP2:
      self = HTTPError(.malformedRequest, "HTTP/2 is not supported")
    case LLHTTP.invalidHeaderToken:
      self = HTTPError(.malformedRequest, "A header field has a byte that it must not have")
    case LLHTTP.carriageReturnExpected, LLHTTP.lineFeedExpected:
      self = HTTPError(.malformedRequest, "A line does not end in CR LF")
    case LLHTTP.unexpectedContentLength:
      self = HTTPError(
        .malformedRequest, "Content-Length stands twice or beside Transfer-Encoding")
    case LLHTTP.invalidContentLength:
      self = HTTPError(.malformedRequest, "Content-Length is not a number of bytes")
    case LLHTTP.invalidTransferEncoding:
      self = HTTPError(
        .malformedRequest, "Transfer-Encoding has to be chunked, once, and nothing else")
    case LLHTTP.invalidChunkSize:
      self = HTTPError(.malformedRequest, "A chunk has an invalid size")
    case LLHTTP.strict:
      self = HTTPError(.malformedRequest, "A chunk does not end where its size says")
    case LLHTTP.unexpectedSpace:
      self = HTTPError(.malformedRequest, "There is a space where none may be")
    default:
      self = HTTPError(.malformedRequest, "The request is not valid HTTP")
    }
  }

  private static func skippingLineBreaks(_ bytes: Bytes) -> Bytes {
    var index = 0
    while index < bytes.count,
      bytes[index] == UInt8(ascii: "\r") || bytes[index] == UInt8(ascii: "\n")
    { index += 1 }
    return Bytes(rebasing: bytes[index...])
  }

  /// Whether the line begins with a token, at most 64 bytes long: an unknown method.
  private static func beginsWithToken(_ bytes: Bytes) -> Bool {
    let line = skippingLineBreaks(bytes)
    var index = 0
    while index < line.count, line[index].isTokenCharacter { index += 1 }
    guard index > 0, index <= 64 else { return false }
    return index == line.count || line[index] == UInt8(ascii: " ")
  }

  /// Whether the first line ends in an `HTTP/` version with a major number other than 1.
  private static func namesOtherMajorVersion(_ bytes: Bytes) -> Bool {
    let line = skippingLineBreaks(bytes)
    var end = 0
    while end < line.count, line[end] != UInt8(ascii: "\r"), line[end] != UInt8(ascii: "\n") {
      end += 1
    }
    guard end >= 8 else { return false }
    let version = Bytes(rebasing: line[(end - 8)..<end])
    return Bytes(rebasing: version[0..<5]).equals("HTTP/") && version[5].isDigit
      && version[5] != UInt8(ascii: "1") && version[6] == UInt8(ascii: ".") && version[7].isDigit
  }
}
