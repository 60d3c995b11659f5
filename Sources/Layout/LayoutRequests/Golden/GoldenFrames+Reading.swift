import ConstraintLayout
import JSONText
internal import TextBytes

extension GoldenFrames {
  /// The reason that a text is no file of golden frames, and its place.
  package struct Fault: Error, CustomStringConvertible {
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
    /// The reason as a sentence without a final period.
    package var reason: String

    /// The place and the reason, as they follow the path of a file and a colon.
    package var description: String { "\(line):\(column): \(reason)" }

    init(_ reason: String, at offset: Int, in bytes: [UInt8]) {
      let before = bytes.prefix(offset)
      line = before.count { $0 == UInt8(ascii: "\n") } + 1
      column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
      self.reason = reason
    }
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``Fault``, for the first fault.
  /// - Complexity: O(bytes), expected.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let tree: JSONTree
    do throws(JSONTree.SyntaxError) {
      tree = try JSONTree(bytes)
    } catch {
      throw Fault(error.message, at: min(error.offset, bytes.count), in: bytes)
    }
    self.init()
    guard let configurations = tree.root["configurations"], configurations.isObject else {
      throw Fault(
        "this is no file of golden frames: it has no object \"configurations\"",
        at: tree.root.text.startIndex, in: bytes)
    }
    for (name, value) in configurations.members {
      self[try Self.name(name, bytes)] = Entry(frames: try Self.frames(value, bytes))
    }
  }

  private static func frames(
    _ value: JSONTree.Value, _ bytes: [UInt8]
  ) throws(Fault) -> [(name: String, frame: Frame)] {
    guard value.isObject else {
      throw Fault(
        "a configuration is an object of views and their frames", at: value.text.startIndex,
        in: bytes)
    }
    var frames: [(name: String, frame: Frame)] = []
    for (view, value) in value.members {
      frames.append((try name(view, bytes), try frame(value, bytes)))
    }
    return frames
  }

  private static func name(_ value: JSONTree.Value, _ bytes: [UInt8]) throws(Fault) -> String {
    guard let name = value.string else {
      throw Fault("a name is not text", at: value.text.startIndex, in: bytes)
    }
    return name
  }

  private static func frame(_ value: JSONTree.Value, _ bytes: [UInt8]) throws(Fault) -> Frame {
    let elements = Array(value.elements)
    let numbers = elements.compactMap(\.number).filter(\.isFinite)
    guard value.isArray, elements.count == 4, numbers.count == 4 else {
      throw Fault(
        "a frame is four numbers: [x, y, width, height]", at: value.text.startIndex, in: bytes)
    }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
