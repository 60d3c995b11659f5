import CLLHTTP

/// The memory of a parser. llhttp's own state comes first, so that a callback, which gets a
/// pointer to that, has a pointer to this.
struct ParserState: ~Copyable {
  enum Stage: UInt8 {
    case idle
    case head
    case body
    case complete
    case failed
  }

  private enum Span: UInt8 {
    case none
    case name
    case value
  }

  var llhttp = llhttp_t()
  var stage = Stage.idle
  private var lastSpan = Span.none
  var method = HTTPMethod.other
  var framing = BodyFraming.none
  var keepsAlive = false
  var expectsContinue = false
  let limits: MessageLimits
  var fault: HTTPFault?

  /// The address at which the head's first byte would lie if this chunk went on from what is saved.
  private var origin = 0
  private var chunk: UnsafeRawPointer
  private var chunkCount = 0

  /// The bytes of a head that came in several chunks.
  var saved = ByteBuffer()
  /// Where a complete head begins: in the chunk, or in `saved`.
  var headBase: UnsafeRawPointer
  /// The end of the last span of the head, from its beginning.
  private var headEnd = 0
  private var headerBytes = 0
  var targetStart = 0
  var targetLength = 0
  var fields: UnsafeMutablePointer<FieldSlice>
  var fieldCount = 0
  private var fieldCapacity = 16

  /// The body where it lies, while it is in one piece in the chunk.
  var bodyStart: UnsafeRawPointer?
  var bodyCount = 0
  /// The body, once it is in several pieces.
  var bodyBuffer = ByteBuffer()
  var bodyTotal = 0
  private var overheadBytes = 0
  private var trailerName = ByteBuffer()

  init(limits: MessageLimits) {
    self.limits = limits
    fields = .allocate(capacity: fieldCapacity)
    chunk = UnsafeRawPointer(fields)
    headBase = UnsafeRawPointer(fields)
  }

  deinit {
    fields.deallocate()
  }

  /// Sets llhttp up; to be called once this value lies where it stays.
  mutating func start() {
    llhttp_init(&llhttp, HTTP_REQUEST, ParserCallbacks.settings)
  }

  /// Forgets a complete request.
  mutating func beginNext() {
    stage = .idle
    lastSpan = .none
    fieldCount = 0
    headEnd = 0
    headerBytes = 0
    targetLength = 0
    bodyStart = nil
    bodyCount = 0
    bodyTotal = 0
    overheadBytes = 0
    if bodyBuffer.capacity > 0 { bodyBuffer.removeAll(keeping: 0) }
    if trailerName.capacity > 0 { trailerName.removeAll(keeping: 0) }
    if saved.capacity > 0 { saved.removeAll(keeping: 0) }
  }

  mutating func prepare(chunk: UnsafeRawPointer, count: Int) {
    self.chunk = chunk
    chunkCount = count
    origin = Int(bitPattern: chunk) - saved.count
  }

  /// Copies what a request that is not complete has in a chunk that is about to go away.
  ///
  /// - Returns: false if the head is refused: white space can make it long without adding to what
  ///   its names and values count.
  mutating func preserve() -> Bool {
    switch stage {
    case .head:
      guard saved.count + chunkCount <= limits.headBytes else {
        stage = .failed
        return refuse(
          .headersTooLarge, "The header section is too long", limit: limits.headerBytes)
      }
      saved.append(Bytes(start: chunk, count: chunkCount))
      chunkCount = 0
    case .body:
      if saved.isEmpty {
        saved.append(Bytes(start: headBase, count: headEnd))
        headBase = saved.bytes.baseAddress ?? headBase
      }
      moveBodyToBuffer()
    case .idle, .complete, .failed:
      break
    }
    return true
  }

  private mutating func moveBodyToBuffer() {
    guard let start = bodyStart else { return }
    if bodyBuffer.isEmpty, case .length(let length) = framing {
      // Not the whole declared length: memory is given for bytes that came, not for promises.
      bodyBuffer.reserve(Int(min(length, 256 * 1024)))
    }
    bodyBuffer.append(Bytes(start: start, count: bodyCount))
    bodyStart = nil
    bodyCount = 0
  }

