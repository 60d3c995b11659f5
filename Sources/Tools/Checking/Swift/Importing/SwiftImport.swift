import ConstraintLayout
public import LayoutRequests
import SwiftInterpreter
import SwiftScenes
import SwiftSources
internal import JSONText

/// A class of Swift sources as the body of a layout request.
public struct SwiftImport: Sendable {
  /// The reason why a class has no request.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no program that parses sources.
    case noParser
    /// The file, or its folder, cannot be read.
    case unreadable
    /// The file has no such class; the classes that it has.
    case unknownClass([String])
    /// The code of the class does not run to the first layout.
    case noScene

    /// The reason in words.
    public var description: String {
      switch self {
      case .noParser:
        "there is no program trellis-swift: build it with `make swift-parser`, or name it with "
          + "--swift-parser"
      case .unreadable: "the file cannot be read"
      case .unknownClass(let names):
        names.isEmpty
          ? "the file has no class that lays out views"
          : "name one of its classes with --class: \(names.joined(separator: ", "))"
      case .noScene: "the code of the class does not run to its first layout"
      }
    }
  }

  /// The body of `POST /v1/layout`.
  public let body: [UInt8]
  /// The parts that the request lacks, in words.
  public let notes: [String]

  /// Imports a class.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - className: The name of the class, with those of the types around it or without; `nil` for
  ///     the only one.
  ///   - screen: The screen of a view controller; `nil` for any size.
  ///   - choice: How sources are read.
  /// - Throws: ``Failure``.
  /// - Complexity: O(bytes of the sources + steps).
  public init(
    _ path: String, class className: String?, screen: Screen?, _ choice: SwiftReadingChoice
  ) throws(Failure) {
    guard let parser = choice.parser, FileSystem.isProgram(parser) else { throw .noParser }
    let (folder, file) = SwiftFileWorld.parts(of: path)
    let absolute = Path.absolute(folder, in: FileSystem.workingDirectory ?? "/")
    guard let sources = SwiftFolder(absolute, choice, parser: parser),
      sources.files.contains(where: { $0.path == file && $0.tree.unread == nil })
    else { throw .unreadable }
    let result = DeepStack.run { Self.imported(sources, file, className, screen) }
    switch result {
    case .success(let made)?: self = made
    case .failure(let failure)?: throw failure
    case nil: throw .noScene
    }
  }

  private init(_ scene: SwiftScene) {
    body = SwiftSceneBody(scene).bytes
    notes = scene.coverage.obstacles.map { "\($0.kind.rawValue): \($0.text)" }
  }

  private static func imported(
    _ sources: SwiftFolder, _ file: String, _ className: String?, _ screen: Screen?
  ) -> Result<SwiftImport, Failure> {
    let folder = sources.makeWorld()
    let classes = folder.classes.filter { $0.place?.file == file }
    let found = classes.filter { candidate in
      guard let className else { return classes.count == 1 }
      return candidate.name == className || candidate.name.hasSuffix(".\(className)")
    }
    guard let sceneClass = found.first else { return .failure(.unknownClass(classes.map(\.name))) }
    let root = screen.map { screen in
      sceneClass.role == .controller
        ? SceneRoot.screen(screen) : SceneRoot(width: screen.size.width)
    }
    var worlds = folder.worlds(of: sceneClass, root: root, budgets: SwiftCheckContext.budgets)
    guard let scene = worlds.next()?.scene else { return .failure(.noScene) }
    return .success(SwiftImport(scene))
  }
}
