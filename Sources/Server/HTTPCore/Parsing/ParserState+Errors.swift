/// Rejects a message, and keeps its received parts for the log.
extension ParserState {
  mutating func refuse(
    _ kind: HTTPError.Kind, _ reason: StaticString, limit: Int? = nil,
    setBy name: StaticString? = nil
  ) -> Bool {
    error = HTTPError(kind, reason, limit: limit, setBy: name)
    return false
  }

  /// Ends parsing with the error that a callback set, or else with llhttp's.
  mutating func fail(_ result: LLHTTP.Result) {
    keepHead()
    stage = .failed
    guard error == nil else { return }
    error = HTTPError(llhttp: result, requestLine: saved.bytes)
  }

  /// The text between the first and the second space of the first line. llhttp does not report the
  /// position of a target that contains an invalid byte.
  private static func secondWord(of bytes: Bytes) -> Bytes {
    let isLineBreak = { (byte: UInt8) in byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") }
    let line = bytes.drop(while: isLineBreak).prefix { !isLineBreak($0) }
    guard let space = line.firstIndex(of: UInt8(ascii: " ")) else {
      return Bytes(start: nil, count: 0)
    }
    return Bytes(rebasing: line[(space + 1)...].prefix { $0 != UInt8(ascii: " ") })
  }

  /// Saves the received part of the head for the log.
  mutating func keepHead() {
    if stage == .body {
      isHeadComplete = true
      if saved.isEmpty { saved.append(Bytes(start: facts.pointee.base, count: headEnd)) }
    } else {
      // A prefix of the chunk may already be saved.
      let known = saved.count - (Int(bitPattern: chunk) - origin)
      let count = min(chunkCount, max(0, limits.headBytes - saved.count + known))
      if count > known { saved.append(Bytes(start: chunk + known, count: count - known)) }
    }
    facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
  }

  /// The method of an incomplete request; nil if unknown.
  ///
  /// Until the target begins, llhttp may still hold the method of the previous request.
  var partialMethod: HTTPMethod? {
    mutating get {
      if facts.pointee.targetLength > 0 { return llhttp.requestMethod }
      return HTTPMethod(firstWordOf: saved.bytes)
    }
  }

  /// The valid `X-Request-ID` in the received part of a request.
  var partialRequestID: Bytes? {
    if isHeadComplete || stage == .body {
      return RequestHead(facts: UnsafePointer(facts)).requestID
    }
    return Self.requestID(in: saved.bytes)
  }

  /// The id in an incomplete or rejected head, from its complete lines; nil if there are several.
  private static func requestID(in head: Bytes) -> Bytes? {
    var lines = CompleteLines(head)
    var id: Bytes?
    // Skips empty lines and the request line.
    while let first = lines.next(), first.isEmpty {}
    while let line = lines.next(), !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        Bytes(rebasing: line[..<colon]).equalsIgnoringCase(lowercased: "x-request-id")
      else { continue }
      guard id == nil, !lines.isContinued else { return nil }
      id = Bytes(rebasing: line[(colon + 1)...]).trimmed
    }
    return id.flatMap { RequestID.isValid($0) ? $0 : nil }
  }

  /// The lines that end in CR LF, without their line breaks.
  private struct CompleteLines {
    private var rest: Slice<Bytes>

    init(_ bytes: Bytes) { rest = bytes[...] }

    /// Whether the next line continues the current one (obs-fold).
    var isContinued: Bool { rest.first == 32 || rest.first == 9 }

    mutating func next() -> Bytes? {
      var end = rest.firstIndex(of: UInt8(ascii: "\n"))
      while let found = end, found == rest.startIndex || rest[found - 1] != UInt8(ascii: "\r") {
        end = rest[(found + 1)...].firstIndex(of: UInt8(ascii: "\n"))
      }
      guard let end else { return nil }
      defer { rest = rest[(end + 1)...] }
      return Bytes(rebasing: rest[..<(end - 1)])
    }
  }

  /// Frees the buffers of a request that is no longer needed.
  mutating func release() {
    if bodyBuffer.capacity > 0 { bodyBuffer.removeAll(keeping: 0) }
    if saved.capacity > 0 { saved.removeAll(keeping: 0) }
  }

  /// The received part of the target of an incomplete request.
  var partialTarget: Bytes {
    let start = Int(facts.pointee.targetStart)
    let known = saved.bytes
    guard facts.pointee.targetLength > 0, start < known.count else {
      return Self.secondWord(of: known)
    }
    let end = min(known.count, start + Int(facts.pointee.targetLength))
    return Bytes(rebasing: known[start..<end])
  }
}
