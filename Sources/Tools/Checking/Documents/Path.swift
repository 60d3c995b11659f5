/// Operations on paths as text, without file system access.
enum Path {
  /// The path of a name in a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path: `.` for a plain name.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(decoding: path.utf8[..<slash], as: UTF8.self)
  }

  /// A path without `.` and doubled slashes, and without `..` after a name.
  static func normal(_ path: String) -> String {
    // Split by bytes: the system treats a slash before a combining mark as a slash.
    var parts: [String] = []
    for part in components(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", path.hasPrefix("/"), parts.isEmpty {
        continue
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/\(joined)" : (joined.isEmpty ? "." : joined)
  }

  /// The names between the slashes.
  static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path from the root.
  static func absolute(_ path: String, in folder: String) -> String {
    normal(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// Whether a path is a folder or inside it. Both are absolute and normal.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let bytes = Array(folder.utf8)
    return folder == "/" || path.utf8.elementsEqual(bytes)
      || path.utf8.starts(with: bytes + [UInt8(ascii: "/")])
  }

  /// A path relative to a folder if it is inside, otherwise unchanged. Both are absolute.
  static func relative(_ path: String, to folder: String) -> String {
    let start = folder == "/" ? Array("/".utf8) : Array("\(folder)/".utf8)
    guard path.utf8.starts(with: start) else { return path }
    return String(decoding: path.utf8.dropFirst(start.count), as: UTF8.self)
  }
}
