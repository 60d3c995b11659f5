internal import API
internal import HTTPCore
internal import HTTPServer
internal import Logging

/// Logs one line for each request, at level `info`; those of health checks at `debug`.
struct AccessLog: Sendable {
  /// Nothing where requests are not logged; then it costs nothing.
  private let logger: Logger?

  init(_ logger: Logger, isOn: Bool) {
    self.logger = isOn && logger.logLevel <= .info ? logger : nil
  }

  /// A handler that logs what the inner one answered.
  func logging(
    at level: Logger.Level = .info, _ inner: @escaping RequestHandler
  ) -> RequestHandler {
    guard let logger, logger.logLevel <= level else { return inner }
    return { request, response in
      let start = ContinuousClock.now
      inner(request, &response)
      let elapsed = (ContinuousClock.now - start).components
      logger.log(
        level: level, "request",
        metadata: [
          "method": "\(request.method.name)",
          "path": "\(Self.excerpt(request.path))",
          "status": .stringConvertible(Int(response.status.code)),
          "in": .stringConvertible(request.body.count),
          "out": .stringConvertible(response.body.bytes.count),
          "us": .stringConvertible(
            Int(elapsed.seconds) * 1_000_000 + Int(elapsed.attoseconds / 1_000_000_000_000)),
        ])
    }
  }

  /// Logs a fault of HTTP, which no route has seen.
  func log(_ fault: HTTPFault) {
    logger?.info(
      "refused request",
      metadata: [
        "status": .stringConvertible(Int(fault.status.code)), "reason": "\(fault.reason)",
      ])
  }

  /// Enough of a path to know it by.
  private static func excerpt(_ path: Bytes) -> String {
    String(decoding: path.prefix(256), as: UTF8.self)
  }
}
