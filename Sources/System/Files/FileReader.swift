private import Libc

/// Reads whole files up to a limit, without ever blocking on one.
///
/// Only regular files are read. A pipe would wait for its writer, a device may be endless, and
/// opening one may have side effects. The file type is therefore checked both before and after
/// opening.
public enum FileReader {
  /// The reason why a file cannot be read.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error message.
    case system(String)
    /// The kind of object that the path names instead of a file: `a pipe`, `a folder`.
    case notRegular(String)
    /// The file exceeds the limit.
    case tooLarge(limit: Int)

    /// The reason, as it follows the path and a colon.
    public var description: String {
      switch self {
      case .system(let reason): reason
      case .notRegular(let kind): "it is \(kind), not a file"
      case .tooLarge(let limit): "it is over the limit of \(limit) bytes"
      }
    }
  }

  /// Reads a regular file, following symbolic links.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The maximum size in bytes. A larger file is refused by its size, unread.
  /// - Returns: Its bytes.
  /// - Throws: ``Failure``.
  /// - Complexity: O(bytes), at most O(limit).
  public static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    // The system would read the path only up to a NUL.
    guard !path.utf8.contains(0) else { throw .system(String(cString: strerror(ENOENT))) }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw systemFailure() }
    try check(facts, limit)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw systemFailure() }
    defer { close(descriptor) }
    guard fstat(descriptor, &facts) == 0 else { throw systemFailure() }
    try check(facts, limit)
    try FileConfinement.check(descriptor)
    return try read(descriptor: descriptor, limit: limit, waits: false)
  }

  /// Reads a descriptor of any kind that the program's caller passed, up to its end.
  ///
  /// - Throws: ``Failure``.
  /// - Complexity: O(bytes), at most O(limit). It waits for the writer.
  public static func read(passed descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    try read(descriptor: descriptor, limit: limit, waits: true)
  }

  /// The descriptor that a path stands for: 0 for `-` and `/dev/stdin`, 1 for `/dev/stdout`, 2 for
  /// `/dev/stderr`, n for `/dev/fd/n`, with which shells pass pipes; `nil` for any other path.
  public static func passedDescriptor(_ path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdin": return 0
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    let prefix = Array("/dev/fd/".utf8)
    let digits = path.utf8.dropFirst(prefix.count)
    guard path.utf8.starts(with: prefix), !digits.isEmpty, digits.count < 8,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int32($1 - UInt8(ascii: "0")) }
  }

  /// The kind of file that a mode describes: `a pipe`.
  public static func kindName(ofMode mode: UInt32) -> String {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): "a file"
    case UInt32(S_IFDIR): "a folder"
    case UInt32(S_IFIFO): "a pipe"
    case UInt32(S_IFSOCK): "a socket"
    case UInt32(S_IFLNK): "a symbolic link"
    default: "a device"
    }
  }

  private static func check(_ facts: stat, _ limit: Int) throws(Failure) {
    let mode = UInt32(facts.st_mode)
    guard mode & UInt32(S_IFMT) == UInt32(S_IFREG) else {
      throw .notRegular(kindName(ofMode: mode))
    }
    // Files in /proc and the like have size 0 but end; sparse files report their full size.
    guard Int64(facts.st_size) <= Int64(limit) else { throw .tooLarge(limit: limit) }
  }

  private static func read(
    descriptor: Int32, limit: Int, waits: Bool
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(descriptor, &part)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN, waits {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      guard count >= 0 else { throw systemFailure() }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part[..<count])
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func systemFailure() -> Failure { .system(String(cString: strerror(errno))) }
}

/// The system's `read`, which the static methods of the same name shadow.
private func systemRead(_ descriptor: Int32, _ part: inout [UInt8]) -> Int {
  part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
}
