/// llhttp's callbacks for a body, its chunks and trailers. Each returns whether to go on parsing.
extension ParserState {
  mutating func onBody(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count <= bodyLimit - bodyTotal else { return refuseBody() }
    bodyTotal += count
    if bodyTotal == count {
      bodyStart = bytes
      bodyCount = count
      return true
    }
    moveBodyToBuffer()
    bodyBuffer.append(Bytes(start: bytes, count: count))
    return true
  }

  mutating func onChunkHeader() -> Bool {
    llhttp.chunkLength <= UInt64(bodyLimit - bodyTotal) || refuseBody()
  }

  /// Refuses a body past its limit; returns false.
  mutating func refuseBody() -> Bool {
    bodyLimit == limits.bodyBytes
      ? refuse(
        .contentTooLarge, "The body is too long", limit: bodyLimit, setBy: "max-body-bytes")
      : refuse(
        .contentTooLarge, "The body is too long for this method", limit: bodyLimit,
        setBy: "max-ignored-body-bytes")
  }

  mutating func onChunkExtension(_ count: Int) -> Bool {
    overheadBytes += count
    guard overheadBytes <= limits.chunkOverheadBytes else {
      return refuse(
        .contentTooLarge, "The chunk extensions and trailers are too long",
        limit: limits.chunkOverheadBytes, setBy: "max-chunk-overhead-bytes")
    }
    return true
  }

  mutating func onTrailerName(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if lastSpan == .value { trailerName.removeAll() }
    lastSpan = .name
    trailerName.append(Bytes(start: bytes, count: count))
    return onChunkExtension(count)
  }

  mutating func onTrailerValue(_ count: Int) -> Bool {
    lastSpan = .value
    return checkTrailer() && onChunkExtension(count)
  }

  private mutating func checkTrailer() -> Bool {
    let name = trailerName.bytes
    if name.equalsIgnoringCase(lowercased: "content-length")
      || name.equalsIgnoringCase(lowercased: "transfer-encoding")
      || name.equalsIgnoringCase(lowercased: "host")
    {
      return refuse(.malformedRequest, "A trailer has a field that frames or routes messages")
    }
    return true
  }

  @inline(__always)
  mutating func onMessageComplete() -> Bool {
    guard trailerName.isEmpty || checkTrailer() else { return false }
    stage = .complete
    return true
  }

  /// Copies the part of the body that is a view of the chunk.
  mutating func moveBodyToBuffer() {
    guard let start = bodyStart else { return }
    // Content-Length is not reserved up front: a client could claim memory without sending bytes.
    bodyBuffer.append(Bytes(start: start, count: bodyCount))
    bodyStart = nil
    bodyCount = 0
  }
}
