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

  var partialMethod: HTTPMethod { HTTPMethod(llhttp: llhttp.method) }

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
