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

  enum Span: UInt8 {
    case none
    case name
    case value
  }

  var llhttp = LLHTTP.makeParser()
  var stage = Stage.idle
  var lastSpan = Span.none
  let limits: MessageLimits
  var error: HTTPError?
  /// Whether the head of the request that was refused had been read whole.
  var isHeadComplete = false

  /// The address at which the head's first byte would lie if this chunk went on from what is saved.
  var origin = 0
  var chunk: UnsafeRawPointer
  var chunkCount = 0

  /// The bytes of a head that came in several chunks.
  var saved = ByteBuffer()
  /// The head; its bytes begin in the chunk, or in `saved`.
  let facts: UnsafeMutablePointer<HeadFacts>
  /// The end of the last span of the head, from its beginning.
  var headEnd = 0
  var headerBytes = 0
  /// The fields' memory as long as they are few, which is part of this value's.
  let fewFields: UnsafeMutablePointer<FieldSlice>
  var fieldCapacity = ParserState.fewFieldCount
  var lastHost: LastHost

  /// The body where it lies, while it is in one piece in the chunk.
  var bodyStart: UnsafeRawPointer?
  var bodyCount = 0
  /// The body, once it is in several pieces.
  var bodyBuffer = ByteBuffer()
  var bodyTotal = 0
  var overheadBytes = 0
  var trailerName = ByteBuffer()

  private static let fewFieldCount = 16

  private init(
    limits: MessageLimits, facts: UnsafeMutablePointer<HeadFacts>,
    fewFields: UnsafeMutablePointer<FieldSlice>, lastHost: UnsafeMutableRawPointer
  ) {
    self.limits = limits
    self.lastHost = LastHost(in: lastHost)
    self.facts = facts
    self.fewFields = fewFields
    chunk = UnsafeRawPointer(fewFields)
    facts.initialize(to: HeadFacts(base: UnsafeRawPointer(fewFields), slices: fewFields))
  }

  deinit {
    if facts.pointee.slices != fewFields { facts.pointee.slices.deallocate() }
  }

  /// Makes a parser's memory, in one block with its head, its first fields and its last Host.
  static func make(limits: MessageLimits) -> UnsafeMutablePointer<ParserState> {
    let factsOffset = (MemoryLayout<ParserState>.size + 15) & ~15
    let fieldsOffset = factsOffset + (MemoryLayout<HeadFacts>.size + 15) & ~15
    let hostOffset = fieldsOffset + fewFieldCount * MemoryLayout<FieldSlice>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: hostOffset + LastHost.capacity, alignment: 16)
    let state = memory.bindMemory(to: ParserState.self, capacity: 1)
    state.initialize(
      to: ParserState(
        limits: limits,
        facts: (memory + factsOffset).bindMemory(to: HeadFacts.self, capacity: 1),
        fewFields: (memory + fieldsOffset).bindMemory(
          to: FieldSlice.self, capacity: fewFieldCount), lastHost: memory + hostOffset))
    state.pointee.start()
    return state
  }

  /// Sets llhttp up, now that this value lies where it stays.
  private mutating func start() {
    LLHTTP.initialize(&llhttp, settings: ParserCallbacks.settings)
  }

  /// Forgets a complete request.
  @inline(__always)
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
}
