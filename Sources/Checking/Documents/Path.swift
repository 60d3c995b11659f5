/// Paths as text, without asking the system.
enum Path {
  /// A name in a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path: `.` for a plain name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without `.` and doubled slashes, and without `..` where a name precedes it.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
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

  /// The path from the root.
  static func absolute(_ path: String, in folder: String) -> String {
    normal(path.hasPrefix("/") ? path : "\(folder)/\(path)")
  }

  /// A path relative to a folder, if it is inside; else as it is. Both are absolute.
  static func relative(_ path: String, to folder: String) -> String {
    guard folder != "/" else { return String(path.drop { $0 == "/" }) }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
