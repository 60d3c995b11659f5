internal import API
public import HTTPServer
public import Logging

/// The service: its routes, and how a server runs them.
public struct Service: Sendable {
  /// Everything that can be set.
  public let configuration: ServiceConfiguration
  private let logger: Logger
  private let accessLog: AccessLog

  /// Makes a service.
  public init(_ configuration: ServiceConfiguration, logger: Logger) {
    self.configuration = configuration
    self.logger = logger
    accessLog = AccessLog(logger, isOn: configuration.logsAccess)
  }

  /// Every route that is served.
  public var routes: [Route] {
    HealthRoutes.all(accessLog) + DocumentRoutes.all(accessLog)
      + OperationRoutes.all(configuration, accessLog)
  }

  /// Makes the answers to faults of HTTP itself.
  public var faultResponder: FaultResponder {
    { [accessLog] fault, response in
      accessLog.log(fault)
      ProblemMapping.respond(fault, &response)
    }
  }
}
