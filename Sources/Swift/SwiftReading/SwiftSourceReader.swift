public import SwiftSources

/// Reads a folder of Swift sources as trees, parsing only what has changed.
public struct SwiftSourceReader: Sendable {
  /// The files of a folder.
  public struct Result: Sendable {
    /// The files, in ascending order of their paths; also those that were not read.
    public var files: [SwiftFile]
    /// The names of all files.
    public var symbols: SymbolTable
    /// The number of files that were parsed and not taken from the cache.
    public var parsedCount: Int
    /// Whether the folder has more than the limits allow.
    public var isTruncated: Bool
  }

  /// The parser.
  public var parser: SwiftParserClient
  /// The folder for caches, which is safe to delete; nil for none.
  public var cacheFolder: String?

  /// Makes a reader.
  public init(parser: SwiftParserClient, cacheFolder: String? = nil) {
    self.parser = parser
    self.cacheFolder = cacheFolder
  }

  /// Reads a folder.
  ///
  /// - Parameter path: The folder. Files outside are not read, whatever links it has.
  /// - Returns: nil if there is no such folder.
  /// - Complexity: O(bytes of all files).
  public func read(_ path: String) -> Result? {
    guard let folder = SourceFolder(path) else { return nil }
    let file = cacheFolder.map { CacheFile(folder: $0, name: Self.cacheName(path)) }
    let operators = Self.operators(folder.files)
    let cache = file?.read().flatMap { TreeCache(bytes: $0, operators: operators) }
    var trees = folder.files.map { file in
      file.unread.map { SwiftTree(unread: $0) }
        ?? cache?.tree(of: file.path, source: file.bytes)
    }
    let changed = trees.indices.filter { trees[$0] == nil }
    let parsed = parser.parse(changed.map { folder.files[$0].bytes }, operators: operators)
    for (index, tree) in zip(changed, parsed) { trees[index] = tree }
    let all = zip(folder.files, trees).map { file, tree in
      (path: file.path, tree: tree ?? SwiftTree(unread: .noParser))
    }
    if let file, cache == nil || !changed.isEmpty,
      let bytes = TreeCache.bytes(all, operators: operators)
    {
      file.write(bytes)
    }
    return Self.result(all, parsed: changed.count, isTruncated: folder.isTruncated)
  }

  private static func result(
    _ all: [(path: String, tree: SwiftTree)], parsed: Int, isTruncated: Bool
  ) -> Result {
    var symbols = SymbolTable()
    let files = all.enumerated().map { number, file in
      SwiftFile(number: number, path: file.path, tree: file.tree, symbols: &symbols)
    }
    return Result(
      files: files, symbols: symbols, parsedCount: parsed, isTruncated: isTruncated)
  }

  /// The declarations of operators in all files.
  private static func operators(_ files: [SourceFolder.File]) -> [UInt8] {
    var operators: [UInt8] = []
    for file in files where operators.count < OperatorDeclarations.limit {
      operators += OperatorDeclarations.scan(file.bytes)
    }
    return operators
  }

  /// The name of a folder's cache. Folders that share a name by chance replace each other's cache,
  /// which costs time and nothing else.
  private static func cacheName(_ path: String) -> String {
    // FNV-1a: the name is the same in every run.
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16) + ".trees"
  }
}
