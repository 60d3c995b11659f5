/// Divides a document into pieces that end at the end of a tag, a comment or an instruction, or
/// within text or a CDATA section.
///
/// It does not validate: malformed XML ends up in some piece, and the parser reports it there.
struct XMLPieces {
  /// The least bytes of a piece other than the last; reading it takes a millisecond or two.
  static let size = 64 << 10

  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var isInSection = false
  /// The bytes of the longest tag, comment or instruction so far.
  private(set) var longestTag = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The next piece; the last one ends with the document.
  ///
  /// - Complexity: O(bytes of the piece).
  mutating func next() -> Range<Int> {
    let start = place
    while place < bytes.count, place - start < Self.size {
      if isInSection {
        passSection(atMost: start + Self.size)
      } else if bytes[place] != UInt8(ascii: "<") {
        place += 1
      } else if has("<!--") {
        pass("-->")
      } else if has("<![CDATA[") {
        place += 9
        isInSection = true
      } else if has("<?") {
        pass("?>")
      } else {
        passTag()
      }
    }
    return start..<place
  }

  private func has(_ text: StaticString, at offset: Int? = nil) -> Bool {
    let offset = offset ?? place
    guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Moves past the end of a comment or an instruction.
  private mutating func pass(_ end: StaticString) {
    let start = place
    defer { longestTag = max(longestTag, place - start) }
    let last = end.utf8Start[end.utf8CodeUnitCount - 1]
    place += 2
    while place < bytes.count {
      place += 1
      let first = place - end.utf8CodeUnitCount
      if bytes[place - 1] == last, has(end, at: first) { return }
    }
  }

  /// Moves past the end of a CDATA section, or to the end of the piece.
  private mutating func passSection(atMost limit: Int) {
    while place < min(limit, bytes.count), isInSection {
      place += 1
      if bytes[place - 1] == UInt8(ascii: ">"), has("]]>", at: place - 3) { isInSection = false }
    }
  }

  /// Moves past a tag; quoted values may contain `>`.
  private mutating func passTag() {
    let start = place
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    longestTag = max(longestTag, place - start)
  }
}
