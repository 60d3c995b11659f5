import Foundation

/// A request with the settings of its audience: where it goes, and how often it may.
struct SendingPlan: Sendable {
  let request: Request
  let settings: AudienceSettings
  let url: URL
  let runner: SequenceRunner
  /// Whether the server tells repetitions of it by a key.
  let takesKey: Bool
  /// Whether it may be sent more than once.
  let mayRepeat: Bool

  init(_ request: Request, _ runner: SequenceRunner) throws(RequestError) {
    guard let settings = runner.audiences[request.audience] else {
      throw .unknownAudience(request.audience)
    }
    if let fault = request.fault ?? Request.fault(in: settings.headers) { throw fault }
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

  /// A key for the request, if it takes one: its own where it names one.
  func makeKey() -> String? {
    guard takesKey, let header = settings.idempotencyKeyHeader else { return nil }
    return request.headers[header] ?? runner.environment.makeKey()
  }
}
