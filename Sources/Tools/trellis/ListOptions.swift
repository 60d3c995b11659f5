import ArgumentParser
import ListStores
import Logging
import Service

/// Where lists are kept, and for how long.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Folder for kept lists; created if it is missing. \
      (default: none, or ./trellis-data with --store; TRELLIS_DATA_DIR)
      """, valueName: "folder"))
  var dataDir: String?

  @Option(
    help: ArgumentHelp(
      """
      Store for kept lists: sqlite, in --data-dir, or the address of a PostgreSQL database, \
      postgres://USER@HOST/DATABASE. Other users see a password that an option states; the \
      variable, a file and PGPASSFILE hide it. \
      (default: none, or sqlite with --data-dir; TRELLIS_STORE)
      """, valueName: "store"))
  var store: String?

  @Option(Self.connectionsSetting) var maxStoreConnections: String?
  @Option(Self.statementSetting) var storeTimeout: String?
  @Option(Self.connectSetting) var storeConnectTimeout: String?
  @Option(Self.storePollSetting) var storePollTime: String?
  @Option(Self.versionsSetting) var keepVersions: String?
  @Option(Self.ageSetting) var keepAge: String?
  @Option(Self.bytesSetting) var maxStoreBytes: String?
  @Option(Self.idSetting) var maxListIdBytes: String?
  @Option(Self.pageSetting) var maxListPage: String?
  @Option(Self.cacheSetting) var maxListCache: String?
  @Option(Self.keySetting) var maxIdempotencyKeyBytes: String?
  @Option(Self.clientsSetting) var maxEventClients: String?
  @Option(Self.perClientSetting) var maxEventClientsPerClient: String?
  @Option(Self.eventListsSetting) var maxEventLists: String?
  @Option(Self.bufferSetting) var maxEventBufferBytes: String?
  @Option(Self.deltaSetting) var eventDeltaTime: String?
  @Option(Self.heartbeatSetting) var eventHeartbeat: String?
  @Option(Self.pollSetting) var longPollTime: String?
  @Option(Self.sseSetting) var liveSSETime: String?
  @Option(Self.drainSetting) var eventDrainTime: String?

  /// The names of the options, without the dashes.
  static var names: [String] { ["data-dir", "store"] + settings.map(\.0.name) }

  /// The folder of lists that are kept without `--data-dir`.
  private static let defaultFolder = "trellis-data"

  /// Where lists are kept.
  enum Place {
    /// In a folder.
    case folder(String)
    /// In a database.
    case database(PostgresAddress)
  }

  /// Sets the limits of kept lists.
  ///
  /// - Returns: the place of the store; nil if no lists are kept.
  func apply(
    to configuration: inout ServiceConfiguration, from sources: SettingSources
  ) throws -> Place? {
    for (setting, option) in Self.settings {
      try setting.apply(self[keyPath: option], to: &configuration, from: sources)
    }
    let folder = sources.noted(dataDir, of: "data-dir")?.text
    guard let store = sources.find(store, of: "store") else {
      sources.note("store", folder == nil ? nil : "sqlite", nil)
      return folder.map { .folder($0) }
    }
    // The text may have a password, so no message and no report repeats it.
    guard PostgresAddress.isMeant(by: store.text) else {
      guard Array(store.text.utf8) == Array("sqlite".utf8) else {
        throw ValidationError("\(store.source) must be sqlite or an address, postgres://…")
      }
      sources.note("store", "sqlite", store)
      return .folder(folder ?? Self.defaultFolder)
    }
    guard folder == nil else {
      throw ValidationError("\(store.source) names a database, which needs no --data-dir")
    }
    do throws(ListStoreError) {
      let address = try PostgresAddress(store.text)
      sources.note("store", "\(address)", store)
      return .database(address)
    } catch {
      throw store.fault("\(error)")
    }
  }

  /// Opens the store.
  static func openStore(
    _ place: Place, _ lists: KeptLists, _ logger: Logger
  ) throws -> any ListStore {
    do throws(ListStoreError) {
      switch place {
      case .folder(let folder): return try SQLiteListStore(folder: folder, lists.retention)
      case .database(let address):
        return try PostgresListStore(address, lists.retention, lists.database) { fault in
          if let fault {
            logger.error("lost the database of kept lists", metadata: ["reason": "\(fault)"])
          } else {
            logger.notice("the database of kept lists is back")
          }
        }
      }
    } catch {
      Output.complain("cannot keep lists: \(error)")
      throw ExitCode.failure
    }
  }

  private typealias Row = (Setting, any KeyPath<Self, String?> & Sendable)

  private static let settings: [Row] = [
    (connectionsSetting, \.maxStoreConnections), (statementSetting, \.storeTimeout),
    (connectSetting, \.storeConnectTimeout), (storePollSetting, \.storePollTime),
    (versionsSetting, \.keepVersions), (ageSetting, \.keepAge), (bytesSetting, \.maxStoreBytes),
    (idSetting, \.maxListIdBytes), (pageSetting, \.maxListPage),
    (cacheSetting, \.maxListCache),
    (keySetting, \.maxIdempotencyKeyBytes), (clientsSetting, \.maxEventClients),
    (perClientSetting, \.maxEventClientsPerClient), (eventListsSetting, \.maxEventLists),
    (bufferSetting, \.maxEventBufferBytes), (deltaSetting, \.eventDeltaTime),
    (heartbeatSetting, \.eventHeartbeat),
    (pollSetting, \.longPollTime), (sseSetting, \.liveSSETime),
    (drainSetting, \.eventDrainTime),
  ]

  private static let connectionsSetting = Setting(
    "max-store-connections", \.lists.database.connections, in: 1...10_000,
    help: "Connections to a database that read and write; one more waits for changes")
  private static let statementSetting = Setting(
    "store-timeout", \.lists.database.statementTime, in: 100...3_600_000,
    help: "Time for a statement in a database, and to wait for a connection", unit: .seconds)
  private static let connectSetting = Setting(
    "store-connect-timeout", \.lists.database.connectTime, in: 2_000...3_600_000,
    help: "Time to connect to a database, in whole seconds", unit: .seconds)
  private static let storePollSetting = Setting(
    "store-poll-time", \.lists.database.pollTime, in: 10...3_600_000,
    help: "Time between two looks for changes of other replicas", unit: .seconds)
  private static let versionsSetting = Setting(
    "keep-versions", \.lists.retention.versions, in: 1...10_000, help: "Versions kept of a list")
  private static let ageSetting = Setting(
    "keep-age", \.lists.retention.age, in: 0...10 * 365 * 86_400_000,
    help: "Time that a version is kept after it was replaced", unit: .seconds)
  private static let bytesSetting = Setting(
    "max-store-bytes", \.lists.retention.bytes, in: 1024...1 << 44,
    help: "Bytes of all kept lists and versions", unit: .bytes)
  private static let idSetting = Setting(
    "max-list-id-bytes", \.lists.limits.idBytes, in: 1...1024, help: "Bytes of the id of a list",
    unit: .bytes)
  private static let pageSetting = Setting(
    "max-list-page", \.lists.limits.pageLists, in: 1...100_000, help: "Lists in a page of lists")
  private static let cacheSetting = Setting(
    "max-list-cache", \.lists.limits.cacheBytes, in: 0...1 << 36,
    help: "Bytes of kept lists in memory, for those who read them again", unit: .bytes)
  private static let keySetting = Setting(
    "max-idempotency-key-bytes", \.lists.limits.idempotencyKeyBytes, in: 1...4096,
    help: "Bytes of an idempotency key", unit: .bytes)
  private static let clientsSetting = Setting(
    "max-event-clients", \.lists.limits.eventClients, in: 1...1_000_000,
    help: "Clients that wait for events")
  private static let perClientSetting = Setting(
    "max-event-clients-per-client", \.lists.limits.eventClientsPerClient, in: 1...1_000_000,
    help: "Of these, clients with one token, or one address without tokens")
  private static let eventListsSetting = Setting(
    "max-event-lists", \.lists.limits.eventLists, in: 1...10_000,
    help: "Lists of one stream of events")
  private static let bufferSetting = Setting(
    "max-event-buffer-bytes", \.lists.limits.eventBufferBytes, in: 0...1 << 30,
    help: "Bytes of events that wait for one client", unit: .bytes)
  private static let deltaSetting = Setting(
    "event-delta-time", \.lists.limits.eventDeltaTime, in: 0...60_000,
    help: "Processor time for the changes of one event", unit: .seconds)
  private static let heartbeatSetting = Setting(
    "event-heartbeat", \.lists.limits.eventHeartbeat, in: 250...3_600_000,
    help: "Time without an event until a heartbeat", unit: .seconds)
  private static let pollSetting = Setting(
    "long-poll-time", \.lists.limits.longPollTime, in: 0...3_600_000,
    help: "Time that a poll waits for a change", unit: .seconds)
  private static let sseSetting = Setting(
    "live-sse-time", \.lists.limits.liveSSETime, in: 250...3_600_000,
    help: "Time until a stream with live=sse ends", unit: .seconds)
  private static let drainSetting = Setting(
    "event-drain-time", \.lists.limits.eventDrainTime, in: 0...60_000,
    help: "Time over which a server that ends closes streams", unit: .seconds)
}
