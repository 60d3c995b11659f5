import CUV

import Libc

/// A Unix-domain stream socket to listen on, and the permissions to connect to it.
public struct UnixSocket: Sendable, Hashable, CustomStringConvertible {
  /// The path. A leading `@` makes it a name in Linux's abstract namespace, which has neither a
  /// file nor permissions.
  public let path: String
  /// The permissions of the file. Connecting requires write permission.
  public var mode: UInt32 = 0o660
  /// The owner of the file; nil for the process's user.
  public var user: UInt32?
  /// The group of the file; nil for the process's group.
  public var group: UInt32?

  /// The maximum length of a path in bytes; the system's address has 108 with the terminator.
  public static let pathLimit = 107

  /// Makes a socket for a path; nil if the path is empty, too long or contains a NUL.
  public init?(path: String) {
    guard !path.isEmpty, path != "@", path.utf8.count <= Self.pathLimit, !path.utf8.contains(0)
    else { return nil }
    self.path = path
  }

  /// `unix:` and the path.
  public var description: String { "unix:\(path)" }

  /// The identity of a file, which detects that another socket has replaced the bound one.
  public struct Identity: Sendable, Equatable {
    let device: UInt64
    let inode: UInt64
  }

  /// Binds the socket without listening, so that nobody connects before the permissions are set.
  ///
  /// A socket file left over from an ended process is replaced.
  ///
  /// - Returns: the descriptor, and the identity of the file.
  /// - Throws: an error that names the socket; `EADDRINUSE` if a process listens on it.
  public func bind() throws(EventLoopError) -> (descriptor: Int32, identity: Identity?) {
    let descriptor = Self.openStream()
    guard descriptor >= 0 else { throw failure(errno) }
    if !isAbstract, isLeftOver() { _ = unlink(path) }
    guard withSystemAddress({ systemBind(descriptor, $0, $1) }) == 0 else {
      let code = errno
      close(descriptor)
      throw failure(code)
    }
    guard !isAbstract else { return (descriptor, nil) }
    guard chmod(path, mode_t(mode)) == 0,
      user == nil && group == nil || chown(path, user ?? .max, group ?? .max) == 0
    else {
      let code = errno
      close(descriptor)
      _ = unlink(path)
      throw failure(code)
    }
    return (descriptor, identity())
  }

  /// Removes the file, unless another one has replaced it.
  public func remove(_ bound: Identity?) {
    guard let bound, bound == identity() else { return }
    _ = unlink(path)
  }

  /// Connects to the socket.
  ///
  /// - Returns: a blocking descriptor, or a negative number.
  public func connect() -> Int32 {
    let descriptor = Self.openStream()
    guard descriptor >= 0 else { return descriptor }
    if withSystemAddress({ systemConnect(descriptor, $0, $1) }) == 0 { return descriptor }
    let code = errno
    close(descriptor)
    errno = code
    return -1
  }

  private var isAbstract: Bool { path.utf8.first == UInt8(ascii: "@") }

  private static func openStream() -> Int32 {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let type = Int32(SOCK_STREAM)
    #endif
    return socket(AF_UNIX, type, 0)
  }

  /// Whether the path is a socket on which nobody listens.
  private func isLeftOver() -> Bool {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else { return false }
    let descriptor = connect()
    if descriptor >= 0 { close(descriptor) }
    return descriptor < 0 && errno == ECONNREFUSED
  }

  private func identity() -> Identity? {
    var facts = stat()
    guard !isAbstract, lstat(path, &facts) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      inode: UInt64(truncatingIfNeeded: facts.st_ino))
  }

  private func withSystemAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
    withUnsafeMutableBytes(of: &address) { bytes in
      for (index, byte) in path.utf8.enumerated() where offset + index < bytes.count {
        bytes[offset + index] = index == 0 && isAbstract ? 0 : byte
      }
    }
    // The length terminates an abstract name, a NUL terminates a path.
    let length = socklen_t(offset + path.utf8.count + (isAbstract ? 0 : 1))
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  private func failure(_ code: Int32) -> EventLoopError {
    EventLoopError(code: uv_translate_sys_error(code), doing: "listening on \(self)")
  }
}

/// Inherited listening sockets, passed by systemd's protocol (sd_listen_fds(3)).
public enum InheritedSockets {
  private static let first: Int32 = 3
  /// The maximum number of sockets.
  public static let limit = 64

  /// The descriptors; empty unless LISTEN_PID and LISTEN_FDS are set for this process.
  public static var descriptors: [Int32] {
    guard let process = getenv("LISTEN_PID"), let count = getenv("LISTEN_FDS"),
      Int32(String(cString: process)) == getpid(), let count = Int32(String(cString: count)),
      (1...Int32(limit)).contains(count)
    else { return [] }
    return (0..<count).map { first + $0 }
  }

  /// Copies a listening stream socket, so that a loop can own the copy.
  ///
  /// - Throws: an error for anything but a listening stream socket.
  public static func copy(_ descriptor: Int32) throws(EventLoopError) -> Int32 {
    var isListening: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    var type: Int32 = 0
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = Int32(SOCK_STREAM)
    #endif
    guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) == 0, type == stream,
      getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length) == 0,
      isListening != 0
    else {
      throw EventLoopError(
        code: UV_EINVAL.rawValue,
        doing: "using descriptor \(descriptor), which is not a listening stream socket")
    }
    return try duplicate(descriptor)
  }

  /// Copies a descriptor. The copy is closed when another program is executed.
  static func duplicate(_ descriptor: Int32) throws(EventLoopError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else {
      throw EventLoopError(
        code: uv_translate_sys_error(errno), doing: "copying descriptor \(descriptor)")
    }
    return copy
  }
}

private func systemBind(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
) -> Int32 {
  bind(descriptor, address, length)
}

private func systemConnect(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t
) -> Int32 {
  connect(descriptor, address, length)
}
