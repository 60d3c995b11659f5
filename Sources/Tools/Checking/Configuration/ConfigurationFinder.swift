internal import TextBytes

/// Finds the configuration of each document: the `.trellis.yml` in its folder or the nearest
/// ancestor.
public struct ConfigurationFinder {
  private let workingDirectory: String
  private var found: TextDictionary<CheckConfiguration> = [:]

  /// Makes a finder. Relative paths are resolved against the working directory, an absolute path.
  public init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// The configuration of a document; the default one if no file is found.
  ///
  /// - Throws: A fault of the file that is found.
  /// - Complexity: O(levels of the path) for the first document of a folder.
  public mutating func configuration(
    for path: String
  ) throws(ConfigurationFile.Failure) -> CheckConfiguration {
    var folder =
      path == "-"
      ? workingDirectory : Path.folder(of: Path.absolute(path, in: workingDirectory))
    var passed: [String] = []
    var result = CheckConfiguration()
    while true {
      if let known = found[folder] {
        result = known
        break
      }
      passed.append(folder)
      let file = Path.joined(folder, ConfigurationFile.name)
      // Anything but a file is a fault: skipping it would use the wrong configuration.
      if FileSystem.exists(file) {
        result = try Self.read(file, workingDirectory: workingDirectory)
        break
      }
      guard folder != "/" else { break }
      folder = Path.folder(of: folder)
    }
    for folder in passed { found[folder] = result }
    return result
  }

  /// Reads the configuration at a path.
  public static func read(
    _ path: String, workingDirectory: String
  ) throws(ConfigurationFile.Failure) -> CheckConfiguration {
    let absolute = Path.absolute(path, in: workingDirectory)
    let shown = Path.relative(absolute, to: workingDirectory)
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.read(path, limit: ConfigurationFile.byteLimit)
    } catch {
      throw .init(place: shown, reason: "cannot read the file: \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .init(place: shown, reason: "the file is not UTF-8")
    }
    return try ConfigurationFile.read(text, path: shown, folder: Path.folder(of: absolute))
  }
}
