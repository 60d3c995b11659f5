internal import YAMLDocuments

/// The file `.trellis.yml`.
public enum ConfigurationFile {
  /// The file name, looked up from a document's folder towards the root.
  public static let name = ".trellis.yml"
  /// The most bytes of the file.
  public static let byteLimit = 1 << 16

  /// The names of the members.
  public static var members: [String] { ConfigurationMember.allCases.map(\.rawValue) }

  /// A fault of a configuration.
  public struct Failure: Error, Hashable, Sendable {
    /// The path of the file, with line and column if known.
    public var place: String
    /// The reason, as a sentence without a final period.
    public var reason: String
    /// The line and the column, which count from 1, if known.
    public var position: Position?

    /// A line and a column.
    public struct Position: Hashable, Sendable {
      /// The line.
      public var line: Int
      /// The column, in characters.
      public var column: Int
    }

    init(place: String, reason: String) {
      self.place = place
      self.reason = reason
    }

    init(_ mark: YAMLNode.Mark, in path: String, reason: String) {
      self.init(place: "\(path):\(mark.line):\(mark.column)", reason: reason)
      position = Position(line: mark.line, column: mark.column)
    }
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - text: The YAML.
  ///   - path: The path of the file, for messages.
  ///   - folder: The absolute path of its folder, to which its paths are relative.
  /// - Returns: The configuration.
  /// - Throws: The first fault.
  public static func read(
    _ text: String, path: String, folder: String
  ) throws(Failure) -> CheckConfiguration {
    guard text.utf8.count <= byteLimit else {
      throw Failure(place: path, reason: "the file exceeds the limit of \(byteLimit) bytes")
    }
    let root: YAMLNode?
    do throws(YAMLNode.Failure) {
      root = try YAMLNode.read(text)
    } catch {
      throw Failure(error.mark, in: path, reason: error.reason)
    }
    var reader = ConfigurationReader(path: path, folder: folder)
    if let root, root.text != "" { try reader.readRoot(root) }
    return reader.configuration
  }
}
