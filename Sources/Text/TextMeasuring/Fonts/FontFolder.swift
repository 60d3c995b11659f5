internal import Libc

/// Finds and reads the font files in folders.
enum FontFolder {
  /// The paths of all files below a folder with a font's file extension, in ascending byte order.
  /// Links to folders are not followed, since they may form cycles.
  ///
  /// - Throws: ``FontFault``.
  static func files(in folder: String, limits: FontLimits) throws(FontFault) -> [String] {
    var found: [String] = []
    var open = [(path: folder, depth: 1)]
    var entries = 0
    while let next = open.popLast() {
      for name in try names(in: next.path, &entries, limits) {
        let path = next.path.hasSuffix("/") ? next.path + name : "\(next.path)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          guard next.depth < limits.folderDepth else {
            throw FontFault(
              path: path,
              reason: .limitExceeded(name: "folders within one another", limit: limits.folderDepth))
          }
          open.append((path, next.depth + 1))
        } else if isFont(name) {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFont(_ name: String) -> Bool {
    let end = name.utf8.suffix(4).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return [".ttf", ".otf", ".ttc", ".otc"].contains { end.elementsEqual($0.utf8) }
  }

  private static func names(
    in folder: String, _ entries: inout Int, _ limits: FontLimits
  ) throws(FontFault) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      entries += 1
      guard entries <= limits.files else {
        throw FontFault(
          path: folder, reason: .limitExceeded(name: "files", limit: limits.files))
      }
      names.append(name)
    }
    return names
  }

  /// Reads a regular file. Other kinds of files may be endless, and are refused.
  ///
  /// - Throws: ``FontFault``.
  static func read(_ path: String, limit: Int) throws(FontFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FontFault(path: path, reason: .unreadable("it is not a regular file"))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, min(Int(status.st_size), limit)))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        systemRead(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw FontFault(path: path, reason: .limitExceeded(name: "bytes", limit: limit))
      }
    }
  }

  private static func failure(_ path: String) -> FontFault {
    FontFault(path: path, reason: .unreadable(String(cString: strerror(errno))))
  }
}

/// The system's `read`, which the static method of the same name shadows.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
