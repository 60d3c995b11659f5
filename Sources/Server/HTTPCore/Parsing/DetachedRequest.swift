/// A complete request that owns its memory, independent of its connection's read buffer.
public struct DetachedRequest: ~Copyable {
  private let bytes: ByteBuffer
  private let facts: UnsafeMutablePointer<HeadFacts>
  private let bodyBuffer: ByteBuffer

  init(_ facts: HeadFacts, headBytes: consuming ByteBuffer, body: consuming ByteBuffer) {
    let count = Int(facts.fieldCount)
    let slices = UnsafeMutablePointer<FieldSlice>.allocate(capacity: max(1, count))
    slices.initialize(from: facts.slices, count: count)
    var facts = facts
    facts.base = headBytes.bytes.baseAddress ?? UnsafeRawPointer(slices)
    facts.slices = slices
    self.facts = .allocate(capacity: 1)
    self.facts.initialize(to: facts)
    bytes = headBytes
    bodyBuffer = body
  }

  deinit {
    facts.pointee.slices.deallocate()
    facts.deallocate()
  }

  /// The head, valid for the lifetime of this value.
  public var head: RequestHead { RequestHead(facts: UnsafePointer(facts)) }

  /// The body, valid for the lifetime of this value.
  public var body: Bytes { bodyBuffer.bytes }

  /// The capacity of its buffers in bytes.
  public var heldBytes: Int { bytes.capacity + bodyBuffer.capacity }
}
