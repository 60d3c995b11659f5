import Files

import Libc

/// The guides in Markdown that are installed with the program.
enum GuideFiles {
  /// The most bytes of a guide.
  private static let limit = 1 << 20

  /// The guides by name, in ascending order; none if they are not installed.
  static var all: [(name: String, text: [UInt8])] {
    guard let folder = ProgramFolder.webRoot.map({ "\($0)/guide" }),
      let stream = opendir(folder)
    else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".md") { names.append(String(name.dropLast(3))) }
    }
    return names.sorted().compactMap { name in
      (try? FileReader.read("\(folder)/\(name).md", limit: limit)).map { (name, $0) }
    }
  }
}
