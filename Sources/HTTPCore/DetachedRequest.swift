/// A complete request in memory of its own, apart from the connection that it came on.
public struct DetachedRequest: ~Copyable {
  private let bytes: ByteBuffer
  private let slices: UnsafeMutablePointer<FieldSlice>
  private let fieldCount: Int
  private let targetStart: Int
  private let targetLength: Int
  private let template: RequestHead
  private let bodyBuffer: ByteBuffer

  init(
    head: RequestHead, headBytes: consuming ByteBuffer, target: Range<Int>,
    body: consuming ByteBuffer
  ) {
    template = head
    bytes = headBytes
    bodyBuffer = body
    targetStart = target.lowerBound
    targetLength = target.count
    fieldCount = head.fields.count
    slices = .allocate(capacity: max(1, fieldCount))
    slices.initialize(from: head.fields.slices, count: fieldCount)
  }

  deinit {
    slices.deallocate()
  }

  /// The head, valid for as long as this value.
  public var head: RequestHead {
    let base = bytes.bytes.baseAddress ?? UnsafeRawPointer(slices)
    return RequestHead(
      method: template.method,
      target: Bytes(start: base + targetStart, count: targetLength),
      fields: HeaderFields(base: base, slices: UnsafePointer(slices), count: fieldCount),
      minorVersion: template.minorVersion, framing: template.framing,
      keepsAlive: template.keepsAlive, expectsContinue: template.expectsContinue)
  }

  /// The body, valid for as long as this value.
  public var body: Bytes { bodyBuffer.bytes }

  /// The bytes of memory that it holds.
  public var heldBytes: Int { bytes.capacity + bodyBuffer.capacity }
}
