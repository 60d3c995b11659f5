internal import Files

private import Libc

extension FileSystem {
  /// Replaces a file below a folder atomically: readers see the old bytes or the new ones.
  ///
  /// Never writes outside of the tree, which is the working directory for a folder in it, otherwise
  /// the folder. Each folder below it is opened from its parent without following symbolic links,
  /// so concurrent changes of the tree cannot redirect the write. Missing folders are created, and
  /// a file keeps its permissions.
  ///
  /// - Parameters:
  ///   - bytes: The new contents.
  ///   - path: The file.
  ///   - folder: The folder that it must stay in.
  /// - Throws: ``Failure``, also for a link and for anything else that is not a regular file.
  public static func write(
    _ bytes: [UInt8], to path: String, below folder: String
  ) throws(Failure) {
    let place = try place(of: path, below: folder)
    defer { close(place.folder) }
    try replace(place, with: bytes, path)
  }

  /// Writes a file that the user named. Unlike the other form, it writes to devices and to pipes
  /// with a reader, and `/dev/stdout` and `/dev/fd/N` are descriptors passed by the caller.
  ///
  /// - Throws: ``Failure``, also for a link in the tree.
  public static func write(_ bytes: [UInt8], toChosen path: String) throws(Failure) {
    if let descriptor = FileReader.passedDescriptor(path), descriptor > 0 {
      guard write(bytes, to: descriptor) else { throw failure(path) }
      return
    }
    let place = try place(of: path, below: Path.folder(of: path))
    defer { close(place.folder) }
    guard let facts = facts(of: place), [S_IFCHR, S_IFIFO].contains(facts.st_mode & S_IFMT) else {
      return try replace(place, with: bytes, path)
    }
    let flags = O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = openat(place.folder, place.name, flags)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else { throw failure(path) }
  }

  /// An open folder and a name in it.
  private struct Place {
    var folder: Int32
    var name: String
  }

  /// Opens the folder of a file, from the root of its tree downwards.
  private static func place(of path: String, below folder: String) throws(Failure) -> Place {
    guard let start = workingDirectory else { throw failure(path) }
    guard !path.utf8.contains(0), !path.hasSuffix("/") else {
      throw Failure(path: path, reason: "the path does not name a file")
    }
    let absolute = Path.absolute(path, in: start)
    var tree = Path.absolute(folder, in: start)
    if Path.isInside(tree, start) { tree = start }
    guard absolute != tree, Path.isInside(absolute, tree) else {
      throw Failure(path: path, reason: "it is outside \(folder)")
    }
    if tree != start { try makeFolders(tree) }
    var current = open(tree, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { throw failure(tree) }
    var names = Path.components(of: Path.relative(absolute, to: tree))
    let last = names.removeLast()
    for name in names {
      let next = folderDescriptor(name, in: current)
      let reason = next < 0 ? reason(for: name, in: current) : ""
      close(current)
      guard next >= 0 else { throw Failure(path: path, reason: reason) }
      current = next
    }
    return Place(folder: current, name: last)
  }

  /// Opens a folder in another one, creating it if missing; -1 with `errno` on failure.
  private static func folderDescriptor(_ name: String, in folder: Int32) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder, name, flags)
    guard descriptor < 0, errno == ENOENT else { return descriptor }
    guard mkdirat(folder, name, 0o777) == 0 || errno == EEXIST else { return -1 }
    return openat(folder, name, flags)
  }

  private static func reason(for name: String, in folder: Int32) -> String {
    let number = errno
    if let facts = facts(of: Place(folder: folder, name: name)), facts.st_mode & S_IFMT != S_IFDIR {
      return "\(name) is \(kind(of: facts)), which is not followed"
    }
    return String(cString: strerror(number))
  }

  private static func facts(of place: Place) -> stat? {
    var facts = stat()
    guard fstatat(place.folder, place.name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return facts
  }

  private static func kind(of facts: stat) -> String {
    FileReader.kindName(ofMode: UInt32(facts.st_mode))
  }

  /// Replaces a regular file with a new one, or creates it.
  private static func replace(
    _ place: Place, with bytes: [UInt8], _ path: String
  ) throws(Failure) {
    let old = facts(of: place)
    if let old, old.st_mode & S_IFMT != S_IFREG {
      throw Failure(path: path, reason: "it is \(kind(of: old)), not a file")
    }
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let temporary = ".trellis-\(number).new"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(place.folder, temporary, flags, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    // Keep the owner if the system allows it, and the permissions in any case.
    if let old, old.st_uid != geteuid() || old.st_gid != getegid() {
      _ = fchown(descriptor, old.st_uid, old.st_gid)
    }
    let isWritten =
      (old.map { fchmod(descriptor, $0.st_mode & 0o777) == 0 } ?? true)
      && write(bytes, to: descriptor)
    let reason = errno
    close(descriptor)
    guard isWritten, renameat(place.folder, temporary, place.folder, place.name) == 0 else {
      let number = isWritten ? errno : reason
      unlinkat(place.folder, temporary, 0)
      throw Failure(path: path, reason: String(cString: strerror(number)))
    }
  }

  /// Writes bytes; returns whether it wrote them all, with `errno` on failure.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Creates a folder that the user named, with its missing parents.
  private static func makeFolders(_ path: String) throws(Failure) {
    var folder = ""
    for name in Path.components(of: path) {
      folder += "/\(name)"
      if mkdir(folder, 0o777) != 0, errno != EEXIST, kind(of: folder) != .folder {
        throw failure(folder)
      }
    }
  }
}

/// Calls the system's `write`, which the functions of the same name shadow.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
