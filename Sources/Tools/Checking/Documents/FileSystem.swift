internal import Files

internal import Libc

/// Files and folders of the system, by path.
public enum FileSystem {
  /// Why a file cannot be read or written.
  public struct Failure: Error, Hashable, Sendable {
    /// The path.
    public var path: String
    /// The reason, as the system gives it.
    public var reason: String
  }

  /// What a path names.
  public enum Kind: Hashable, Sendable {
    case file
    case folder
    /// Neither: a socket, a device or a pipe.
    case other
    /// A file or folder in a folder, whose name is not UTF-8: no path leads to it.
    case misnamed(isFolder: Bool)
  }

  /// The kind of what a path names, after symbolic links; `nil` if there is nothing.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  /// Whether a path names anything, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// A number that changes when a file does: its size and the time of its last change.
  public static func stamp(of path: String) -> [Int] {
    var status = stat()
    guard stat(path, &status) == 0 else { return [] }
    return [
      Int(status.st_size), Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec),
      Int(status.st_ino),
    ]
  }

  /// The names in a folder with their kinds, in ascending order of bytes. Symbolic links to folders
  /// are left out: they may lead back. A name that is not UTF-8 is given with U+FFFD in it.
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
  /// descriptors that the caller of the program passed.
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

  /// The working directory; `nil` if it is gone.
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
