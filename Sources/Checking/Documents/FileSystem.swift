#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Bionic)
  internal import Bionic
#elseif canImport(WASILibc)
  internal import WASILibc
#elseif canImport(ucrt)
  internal import ucrt
#endif

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
    /// Neither: a socket, a device, or a pipe in a folder.
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
        // A pipe that nobody writes to would be waited for.
        let isPipe = status.st_mode & S_IFMT == S_IFIFO
        found.append((name, isPipe ? .other : kind(status)))
      }
    }
    return found.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  private static func isUTF8(_ entry: inout dirent) -> Bool {
    withUnsafeBytes(of: &entry.d_name) { name in
      String(validating: name.prefix { $0 != 0 }, as: UTF8.self) != nil
    }
  }

  /// Reads a file of at most `limit` bytes; `-` is standard input.
  public static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw Failure(path: path, reason: "it is over the limit of \(limit) bytes")
      }
    }
  }

  /// Writes a file as a whole: readers see the old bytes or the new ones. Folders on the way are
  /// made, links are followed, and a file keeps its permissions. A device or a pipe is written to.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolders(of: path)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path) }
      defer { close(descriptor) }
      guard write(bytes, to: descriptor) else { throw failure(path) }
      return
    }
    let target = exists ? resolved(path) : path
    let temporary = "\(target).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = !exists || fchmod(descriptor, status.st_mode & 0o7777) == 0
    isWritten = isWritten && write(bytes, to: descriptor)
    let reason = errno
    close(descriptor)
    guard isWritten, rename(temporary, target) == 0 else {
      let number = isWritten ? errno : reason
      unlink(temporary)
      throw Failure(path: path, reason: String(cString: strerror(number)))
    }
  }

  /// Writes bytes; returns whether all were, with `errno` of the failure.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The path of an existing file without links.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func makeFolders(of path: String) throws(Failure) {
    // By bytes: a slash before a combining mark is a slash to the system.
    let bytes = Array(path.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      let folder = String(decoding: bytes[..<index], as: UTF8.self)
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw failure(folder) }
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
    // A pipe is read as a file.
    case S_IFIFO: .file
    default: .other
    }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
