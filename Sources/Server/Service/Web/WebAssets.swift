internal import Files
internal import TextBytes

/// The reason why a folder cannot be served to browsers.
public struct WebAssetError: Error, CustomStringConvertible, Sendable {
  /// The file and its fault.
  public let description: String
}

/// The playground, the reference and the guides: the files of one folder, read once and kept in
/// memory.
///
/// Only files listed in `SHA256SUMS` are read, so that an unrelated folder is never served by
/// mistake. The list has the format of `sha256sum --check`. No request opens a file.
public struct WebAssets: Sendable {
  /// The name of the list.
  static let listName = "SHA256SUMS"
  /// The maximum number of files in a folder.
  static let fileLimit = 1_000
  /// The maximum total size of its files, in bytes.
  static let byteLimit = 64 * 1024 * 1024

  /// The assets by path.
  let byPath: TextDictionary<WebAsset>

  /// Reads a folder.
  ///
  /// - Parameter folder: The folder, with a list of its files.
  /// - Throws: ``WebAssetError`` for a file that is missing or cannot be served, or beyond a limit.
  public init(folder: String) throws(WebAssetError) {
    try self.init(folder: folder, fileLimit: Self.fileLimit, byteLimit: Self.byteLimit)
  }

  init(folder: String, fileLimit: Int, byteLimit: Int) throws(WebAssetError) {
    let list = "\(folder)/\(Self.listName)"
    let text = String(decoding: try Self.contents(of: list, limit: 1 << 20), as: UTF8.self)
    var names: [String] = []
    for line in text.split(separator: "\n") {
      // 64 digits, two spaces, the name.
      let name = String(line.dropFirst(66))
      guard line.count > 66, line.prefix(64).allSatisfy(\.isHexDigit), Self.isPlain(name) else {
        throw WebAssetError(description: "\(list): '\(line)' is not a line that sha256sum writes")
      }
      names.append(name)
    }
    guard names.count <= fileLimit else {
      throw WebAssetError(description: "\(list) exceeds the limit of \(fileLimit) files")
    }
    byPath = try Self.assets(of: names, in: folder, byteLimit: byteLimit)
  }

  private static func contents(of path: String, limit: Int) throws(WebAssetError) -> [UInt8] {
    do throws(FileReader.Failure) {
      return try FileReader.read(path, limit: limit)
    } catch {
      throw WebAssetError(description: "\(path): \(error)")
    }
  }

  private static func assets(
    of names: [String], in folder: String, byteLimit: Int
  ) throws(WebAssetError) -> TextDictionary<WebAsset> {
    var contents: TextDictionary<[UInt8]> = [:]
    var room = byteLimit
    for name in names {
      let bytes = try Self.contents(of: "\(folder)/\(name)", limit: room)
      room -= bytes.count
      contents[name] = bytes
    }
    var assets: TextDictionary<WebAsset> = [:]
    for (name, bytes) in contents where !name.hasSuffix(".gz") {
      guard let path = path(of: name),
        let asset = WebAsset(name: name, bytes: bytes, compressed: contents["\(name).gz"])
      else {
        throw WebAssetError(description: "\(folder)/\(name) has an unknown path or media type")
      }
      assets[path] = asset
    }
    return assets
  }

  /// The path at which a file is served; `nil` if there is none.
  private static func path(of name: String) -> String? {
    switch name {
    case "index.html": return "/"
    case "docs.html": return "/docs"
    case "live.html": return "/live"
    case "guide/index.html": return "/guide"
    case "favicon.svg", "llms.txt": return "/\(name)"
    default: break
    }
    let parts = name.split(separator: "/")
    guard parts.count == 2 else { return nil }
    if parts[0] == "guide", parts[1].hasSuffix(".html") {
      return "/guide/\(parts[1].dropLast(5))"
    }
    if parts[0] == "guide", parts[1].hasSuffix(".md") { return "/\(name)" }
    return parts[0] == "assets" ? "/\(name)" : nil
  }

  /// Whether a name stays in its folder: segments of letters, digits, `-`, `_` and dots that do not
  /// begin with a dot.
  private static func isPlain(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { segment in
      !segment.isEmpty && segment.first != "."
        && segment.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
          default: false
          }
        }
    }
  }
}
