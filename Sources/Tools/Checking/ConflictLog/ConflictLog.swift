/// A UIKit log of constraints that cannot be satisfied together.
public struct ConflictLog: Hashable, Sendable {
  /// A constraint in the log.
  public struct Entry: Hashable, Sendable {
    /// The class of the constraint, such as `NSLayoutConstraint`.
    public var type: String
    /// Its address.
    public var address: String
    /// Its identifier, such as `UIView-Encapsulated-Layout-Width`, if any.
    public var identifier: String?
    /// The constraint as text, with the names of ``ConflictLog/views``.
    public var text: String
    /// The line in the log, from 1.
    public var line: Int
  }

  /// A view or guide named by the constraints.
  public struct View: Hashable, Sendable {
    /// The name in the text of constraints.
    public var name: String
    /// The index of the containing view, if the log states it.
    public var parent: Int?
  }

  /// A fault of a log.
  public struct Failure: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The reason, as a sentence without a final period.
    public var reason: String
  }

  /// The most bytes of a log file.
  public static let byteLimit = 4 << 20
  /// The most bytes of a line.
  public static let lineLimit = 1 << 16
  /// The most constraints of all logs in a file.
  public static let constraintLimit = 10_000

  /// The line at which the log begins, from 1.
  public var line: Int
  /// The constraints, each once.
  public var entries: [Entry] = []
  /// The views and guides.
  public var views: [View] = []
  /// The address of the constraint that UIKit broke; `nil` if the log does not state it.
  public var broken: String?
}
