import Files
import Foundation
import LayoutRequests

/// A golden file beside a test: `__Snapshots__/CardTests/card.json` for `CardTests.swift`.
struct GoldenFile {
  /// The largest golden file, in bytes.
  static let sizeLimit = 1 << 26

  let path: String

  /// - Parameters:
  ///   - name: The name, which may have folders before it.
  ///   - test: The path of the file of the test.
  /// - Throws: If the name leads out of the folder of golden files.
  init(_ name: String, besides test: String) throws(TestFault) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && ![".", ".."].contains(String(part) ?? ".")
    }
    guard isPlain else {
      throw TestFault(
        """
        the golden file \(Wording.name(name)) has no place: write a name such as card.json, or one \
        with folders before it
        """)
    }
    let test = URL(filePath: test)
    let folder = test.deletingLastPathComponent().appending(path: "__Snapshots__")
      .appending(path: test.deletingPathExtension().lastPathComponent)
    path = folder.appending(path: name).path
  }

  /// Reads the file; `nil` if there is none.
  ///
  /// - Throws: If it cannot be read, or is no golden file. The reason has the path and the place.
  func read() throws(TestFault) -> GoldenFrames? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: Self.sizeLimit)
    } catch {
      throw TestFault("cannot read \(path): \(error)")
    }
    do throws(GoldenFrames.Fault) {
      return try GoldenFrames(bytes)
    } catch {
      throw TestFault(
        "\(path):\(error); correct it, or record it anew with \(RecordMode.variable)=all")
    }
  }

  /// Writes the file whole, or not at all.
  func write(_ frames: GoldenFrames) throws(TestFault) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(frames.text).write(to: file, options: .atomic)
    } catch {
      throw TestFault("cannot write \(path): \(error.localizedDescription)")
    }
  }
}

extension GoldenFrames {
  /// The same frames with the configurations and the views in the order of their names' bytes, so
  /// that a file does not depend on the order in which a test makes them.
  var sorted: GoldenFrames {
    var sorted = GoldenFrames()
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let entry = self[name] else { continue }
      sorted[name] = Entry(
        frames: entry.frames.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    }
    return sorted
  }
}
