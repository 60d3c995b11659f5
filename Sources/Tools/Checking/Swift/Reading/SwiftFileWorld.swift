/// The folder whose sources a single Swift file belongs to.
enum SwiftFileWorld {
  /// The entries that mark the folder of a package or repository.
  private static let marks = ["Package.swift", ".git"]

  /// The nearest folder above a file with a package or repository, or else the file's own, and the
  /// path of the file below it.
  ///
  /// - Complexity: O(levels of the path).
  static func parts(of path: String) -> (folder: String, file: String) {
    let current = FileSystem.workingDirectory ?? "/"
    let absolute = Path.absolute(path, in: current)
    let own = Path.folder(of: absolute)
    var folder = own
    while !marks.contains(where: { FileSystem.exists(Path.joined(folder, $0)) }) {
      guard folder != "/" else {
        folder = own
        break
      }
      folder = Path.folder(of: folder)
    }
    let shown = folder == current ? "." : Path.relative(folder, to: current)
    return (shown, Path.relative(absolute, to: folder))
  }
}
