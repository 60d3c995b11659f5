/// A text that equals only those of the same code points.
///
/// Swift's strings are equal if they look alike, "é" in one code point or in two. They have other
/// offsets and other glyphs.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
