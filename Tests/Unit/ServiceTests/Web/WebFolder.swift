import Foundation

/// A folder of web assets, removed with the object.
final class WebFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID().uuidString)")
  var path: String { url.path }

  /// Makes a folder of files and a list that names them all.
  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(name, Data(text.utf8)) }
    try list(Array(files.keys))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ content: Data) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  /// Writes the list in the format of `sha256sum`.
  func list(_ names: [String]) throws {
    let sum = String(repeating: "a", count: 64)
    try write("SHA256SUMS", Data(names.sorted().map { "\(sum)  \($0)\n" }.joined().utf8))
  }
}
