import SwiftInterpreter
import SwiftReading
import SwiftResources
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel

/// The Swift sources of a folder, which each thread indexes for itself.
struct SwiftFolder: Sendable {
  let files: [SwiftFile]
  let symbols: SymbolTable
  /// The storyboards and xibs.
  let interfaces: InterfaceFiles
  /// The texts of localised strings.
  let texts: LocalizedFiles
  /// Whether the folder has more than the limits allow.
  let isTruncated: Bool

  /// Reads a folder; `nil` if there is none.
  ///
  /// - Complexity: O(bytes of all files).
  init?(_ path: String, _ choice: SwiftReadingChoice, parser: String) {
    let client = SwiftParserClient(command: [parser])
    if let folder = choice.cacheFolder { FileSystem.makeParent(of: folder) }
    let reader = SwiftSourceReader(parser: client, cacheFolder: choice.cacheFolder)
    let suffixes = InterfaceFiles.suffixes + LocalizedFiles.suffixes
    guard let result = reader.read(path),
      let resources = SourceFolder(path, suffixes: suffixes)
    else { return nil }
    interfaces = InterfaceFiles(resources.files(endingIn: InterfaceFiles.suffixes))
    texts = LocalizedFiles(resources.files(endingIn: LocalizedFiles.suffixes))
    files = result.files
    symbols = result.symbols
    isTruncated = result.isTruncated
  }

  /// Indexes the sources.
  ///
  /// - Complexity: O(nodes).
  func makeWorld() -> SwiftFolderWorld { SwiftFolderWorld(self) }
}

extension SourceFolder {
  /// The files whose names end in one of some suffixes.
  fileprivate func files(endingIn suffixes: [String]) -> [File] {
    files.filter { file in suffixes.contains { file.path.hasSuffix($0) } }
  }
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
  /// The storyboards and xibs.
  let interfaces: InterfaceFiles
  /// The texts of localised strings.
  let texts: LocalizedFiles

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
    interfaces = folder.interfaces
    texts = folder.texts
  }

  /// The worlds of a class, also those after an event.
  ///
  /// - Parameters:
  ///   - sceneClass: The class.
  ///   - event: The code that runs at the end; `nil` for none.
  ///   - root: The given size of the root; `nil` for any size.
  ///   - usualRoots: Further sizes for the usual world, which has a scene for each.
  ///   - budgets: The limits of each world.
  ///   - account: The steps of all worlds together; `nil` for those of the budgets.
  /// - Returns: The worlds. None has run yet.
  func worlds(
    of sceneClass: SceneClass, after event: SceneEvent? = nil, root: SceneRoot? = nil,
    usualRoots: [SceneRoot] = [], budgets: Budgets, account: StepAccount? = nil
  ) -> SceneWorlds {
    SceneWorlds(
      of: sceneClass, in: program, types, after: event, root: root, usualRoots: usualRoots,
      texts: texts,
      interfaces: interfaces, budgets: budgets, account: account)
  }
}
