import ArgumentParser
import HTTPServer
import PictureRaster
import Service

/// Limits and time-outs of the server itself.
struct ServerOptions: ParsableArguments {
  @Option(Self.loopsSetting) var loops: Double?
  @Option(Self.threadsSetting) var workThreads: Double?
  @Option(Self.nicenessSetting) var workNiceness: Double?
  @Option(Self.backlogSetting) var backlog: Double?
  @Option(Self.loopBodySetting) var loopBodyBytes: Double?
  @Option(Self.compressionLevelSetting) var compressionLevel: Double?
  @Option(Self.compressionBytesSetting) var compressionMinBytes: Double?
  @Option(Self.loopShareSetting) var loopShare: Double?
  @Option(Self.targetSetting) var maxTargetBytes: Double?
  @Option(Self.headerBytesSetting) var maxHeaderBytes: Double?
  @Option(Self.headerFieldsSetting) var maxHeaderFields: Double?
  @Option(Self.chunkSetting) var maxChunkOverheadBytes: Double?
  @Option(Self.ignoredSetting) var maxIgnoredBodyBytes: Double?
  @Option(Self.connectionsSetting) var maxConnections: Double?
  @Option(Self.reservedSetting) var reservedConnections: Double?
  @Option(Self.requestsSetting) var maxRequestsPerConnection: Double?
  @Option(Self.pipelinedSetting) var maxPipelinedRequests: Double?
  @Option(Self.pendingSetting) var maxPendingBytes: Double?
  @Option(Self.bufferedSetting) var maxBufferedBytes: Double?
  @Option(Self.memorySetting) var maxMemory: Double?
  @Option(Self.clientSetting) var maxClientBytes: Double?
  @Option(Self.queuedSetting) var maxQueuedRequests: Double?
  @Option(Self.longSetting) var maxLongRequests: Double?
  @Option(Self.picturesSetting) var maxPNGProcesses: Double?
  @Option(Self.sliceSetting) var workSlice: Double?
  @Option(Self.queueTargetSetting) var queueTarget: Double?
  @Option(Self.queueIntervalSetting) var queueInterval: Double?
  @Option(Self.queueTimeSetting) var queueTimeout: Double?
  @Option(Self.headerTimeSetting) var headerTimeout: Double?
  @Option(Self.bodyTimeSetting) var bodyTimeout: Double?
  @Option(Self.uploadRateSetting) var minUploadRate: Double?
  @Option(Self.idleTimeSetting) var idleTimeout: Double?
  @Option(Self.writeTimeSetting) var writeTimeout: Double?
  @Option(Self.downloadRateSetting) var minDownloadRate: Double?
  @Option(Self.lingerSetting) var lingerTimeout: Double?
  @Option(Self.stallSetting) var stallTimeout: Double?
  @Option(Self.drainGraceSetting) var drainGrace: Double?
  @Option(Self.idleGraceSetting) var idleGrace: Double?
  @Option(Self.drainTimeSetting) var drainTimeout: Double?

  func apply(to configuration: inout ServiceConfiguration) throws {
    let settings: [(Setting, Double?)] = [
      (Self.loopsSetting, loops), (Self.threadsSetting, workThreads),
      (Self.nicenessSetting, workNiceness), (Self.backlogSetting, backlog),
      (Self.loopBodySetting, loopBodyBytes),
      (Self.compressionLevelSetting, compressionLevel),
      (Self.compressionBytesSetting, compressionMinBytes),
      (Self.loopShareSetting, loopShare),
      (Self.targetSetting, maxTargetBytes), (Self.headerBytesSetting, maxHeaderBytes),
      (Self.headerFieldsSetting, maxHeaderFields), (Self.chunkSetting, maxChunkOverheadBytes),
      (Self.ignoredSetting, maxIgnoredBodyBytes),
      (Self.connectionsSetting, maxConnections), (Self.reservedSetting, reservedConnections),
      (Self.requestsSetting, maxRequestsPerConnection),
      (Self.pipelinedSetting, maxPipelinedRequests), (Self.pendingSetting, maxPendingBytes),
      (Self.bufferedSetting, maxBufferedBytes), (Self.memorySetting, maxMemory),
      (Self.queuedSetting, maxQueuedRequests),
      (Self.longSetting, maxLongRequests), (Self.picturesSetting, maxPNGProcesses),
      (Self.sliceSetting, workSlice),
      (Self.queueTargetSetting, queueTarget), (Self.queueIntervalSetting, queueInterval),
      (Self.queueTimeSetting, queueTimeout),
      (Self.headerTimeSetting, headerTimeout), (Self.bodyTimeSetting, bodyTimeout),
      (Self.uploadRateSetting, minUploadRate), (Self.idleTimeSetting, idleTimeout),
      (Self.writeTimeSetting, writeTimeout), (Self.lingerSetting, lingerTimeout),
      (Self.drainGraceSetting, drainGrace), (Self.idleGraceSetting, idleGrace),
      (Self.drainTimeSetting, drainTimeout), (Self.downloadRateSetting, minDownloadRate),
      (Self.clientSetting, maxClientBytes), (Self.stallSetting, stallTimeout),
    ]
    for (setting, option) in settings { try setting.apply(option, to: &configuration) }
  }

