public import Cancellation
internal import LayoutRequests

/// An iOS `.storyboard` or `.xib` document.
///
/// The document is read once; its scenes are imported one by one, for one device or several.
public struct InterfaceDocument: Sendable {
  /// The two kinds of documents.
  public enum Kind: String, Hashable, Sendable {
    case storyboard
    case xib
  }

  /// The kind.
  public let kind: Kind
  /// The `toolsVersion` of the Xcode that saved the document, if stated.
  public let toolsVersion: String?
  /// The device of the canvas; `nil` if it is unknown, and in documents of Xcode 6 and 7, which
  /// have none.
  public let device: CanvasDevice?
  /// The scenes with views to lay out, in document order.
  public let scenes: [DocumentScene]
  /// The faults that concern no single scene, such as duplicate ids.
  public let faults: FaultList

  /// Checked at intervals, while reading the document and importing its scenes.
  private let cancellation: CancellationCheck
  let tree: XMLTree
  let views: ViewIndex
  let bars: BarIndex
  let images: ResourceIndex
  /// The first part of ``toolsVersion`` divided by 1,000.
  let tools: Int
  /// Whether Xcode 26 saved the document; its controls have different sizes. The command-line
  /// `ibtool` of older releases has versions such as 32700.
  var isOfXcode26: Bool { (24..<30).contains(tools) }
  /// Whether the document uses Auto Layout.
  let usesAutoLayout: Bool

  /// The version assumed for a document that states none: the most frequent among recent ones.
  private static let defaultTools = 21

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8.
  ///   - limits: The limits of the document.
  ///   - cancellation: Checked at intervals; ends the work with `xml(.cancelled)`.
  /// - Throws: ``DocumentError``.
  /// - Complexity: O(bytes), expected.
  public init(
    _ bytes: UnsafeRawBufferPointer, limits: XMLLimits = .init(),
    cancellation: CancellationCheck = .never
  ) throws(DocumentError) {
    guard !bytes.isEmpty else { throw .empty }
    if FileSigns.isGitLFSPointer(bytes) { throw .gitLFSPointer }
    let tree: XMLTree
    do throws(XMLError) {
      tree = try XMLReader.tree(of: bytes, limits: limits, cancellation: cancellation)
    } catch {
      if case .malformed = error, let line = FileSigns.mergeConflict(in: bytes) {
        throw .mergeConflict(at: SourcePosition(line: line, column: 1))
      }
      throw .xml(error)
    }
    guard let root = tree.root else { throw .empty }
    kind = try Self.kind(of: tree, root)
    self.tree = tree
    toolsVersion = tree.value(root, .toolsVersion)
    tools =
      toolsVersion.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
      .map { $0 / 1000 } ?? Self.defaultTools
    usesAutoLayout = tree.has(root, .useAutolayout, "YES")
    device = tree.child(of: root, .device).flatMap { element in
      tree.value(element, .id).flatMap {
        CanvasDevice(id: $0, isLandscape: tree.has(element, .orientation, "landscape"))
      }
    }
    self.cancellation = cancellation
    var faults = FaultList()
    views = ViewIndex(tree, limits: limits, cancellation: cancellation, &faults)
    if cancellation.isCancelled { throw .xml(.cancelled) }
    bars = BarIndex(tree)
    images = ResourceIndex(tree)
    if cancellation.isCancelled { throw .xml(.cancelled) }
    scenes = DocumentScene.all(in: tree, views, &faults)
    self.faults = faults
    if cancellation.isCancelled { throw .xml(.cancelled) }
  }

  /// Whether the import of its scenes has been cancelled.
  var isCancelled: Bool { cancellation.isCancelled }

  private static func kind(of tree: XMLTree, _ root: XMLElement) throws(DocumentError) -> Kind {
    let name = tree.name(of: root)
    if name == "archive" { throw .archive }
    guard tree.is(root, .document), let type = tree.value(root, .type) else {
      throw .notInterfaceBuilder(root: name)
    }
    let parts = type.split(separator: ".")
    guard parts.contains("CocoaTouch"), parts.last.map({ $0 == "XIB" }) ?? false else {
      throw .unsupportedType(type)
    }
    return parts.contains("Storyboard") ? .storyboard : .xib
  }
}

/// Detects files of other kinds in place of a document.
enum FileSigns {
  /// Whether the file is a pointer of Git LFS.
  static func isGitLFSPointer(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }

  /// The first line, from 1, that begins with a merge conflict marker; `nil` if none does.
  ///
  /// - Complexity: O(bytes).
  static func mergeConflict(in bytes: UnsafeRawBufferPointer) -> Int? {
    let markers = [Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8)]
    var line = 1
    var start = 0
    while start < bytes.count {
      let rest = bytes[start...]
      if markers.contains(where: { rest.starts(with: $0) }) { return line }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}
