/// The state of a parser. llhttp's state comes first, so that the pointer passed to a callback also
/// points to this value.
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
  /// Whether the head of the rejected request was complete.
  var isHeadComplete = false

  /// The virtual address of the head's first byte, as if `saved` directly preceded the chunk.
  var origin = 0
  var chunk: UnsafeRawPointer
  var chunkCount = 0

  /// The bytes of a head that is split over several chunks.
  var saved = ByteBuffer()
  /// The head; its bytes are in the chunk or in `saved`.
  let facts: UnsafeMutablePointer<HeadFacts>
  /// The offset of the end of the last span of the head.
  var headEnd = 0
  var headerBytes = 0
  /// Inline memory for the first fields, in the same block as this value.
  let fewFields: UnsafeMutablePointer<FieldSlice>
  var fieldCapacity = ParserState.fewFieldCount
  var lastHost: LastHost

  /// The body as a view of the chunk, while it is contiguous there.
  var bodyStart: UnsafeRawPointer?
  var bodyCount = 0
  /// The body once it is split over several pieces.
  var bodyBuffer = ByteBuffer()
  var bodyTotal = 0
  /// The maximum size of the current request's body, in bytes.
  var bodyLimit = 0
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

  /// Allocates the state in one block with its head, its inline fields and its last Host.
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

  /// Initializes llhttp, once this value is at its final address.
  private mutating func start() {
    LLHTTP.initialize(&llhttp, settings: ParserCallbacks.settings)
  }

  /// Resets the state after a complete request.
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

  /// Copies the parts of an incomplete request out of a chunk that is about to become invalid.
  ///
  /// - Returns: false if the head is rejected. White space can make it too long without counting as
  ///   header bytes.
  mutating func preserve() -> Bool {
    switch stage {
    case .head:
      guard saved.count + chunkCount <= limits.headBytes else {
        keepHead()
        stage = .failed
        return refuse(
          .headersTooLarge, "The header section is too long", limit: limits.headerBytes,
          setBy: "max-header-bytes")
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
