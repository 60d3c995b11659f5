/// The reason why a font file or a file of recorded widths is unused, or a folder unread.
public struct FontFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Error, Hashable, Sendable {
    /// It cannot be read; the system's error message.
    case unreadable(String)
    /// It is not an OpenType font.
    case notAFont
    /// A face lacks a table that measuring needs, or the table is unusable.
    case unusableTable(String)
    /// A face has no PostScript name.
    case unnamed
    /// It is not a file of recorded widths: the location and the fault.
    case invalid(String)
    /// A limit is exceeded.
    case limitExceeded(name: String, limit: Int)
  }

  /// The file or folder.
  public let path: String
  /// The reason.
  public let reason: Reason

  /// Makes a fault.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The file and the reason.
  public var description: String {
    switch reason {
    case .unreadable(let words): "\(path) cannot be read: \(words)"
    case .notAFont: "\(path) is not an OpenType font"
    case .unusableTable(let table): "\(path): the table \(table) is missing or cannot be used"
    case .unnamed: "\(path): a face has no PostScript name"
    case .invalid(let words): "\(path), \(words)"
    case .limitExceeded(let name, let limit): "\(path) exceeds the limit of \(limit) \(name)"
    }
  }
}
