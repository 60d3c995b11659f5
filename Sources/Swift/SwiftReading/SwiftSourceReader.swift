public import SwiftSources
internal import TextBytes

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
    /// Whether names have the same symbols as when the folder was read before.
    public var continuesPrevious: Bool
    /// The declarations of operators in all files, on which every tree depends.
    var operators: [UInt8]
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
  /// - Parameters:
  ///   - path: The folder. Files outside are not read, whatever links it has.
  ///   - previous: The same folder as it was read before in this process; nil if it was not. Files
  ///     that have not changed are the same objects again, and all names the same symbols.
  /// - Returns: nil if there is no such folder.
  /// - Complexity: O(bytes of all files).
  public func read(_ path: String, after previous: Result? = nil) -> Result? {
    guard let folder = SourceFolder(path) else { return nil }
    let file = cacheFolder.map { CacheFile(folder: $0, name: Self.cacheName(path)) }
    let operators = Self.operators(folder.files)
    let known = previous.flatMap { $0.operators == operators ? PreviousFiles($0) : nil }
    let cache =
      known == nil ? file?.read().flatMap { TreeCache(bytes: $0, operators: operators) } : nil
    var trees = folder.files.map { file in
      file.unread.map { SwiftTree(unread: $0) } ?? known?.tree(of: file)
        ?? cache?.tree(of: file.path, source: file.bytes)
    }
    let changed = trees.indices.filter { trees[$0] == nil }
    let parsed = parser.parse(changed.map { folder.files[$0].bytes }, operators: operators)
    for (index, tree) in zip(changed, parsed) { trees[index] = tree }
    let all = zip(folder.files, trees).map { file, tree in
      (path: file.path, tree: tree ?? SwiftTree(unread: .noParser))
    }
    if let file, cache == nil && known == nil || !changed.isEmpty,
      let bytes = TreeCache.bytes(all, operators: operators)
    {
      file.write(bytes)
    }
    var symbols = known?.symbols ?? SymbolTable()
    let isChanged = Set(changed)
    let files = all.enumerated().map { number, file in
      if !isChanged.contains(number), let old = known?.file(at: file.path, of: file.tree) {
        return old.number == number ? old : SwiftFile(old, number: number)
      }
      return SwiftFile(number: number, path: file.path, tree: file.tree, symbols: &symbols)
    }
    return Result(
      files: files, symbols: symbols, parsedCount: changed.count,
      isTruncated: folder.isTruncated, continuesPrevious: known != nil, operators: operators)
  }

  /// The files of a folder as it was before.
  private struct PreviousFiles {
    let symbols: SymbolTable
    private let files: TextDictionary<SwiftFile>

    init(_ result: Result) {
      symbols = result.symbols
      files = TextDictionary(result.files.map { ($0.path, $0) })
    }

    /// The tree of a file that has not changed.
    func tree(of file: SourceFolder.File) -> SwiftTree? {
      guard let tree = files[file.path]?.tree, tree.unread == nil, tree.source == file.bytes
      else { return nil }
      return tree
    }

    /// The file with a tree that ``tree(of:)`` returned.
    func file(at path: String, of tree: SwiftTree) -> SwiftFile? {
      tree.unread == nil ? files[path] : nil
    }
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
