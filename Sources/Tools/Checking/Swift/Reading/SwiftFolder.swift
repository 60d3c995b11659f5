import SwiftReading
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel

/// The Swift sources of a folder, which each thread indexes for itself.
struct SwiftFolder: Sendable {
  let files: [SwiftFile]
  let symbols: SymbolTable
  /// Whether the folder has more than the limits allow.
  let isTruncated: Bool

  /// Reads a folder; `nil` if there is none.
  ///
  /// - Complexity: O(bytes of all files).
  init?(_ path: String, _ choice: SwiftReadingChoice, parser: String) {
    let client = SwiftParserClient(command: [parser])
    if let folder = choice.cacheFolder { FileSystem.makeParent(of: folder) }
    let reader = SwiftSourceReader(parser: client, cacheFolder: choice.cacheFolder)
    guard let result = reader.read(path) else { return nil }
    files = result.files
    symbols = result.symbols
    isTruncated = result.isTruncated
  }

  /// Indexes the sources.
  ///
  /// - Complexity: O(nodes).
  func makeWorld() -> SwiftFolderWorld { SwiftFolderWorld(self) }
}

/// The indexed sources of a folder, for one thread.
struct SwiftFolderWorld {
  let program: Program
  let types: UIKitTypes
  /// The classes that lay out views, in the order of the sources.
  let classes: [SceneClass]
  let mentions: SwiftMentions
  let screens: SwiftScreens
  /// The calls that make constraints.
  let statements: Set<SwiftNode.ID>
  /// The calls that make constraints which nothing uses.
  let discarded: [SwiftNode]

  fileprivate init(_ folder: SwiftFolder) {
    var made: UIKitTypes?
    program = Program(folder.files, symbols: folder.symbols) { table in
      let types = UIKitTypes(&table)
      made = types
      return types
    }
    var unused = SymbolTable()
    types = made ?? UIKitTypes(&unused)
    types.learn(from: program)
    LayoutInterest.set(in: program)
    classes = SceneClass.all(in: program, types)
    mentions = SwiftMentions(program)
    screens = SwiftScreens(program)
    statements = Set(ConstraintStatements.all(in: program, types).map(\.id))
    discarded = DiscardedConstraints.all(in: program, types)
  }
}
