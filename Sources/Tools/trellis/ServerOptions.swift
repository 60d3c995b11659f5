import ArgumentParser
import HTTPServer
import PictureRaster
import Service

/// Limits and time-outs of the server itself.
struct ServerOptions: ParsableArguments {
  @Option(Self.loopsSetting) var loops: String?
  @Option(Self.threadsSetting) var workThreads: String?
  @Option(Self.nicenessSetting) var workNiceness: String?
  @Option(Self.backlogSetting) var backlog: String?
  @Option(Self.loopBodySetting) var loopBodyBytes: String?
  @Option(Self.compressionLevelSetting) var compressionLevel: String?
  @Option(Self.compressionBytesSetting) var compressionMinBytes: String?
  @Option(Self.loopShareSetting) var loopShare: String?
  @Option(Self.targetSetting) var maxTargetBytes: String?
  @Option(Self.headerBytesSetting) var maxHeaderBytes: String?
  @Option(Self.headerFieldsSetting) var maxHeaderFields: String?
  @Option(Self.chunkSetting) var maxChunkOverheadBytes: String?
  @Option(Self.ignoredSetting) var maxIgnoredBodyBytes: String?
  @Option(Self.connectionsSetting) var maxConnections: String?
  @Option(Self.reservedSetting) var reservedConnections: String?
  @Option(Self.requestsSetting) var maxRequestsPerConnection: String?
  @Option(Self.pipelinedSetting) var maxPipelinedRequests: String?
  @Option(Self.pendingSetting) var maxPendingBytes: String?
  @Option(Self.bufferedSetting) var maxBufferedBytes: String?
  @Option(Self.memorySetting) var maxMemory: String?
  @Option(Self.clientSetting) var maxClientBytes: String?
  @Option(Self.queuedSetting) var maxQueuedRequests: String?
  @Option(Self.longSetting) var maxLongRequests: String?
  @Option(Self.picturesSetting) var maxPNGProcesses: String?
  @Option(Self.sliceSetting) var workSlice: String?
  @Option(Self.queueTargetSetting) var queueTarget: String?
  @Option(Self.queueIntervalSetting) var queueInterval: String?
  @Option(Self.queueTimeSetting) var queueTimeout: String?
  @Option(Self.headerTimeSetting) var headerTimeout: String?
  @Option(Self.bodyTimeSetting) var bodyTimeout: String?
  @Option(Self.uploadRateSetting) var minUploadRate: String?
  @Option(Self.idleTimeSetting) var idleTimeout: String?
  @Option(Self.writeTimeSetting) var writeTimeout: String?
  @Option(Self.downloadRateSetting) var minDownloadRate: String?
  @Option(Self.lingerSetting) var lingerTimeout: String?
  @Option(Self.stallSetting) var stallTimeout: String?
  @Option(Self.drainGraceSetting) var drainGrace: String?
  @Option(Self.idleGraceSetting) var idleGrace: String?
  @Option(Self.drainTimeSetting) var drainTimeout: String?

  /// The names of the options, without the dashes.
  static var names: [String] { settings.map(\.0.name) }

  /// Sets the limits and time-outs.
  func apply(
    to configuration: inout ServiceConfiguration, from sources: SettingSources
  ) throws {
    for (setting, option) in Self.settings {
      try setting.apply(self[keyPath: option], to: &configuration, from: sources)
    }
  }

  private typealias Row = (Setting, any KeyPath<Self, String?> & Sendable)

