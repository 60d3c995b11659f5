import CCurl
import Foundation
import HTTPTypes

/// Owns a libcurl easy handle: one request and its response.
///
/// It is Sendable: the task that makes it does not touch it again, and everything else happens on
/// the driver's thread.
final class CurlTransfer: @unchecked Sendable {
  let easy: UnsafeMutableRawPointer
  /// The scheme and the authority.
  let host: String
  let connectionsPerHost: Int
  /// Resumed when the transfer has ended.
  var continuation: CheckedContinuation<CurlDriver.Reply, Never>?
  /// Whether the task was cancelled, possibly before the transfer began.
  var isCancelled = false
  /// The number of times that a connection was made and the request begun.
  private(set) var attempts = 0

  private let options: CurlOptions
  private let source: BodySource
  private var head: ResponseHead
  private var body = Data()
  private var sent = 0
  /// The error with which a callback ended the transfer, if one did.
  private var failure: CurlError?
  private var fields: UnsafeMutablePointer<curl_slist>?
  /// The buffer for libcurl's error messages.
  private let words: UnsafeMutablePointer<CChar>

  /// Prepares a request.
  ///
  /// - Throws: ``CurlError`` if libcurl rejects the URL or an option.
  init(_ request: HTTPRequest, _ body: CurlBody, _ options: CurlOptions) throws(CurlError) {
    guard let easy = trellis_easy_init() else {
      throw CurlError(.other, "libcurl has no memory", isBeforeSending: true)
    }
    self.easy = easy
    self.options = options
    host = "\(request.scheme ?? "")://\(request.authority ?? "")"
    connectionsPerHost = max(1, options.connectionsPerHost)
    source = BodySource(body)
    head = ResponseHead(limit: options.headerLimit)
    words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try setUp(request, body)
  }

  deinit {
    trellis_easy_cleanup(easy)
    curl_slist_free_all(fields)
    words.deallocate()
  }

  /// The transfer that owns a callback's context.
  static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
    // `setUp` passes the context to libcurl, and the driver keeps the transfer until it is removed.
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  // MARK: Options

  private func setUp(_ request: HTTPRequest, _ body: CurlBody) throws(CurlError) {
    trellis_easy_restrict(easy)
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    set(CURLOPT_PATH_AS_IS, 1)
    _ = trellis_easy_set_pointer(easy, CURLOPT_ERRORBUFFER, words)
    try set(CURLOPT_URL, host + (request.path ?? "/"))
    try set(CURLOPT_ACCEPT_ENCODING, "")
    trellis_easy_set_functions(
      easy, Unmanaged.passUnretained(self).toOpaque(),
      { CurlTransfer.of($3).receive(field: UnsafeRawBufferPointer(start: $0, count: $1 * $2)) },
      { CurlTransfer.of($3).receive(body: UnsafeRawBufferPointer(start: $0, count: $1 * $2)) },
      { CurlTransfer.of($3).read(UnsafeMutableRawBufferPointer(start: $0, count: $1 * $2)) },
      { context, offset, origin in CurlTransfer.of(context).seek(to: Int64(offset), from: origin) },
      { context, _, _, _, sent in CurlTransfer.of(context).didSend(Int64(sent)) },
      { context, _, _, _, _ in CurlTransfer.of(context).didConnect() })
    try setMethod(request.method, body)
    setFields(request.headerFields)
    if !options.mayRepeat {
      // libcurl repeats a request on its own only on a kept connection.
      set(CURLOPT_FRESH_CONNECT, 1)
      set(CURLOPT_FORBID_REUSE, 1)
    }
    if let limit = options.timeLimit {
      let milliseconds = limit / .milliseconds(1)
      set(CURLOPT_TIMEOUT_MS, Int(max(1, min(milliseconds, 1e9))))
    }
    try setConfiguration(options.configuration)
  }

  private func setMethod(_ method: HTTPRequest.Method, _ body: CurlBody) throws(CurlError) {
    var hasBody = true
    if case .none = body { hasBody = [.post, .put, .patch].contains(method) }
    if hasBody {
      set(CURLOPT_UPLOAD, 1)
      _ = trellis_easy_set_offset(easy, CURLOPT_INFILESIZE_LARGE, Int64(body.length))
      set(CURLOPT_NOPROGRESS, body.length > 0 ? 0 : 1)
    } else if method == .head {
      set(CURLOPT_NOBODY, 1)
    } else {
      set(CURLOPT_HTTPGET, 1)
    }
    if method != .head { try set(CURLOPT_CUSTOMREQUEST, method.rawValue) }
  }

  private func setFields(_ headers: HTTPFields) {
    // A server that does not support it would cost a second.
    fields = curl_slist_append(fields, "Expect:")
    for name in Set(headers.map(\.name)) where name == .cookie {
      fields = curl_slist_append(fields, "Cookie: \(headers[name] ?? "")")
    }
    for field in headers where field.name != .cookie {
      // A semicolon sends the field with an empty value; a colon would remove the field.
      let line =
        field.value.isEmpty ? "\(field.name.rawName);" : "\(field.name.rawName): \(field.value)"
      fields = curl_slist_append(fields, line)
    }
    _ = trellis_easy_set_pointer(easy, CURLOPT_HTTPHEADER, fields)
  }

