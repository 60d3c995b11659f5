/// The end of a message that is refused, and what had come of it.
extension ParserState {
  mutating func refuse(
    _ kind: HTTPError.Kind, _ reason: StaticString, limit: Int? = nil
  ) -> Bool {
    error = HTTPError(kind, reason, limit: limit)
    return false
  }

  /// Ends parsing with the error of a callback, or else with that of llhttp's error.
  mutating func fail(_ result: LLHTTP.Result) {
    keepHead()
    stage = .failed
    guard error == nil else { return }
    error = HTTPError(llhttp: result, requestLine: saved.bytes)
  }

  /// What stands behind the first space of the first line, up to the next: where a target is
  /// refused for a byte that it has, llhttp does not say where it lies.
  private static func secondWord(of bytes: Bytes) -> Bytes {
    let isLineBreak = { (byte: UInt8) in byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") }
    let line = bytes.drop(while: isLineBreak).prefix { !isLineBreak($0) }
    guard let space = line.firstIndex(of: UInt8(ascii: " ")) else {
      return Bytes(start: nil, count: 0)
    }
    return Bytes(rebasing: line[(space + 1)...].prefix { $0 != UInt8(ascii: " ") })
  }

  /// Keeps what has come of the head, so that a log can tell what was refused.
  mutating func keepHead() {
    if stage == .body {
      isHeadComplete = true
      if saved.isEmpty { saved.append(Bytes(start: facts.pointee.base, count: headEnd)) }
    } else {
      // Some of the chunk may be there already.
      let known = saved.count - (Int(bitPattern: chunk) - origin)
      let count = min(chunkCount, max(0, limits.headBytes - saved.count + known))
      if count > known { saved.append(Bytes(start: chunk + known, count: count - known)) }
    }
    facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
  }

  /// The method of a request that is not complete, where its target has begun: until then llhttp
  /// has that of the request before it, or none.
  var partialMethod: HTTPMethod? {
    mutating get {
      if facts.pointee.targetLength > 0 { return llhttp.requestMethod }
      return HTTPMethod(firstWordOf: saved.bytes)
    }
  }

  /// The id that the client gave in what has come of a request, where it can be passed on.
  var partialRequestID: Bytes? {
    if isHeadComplete || stage == .body {
      return RequestHead(facts: UnsafePointer(facts)).requestID
    }
    return Self.requestID(in: saved.bytes)
  }

  /// The id in a head that may be refused, and of which nothing was read behind the error: a line
  /// counts if it is complete, and if there is no other of its name.
  private static func requestID(in head: Bytes) -> Bytes? {
    var lines = CompleteLines(head)
    var id: Bytes?
    // The first is the request line.
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

  /// The lines that end in CR LF, without it.
  private struct CompleteLines {
    private var rest: Slice<Bytes>

    init(_ bytes: Bytes) { rest = bytes[...] }

    /// Whether the line at hand goes on in the next one, which is no longer allowed.
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

  /// Gives the memory of a request back that nobody needs any more.
  mutating func release() {
    if bodyBuffer.capacity > 0 { bodyBuffer.removeAll(keeping: 0) }
    if saved.capacity > 0 { saved.removeAll(keeping: 0) }
  }

  /// As much of the request target as has come of a request that is not complete.
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
