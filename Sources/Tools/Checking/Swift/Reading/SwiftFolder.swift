import SwiftInterpreter
import SwiftReading
import SwiftResources
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel

/// The Swift sources of a folder, which each thread indexes for itself.
struct SwiftFolder: Sendable {
  /// The Swift files.
  let sources: SwiftSourceReader.Result
  /// The files of ``interfaces`` and ``texts``.
  let resources: [SourceFolder.File]
  /// The storyboards and xibs.
  let interfaces: InterfaceFiles
  /// The texts of localised strings.
  let texts: LocalizedFiles

  var files: [SwiftFile] { sources.files }

  /// Reads a folder; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - choice: How to read it.
  ///   - parser: The program that parses.
  ///   - previous: The same folder as it was before. Unchanged files are shared with it.
  /// - Complexity: O(bytes of all files).
  init?(
    _ path: String, _ choice: SwiftReadingChoice, parser: String, after previous: SwiftFolder? = nil
  ) {
    let client = SwiftParserClient(command: [parser])
    if let folder = choice.cacheFolder { FileSystem.makeParent(of: folder) }
    let reader = SwiftSourceReader(parser: client, cacheFolder: choice.cacheFolder)
    let suffixes = InterfaceFiles.suffixes + LocalizedFiles.suffixes
    guard let result = reader.read(path, after: previous?.sources),
      let found = SourceFolder(path, suffixes: suffixes)
    else { return nil }
    sources = result
    resources = found.files
    if let previous, previous.hasResources(found.files) {
      (interfaces, texts) = (previous.interfaces, previous.texts)
    } else {
      interfaces = InterfaceFiles(found.files(endingIn: InterfaceFiles.suffixes))
      texts = LocalizedFiles(found.files(endingIn: LocalizedFiles.suffixes))
    }
  }

  /// Whether files are exactly those of ``resources``.
  ///
  /// - Complexity: O(bytes).
  func hasResources(_ files: [SourceFolder.File]) -> Bool {
    files.count == resources.count
      && zip(files, resources).allSatisfy { file, other in
        file.path == other.path && file.bytes == other.bytes && file.unread == other.unread
      }
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
  /// The calls that relate leading or trailing to left or right.
  let mixed: [SwiftNode]
  /// The storyboards and xibs.
  let interfaces: InterfaceFiles
  /// The texts of localised strings.
  let texts: LocalizedFiles

  fileprivate init(_ folder: SwiftFolder) {
    var made: UIKitTypes?
    program = Program(folder.files, symbols: folder.sources.symbols) { table in
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
    mixed = MixedDirections.all(in: program)
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
