import SwiftSources

/// Any bytes as trees of Swift files, so that libFuzzer's changes of bytes are changes of subtrees.
///
/// A node is the byte of its kind, perhaps its bits, and its text. With the highest bit of the kind
/// set, its children follow, up to the byte `close`. So a subtree is a range of bytes that can be
/// moved, doubled or dropped. `swift-corpus` writes sources in this form.
struct SwiftTreeStream {
  static let bits: UInt8 = 0x7D
  static let nextFile: UInt8 = 0x7E
  static let close: UInt8 = 0x7F

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var names: [String] = []

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The trees.
  static func trees(_ bytes: UnsafeRawBufferPointer) -> [SwiftTree] {
    var stream = SwiftTreeStream(bytes)
    var trees: [SwiftTree] = []
    repeat { trees.append(stream.tree()) } while stream.offset < bytes.count && trees.count < 4
    return trees
  }

  private mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return Self.nextFile }
    defer { offset += 1 }
    return bytes[offset]
  }

  private mutating func tree() -> SwiftTree {
    var writer = SwiftTreeWriter(source: Array(bytes))
    var open: [SwiftTreeWriter.OpenNode] = []
    while offset < bytes.count {
      let byte = byte()
      if byte == Self.nextFile { break }
      if byte & 0x7F == Self.close {
        if let node = open.popLast() { writer.end(node) }
      } else {
        node(byte, &writer, &open)
      }
    }
    while let node = open.popLast() { writer.end(node) }
    return writer.finished(hasErrors: false)
  }

  private mutating func node(
    _ first: UInt8, _ writer: inout SwiftTreeWriter, _ open: inout [SwiftTreeWriter.OpenNode]
  ) {
    let place = offset - 1
    let kinds = SwiftNodeKind.allCases
    var bits: UInt32 = 0
    var first = first
    if first == Self.bits {
      for shift in [0, 8, 16] { bits |= UInt32(byte()) << UInt32(shift) }
      first = byte()
    }
    let kind = kinds[Int(first & 0x7F) % kinds.count]
    let text = text()
    if first & 0x80 != 0 {
      open.append(writer.begin(kind, bits: bits, text: text, place: place, end: offset))
    } else {
      writer.leaf(kind, bits: bits, text: text, place: place, end: offset)
    }
  }

  /// A new text, or one that stood before.
  private mutating func text() -> String {
    let length = byte()
    if length >= 0x80 {
      return names.isEmpty ? "" : names[Int(length & 0x7F) % names.count]
    }
    var text: [UInt8] = []
    for _ in 0..<length where offset < bytes.count { text.append(byte()) }
    let name = String(decoding: text, as: UTF8.self)
    if !name.isEmpty, names.count < 0x80 { names.append(name) }
    return name
  }
}
