import SwiftInterpreter
import SwiftReading
import SwiftScenes
import SwiftSources
import SwiftWorld
import UIKitModel
internal import TextBytes
private import Synchronization

/// One check of the classes of a folder, with what the next one needs to check fewer.
struct SwiftCheckRound: Sendable {
  let folder: SwiftFolder
  /// The results in the order of the sources.
  let results: [SwiftClassResult]
  /// The number of results that were not taken from an earlier check.
  let checkedCount: Int
  private let configuration: CheckConfiguration
  /// The declarations; `nil` if no check follows.
  private let outline: ProgramOutline?

  /// The most classes that are checked on one thread. For more, another thread is worth its own
  /// index of the sources.
  private static let fewClasses = 8

  /// Checks classes.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - selection: The files whose classes are checked.
  ///   - context: The settings.
  ///   - previous: An earlier check, after which the folder was read. Results that cannot differ
  ///     are taken from it.
  ///   - isKept: Whether another check follows.
  /// - Complexity: O(nodes), and that of checking the classes.
  init(
    of folder: SwiftFolder, _ selection: SwiftSelection, _ context: SwiftCheckContext,
    after previous: SwiftCheckRound?, isKept: Bool
  ) {
    self.folder = folder
    configuration = context.configuration
    if let previous, previous.precedes(folder, configuration),
      let start = DeepStack.run({ previous.start(of: folder, selection, context) })
    {
      var results = start.results
      let rest = Self.check(start.open, of: folder, selection, context).results
      for (number, result) in rest { results[number] = result }
      self.results = results.compactMap { $0 }
      checkedCount = start.checkedCount + rest.count
      outline = start.outline
    } else {
      let all = Self.check(nil, of: folder, selection, context, makesOutline: isKept)
      results = all.results.map(\.result)
      checkedCount = results.count
      outline = all.outline
    }
  }

  private typealias NumberedResult = (number: Int, result: SwiftClassResult)

  /// Checks classes on all cores.
  ///
  /// `numbers`: Those of the classes; `nil` for all.
  private static func check(
    _ numbers: [Int]?, of folder: SwiftFolder, _ selection: SwiftSelection,
    _ context: SwiftCheckContext, makesOutline: Bool = false
  ) -> (results: [NumberedResult], outline: ProgramOutline?) {
    if numbers?.isEmpty == true { return ([], nil) }
    let outline = Mutex<ProgramOutline?>(nil)
    let results = SwiftThreads.results({ folder.makeWorld() }) {
      world, index -> [NumberedResult]? in
      if index == 0, makesOutline {
        let made = ProgramOutline(world.program, names: folder.sources.symbols)
        outline.withLock { $0 = made }
      }
      let count = numbers?.count ?? world.classes.count
      guard index < count else { return nil }
      let number = numbers?[index] ?? index
      let sceneClass = world.classes[number]
      guard selection.contains(sceneClass) else { return [] }
      return [(number, SwiftClassResult(of: sceneClass, in: world, context))]
    }
    return (results.flatMap { $0 }, outline.withLock { $0 })
  }

  // MARK: After another check

  /// The results that are known, and those that were few enough to find at once.
  private struct Start: Sendable {
    let outline: ProgramOutline
    /// The results by number of the class.
    var results: [SwiftClassResult?] = []
    /// The numbers of the classes that are still to check.
    var open: [Int] = []
    /// The number of results that were found at once.
    var checkedCount = 0
  }

  /// Whether results may be taken over into a check of the folder as it is now.
  private func precedes(_ folder: SwiftFolder, _ configuration: CheckConfiguration) -> Bool {
    folder.sources.continuesPrevious && self.folder.hasResources(folder.resources)
      && configuration == self.configuration && outline != nil
  }

