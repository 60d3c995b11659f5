import HTTPCore

/// The message of a request on the work queue, with the id that is logged and traced.
struct QueuedMessage: ~Copyable {
  private let request: DetachedRequest
  private var generatedID = ByteBuffer()

  /// - Parameters:
  ///   - request: the head and the body.
  ///   - id: the id of the request if its client sent none.
  init(_ request: consuming DetachedRequest, id: Bytes) {
    self.request = request
    if self.request.head.requestID == nil { generatedID.append(id) }
  }

  /// The head, valid for the lifetime of this value.
  var head: RequestHead { request.head }

  /// The body, valid for the lifetime of this value.
  var body: Bytes { request.body }

  /// The capacity of the buffers of head and body, in bytes.
  var heldBytes: Int { request.heldBytes }

  /// The id generated for the request; empty if its client sent one.
  var madeID: Bytes { generatedID.bytes }

  /// The id that its client sent, or else the generated one.
  var publicID: Bytes { head.requestID ?? madeID }
}
