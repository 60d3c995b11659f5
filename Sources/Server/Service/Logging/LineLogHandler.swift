internal import API
internal import HTTPCore
internal import JSONDocuments
internal import JSONText
public import Logging

/// A swift-log handler that writes each event as one line to a ``LineWriter``. It never blocks.
public struct LineLogHandler: LogHandler {
  /// The metadata added to every event.
  public var metadata: Logger.Metadata = [:]
  /// The minimum level that is logged.
  public var logLevel: Logger.Level
  private let format: LogFormat
  private let writer: LineWriter

  /// Makes a handler for a writer, which several handlers and an access log may share.
  public init(level: Logger.Level = .info, format: LogFormat = .text, writer: LineWriter) {
    logLevel = level
    self.format = format
    self.writer = writer
  }

  /// A value in the metadata added to every event.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes an event.
  public func log(event: LogEvent) {
    var values = metadata
    if let more = event.metadata { values.merge(more) { _, new in new } }
    let line =
      format == .json
      ? Self.jsonLine(event, metadata: values, time: Timestamp.now)
      : Self.textLine(event, metadata: values, time: Timestamp.now)
    line.withUnsafeBytes { _ = writer.write($0) }
  }

  static func jsonLine(
    _ event: LogEvent, metadata values: Logger.Metadata, time: String
  ) -> [UInt8] {
    var json = JSONWriter.metered(capacity: 256)
    json.beginObject()
    json.member("time", time)
    json.member("level", event.level.rawValue)
    json.member("message", event.message.description)
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      json.key(key)
      let text = value.description
      // Integers stay numbers, so that tools can aggregate them.
      if case .stringConvertible(let number as Int) = value {
        json.integer(number)
      } else {
        json.string(text)
      }
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  static func textLine(
    _ event: LogEvent, metadata values: Logger.Metadata, time: String
  ) -> [UInt8] {
    var line = Array("\(time) \(event.level.rawValue) ".utf8)
    line.append(contentsOf: printable(event.message.description))
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      line.append(contentsOf: " \(key)=".utf8)
      line.append(contentsOf: quotedIfNeeded(value.description))
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// The text, quoted if a control character would break the line.
  private static func printable(_ text: String) -> [UInt8] {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return Array(text.utf8) }
    return quoted(text)
  }

  private static func quotedIfNeeded(_ text: String) -> [UInt8] {
    let isPlain =
      !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    return isPlain ? Array(text.utf8) : quoted(text)
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var json = JSONWriter.metered()
    json.string(text)
    return json.bytes
  }
}
