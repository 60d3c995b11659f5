import Libc
public import SwiftSources

/// The files of some kinds below a folder, read without ever leaving it.
///
/// Each folder and file is opened from the one above it, and symbolic links are not followed. So
/// no link leads outside, also none that is made while the folder is being read.
public struct SourceFolder: Sendable {
  /// A file.
  public struct File: Sendable {
    /// The path below the folder.
    public let path: String
    /// The bytes; empty if they could not be read.
    public let bytes: [UInt8]
    /// The reason why they could not.
    public let unread: UnreadReason?

    /// Makes a file.
    public init(path: String, bytes: [UInt8], unread: UnreadReason?) {
      self.path = path
      self.bytes = bytes
      self.unread = unread
    }
  }

  /// The most files.
  public static let fileLimit = 100_000
  /// The most nested folders.
  public static let depthLimit = 128
  /// The most bytes of all files.
  public static let byteLimit = 1 << 30

  /// The files in ascending order of their paths.
  public private(set) var files: [File] = []
  /// Whether a limit was reached, so that files are missing.
  public private(set) var isTruncated = false
  private var bytes = 0
  private let suffixes: [[UInt8]]

  /// Reads the files of a folder, except in folders whose names begin with a dot; nil if there is
  /// no such folder.
  ///
  /// - Parameters:
  ///   - path: The folder, which may be a link itself.
  ///   - suffixes: The ends of the names of its files.
  /// - Complexity: O(bytes + entries · log entries).
  public init?(_ path: String, suffixes: [String] = [".swift"]) {
    self.suffixes = suffixes.map { Array($0.utf8) }
    guard !path.utf8.contains(0) else { return nil }
    let root = Libc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return nil }
    read(root, "", depth: 0)
  }

  /// Reads a folder and closes its descriptor.
  private mutating func read(_ folder: Int32, _ path: String, depth: Int) {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return
    }
    defer { closedir(stream) }
    for name in names(stream) {
      guard !isTruncated else { return }
      if isWanted(name), add(name, in: folder, path) { continue }
      let inner = Self.descriptor(name, in: folder, O_DIRECTORY)
      guard inner >= 0 else { continue }
      guard depth < Self.depthLimit else {
        close(inner)
        isTruncated = true
        return
      }
      read(inner, path + String(decoding: name, as: UTF8.self) + "/", depth: depth + 1)
    }
  }

  private func isWanted(_ name: [UInt8]) -> Bool { suffixes.contains { name.hasSuffix($0) } }

  /// The names in a folder in ascending order of bytes, without those that begin with a dot.
  private func names(_ stream: OpaquePointer) -> [[UInt8]] {
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let type = Int32(entry.pointee.d_type)
      let isKnownFile = type == Int32(DT_REG) && !isWanted(name)
      if name.first != UInt8(ascii: "."), !isKnownFile, type != Int32(DT_LNK) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func descriptor(_ name: [UInt8], in folder: Int32, _ flags: Int32) -> Int32 {
    let flags = flags | O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return (name + [0]).withUnsafeBytes { name in
      name.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { openat(folder, $0, flags) } ?? -1
      }
    }
  }

  /// Adds a file; returns whether the name is not that of a folder.
  private mutating func add(_ name: [UInt8], in folder: Int32, _ path: String) -> Bool {
    guard files.count < Self.fileLimit, bytes < Self.byteLimit else {
      isTruncated = true
      return true
    }
    let descriptor = Self.descriptor(name, in: folder, 0)
    // A link is no file of the folder; anything else was meant to be read.
    if descriptor < 0, errno == ELOOP { return true }
    defer { close(descriptor) }
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0 else {
      append(name, path, .failure(.unreadable))
      return true
    }
    if facts.st_mode & S_IFMT == S_IFDIR { return false }
    append(name, path, Self.contents(descriptor, facts))
    return true
  }

  private static func contents(
    _ descriptor: Int32, _ facts: stat
  ) -> Result<[UInt8], UnreadReason> {
    guard facts.st_mode & S_IFMT == S_IFREG else { return .failure(.unreadable) }
    guard Int64(facts.st_size) <= Int64(SwiftSourceLimits.bytes) else {
      return .failure(.tooLarge)
    }
    return read(descriptor, expected: Int(facts.st_size))
  }

  private mutating func append(
    _ name: [UInt8], _ path: String, _ contents: Result<[UInt8], UnreadReason>
  ) {
    let path = path + String(decoding: name, as: UTF8.self)
    switch contents {
    case .success(let bytes):
      self.bytes += bytes.count
      files.append(File(path: path, bytes: bytes, unread: nil))
    case .failure(let reason): files.append(File(path: path, bytes: [], unread: reason))
    }
  }

  /// Reads a file to its end. It may grow meanwhile, but not past the limit.
  private static func read(_ descriptor: Int32, expected: Int) -> Result<[UInt8], UnreadReason> {
    var bytes: [UInt8] = []
    while true {
      let room = max(expected + 1 - bytes.count, 4096)
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = bytes.withUnsafeMutableBytes {
        Libc.read(descriptor, $0.baseAddress?.advanced(by: start), room)
      }
      let reason = errno
      bytes.removeLast(room - max(0, count))
      if count == 0 { return .success(bytes) }
      if count < 0, reason != EINTR { return .failure(.unreadable) }
      if bytes.count > SwiftSourceLimits.bytes { return .failure(.tooLarge) }
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count > suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}
