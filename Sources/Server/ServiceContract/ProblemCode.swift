/// The codes of all problems. The list is closed and part of the contract.
///
/// The raw value is the stable code in responses and in `GET /problems/{code}`.
/// `ProblemCode+Explanation.swift` explains each.
public enum ProblemCode: String, CaseIterable, Hashable, Sendable {
  // MARK: HTTP
  case malformedRequest = "malformed-request"
  case malformedEncoding = "malformed-encoding"
  case malformedJSON = "malformed-json"
  case unauthorized = "unauthorized"
  case forbidden = "forbidden"
  case notFound = "not-found"
  case methodNotAllowed = "method-not-allowed"
  case notAcceptable = "not-acceptable"
  case requestTimeout = "request-timeout"
  case lengthRequired = "length-required"
  case preconditionFailed = "precondition-failed"
  case contentTooLarge = "content-too-large"
  case targetTooLong = "target-too-long"
  case unsupportedMediaType = "unsupported-media-type"
  case expectationFailed = "expectation-failed"
  case tooManyRequests = "too-many-requests"
  case headerFieldsTooLarge = "header-fields-too-large"
  case notImplemented = "not-implemented"
  case overloaded = "overloaded"
  case draining = "draining"
  case timeLimitExceeded = "time-limit-exceeded"
  case versionNotSupported = "version-not-supported"

  // MARK: The request body against its schema
  case invalidRequest = "invalid-request"

  // MARK: The meaning of the request body
  case limitExceeded = "limit-exceeded"
  case numberOutOfRange = "number-out-of-range"
  case workLimitExceeded = "work-limit-exceeded"

  // MARK: Layout
  case duplicateID = "duplicate-id"
  case unknownView = "unknown-view"
  case invalidHierarchy = "invalid-hierarchy"
  case constraintSyntax = "constraint-syntax"
  case incompatibleAnchors = "incompatible-anchors"
  case invalidVariant = "invalid-variant"
  case unsatisfiableConstraints = "unsatisfiable-constraints"

  // MARK: Text
  case invalidText = "invalid-text"
  case unknownFont = "unknown-font"
  case estimatedText = "estimated-text"

  // MARK: Import
  case invalidDocument = "invalid-document"

  // MARK: Snapshot
  case templateError = "template-error"
  case duplicateItem = "duplicate-item"
  case reservedMember = "reserved-member"
  case unknownItem = "unknown-item"
  case hiddenItem = "hidden-item"
  case conflictingExpansion = "conflicting-expansion"
  case invalidOperation = "invalid-operation"
  case incompleteSnapshot = "incomplete-snapshot"

  // MARK: Kept lists
  case listsOff = "lists-off"
  case versionGone = "version-gone"
  case idempotencyKeyReused = "idempotency-key-reused"
  case storeFull = "store-full"
  case storeFailed = "store-failed"

  /// The HTTP status code.
  public var status: Int {
    switch self {
    case .malformedRequest, .malformedEncoding, .malformedJSON: 400
    case .unauthorized: 401
    case .forbidden: 403
    case .notFound, .listsOff: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .requestTimeout: 408
    case .versionGone: 410
    case .lengthRequired: 411
    case .preconditionFailed: 412
    case .contentTooLarge: 413
    case .targetTooLong: 414
    case .unsupportedMediaType: 415
    case .expectationFailed: 417
    case .tooManyRequests: 429
    case .headerFieldsTooLarge: 431
    case .notImplemented: 501
    case .overloaded, .draining, .timeLimitExceeded, .storeFailed: 503
    case .versionNotSupported: 505
    case .storeFull: 507
    case .invalidRequest, .limitExceeded, .numberOutOfRange, .workLimitExceeded, .duplicateID,
      .unknownView, .invalidHierarchy, .constraintSyntax, .incompatibleAnchors, .invalidVariant,
      .unsatisfiableConstraints, .invalidText, .unknownFont, .estimatedText, .invalidDocument,
      .templateError, .duplicateItem, .reservedMember, .unknownItem, .hiddenItem,
      .conflictingExpansion, .invalidOperation, .incompleteSnapshot, .idempotencyKeyReused:
      422
    }
  }

  /// Whether a body that conforms to the published schema can have this problem, because the
  /// problem concerns the body's meaning.
  public var isSemantic: Bool { status == 422 && self != .invalidRequest }

  /// The path of the explanation, relative to the service.
  public var type: String { "/problems/\(rawValue)" }
}
