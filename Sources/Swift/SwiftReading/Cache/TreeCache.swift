internal import SwiftSources
internal import TextBytes

/// The trees of a folder's last run, in one file that is safe to delete.
///
/// A tree counts only if its source and the operators of the repository are the same, byte by byte.
/// So nothing depends on dates, and a file that someone else wrote is at most useless: it is
/// checked wholly before use, as are the trees in it.
struct TreeCache {
  private static let magic = Array("trellis-swift-trees".utf8)
  /// The largest file that is read or written.
  static let limit = 1 << 30

  private var trees: TextDictionary<SwiftTree> = [:]

  /// Makes an empty cache.
  init() {}

  /// The tree of a file if its source has not changed.
  ///
  /// - Complexity: O(bytes).
  func tree(of path: String, source: [UInt8]) -> SwiftTree? {
    guard let tree = trees[path], tree.source == source else { return nil }
    return tree
  }

  /// Reads a cache; nil if the bytes are of another version or other operators, or not as written.
  ///
  /// - Complexity: O(bytes).
  init?(bytes: [UInt8], operators: [UInt8]) {
    let header = Self.header(operators)
    guard bytes.starts(with: header) else { return nil }
    var rest = bytes.dropFirst(header.count)
    while !rest.isEmpty {
      guard let path = Self.take(&rest), let tree = Self.take(&rest),
        let name = String(validating: path, as: UTF8.self), let tree = SwiftTree(bytes: tree)
      else { return nil }
      trees[name] = tree
    }
  }

  /// The bytes of a cache with the trees of some files; nil if there are too many.
  ///
  /// - Complexity: O(bytes).
  static func bytes(_ files: [(path: String, tree: SwiftTree)], operators: [UInt8]) -> [UInt8]? {
    var bytes = header(operators)
    for file in files where file.tree.unread == nil {
      append(Array(file.path.utf8), to: &bytes)
      append(file.tree.bytes, to: &bytes)
      if bytes.count > limit { return nil }
    }
    return bytes
  }

  private static func header(_ operators: [UInt8]) -> [UInt8] {
    var header = magic
    append(word(SwiftTree.formatVersion), to: &header)
    append(operators, to: &header)
    return header
  }

  private static func append(_ part: [UInt8], to bytes: inout [UInt8]) {
    bytes += word(UInt32(clamping: part.count))
    bytes += part
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Takes a part with its length off the front.
  private static func take(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= 4 else { return nil }
    let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(4)
    guard rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }
}
