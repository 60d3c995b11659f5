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
    "loops", \.server.loops, in: 1...1024, help: "Number of event loops, by default one per core")
  private static let threadsSetting = Setting(
    "work-threads", \.server.workThreads, in: 1...1024,
    help: "Threads for requests that the event loops hand over")
  private static let nicenessSetting = Setting(
    "work-niceness", \.server.workNiceness, in: 0...19,
    help:
      "Nice increment of those threads; a higher one favours the event loops")
  private static let backlogSetting = Setting(
    "backlog", \.server.backlog, in: 1...65_535,
    help: "Connections waiting to be accepted, per listener")
  private static let loopBodySetting = Setting(
    "loop-body-bytes", \.loopBodyBytes, in: 0...1 << 30,
    help: "Largest body in bytes of a request that runs on an event loop")
  private static let compressionLevelSetting = Setting(
    "compression-level", \.compression.level, in: 0...9,
    help: "gzip level for clients that accept it; 0 disables compression")
  private static let compressionBytesSetting = Setting(
    "compression-min-bytes", \.compression.minBytes, in: 0...1 << 30,
    help: "Smallest response in bytes to compress")
  private static let loopShareSetting = Setting(
    "loop-share", \.server.loopShare, in: 0...86_400_000,
    help:
      "Time an event loop works on requests per wake-up; longer requests go to the work threads",
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
    help: "Bytes of the unused body of a GET, HEAD, OPTIONS or TRACE request")
  private static let connectionsSetting = Setting(
    "max-connections", \.server.maxConnections, in: 1...10_000_000, help: "Open connections")
  private static let reservedSetting = Setting(
    "reserved-connections", \.server.reservedConnections, in: 0...100_000,
    help: "Connections beyond that limit, on which only health checks are answered")
  private static let requestsSetting = Setting(
    "max-requests-per-connection", \.server.maxRequestsPerConnection, in: 0...1 << 40,
    help: "Requests per connection; 0 for no limit")
  private static let pipelinedSetting = Setting(
    "max-pipelined-requests", \.server.maxPipelinedRequests, in: 1...1_000_000,
    help: "Requests to answer on one connection before the other connections get a turn")
  private static let pendingSetting = Setting(
    "max-pending-bytes", \.server.maxPendingBytes, in: 1024...1 << 30,
    help: "Bytes waiting on one connection, in or out")
  private static let bufferedSetting = Setting(
    "max-buffered-bytes", \.server.maxBufferedBytes, in: 1024...1 << 40,
    help: "Bytes of bodies and responses in memory")
  private static let memorySetting = Setting(
    "max-memory", \.server.maxMemory, in: 0...1 << 50,
    help: "Bytes of memory of the process; 0: three quarters of the machine's or control group's")
  private static let clientSetting = Setting(
    "max-client-bytes", \.server.maxClientBytes, in: 1024...1 << 40,
    help: "Bytes of bodies and responses in memory for one client")
  private static let queuedSetting = Setting(
    "max-queued-requests", \.server.maxQueuedRequests, in: 1...1_000_000,
    help: "Requests waiting for or running on the work threads, plus as many small ones")
  private static let longSetting = Setting(
    "max-long-requests", \.server.maxLongRequests, in: 1...1024,
    help: "Long requests running at a time, by default two per core; as many more may wait")
  private static let picturesSetting = Setting(
    "max-png-processes", \.raster.processes, in: 0...1024,
    help: "PNG pictures drawn at a time; more are rejected")
  private static let sliceSetting = Setting(
    "work-slice", \.server.workSlice, in: 1...86_400_000,
    help: "CPU time after which a request is long and yields its thread to others",
    unit: .seconds
  )
  private static let queueTargetSetting = Setting(
    "queue-target", \.server.queueTarget, in: 0...86_400_000,
    help: "Expected wait above which requests are rejected while the queue does not empty",
    unit: .seconds)
  private static let queueIntervalSetting = Setting(
    "queue-interval", \.server.queueInterval, in: 0...86_400_000,
    help: "Time within which the queue must be empty once, or the target applies", unit: .seconds)
  private static let queueTimeSetting = Setting(
    "queue-timeout", \.server.queueTimeout, in: 1...86_400_000,
    help: "Time a request may wait in the queue", unit: .seconds)
  private static let headerTimeSetting = Setting(
    "header-timeout", \.server.headerTimeout, in: 1...86_400_000, help: "Time for a header section",
    unit: .seconds)
  private static let bodyTimeSetting = Setting(
    "body-timeout", \.server.bodyTimeout, in: 1...86_400_000,
    help: "Time over which the rate of an upload is averaged", unit: .seconds)
  private static let uploadRateSetting = Setting(
    "min-upload-rate", \.server.minUploadRate, in: 0...1 << 30,
    help: "Bytes per second at which a client must send a body")
  private static let idleTimeSetting = Setting(
    "idle-timeout", \.server.idleTimeout, in: 1...86_400_000,
    help: "Time between two requests on a connection",
    unit: .seconds)
  private static let writeTimeSetting = Setting(
    "write-timeout", \.server.writeTimeout, in: 1...86_400_000,
    help: "Time over which the rate of a download is averaged", unit: .seconds)
  private static let downloadRateSetting = Setting(
    "min-download-rate", \.server.minDownloadRate, in: 0...1 << 30,
    help: "Bytes per second at which a client must read a response")
  private static let lingerSetting = Setting(
    "linger-timeout", \.server.lingerTimeout, in: 0...60_000,
    help: "Time to keep reading after an error, so that the client receives the response",
    unit: .seconds)
  private static let stallSetting = Setting(
    "stall-timeout", \.server.stallTimeout, in: 1...86_400_000,
    help: "Time without progress after which a thread counts as stuck and the server as not ready",
    unit: .seconds)
  private static let drainGraceSetting = Setting(
    "drain-grace", \.server.drainGrace, in: 0...86_400_000,
    help: "Time a draining server still accepts connections", unit: .seconds)
  private static let idleGraceSetting = Setting(
    "idle-grace", \.server.idleGrace, in: 0...86_400_000,
    help: "Time idle connections are kept after the listeners close", unit: .seconds)
  private static let drainTimeSetting = Setting(
    "drain-timeout", \.server.drainTimeout, in: 1...86_400_000,
    help: "Time running requests have to finish while draining", unit: .seconds)
}
