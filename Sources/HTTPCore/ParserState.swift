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
  let limits: MessageLimits
  var fault: HTTPFault?

  /// The address at which the head's first byte would lie if this chunk went on from what is saved.
  private var origin = 0
  private var chunk: UnsafeRawPointer
  private var chunkCount = 0

  /// The bytes of a head that came in several chunks.
  var saved = ByteBuffer()
  /// The head; its bytes begin in the chunk, or in `saved`.
  let facts: UnsafeMutablePointer<HeadFacts>
  /// The end of the last span of the head, from its beginning.
  private var headEnd = 0
  private var headerBytes = 0
  /// The fields' memory as long as they are few, which is part of this value's.
  private let fewFields: UnsafeMutablePointer<FieldSlice>
  private var fieldCapacity = ParserState.fewFieldCount
  private var lastHost = LastHost()

  /// The body where it lies, while it is in one piece in the chunk.
  var bodyStart: UnsafeRawPointer?
  var bodyCount = 0
  /// The body, once it is in several pieces.
  var bodyBuffer = ByteBuffer()
  var bodyTotal = 0
  private var overheadBytes = 0
  private var trailerName = ByteBuffer()

  private static let fewFieldCount = 16

  private init(
    limits: MessageLimits, facts: UnsafeMutablePointer<HeadFacts>,
    fewFields: UnsafeMutablePointer<FieldSlice>
  ) {
    self.limits = limits
    self.facts = facts
    self.fewFields = fewFields
    chunk = UnsafeRawPointer(fewFields)
    facts.initialize(to: HeadFacts(base: UnsafeRawPointer(fewFields), slices: fewFields))
  }

  deinit {
    if facts.pointee.slices != fewFields { facts.pointee.slices.deallocate() }
  }

  /// Makes a parser's memory, in one block with its head and its first fields.
  static func make(limits: MessageLimits) -> UnsafeMutablePointer<ParserState> {
    let factsOffset = (MemoryLayout<ParserState>.size + 15) & ~15
    let fieldsOffset = factsOffset + (MemoryLayout<HeadFacts>.size + 15) & ~15
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: fieldsOffset + fewFieldCount * MemoryLayout<FieldSlice>.stride, alignment: 16)
    let state = memory.bindMemory(to: ParserState.self, capacity: 1)
    state.initialize(
      to: ParserState(
        limits: limits,
        facts: (memory + factsOffset).bindMemory(to: HeadFacts.self, capacity: 1),
        fewFields: (memory + fieldsOffset).bindMemory(
          to: FieldSlice.self, capacity: fewFieldCount)))
    state.pointee.start()
    return state
  }

  /// Sets llhttp up, now that this value lies where it stays.
  private mutating func start() {
    llhttp_init(&llhttp, HTTP_REQUEST, ParserCallbacks.settings)
  }

  /// Forgets a complete request.
  mutating func beginNext() {
    stage = .idle
    lastSpan = .none
    facts.pointee.fieldCount = 0
    facts.pointee.targetLength = 0
    headEnd = 0
    headerBytes = 0
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
        keepHead()
        stage = .failed
        return refuse(
          .headersTooLarge, "The header section is too long", limit: limits.headerBytes)
      }
      saved.append(Bytes(start: chunk, count: chunkCount))
      chunkCount = 0
    case .body:
      if saved.isEmpty {
        saved.append(Bytes(start: facts.pointee.base, count: headEnd))
        facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
      }
      moveBodyToBuffer()
    case .idle, .complete, .failed:
      break
    }
    return true
  }

  private mutating func moveBodyToBuffer() {
    guard let start = bodyStart else { return }
    if bodyBuffer.isEmpty, case .length(let length) = facts.pointee.framing {
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
      headBytes.append(Bytes(start: facts.pointee.base, count: headEnd))
    } else {
      headBytes = saved.take()
    }
    return DetachedRequest(facts.pointee, headBytes: headBytes, body: bodyBuffer.take())
  }

  // MARK: Callbacks

  mutating func messageBegins() {
    stage = .head
  }

  mutating func gotTarget(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    let start = Int(bitPattern: bytes) - origin
    if facts.pointee.targetLength == 0 {
      facts.pointee.targetStart = UInt32(truncatingIfNeeded: start)
    }
    let length = Int(facts.pointee.targetLength) &+ count
    facts.pointee.targetLength = UInt32(truncatingIfNeeded: length)
    headEnd = start &+ count
    guard length <= limits.targetBytes else {
      return refuse(.targetTooLong, "The request target is too long", limit: limits.targetBytes)
    }
    return true
  }

  mutating func gotFieldName(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return gotTrailerName(bytes, count) }
    let start = Int(bitPattern: bytes) - origin
    headEnd = start + count
    headerBytes += count
    let fieldCount = Int(facts.pointee.fieldCount)
    if lastSpan == .name, fieldCount > 0 {
      // A name that is split over two chunks goes on exactly where it stopped.
      let last = facts.pointee.slices + (fieldCount - 1)
      if Int(last.pointee.nameStart) + Int(last.pointee.nameLength) == start {
        last.pointee.nameLength += UInt32(truncatingIfNeeded: count)
        return checkHeaderBytes()
      }
    }
    guard fieldCount < limits.headerFields else {
      return refuse(
        .headersTooLarge, "The request has too many header fields", limit: limits.headerFields)
    }
    if fieldCount == fieldCapacity { growFields() }
    facts.pointee.slices[fieldCount] = FieldSlice(
      nameStart: UInt32(truncatingIfNeeded: start), nameLength: UInt32(truncatingIfNeeded: count),
      valueStart: 0, valueLength: 0)
    facts.pointee.fieldCount = Int32(truncatingIfNeeded: fieldCount &+ 1)
    headerBytes += 4
    lastSpan = .name
    return checkHeaderBytes()
  }

  mutating func gotFieldValue(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    if stage == .body { return gotTrailerValue(count) }
    guard count > 0, facts.pointee.fieldCount > 0 else { return true }
    let start = Int(bitPattern: bytes) - origin
    headEnd = start + count
    headerBytes += count
    let last = facts.pointee.slices + Int(facts.pointee.fieldCount &- 1)
    if lastSpan == .value {
      guard Int(last.pointee.valueStart) + Int(last.pointee.valueLength) == start else {
        return refuse(.malformedRequest, "A header field is folded over several lines")
      }
      last.pointee.valueLength += UInt32(truncatingIfNeeded: count)
    } else {
      // A colon and a space are in what every field counts; more white space counts as it comes.
      headerBytes += max(0, start - Int(last.pointee.nameStart + last.pointee.nameLength) - 2)
      last.pointee.valueStart = UInt32(truncatingIfNeeded: start)
      last.pointee.valueLength = UInt32(truncatingIfNeeded: count)
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
    let count = Int(facts.pointee.fieldCount)
    let grown = UnsafeMutablePointer<FieldSlice>.allocate(capacity: fieldCapacity * 2)
    grown.moveInitialize(from: facts.pointee.slices, count: count)
    if facts.pointee.slices != fewFields { facts.pointee.slices.deallocate() }
    facts.pointee.slices = grown
    fieldCapacity *= 2
  }

  /// Checks a complete head.
  ///
  /// - Returns: whether a body follows, or nil if the head is refused.
  mutating func headIsComplete() -> Bool? {
    // An upgrade is never made: the bytes that follow are HTTP.
    llhttp.upgrade = 0
    if saved.isEmpty {
      facts.pointee.base = UnsafeRawPointer(bitPattern: origin) ?? facts.pointee.base
    } else {
      // With the end of the request line, which no span tells of where no field follows it.
      let missing = headEnd + Self.versionBytes - saved.count
      if missing > 0 { saved.append(Bytes(start: chunk, count: min(missing, chunkCount))) }
      facts.pointee.base = saved.bytes.baseAddress ?? facts.pointee.base
    }
    facts.pointee.method = HTTPMethod(llhttp: llhttp.method)
    facts.pointee.minorVersion = llhttp.http_minor
    guard hasPlainRequestLine else {
      _ = refuse(
        .malformedRequest, "The request line is not a method, a target and an HTTP version")
      return nil
    }
    var check = HeadCheck(facts)
    if let fault = check.run(majorVersion: llhttp.http_major, lastHost: &lastHost) {
      self.fault = fault
      return nil
    }
    facts.pointee.framing = check.framing
    // llhttp understands fewer forms of `keep-alive`, and takes no bytes behind what it does not.
    facts.pointee.keepsAlive =
      check.keepsAlive
      && (llhttp.http_minor != 0 || llhttp_should_keep_alive(&llhttp) != 0)
    facts.pointee.expectsContinue = check.expectsContinue
    facts.pointee.requestIDField = check.requestIDField
    facts.pointee.traceParentField = check.traceParentField
    stage = .body
    switch check.framing {
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

  // ` HTT` and `P/`, first byte last.
  private static var spaceHTT: UInt32 { 0x5454_4820 }
  private static var pSlash: UInt16 { 0x2F50 }
  private static let versionBytes = " HTTP/".utf8.count

  /// Whether single spaces divide the request line, and its last part begins with `HTTP/`: llhttp
  /// also takes several spaces, the names of other protocols, and a line without a version.
  private var hasPlainRequestLine: Bool {
    let targetStart = Int(facts.pointee.targetStart)
    let end = targetStart + Int(facts.pointee.targetLength)
    let available =
      saved.isEmpty
      ? Int(bitPattern: chunk) + chunkCount - Int(bitPattern: facts.pointee.base) : saved.count
    guard targetStart >= 2, available - end >= Self.versionBytes else { return false }
    let separator = facts.pointee.base + end
    return UInt32(littleEndian: separator.loadUnaligned(as: UInt32.self)) == Self.spaceHTT
      && UInt16(littleEndian: separator.loadUnaligned(fromByteOffset: 4, as: UInt16.self))
        == Self.pSlash
      && facts.pointee.base.load(
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
  private mutating func keepHead() {
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