  private func setConfiguration(_ configuration: CurlConfiguration) throws(CurlError) {
    set(
      CURLOPT_SSLVERSION,
      Int(configuration.requiresTLS13 ? CURL_SSLVERSION_TLSv1_3 : CURL_SSLVERSION_TLSv1_2))
    set(
      CURLOPT_HTTP_VERSION,
      Int(configuration.usesHTTP2 ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1))
    if let authorities = configuration.authorities {
      try set(CURLOPT_CAINFO_BLOB, authorities)
      // Some systems keep their authorities in a folder.
      _ = trellis_easy_set_pointer(easy, CURLOPT_CAPATH, nil)
    }
    if let client = configuration.clientCertificate {
      try set(CURLOPT_SSLCERT_BLOB, client.certificate)
      try set(CURLOPT_SSLKEY_BLOB, client.key)
    }
    if let proxy = configuration.proxy { try set(CURLOPT_PROXY, proxy) }
  }

  private func set(_ option: CURLoption, _ value: Int) {
    _ = trellis_easy_set_long(easy, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) throws(CurlError) {
    try check(value.withCString { trellis_easy_set_pointer(easy, option, $0) })
  }

  private func set(_ option: CURLoption, _ value: Data) throws(CurlError) {
    try check(
      value.withUnsafeBytes { trellis_easy_set_blob(easy, option, $0.baseAddress, $0.count) })
  }

  private func check(_ code: CURLcode) throws(CurlError) {
    guard code == CURLE_OK else {
      throw CurlError(
        .invalidRequest, String(cString: curl_easy_strerror(code)), isBeforeSending: true)
    }
  }

  // MARK: Callbacks

  /// Called when a connection is made, before the request is sent.
  private func didConnect() -> Int32 {
    attempts += 1
    guard attempts == 1 || options.mayRepeat else {
      failure = CurlError(.connectionLost, "the connection was closed before the response")
      return CURL_PREREQFUNC_ABORT
    }
    head.restart()
    body = Data()
    return CURL_PREREQFUNC_OK
  }

  /// Receives a line of the header or of the trailers.
  private func receive(field line: UnsafeRawBufferPointer) -> Int {
    do throws(ResponseHead.Fault) {
      try head.add(line)
      return line.count
    } catch {
      failure =
        switch error {
        case .malformed: CurlError(.malformedResponse, "the header of the response is malformed")
        case .tooLarge:
          CurlError(
            .headerTooLarge(limit: options.headerLimit),
            "the header of the response exceeds the limit of \(options.headerLimit) bytes")
        }
      return -1
    }
  }

  private func receive(body bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count <= options.responseLimit - body.count else {
      failure = CurlError(
        .responseTooLarge, "the response exceeds the limit of \(options.responseLimit) bytes")
      return -1
    }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func read(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    do throws(CurlError) { return try source.read(buffer) } catch {
      failure = error
      return Int(CURL_READFUNC_ABORT)
    }
  }

  /// Rewinds the body, because libcurl repeats the request.
  private func seek(to offset: Int64, from origin: Int32) -> Int32 {
    guard origin == SEEK_SET, source.seek(to: offset) else { return CURL_SEEKFUNC_FAIL }
    return CURL_SEEKFUNC_OK
  }

  private func didSend(_ bytes: Int64) -> Int32 {
    if bytes != sent {
      sent = Int(bytes)
      options.progress(sent)
    }
    return 0
  }

  // MARK: The end

  /// The reply of a transfer that libcurl has ended.
  func reply(_ code: CURLcode) -> CurlDriver.Reply {
    if let failure { return .failure(failure) }
    guard code == CURLE_OK else { return .failure(error(code)) }
    guard head.isComplete, let status = head.status else {
      return .failure(CurlError(.malformedResponse, "there is no HTTP response"))
    }
    return .success(
      (HTTPResponse(status: .init(code: status), headerFields: head.fields), body))
  }

  /// Resumes the task. The handle must have been removed from the multi handle.
  func finish(_ reply: CurlDriver.Reply) {
    continuation?.resume(returning: reply)
    continuation = nil
    body = Data()
  }

  /// The libcurl limit that the header has exceeded; `nil` if it has exceeded none.
  private func headerLimit(_ code: CURLcode, _ detail: String) -> Int? {
    guard attempts > 0, !head.isComplete else { return nil }
    // For a line that is too long, libcurl reports that it is out of memory. Since 8.6 it reports
    // CURLE_TOO_LARGE, which older headers do not declare.
    if code == CURLE_OUT_OF_MEMORY || code.rawValue == 100 { return CurlOptions.fieldLimit }
    // libcurl uses the code of a lost connection.
    return detail.hasPrefix("Too large response headers") ? CurlOptions.fieldsLimit : nil
  }

  private func error(_ code: CURLcode) -> CurlError {
    let detail = String(cString: words)
    if let limit = headerLimit(code, detail) {
      return CurlError(
        .headerTooLarge(limit: limit),
        "the header of the response exceeds libcurl's limit of \(limit) bytes")
    }
    let kind: CurlError.Kind =
      switch code {
      case CURLE_URL_MALFORMAT, CURLE_COULDNT_RESOLVE_PROXY: .invalidRequest
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT:
        // The second connection of a request may fail after the first has sent it.
        attempts == 0 ? .cannotConnect : .connectionLost
      case CURLE_PEER_FAILED_VERIFICATION: .untrustedCertificate
      case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
        CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
        .secureConnectionFailed
      case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2,
        CURLE_HTTP2_STREAM, CURLE_SEND_FAIL_REWIND:
        attempts == 0 ? .cannotConnect : .connectionLost
      case CURLE_OPERATION_TIMEDOUT: .timeLimit
      case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_BAD_CONTENT_ENCODING,
        CURLE_FILESIZE_EXCEEDED:
        .malformedResponse
      // libcurl 7.88 reports malformed chunks like this.
      case CURLE_BAD_FUNCTION_ARGUMENT where attempts > 0: .malformedResponse
      default: .other
      }
    let message = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
    return CurlError(kind, "\(message) (curl \(code.rawValue))", isBeforeSending: attempts == 0)
  }
}
