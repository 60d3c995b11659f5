import ConstraintLayout
import JSONDocuments
import JSONText
internal import TextBytes

/// The kept frames of a layout: by configuration, then by view in the order of the document.
struct GoldenFrames {
  /// The frames of one configuration.
  struct Entry {
    /// The views and guides with their frames, relative to parents.
    var frames: [(name: String, frame: Frame)]
  }

  /// The name of the document's own configuration.
  static let ownName = "own"

  /// The configurations in the order in which they were kept.
  private(set) var names: [String] = []
  private var entries: TextDictionary<Entry> = [:]

  init() {}

  /// The frames of a configuration; `nil` if none were kept.
  subscript(name: String) -> Entry? {
    get { entries[name] }
    set {
      if entries[name] == nil, newValue != nil { names.append(name) }
      entries[name] = newValue
    }
  }

  /// Reads kept frames.
  ///
  /// - Returns: `nil` if the text is invalid.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument.parse(bytes),
      let configurations = document.root["configurations"], configurations.kind == .object
    else { return nil }
    for (name, value) in configurations.members {
      guard let name = name.string, value.kind == .object else { return nil }
      var entry = Entry(frames: [])
      for (view, value) in value.members {
        let numbers = value.elements.compactMap(\.number)
        guard let view = view.string, numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
          return nil
        }
        entry.frames.append(
          (view, Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
      self[name] = entry
    }
    withExtendedLifetime(document) {}
  }

  /// The text of the file: one line for each frame, so that a changed frame changes one line.
  var text: [UInt8] {
    var bytes = Array("{\n  \"configurations\": {".utf8)
    for (index, name) in names.enumerated() {
      bytes += Array(index == 0 ? "\n    ".utf8 : ",\n    ".utf8)
      bytes += Self.quoted(name) + Array(": {".utf8)
      for (index, entry) in (entries[name]?.frames ?? []).enumerated() {
        bytes += Array(index == 0 ? "\n      ".utf8 : ",\n      ".utf8)
        bytes += Self.quoted(entry.name) + Array(": ".utf8)
        bytes += Self.numbers(entry.frame)
      }
      bytes += Array("\n    }".utf8)
    }
    return bytes + Array("\n  }\n}\n".utf8)
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.string(text)
    return json.bytes
  }

  private static func numbers(_ frame: Frame) -> [UInt8] {
    var json = JSONWriter()
    json.beginArray()
    for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
    json.endArray()
    return json.bytes
  }
}

/// The location of kept frames, and whether to compare or update them.
public struct GoldenChoice: Hashable, Sendable {
  /// The folder of kept frames.
  public var folder: String
  /// Whether this run keeps its frames instead of comparing them.
  public var isUpdating: Bool
  /// The folder for pictures of differences, if they are drawn.
  public var pictures: String?
  /// Whether file names in the folder follow the documents' paths relative to the configuration,
  /// regardless of the working directory; otherwise relative to the working directory.
  public var isConfigured: Bool
  /// The folder that kept files must stay below: that of the configuration that names ``folder``,
  /// or ``folder`` itself.
  public var tree: String

  /// Makes a choice.
  public init(
    folder: String, isUpdating: Bool = false, pictures: String? = nil, isConfigured: Bool = false,
    tree: String? = nil
  ) {
    self.folder = folder
    self.tree = tree ?? folder
    self.isUpdating = isUpdating
    self.pictures = pictures
    self.isConfigured = isConfigured
  }

  /// The path of a document's file in a folder. It stays in the folder wherever the document is.
  static func path(of document: String, in folder: String, suffix: String) -> String {
    var name = document == "-" ? "stdin" : document
    if name.hasSuffix(".json") { name.removeLast(5) }
    let parts = Path.components(of: name).map { $0 == ".." ? "__" : $0 }
    return Path.joined(folder, parts.joined(separator: "/") + suffix)
  }
}