  private func start(
    of folder: SwiftFolder, _ selection: SwiftSelection, _ context: SwiftCheckContext
  ) -> Start {
    let world = folder.makeWorld()
    var start = Start(
      outline: ProgramOutline(world.program, names: folder.sources.symbols))
    let known = knownResults(in: world, of: folder, start.outline)
    for (number, sceneClass) in world.classes.enumerated() {
      var result: SwiftClassResult?
      if selection.contains(sceneClass) {
        result = sceneClass.declaration.flatMap { known[$0] }
        if result?.isOf(sceneClass, in: world) != true {
          result = nil
          start.open.append(number)
        }
      }
      start.results.append(result)
    }
    guard start.open.count <= Self.fewClasses else { return start }
    for number in start.open {
      start.results[number] = SwiftClassResult(of: world.classes[number], in: world, context)
    }
    start.checkedCount = start.open.count
    start.open = []
    return start
  }

  /// The results that are the same in a later state of the folder, by declaration of the class.
  ///
  /// A result is the same if no file changed whose code ran for it, no declaration of a file that
  /// counted otherwise, and no declaration that changed elsewhere has a name in these files.
  private func knownResults(
    in world: SwiftFolderWorld, of folder: SwiftFolder, _ outline: ProgramOutline
  ) -> [SwiftNode.ID: SwiftClassResult] {
    guard let old = self.outline else { return [:] }
    let (numbers, surfaces) = folder.unchangedFiles(of: self.folder)
    let system = SystemNames(folder)
    let changes = ProgramChanges(from: old, to: outline, in: world.program) { system.contains($0) }
    var known: [SwiftNode.ID: SwiftClassResult] = [:]
    for result in results {
      guard let result = result.renumbered(numbers, surfaces: surfaces),
        let declaration = result.declaration,
        !changes.concern(result.files.run + result.files.surfaces)
      else { continue }
      known[declaration] = result
    }
    return known
  }
}

extension SwiftFolder {
  /// For the number of each file of an earlier state, its number now; `nil` for those that changed,
  /// or whose surfaces did.
  ///
  /// - Complexity: O(bytes of all files).
  fileprivate func unchangedFiles(of earlier: SwiftFolder) -> (whole: [Int?], surfaces: [Int?]) {
    let own = TextDictionary(files.map { ($0.path, $0) })
    var whole: [Int?] = []
    var surfaces: [Int?] = []
    for old in earlier.files {
      let file = own[old.path].flatMap { $0.tree.unread == old.tree.unread ? $0 : nil }
      let isWhole = file.map { $0.tree.source == old.tree.source } ?? false
      whole.append(isWhole ? file?.number : nil)
      surfaces.append(file.flatMap { isWhole || $0.hasSurface(of: old) ? $0.number : nil })
    }
    return (whole, surfaces)
  }
}

extension SwiftFile {
  /// Whether two states of a file differ in the code of declarations alone. Both must have the same
  /// symbols.
  fileprivate func hasSurface(of other: SwiftFile) -> Bool {
    func surface(_ file: SwiftFile) -> Int {
      var hasher = Hasher()
      for item in file.items { item.node.hashSurface(into: &hasher) }
      return hasher.finalize()
    }
    return surface(self) == surface(other)
  }
}

/// The names that can be looked up without being in any Swift file: those of the system, and those
/// in storyboards and xibs.
private struct SystemNames {
  private let system: SymbolTable
  private var tokens: Set<Int> = []

  init(_ folder: SwiftFolder) {
    system = Program([], symbols: SymbolTable()) { UIKitTypes(&$0) }.symbols
    for file in folder.resources where !file.path.hasSuffix(".strings") {
      for token in file.bytes.split(whereSeparator: { !Self.isName($0) }) {
        tokens.insert(Self.hash(token))
      }
    }
  }

  func contains(_ name: String) -> Bool {
    system.find(name) != nil || tokens.contains(Self.hash(name.utf8))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
    var hasher = Hasher()
    for byte in bytes { hasher.combine(byte) }
    return hasher.finalize()
  }
}
