internal import Files

internal import Libc

/// Files and folders of the system, by path.
public enum FileSystem {
  /// The reason why a file cannot be read or written.
  public struct Failure: Error, Hashable, Sendable {
    /// The path.
    public var path: String
    /// The reason, as reported by the system.
    public var reason: String
  }

  /// The kind of a file system entry.
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A socket, a device or a pipe.
    case other
    /// A file or folder whose name is not UTF-8, so that no path leads to it.
    case misnamed(isFolder: Bool)
  }

  /// The kind of the entry at a path, following symbolic links; `nil` if there is none.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  /// Makes the folder that holds a path, if the one above it exists. Only its owner may read it.
  static func makeParent(of path: String) { mkdir(Path.folder(of: path), 0o700) }

  /// Whether a path names a program.
  static func isProgram(_ path: String) -> Bool {
    kind(of: path) == .file && access(path, X_OK) == 0
  }

  /// Whether a path names an entry, including a dangling link.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Numbers that change when a file does: its size, modification time and inode.
  public static func stamp(of path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [
      Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
      Int(status.st_ino),
    ]
  }

  /// The names in a folder with their kinds, in ascending order of bytes. Symbolic links to folders
  /// are left out, since they may form cycles. U+FFFD replaces bytes of a name that are not UTF-8.
  public static func contents(of folder: String) throws(Failure) -> [(name: String, kind: Kind)] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var found: [(name: String, kind: Kind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      if name.unicodeScalars.contains("\u{FFFD}"), !isUTF8(&entry.pointee) {
        found.append((name, .misnamed(isFolder: entry.pointee.d_type == DT_DIR)))
        continue
      }
      let path = Path.joined(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        found.append((name, .file))
      } else {
        found.append((name, kind(status)))
      }
    }
    return found.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  private static func isUTF8(_ entry: inout dirent) -> Bool {
    withUnsafeBytes(of: &entry.d_name) { name in
      String(validating: name.prefix { $0 != 0 }, as: UTF8.self) != nil
    }
  }

  /// Reads a regular file of at most `limit` bytes; `-`, `/dev/stdin` and `/dev/fd/N` are
  /// descriptors passed by the caller of the program.
  public static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    do throws(FileReader.Failure) {
      if let descriptor = FileReader.passedDescriptor(path) {
        return try FileReader.read(passed: descriptor, limit: limit)
      }
      return try FileReader.read(path, limit: limit)
    } catch {
      throw Failure(path: path, reason: error.description)
    }
  }

  /// The working directory; `nil` if it no longer exists.
  public static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
