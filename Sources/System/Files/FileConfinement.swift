private import Libc
private import Synchronization

/// Confines the files that this process reads by path to some folders.
///
/// The check is made of the open file, so neither links nor `..` nor a tree that changes meanwhile
/// lead outside.
public enum FileConfinement {
  /// What may be read: all files below the folders, and the files by name.
  private struct Places: Sendable {
    var folders: [[UInt8]]
    var files: [[UInt8]]
  }

  private static let places = Mutex<Places?>(nil)

  /// Confines all later reads.
  ///
  /// - Parameters:
  ///   - folders: The folders. One that does not exist allows nothing.
  ///   - files: Further files.
  public static func confine(to folders: [String], and files: [String] = []) {
    let allowed = Places(
      folders: folders.compactMap(resolved), files: files.compactMap(resolved))
    places.withLock { $0 = allowed }
  }

  /// Whether the file or folder that a path leads to is below one of some folders, or is one.
  ///
  /// - Complexity: O(folders · length of the path).
  public static func leads(_ path: String, below folders: [String]) -> Bool {
    guard !path.utf8.contains(0), let real = resolved(path) else { return false }
    return folders.compactMap(resolved).contains { isInside(real, $0) }
  }

  /// Refuses an open file outside the folders.
  static func check(_ descriptor: Int32) throws(FileReader.Failure) {
    guard let places = places.withLock({ $0 }) else { return }
    guard let path = openPath(of: descriptor),
      places.files.contains(path) || places.folders.contains(where: { isInside(path, $0) })
    else { throw .system("it is outside the folders that may be read") }
  }

  private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    guard path.starts(with: folder) else { return false }
    return path.count == folder.count || folder == [UInt8(ascii: "/")]
      || path[folder.count] == UInt8(ascii: "/")
  }

  /// A path without links, `.` and `..`.
  private static func resolved(_ path: String) -> [UInt8]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map(
      UInt8.init(bitPattern:))
  }

  /// The path of an open file.
  private static func openPath(of descriptor: Int32) -> [UInt8]? {
    #if canImport(Darwin)
      var path = [UInt8](repeating: 0, count: Int(MAXPATHLEN))
      guard path.withUnsafeMutableBytes({ fcntl(descriptor, F_GETPATH, $0.baseAddress) }) == 0
      else { return nil }
      return Array(path.prefix { $0 != 0 })
    #else
      return resolved("/proc/self/fd/\(descriptor)")
    #endif
  }
}
