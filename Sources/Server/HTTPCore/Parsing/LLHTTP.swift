import CLLHTTP

/// The Swift interface of llhttp, and the only file that imports it.
///
/// It contains only type aliases, constants and inlined functions, so it adds no overhead.
enum LLHTTP {
  /// The state of one parser.
  typealias Parser = llhttp_t
  /// The callbacks that parsers share.
  typealias Settings = llhttp_settings_t
  /// The result of ``execute(_:_:count:)``.
  typealias Result = llhttp_errno_t
  /// A callback for an event without bytes; it returns one of the constants below.
  typealias EventCallback = @convention(c) (UnsafeMutablePointer<Parser>?) -> Int32
  /// A callback for a span: consecutive bytes of one element of the message.
  typealias SpanCallback =
    @convention(c) (
      UnsafeMutablePointer<Parser>?, UnsafePointer<CChar>?, Int
    ) -> Int32

  // MARK: Return values of callbacks

  /// Parsing continues.
  @inline(__always) static var proceed: Int32 { 0 }
  /// `execute` returns `paused`, and the next call continues after this element.
  @inline(__always) static var pause: Int32 { Int32(HPE_PAUSED.rawValue) }
  /// `execute` returns an error.
  @inline(__always) static var refuse: Int32 { -1 }

  // MARK: Results

  @inline(__always) static var ok: Result { HPE_OK }
  @inline(__always) static var paused: Result { HPE_PAUSED }
  static var invalidMethod: Result { HPE_INVALID_METHOD }
  static var invalidVersion: Result { HPE_INVALID_VERSION }
  static var invalidConstant: Result { HPE_INVALID_CONSTANT }
  static var invalidURL: Result { HPE_INVALID_URL }
  static var pausedForHTTP2: Result { HPE_PAUSED_H2_UPGRADE }
  static var invalidHeaderToken: Result { HPE_INVALID_HEADER_TOKEN }
  static var carriageReturnExpected: Result { HPE_CR_EXPECTED }
  static var lineFeedExpected: Result { HPE_LF_EXPECTED }
  static var unexpectedContentLength: Result { HPE_UNEXPECTED_CONTENT_LENGTH }
  static var invalidContentLength: Result { HPE_INVALID_CONTENT_LENGTH }
  static var invalidTransferEncoding: Result { HPE_INVALID_TRANSFER_ENCODING }
  static var invalidChunkSize: Result { HPE_INVALID_CHUNK_SIZE }
  static var strict: Result { HPE_STRICT }
  static var unexpectedSpace: Result { HPE_UNEXPECTED_SPACE }

  // MARK: Functions

  /// An uninitialized parser, for `initialize`.
  @inline(__always)
  static func makeParser() -> Parser { Parser() }

  /// Initializes a request parser in its final memory.
  static func initialize(
    _ parser: UnsafeMutablePointer<Parser>, settings: UnsafeMutablePointer<Settings>
  ) {
    llhttp_init(parser, HTTP_REQUEST, settings)
  }

  /// Parses bytes until their end, an error or a callback that pauses.
  @inline(__always)
  static func execute(
    _ parser: UnsafeMutablePointer<Parser>, _ bytes: UnsafeRawPointer, count: Int
  ) -> Result {
    llhttp_execute(parser, bytes.assumingMemoryBound(to: CChar.self), count)
  }

  /// Resumes a paused parser.
  @inline(__always)
  static func resume(_ parser: UnsafeMutablePointer<Parser>) { llhttp_resume(parser) }

  /// Whether the parser accepts another message after this one.
  @inline(__always)
  static func keepsAlive(_ parser: UnsafePointer<Parser>) -> Bool {
    llhttp_should_keep_alive(parser) != 0
  }

  /// Allocates settings, which are never freed.
  static func makeSettings(
    onMessageBegin: EventCallback, onTarget: SpanCallback, onFieldName: SpanCallback,
    onFieldValue: SpanCallback, onHeadComplete: EventCallback, onBody: SpanCallback,
    onChunkHeader: EventCallback, onChunkExtension: SpanCallback, onMessageComplete: EventCallback
  ) -> UnsafeMutablePointer<Settings> {
    let settings = UnsafeMutablePointer<Settings>.allocate(capacity: 1)
    settings.initialize(to: Settings())
    llhttp_settings_init(settings)
    settings.pointee.on_message_begin = onMessageBegin
    settings.pointee.on_url = onTarget
    settings.pointee.on_header_field = onFieldName
    settings.pointee.on_header_value = onFieldValue
    settings.pointee.on_headers_complete = onHeadComplete
    settings.pointee.on_body = onBody
    settings.pointee.on_chunk_header = onChunkHeader
    settings.pointee.on_chunk_extension_name = onChunkExtension
    settings.pointee.on_chunk_extension_value = onChunkExtension
    settings.pointee.on_message_complete = onMessageComplete
    return settings
  }
}

extension LLHTTP.Parser {
  /// The position at which parsing paused or failed.
  @inline(__always) var position: UnsafeRawPointer? {
    mutating get { UnsafeRawPointer(error_pos) }
  }
  /// The method of the current request.
  @inline(__always) var requestMethod: HTTPMethod {
    mutating get { HTTPMethod(llhttp: method) }
  }
  @inline(__always) var majorVersion: UInt8 { mutating get { http_major } }
  @inline(__always) var minorVersion: UInt8 { mutating get { http_minor } }
  /// The size in bytes of the chunk whose header was just parsed.
  @inline(__always) var chunkLength: UInt64 { mutating get { content_length } }

  /// Continues to parse HTTP after an `Upgrade` request, since upgrades are never granted.
  @inline(__always)
  mutating func ignoreUpgrade() { upgrade = 0 }
}

extension HTTPMethod {
  /// The method for llhttp's method code.
  init(llhttp code: UInt8) {
    switch UInt32(code) {
    case HTTP_GET.rawValue: self = .get
    case HTTP_POST.rawValue: self = .post
    case HTTP_QUERY.rawValue: self = .query
    case HTTP_HEAD.rawValue: self = .head
    case HTTP_PUT.rawValue: self = .put
    case HTTP_DELETE.rawValue: self = .delete
    case HTTP_OPTIONS.rawValue: self = .options
    case HTTP_PATCH.rawValue: self = .patch
    case HTTP_TRACE.rawValue: self = .trace
    case HTTP_CONNECT.rawValue: self = .connect
    default: self = .other
    }
  }
}
