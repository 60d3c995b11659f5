import Foundation
import HTTPServer
import Service
import ServiceTesting
import TrellisClient

extension LiveService {
  /// Its URL.
  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  /// The paths of its operations.
  var paths: Set<String> { Set(service.routes.map(\.pattern)) }

  var client: ServiceClient { ServiceClient(at: url) }
}

/// The error thrown by a call, if any.
func failure(_ call: () async throws(ClientError) -> some Any) async -> ClientError? {
  do throws(ClientError) {
    _ = try await call()
    return nil
  } catch {
    return error
  }
}
