import Foundation
import HTTPTypes

/// A valid request with its absolute URL and the settings of its audience.
struct ResolvedRequest: Sendable {
  let request: Request
  let settings: AudienceSettings
  let url: URL
  let runner: SequenceRunner
  /// Whether it is sent with an idempotency key.
  let takesKey: Bool
  /// Whether it may be sent more than once.
  let mayRepeat: Bool

  init(_ request: Request, _ runner: SequenceRunner) throws(RequestError) {
    guard let settings = runner.audiences[request.audience] else {
      throw .unknownAudience(request.audience)
    }
    if let error = request.validationError ?? Request.validationError(in: settings.headers) {
      throw error
    }
    self.request = request
    self.settings = settings
    self.runner = runner
    url = try settings.resolve(request)
    takesKey =
      request.repeatability == .standard && !request.method.isIdempotent
      && settings.idempotencyKeyHeader != nil
    mayRepeat =
      switch request.repeatability {
      case .standard: request.method.isIdempotent || takesKey
      case .repeatable: true
      case .once: false
      }
  }

  /// An idempotency key if the request needs one: from its own headers, or a new one.
  func makeKey() -> String? {
    guard takesKey, let header = settings.idempotencyKeyHeader else { return nil }
    return request.headers[header] ?? runner.environment.makeKey()
  }
}
