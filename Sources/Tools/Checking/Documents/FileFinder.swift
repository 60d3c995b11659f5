internal import TextBytes

/// Finds the documents for paths, folders and patterns.
public struct FileFinder {
  /// A found document.
  public struct Document: Hashable, Sendable {
    /// The path; `-` for standard input.
    public var path: String
    /// The kind by file name, if any.
    public var kind: DocumentKind?
    /// The named folder in which it was found, or the parent of a file named explicitly. Repairs
    /// stay below it.
    public var folder: String
    /// Whether the document was named explicitly instead of found by a folder or a pattern.
    public var isNamed: Bool
    /// Of a folder of Swift sources: the files to check, by their paths below it; empty for all.
    public var swiftFiles: [String] = []

    /// Makes a document.
    public init(
      path: String, kind: DocumentKind?, folder: String = ".", isNamed: Bool = true
    ) {
      self.path = path
      self.kind = kind
      self.folder = folder
      self.isNamed = isNamed
    }
  }

  /// The most files of one run.
  public static let fileLimit = 100_000
  /// The maximum depth of the folder search, in levels.
  static let folderDepth = 256

  /// The documents in the order of the paths; those of a folder in ascending order.
  public private(set) var documents: [Document] = []
  /// The files and folders that could not be read.
  public private(set) var failures: [FileSystem.Failure] = []
  /// The documents by path, to list each once.
  private var seen: TextDictionary<Int> = [:]
  /// The folders of Swift sources by path.
  private var swiftFolders: TextDictionary<Int> = [:]

  /// Finds documents.
  ///
  /// A folder yields the `*.layout.json`, `*.list.json`, `*.storyboard` and `*.xib` files below it,
  /// and itself if there are `*.swift` files. Folders whose names begin with a dot do not count. A
  /// file named explicitly may have any name.
  public init(_ paths: [String]) {
    for path in paths {
      if path == "-" {
        add(path)
      } else if FileSystem.kind(of: path) == .folder {
        walk(path) { DocumentKind(path: $0) != nil }
      } else if FileSystem.kind(of: path) == nil, GlobPattern.isPattern(path) {
        let pattern = GlobPattern(path)
        let before = (documents.count, swiftFileCount)
        walk(pattern.folder, isPattern: true) {
          ($0.hasSuffix(".json") || DocumentKind(path: $0) != nil) && pattern.matches($0)
        }
        if before == (documents.count, swiftFileCount) {
          failures.append(.init(path: path, reason: "no file matches"))
        }
      } else if DocumentKind(path: path) == .swift {
        addSwiftFile(path, isNamed: true)
      } else {
        add(path)
      }
    }
    removeCoveredSwiftFiles()
  }

  // MARK: Swift sources

  /// The paths of the Swift files below a folder.
  ///
  /// - Complexity: O(entries below it).
  public static func swiftFiles(below folder: String) -> [String] {
    var finder = FileFinder([])
    return finder.files(below: folder) { DocumentKind(path: $0) == .swift }
  }

  private var swiftFileCount: Int { documents.reduce(0) { $0 + $1.swiftFiles.count } }

  /// Adds a folder of Swift sources.
  private mutating func addSwiftFolder(_ folder: String) {
    let path = Path.normal(folder)
    if let known = swiftFolders[path] {
      documents[known].swiftFiles = []
      return
    }
    swiftFolders[path] = documents.count
    documents.append(Document(path: path, kind: .swift, folder: path, isNamed: false))
  }

  /// Adds a Swift file to those of its package or repository that are checked.
  private mutating func addSwiftFile(_ path: String, isNamed: Bool) {
    let (folder, name) = SwiftFileWorld.parts(of: path)
    let normal = Path.joined(folder, name)
    let isNew = seen[normal] == nil
    seen[normal] = 0
    guard let known = swiftFolders[folder] else {
      swiftFolders[folder] = documents.count
      var document = Document(path: folder, kind: .swift, folder: folder, isNamed: isNamed)
      document.swiftFiles = [name]
      return documents.append(document)
    }
    if isNamed { documents[known].isNamed = true }
    if isNew, !documents[known].swiftFiles.isEmpty { documents[known].swiftFiles.append(name) }
  }

  /// Removes files that are checked with their folder anyway.
  private mutating func removeCoveredSwiftFiles() {
    guard let current = FileSystem.workingDirectory else { return }
    let whole = documents.filter { $0.kind == .swift && $0.swiftFiles.isEmpty }.map {
      Path.absolute($0.path, in: current)
    }
    for index in documents.indices where !documents[index].swiftFiles.isEmpty {
      let folder = Path.absolute(documents[index].path, in: current)
      documents[index].swiftFiles.removeAll { file in
        whole.contains { Path.isInside(Path.joined(folder, file), $0) }
      }
      if documents[index].swiftFiles.isEmpty { documents[index].kind = nil }
    }
    documents.removeAll { $0.kind == nil && swiftFolders[$0.path] != nil }
  }

  /// Adds a document found below `folder`, or named explicitly if that is `nil`.
  private mutating func add(_ path: String, in folder: String? = nil) {
    let normal = path == "-" ? path : Path.normal(path)
    if let known = seen[normal] {
      if folder == nil { documents[known].isNamed = true }
      return
    }
    guard documents.count < Self.fileLimit else {
      if failures.last?.path != "…" {
        failures.append(
          .init(path: "…", reason: "there are more files than the limit of \(Self.fileLimit)"))
      }
      return
    }
    seen[normal] = documents.count
    documents.append(
      Document(
        path: normal, kind: DocumentKind(path: path),
        folder: folder.map(Path.normal) ?? Path.folder(of: normal), isNamed: folder == nil))
  }

  /// Adds the wanted files below a folder. Swift files count as one document, unless a pattern
  /// selects them.
  private mutating func walk(
    _ start: String, isPattern: Bool = false, where isWanted: (String) -> Bool
  ) {
    var hasSwift = false
    let found = files(below: start) { path in
      guard !isPattern, DocumentKind(path: path) == .swift else { return isWanted(path) }
      hasSwift = true
      return false
    }
    for path in found {
      if DocumentKind(path: path) == .swift {
        addSwiftFile(path, isNamed: false)
      } else {
        add(path, in: start)
      }
    }
    if hasSwift { addSwiftFolder(start) }
  }

  /// The wanted files below a folder, in ascending order.
  private mutating func files(
    below start: String, where isWanted: (String) -> Bool
  ) -> [String] {
    var open: [(path: String, depth: Int)] = [(start, 0)]
    var found: [String] = []
    while let (folder, depth) = open.popLast(), found.count <= Self.fileLimit {
      let contents: [(name: String, kind: FileSystem.Kind)]
      do throws(FileSystem.Failure) {
        contents = try FileSystem.contents(of: folder)
      } catch {
        failures.append(error)
        continue
      }
      for (name, kind) in contents {
        let path = Path.joined(folder, name)
        switch kind {
        case .folder where !name.hasPrefix("."):
          guard depth < Self.folderDepth else {
            failures.append(
              .init(
                path: path, reason: "it exceeds the limit of \(Self.folderDepth) nested folders"))
            continue
          }
          open.append((path, depth + 1))
        case .misnamed(let isFolder) where isFolder ? !name.hasPrefix(".") : isWanted(path):
          failures.append(.init(path: path, reason: "its name is not UTF-8"))
        case .file where isWanted(Path.normal(path)) || isWanted(path): found.append(path)
        default: break
        }
      }
    }
    found.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    return found
  }
}