  mutating func detach() -> DetachedRequest {
    moveBodyToBuffer()
    var headBytes: ByteBuffer
    if saved.isEmpty {
      headBytes = ByteBuffer()
      headBytes.append(Bytes(start: headBase, count: headEnd))
    } else {
      headBytes = saved.take()
    }
    let head = RequestHead(
      method: method, target: Bytes(start: nil, count: 0),
      fields: HeaderFields(
        base: headBase, slices: UnsafePointer(fields), count: fieldCount),
      minorVersion: llhttp.http_minor, framing: framing, keepsAlive: keepsAlive,
      expectsContinue: expectsContinue)
    return DetachedRequest(
      head: head, headBytes: headBytes, target: targetStart..<(targetStart + targetLength),
      body: bodyBuffer.take())
  }

  // MARK: Callbacks

  mutating func messageBegins() {
    stage = .head
  }

  mutating func gotTarget(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    let start = Int(bitPattern: bytes) - origin
    if targetLength == 0 { targetStart = start }
    targetLength += count
    headEnd = start + count
    guard targetLength <= limits.targetBytes else {
      return refuse(.targetTooLong, "The request target is too long", limit: limits.targetBytes)
    }
    return true
  }

  mutating func gotFieldName(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return gotTrailerName(bytes, count) }
    let start = Int(bitPattern: bytes) - origin
    headEnd = start + count
    headerBytes += count
    if lastSpan == .name, fieldCount > 0 {
      // A name that is split over two chunks goes on exactly where it stopped.
      let last = fieldCount - 1
      if Int(fields[last].nameStart) + Int(fields[last].nameLength) == start {
        fields[last].nameLength += UInt32(truncatingIfNeeded: count)
        return checkHeaderBytes()
      }
    }
    guard fieldCount < limits.headerFields else {
      return refuse(
        .headersTooLarge, "The request has too many header fields", limit: limits.headerFields)
    }
    if fieldCount == fieldCapacity { growFields() }
    fields[fieldCount] = FieldSlice(
      nameStart: UInt32(truncatingIfNeeded: start), nameLength: UInt32(truncatingIfNeeded: count),
      valueStart: 0, valueLength: 0)
    fieldCount += 1
    headerBytes += 4
    lastSpan = .name
    return checkHeaderBytes()
  }

  mutating func gotFieldValue(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return gotTrailerValue(count) }
    guard count > 0, fieldCount > 0 else { return true }
    let start = Int(bitPattern: bytes) - origin
    headEnd = start + count
    headerBytes += count
    let last = fieldCount - 1
    if lastSpan == .value {
      guard Int(fields[last].valueStart) + Int(fields[last].valueLength) == start else {
        return refuse(.malformedRequest, "A header field is folded over several lines")
      }
      fields[last].valueLength += UInt32(truncatingIfNeeded: count)
    } else {
      // A colon and a space are in what every field counts; more white space counts as it comes.
      headerBytes += max(0, start - Int(fields[last].nameStart + fields[last].nameLength) - 2)
      fields[last].valueStart = UInt32(truncatingIfNeeded: start)
      fields[last].valueLength = UInt32(truncatingIfNeeded: count)
      lastSpan = .value
    }
    return checkHeaderBytes()
  }

  private mutating func checkHeaderBytes() -> Bool {
    guard headerBytes <= limits.headerBytes else {
      return refuse(
        .headersTooLarge, "The header section is too long", limit: limits.headerBytes)
    }
    return true
  }

  private mutating func growFields() {
    let capacity = fieldCapacity * 2
    let grown = UnsafeMutablePointer<FieldSlice>.allocate(capacity: capacity)
    grown.moveInitialize(from: fields, count: fieldCount)
    fields.deallocate()
    fields = grown
    fieldCapacity = capacity
  }

  /// Checks a complete head.
  ///
  /// - Returns: whether a body follows, or nil if the head is refused.
  mutating func headIsComplete() -> Bool? {
    // An upgrade is never made: the bytes that follow are HTTP.
    llhttp.upgrade = 0
    if saved.isEmpty {
      headBase = UnsafeRawPointer(bitPattern: origin) ?? headBase
    } else {
      // With the end of the request line, which no span tells of where no field follows it.
      let missing = headEnd + Self.versionBytes - saved.count
      if missing > 0 { saved.append(Bytes(start: chunk, count: min(missing, chunkCount))) }
      headBase = saved.bytes.baseAddress ?? headBase
    }
    method = HTTPMethod(llhttp: llhttp.method)
    guard hasPlainRequestLine else {
      _ = refuse(
        .malformedRequest, "The request line is not a method, a target and an HTTP version")
      return nil
    }
    var check = HeadCheck(
      base: headBase, fields: fields, count: fieldCount, minorVersion: llhttp.http_minor)
    if let fault = check.run(majorVersion: llhttp.http_major) {
      self.fault = fault
      return nil
    }
    framing = check.framing
    keepsAlive = check.keepsAlive && llhttp_should_keep_alive(&llhttp) != 0
    expectsContinue = check.expectsContinue
    stage = .body
    switch framing {
    case .none:
      return false
    case .chunked:
      return true
    case .length(let length):
      guard length <= UInt64(limits.bodyBytes) else {
        _ = refuse(.contentTooLarge, "The body is too long", limit: limits.bodyBytes)
        return nil
      }
      return length > 0
    }
  }

  private static let versionBytes = " HTTP/".utf8.count

  /// Whether single spaces divide the request line, and its last part begins with `HTTP/`: llhttp
  /// also takes several spaces, the names of other protocols, and a line without a version.
  private var hasPlainRequestLine: Bool {
    let end = targetStart + targetLength
    let available =
      saved.isEmpty ? Int(bitPattern: chunk) + chunkCount - Int(bitPattern: headBase) : saved.count
    guard targetStart >= 2, available - end >= Self.versionBytes else { return false }
    let separator = Bytes(start: headBase + end, count: Self.versionBytes)
    return separator.equals(" HTTP/")
      && headBase.load(
        fromByteOffset: targetStart - 2, as: UInt8.self) != 32
  }

  mutating func gotBody(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count <= limits.bodyBytes - bodyTotal else {
      return refuse(.contentTooLarge, "The body is too long", limit: limits.bodyBytes)
    }
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

  mutating func gotChunkHeader() -> Bool {
    guard llhttp.content_length <= UInt64(limits.bodyBytes - bodyTotal) else {
      return refuse(.contentTooLarge, "The body is too long", limit: limits.bodyBytes)
    }
    return true
  }

  mutating func gotChunkExtension(_ count: Int) -> Bool {
    overheadBytes += count
    guard overheadBytes <= limits.chunkOverheadBytes else {
      return refuse(
        .contentTooLarge, "The chunk extensions and trailers are too long",
        limit: limits.chunkOverheadBytes)
    }
    return true
  }

  private mutating func gotTrailerName(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if lastSpan == .value { trailerName.removeAll() }
    lastSpan = .name
    trailerName.append(Bytes(start: bytes, count: count))
    return gotChunkExtension(count)
  }

  private mutating func gotTrailerValue(_ count: Int) -> Bool {
    lastSpan = .value
    return checkTrailer() && gotChunkExtension(count)
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

  mutating func messageIsComplete() -> Bool {
    guard trailerName.isEmpty || checkTrailer() else { return false }
    stage = .complete
    return true
  }

  // MARK: Faults

  private mutating func refuse(
    _ kind: HTTPFault.Kind, _ reason: StaticString, limit: Int? = nil
  ) -> Bool {
    fault = HTTPFault(kind, reason, limit: limit)
    return false
  }

  /// Ends parsing with the fault of a callback, or else with that of llhttp's error.
  mutating func fail(_ code: llhttp_errno_t) {
    stage = .failed
    guard fault == nil else { return }
    var line = saved.take()
    line.append(Bytes(start: chunk, count: chunkCount))
    fault = HTTPFault(llhttp: code, requestLine: line.bytes)
  }
}