  private static let settings: [Row] = [
    (loopsSetting, \.loops), (threadsSetting, \.workThreads),
    (nicenessSetting, \.workNiceness), (backlogSetting, \.backlog),
    (loopBodySetting, \.loopBodyBytes),
    (compressionLevelSetting, \.compressionLevel),
    (compressionBytesSetting, \.compressionMinBytes),
    (loopShareSetting, \.loopShare),
    (targetSetting, \.maxTargetBytes), (headerBytesSetting, \.maxHeaderBytes),
    (headerFieldsSetting, \.maxHeaderFields), (chunkSetting, \.maxChunkOverheadBytes),
    (ignoredSetting, \.maxIgnoredBodyBytes),
    (connectionsSetting, \.maxConnections), (reservedSetting, \.reservedConnections),
    (requestsSetting, \.maxRequestsPerConnection),
    (pipelinedSetting, \.maxPipelinedRequests), (pendingSetting, \.maxPendingBytes),
    (bufferedSetting, \.maxBufferedBytes), (memorySetting, \.maxMemory),
    (queuedSetting, \.maxQueuedRequests),
    (longSetting, \.maxLongRequests), (picturesSetting, \.maxPNGProcesses),
    (sliceSetting, \.workSlice),
    (queueTargetSetting, \.queueTarget), (queueIntervalSetting, \.queueInterval),
    (queueTimeSetting, \.queueTimeout),
    (headerTimeSetting, \.headerTimeout), (bodyTimeSetting, \.bodyTimeout),
    (uploadRateSetting, \.minUploadRate), (idleTimeSetting, \.idleTimeout),
    (writeTimeSetting, \.writeTimeout), (lingerSetting, \.lingerTimeout),
    (drainGraceSetting, \.drainGrace), (idleGraceSetting, \.idleGrace),
    (drainTimeSetting, \.drainTimeout), (downloadRateSetting, \.minDownloadRate),
    (clientSetting, \.maxClientBytes), (stallSetting, \.stallTimeout),
  ]

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
    help: "Largest body in bytes of a request that runs on an event loop", unit: .bytes)
  private static let compressionLevelSetting = Setting(
    "compression-level", \.compression.level, in: 0...9,
    help: "gzip level for clients that accept it; 0 disables compression")
  private static let compressionBytesSetting = Setting(
    "compression-min-bytes", \.compression.minBytes, in: 0...1 << 30,
    help: "Smallest response in bytes to compress", unit: .bytes)
  private static let loopShareSetting = Setting(
    "loop-share", \.server.loopShare, in: 0...86_400_000,
    help:
      "Time an event loop works on requests per wake-up; longer requests go to the work threads",
    unit: .seconds)
  private static let targetSetting = Setting(
    "max-target-bytes", \.server.maxTargetBytes, in: 16...1 << 20,
    help: "Bytes of a request target", unit: .bytes)
  private static let headerBytesSetting = Setting(
    "max-header-bytes", \.server.maxHeaderBytes, in: 64...1 << 20,
    help: "Bytes of a header section", unit: .bytes)
  private static let headerFieldsSetting = Setting(
    "max-header-fields", \.server.maxHeaderFields, in: 1...10_000,
    help: "Fields of a header section")
  private static let chunkSetting = Setting(
    "max-chunk-overhead-bytes", \.server.maxChunkOverheadBytes, in: 0...1 << 30,
    help: "Bytes of chunk extensions and trailers", unit: .bytes)
  private static let ignoredSetting = Setting(
    "max-ignored-body-bytes", \.server.maxIgnoredBodyBytes, in: 0...1 << 30,
    help: "Bytes of the unused body of a GET, HEAD, OPTIONS or TRACE request", unit: .bytes)
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
    help: "Bytes waiting on one connection, in or out", unit: .bytes)
  private static let bufferedSetting = Setting(
    "max-buffered-bytes", \.server.maxBufferedBytes, in: 1024...1 << 40,
    help: "Bytes of bodies and responses in memory", unit: .bytes)
  private static let memorySetting = Setting(
    "max-memory", \.server.maxMemory, in: 0...1 << 50,
    help: "Bytes of memory of the process; 0: three quarters of the machine's or control group's",
    unit: .bytes)
  private static let clientSetting = Setting(
    "max-client-bytes", \.server.maxClientBytes, in: 1024...1 << 40,
    help: "Bytes of bodies and responses in memory for one client", unit: .bytes)
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
    help: "Bytes per second at which a client must send a body", unit: .bytes)
  private static let idleTimeSetting = Setting(
    "idle-timeout", \.server.idleTimeout, in: 1...86_400_000,
    help: "Time between two requests on a connection",
    unit: .seconds)
  private static let writeTimeSetting = Setting(
    "write-timeout", \.server.writeTimeout, in: 1...86_400_000,
    help: "Time over which the rate of a download is averaged", unit: .seconds)
  private static let downloadRateSetting = Setting(
    "min-download-rate", \.server.minDownloadRate, in: 0...1 << 30,
    help: "Bytes per second at which a client must read a response", unit: .bytes)
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
