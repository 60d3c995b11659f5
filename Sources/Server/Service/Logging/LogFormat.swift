/// The format of log lines.
public enum LogFormat: String, CaseIterable, Sendable {
  /// `time level message key=value …`, for people.
  case text
  /// One JSON object per line, for machines.
  case json
}
