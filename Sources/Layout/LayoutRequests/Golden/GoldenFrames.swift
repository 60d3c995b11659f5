package import ConstraintLayout
import JSONText
internal import TextBytes

/// The accepted frames of a layout, by configuration: its own size, a device, a variant.
///
/// `trellis check --golden` and the library `TrellisTesting` keep them in files of this form:
///
/// ```json
/// {
///   "configurations": {
///     "own": {
///       "screen": [0,0,320,480],
///       "title": [16,20,288,24]
///     }
///   }
/// }
/// ```
///
/// The numbers are `x`, `y`, `width` and `height`, relative to the parent.
package struct GoldenFrames {
  /// The frames of one configuration.
  package struct Entry {
    /// The views and guides with their frames, relative to parents.
    package var frames: [(name: String, frame: Frame)]

    /// Makes an entry.
    package init(frames: [(name: String, frame: Frame)]) { self.frames = frames }
  }

  /// The name of the layout's own configuration.
  package static let ownName = "own"

  /// The configurations in the order in which they were kept.
  package private(set) var names: [String] = []
  private var entries: TextDictionary<Entry> = [:]

  /// Makes a file without configurations.
  package init() {}

  /// The frames of a configuration; `nil` if none were kept.
  package subscript(name: String) -> Entry? {
    get { entries[name] }
    set {
      if entries[name] == nil, newValue != nil { names.append(name) }
      if newValue == nil { names.removeAll { $0 == name } }
      entries[name] = newValue
    }
  }

  /// The text of the file: one line for each frame, so that a changed frame changes one line.
  package var text: [UInt8] {
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
