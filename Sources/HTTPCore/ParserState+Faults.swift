import CLLHTTP

/// The end of a message that is refused, and what had come of it.
extension ParserState {
  mutating func refuse(
    _ kind: HTTPFault.Kind, _ reason: StaticString, limit: Int? = nil
  ) -> Bool {
    fault = HTTPFault(kind, reason, limit: limit)
    return false
  }

  /// Ends parsing with the fault of a callback, or else with that of llhttp's error.
  mutating func fail(_ code: llhttp_errno_t) {
    keepHead()
    stage = .failed
    guard fault == nil else { return }
    fault = HTTPFault(llhttp: code, requestLine: saved.bytes)
  }

  /// What stands behind the first space of the first line, up to the next: where a target is refused for
  /// a byte that it has, llhttp does not say where it lies.
  private static func secondWord(of bytes: Bytes) -> Bytes {
    let isLineBreak = { (byte: UInt8) in byte == 13 || byte == 10 }
    let line = bytes.drop(while: isLineBreak).prefix { !isLineBreak($0) }
    guard let space = line.firstIndex(of: 32) else { return Bytes(start: nil, count: 0) }
    return Bytes(rebasing: line[(space + 1)...].prefix { $0 != 32 })
  }

  /// Keeps what has come of the head, so that a log can tell what was refused.
  mutating func keepHead() {
    if stage == .body {
      if saved.isEmpty { saved.append(Bytes(start: facts.pointee.base, count: headEnd)) }
    } else {
      let count = min(chunkCount, max(0, limits.headBytes - saved.count))
      saved.append(Bytes(start: chunk, count: count))
    }
    facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
  }

  /// The method of a request that is not complete, where its target has begun: until then llhttp has
  /// that of the request before it, or none.
  var partialMethod: HTTPMethod? {
    if facts.pointee.targetLength > 0 { return HTTPMethod(llhttp: llhttp.method) }
    return HTTPMethod(firstWordOf: saved.bytes)
  }

  /// The id that the client gave in the part of a head that has come, where it can be passed on.
  ///
  /// The head may be refused, so that nothing has checked its fields: a field counts if the line behind
  /// it has ended, and if there is no other of its name.
  var partialRequestID: Bytes? {
    let known = saved.bytes
    var id: Bytes?
    for index in 0..<Int(facts.pointee.fieldCount) {
      let slice = facts.pointee.slices[index]
      let nameEnd = Int(slice.nameStart) + Int(slice.nameLength)
      guard nameEnd <= known.count else { break }
      let name = Bytes(rebasing: known[Int(slice.nameStart)..<nameEnd])
      guard name.equalsIgnoringCase(lowercased: "x-request-id") else { continue }
      let start = Int(slice.valueStart)
      guard id == nil, start > 0, let end = Self.endOfLine(in: known, from: start) else {
        return nil
      }
      id = Bytes(rebasing: known[start..<end]).trimmed
    }
    return id.flatMap { RequestID.isValid($0) ? $0 : nil }
  }

  private static func endOfLine(in bytes: Bytes, from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex(of: 13)
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