  private static let loopsSetting = Setting(
    "loops", \.server.loops, in: 1...1024, help: "Event loops, one a core unless set")
  private static let threadsSetting = Setting(
    "work-threads", \.server.workThreads, in: 1...1024,
    help: "Threads for requests that the event loops leave to them")
  private static let nicenessSetting = Setting(
    "work-niceness", \.server.workNiceness, in: 0...19,
    help:
      "Nice values of those threads above the process's: the more, the more loops go before them")
  private static let backlogSetting = Setting(
    "backlog", \.server.backlog, in: 1...65_535, help: "Connections that wait to be accepted")
  private static let loopBodySetting = Setting(
    "loop-body-bytes", \.loopBodyBytes, in: 0...1 << 30,
    help: "Bytes of a body up to which a request runs on the event loop")
  private static let compressionLevelSetting = Setting(
    "compression-level", \.compression.level, in: 0...9,
    help: "Effort of gzip for clients that take it, 0 for no compression")
  private static let compressionBytesSetting = Setting(
    "compression-min-bytes", \.compression.minBytes, in: 0...1 << 30,
    help: "Bytes of an answer from which on it is compressed")
  private static let loopShareSetting = Setting(
    "loop-share", \.server.loopShare, in: 0...86_400_000,
    help:
      "Time for requests on the event loop each time that it wakes; what takes more goes to the work threads",
    unit: .seconds)
  private static let targetSetting = Setting(
    "max-target-bytes", \.server.maxTargetBytes, in: 16...1 << 20, help: "Bytes of a request target"
  )
  private static let headerBytesSetting = Setting(
    "max-header-bytes", \.server.maxHeaderBytes, in: 64...1 << 20, help: "Bytes of a header section"
  )
  private static let headerFieldsSetting = Setting(
    "max-header-fields", \.server.maxHeaderFields, in: 1...10_000,
    help: "Fields of a header section")
  private static let chunkSetting = Setting(
    "max-chunk-overhead-bytes", \.server.maxChunkOverheadBytes, in: 0...1 << 30,
    help: "Bytes of chunk extensions and trailers")
  private static let ignoredSetting = Setting(
    "max-ignored-body-bytes", \.server.maxIgnoredBodyBytes, in: 0...1 << 30,
    help: "Bytes of a body of GET, HEAD, OPTIONS or TRACE, which is not used")
  private static let connectionsSetting = Setting(
    "max-connections", \.server.maxConnections, in: 1...10_000_000, help: "Connections at a time")
  private static let reservedSetting = Setting(
    "reserved-connections", \.server.reservedConnections, in: 0...100_000,
    help: "Further connections on which health is still answered")
  private static let requestsSetting = Setting(
    "max-requests-per-connection", \.server.maxRequestsPerConnection, in: 0...1 << 40,
    help: "Requests on a connection, 0 for no limit")
  private static let pipelinedSetting = Setting(
    "max-pipelined-requests", \.server.maxPipelinedRequests, in: 1...1_000_000,
    help: "Requests of one connection that are answered before others have their turn")
  private static let pendingSetting = Setting(
    "max-pending-bytes", \.server.maxPendingBytes, in: 1024...1 << 30,
    help: "Bytes that one connection may have waiting")
  private static let bufferedSetting = Setting(
    "max-buffered-bytes", \.server.maxBufferedBytes, in: 1024...1 << 40,
    help: "Bytes of bodies and answers in memory")
  private static let memorySetting = Setting(
    "max-memory", \.server.maxMemory, in: 0...1 << 50,
    help: "Bytes of memory of the process; 0: three quarters of the machine's or control group's")
  private static let clientSetting = Setting(
    "max-client-bytes", \.server.maxClientBytes, in: 1024...1 << 40,
    help: "Bytes of them for the connections of one client")
  private static let queuedSetting = Setting(
    "max-queued-requests", \.server.maxQueuedRequests, in: 1...1_000_000,
    help: "Requests that wait for the work threads or run there; as many more that are small")
  private static let longSetting = Setting(
    "max-long-requests", \.server.maxLongRequests, in: 1...1024,
    help: "Long requests that run at a time, two a core unless set; as many more may wait")
  private static let picturesSetting = Setting(
    "max-png-processes", \.raster.processes, in: 0...1024,
    help: "Pictures that are drawn as PNG at a time; more are refused")
  private static let sliceSetting = Setting(
    "work-slice", \.server.workSlice, in: 1...86_400_000,
    help: "Processor time after which a request is long, and its thread gives way to others",
    unit: .seconds
  )
  private static let queueTargetSetting = Setting(
    "queue-target", \.server.queueTarget, in: 0...86_400_000,
    help: "Expected wait above which requests are refused while the queue is never empty",
    unit: .seconds)
  private static let queueIntervalSetting = Setting(
    "queue-interval", \.server.queueInterval, in: 0...86_400_000,
    help: "Time in which the queue has to be empty once, or else that target holds", unit: .seconds)
  private static let queueTimeSetting = Setting(
    "queue-timeout", \.server.queueTimeout, in: 1...86_400_000,
    help: "Time for a request to wait until it is begun", unit: .seconds)
  private static let headerTimeSetting = Setting(
    "header-timeout", \.server.headerTimeout, in: 1...86_400_000, help: "Time for a header section",
    unit: .seconds)
  private static let bodyTimeSetting = Setting(
    "body-timeout", \.server.bodyTimeout, in: 1...86_400_000,
    help: "Time over which the rate of a body is averaged", unit: .seconds)
  private static let uploadRateSetting = Setting(
    "min-upload-rate", \.server.minUploadRate, in: 0...1 << 30,
    help: "Bytes a second at which a body must come")
  private static let idleTimeSetting = Setting(
    "idle-timeout", \.server.idleTimeout, in: 1...86_400_000, help: "Time between two requests",
    unit: .seconds)
  private static let writeTimeSetting = Setting(
    "write-timeout", \.server.writeTimeout, in: 1...86_400_000,
    help: "Time over which the rate is averaged at which an answer is read", unit: .seconds)
  private static let downloadRateSetting = Setting(
    "min-download-rate", \.server.minDownloadRate, in: 0...1 << 30,
    help: "Bytes a second at which an answer must be read")
  private static let lingerSetting = Setting(
    "linger-timeout", \.server.lingerTimeout, in: 0...60_000,
    help: "Time to read on after an error, so that its answer arrives", unit: .seconds)
  private static let stallSetting = Setting(
    "stall-timeout", \.server.stallTimeout, in: 1...86_400_000,
    help: "Time without progress after which a thread is stuck, and the server is not ready",
    unit: .seconds)
  private static let drainGraceSetting = Setting(
    "drain-grace", \.server.drainGrace, in: 0...86_400_000,
    help: "Time for which a draining server still accepts connections", unit: .seconds)
  private static let idleGraceSetting = Setting(
    "idle-grace", \.server.idleGrace, in: 0...86_400_000,
    help: "Time for which idle connections are kept when listeners are closed", unit: .seconds)
  private static let drainTimeSetting = Setting(
    "drain-timeout", \.server.drainTimeout, in: 1...86_400_000,
    help: "Time for running requests to end when draining", unit: .seconds)
}
