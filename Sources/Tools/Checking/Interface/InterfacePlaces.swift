import ConstraintLayout
import InterfaceBuilder
internal import TextBytes

/// The places in a document of what the body of its scene names by JSON Pointers.
struct InterfacePlaces {
  private let imported: ImportedScene
  private let viewCount: Int

  init(_ imported: ImportedScene) {
    self.imported = imported
    viewCount = imported.layout.items.count { $0.isView }
  }

  /// The JSON Pointer to an item in the body: views come before guides there as in the scene.
  func pointer(to item: Int) -> String {
    item < viewCount ? "/views/\(item)" : "/guides/\(item - viewCount)"
  }

  /// The JSON Pointer to a view; to the root if there is none of that name.
  func pointer(to name: String, in scene: LayoutScene) -> String {
    let item = Array(name.utf8).withUnsafeBufferPointer { scene.item(named: $0.span) }
    return pointer(to: item?.index ?? 0)
  }

  /// The id in the document of the constraint at a JSON Pointer; `nil` if there is none.
  func constraintID(at pointer: String) -> String? {
    let parts = pointer.split(separator: "/")
    guard parts.count == 2, parts[0] == "constraints", let index = Int(parts[1]),
      imported.sources.indices.contains(index)
    else { return nil }
    return imported.sources[index]?.id
  }

  /// The ranges by JSON Pointer.
  ///
  /// - Complexity: O(items + constraints).
  func ranges(in file: SourceFile) -> TextDictionary<SourceRange> {
    var ranges: TextDictionary<SourceRange> = [:]
    for (index, position) in imported.positions.enumerated() {
      ranges[pointer(to: index)] = file.range(line: position.line, column: position.column)
    }
    for (index, source) in imported.sources.enumerated() {
      guard let position = source?.position else { continue }
      ranges["/constraints/\(index)"] = file.range(line: position.line, column: position.column)
    }
    return ranges
  }
}
