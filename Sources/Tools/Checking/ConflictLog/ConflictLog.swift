/// A log in which UIKit says that it cannot satisfy constraints at once, with the constraints as
/// they are printed.
public struct ConflictLog: Hashable, Sendable {
  /// A constraint of the log.
  public struct Entry: Hashable, Sendable {
    /// The class of the constraint, such as `NSLayoutConstraint`.
    public var type: String
    /// Its address.
    public var address: String
    /// Its identifier, such as `UIView-Encapsulated-Layout-Width`; `nil` if it has none.
    public var identifier: String?
    /// The constraint, as text with the names of ``ConflictLog/views``.
    public var text: String
    /// The line in the log, from 1.
    public var line: Int
  }

  /// A view or guide that the constraints name.
  public struct View: Hashable, Sendable {
    /// The name in the text of constraints.
    public var name: String
    /// The index of the view that contains it, where the log tells.
    public var parent: Int?
  }

  /// What is wrong with a log.
  public struct Failure: Error, Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The reason, as a sentence without a final period.
    public var reason: String
  }

  /// The most bytes of a file of logs.
  public static let byteLimit = 4 << 20
  /// The most bytes of a line.
  public static let lineLimit = 1 << 16
  /// The most constraints of all logs of a file.
  public static let constraintLimit = 10_000

  /// The line at which the log begins, from 1.
  public var line: Int
  /// The constraints, each once.
  public var entries: [Entry] = []
  /// The views and guides.
  public var views: [View] = []
  /// The address of the constraint that UIKit broke; `nil` if the log does not tell.
  public var broken: String?
}
