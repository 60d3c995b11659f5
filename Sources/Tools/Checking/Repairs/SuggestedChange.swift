public import API
internal import JSONText
internal import TextBytes

/// The change of a JSON document that follows the suggestion of a finding.
public struct SuggestedChange: Hashable, Sendable {
  /// The bytes to replace.
  public var range: Range<Int>
  /// The bytes to write instead.
  public var replacement: [UInt8]

  /// Finds the change, and tries it: the document then has fewer faults. It is `nil` if the finding
  /// has no suggestion, or if no change leaves fewer faults.
  ///
  /// - Parameters:
  ///   - finding: A finding in the document.
  ///   - bytes: The document.
  ///   - kind: A layout or a list.
  ///   - limits: The limits of the document.
  ///   - fonts: The fonts that measure texts.
  /// - Complexity: That of a few decodings of the document.
  public init?(
    for finding: Finding, in bytes: [UInt8], kind: DocumentKind, limits: RequestLimits,
    fonts: FontStore
  ) {
    guard let suggestion = finding.suggestion else { return nil }
    var map = JSONPlaces(bytes)
    guard let place = map.place(of: finding.pointer),
      let range = suggestion.isName ? place.name : place.value
    else { return nil }
    let before = Self.faultCount(in: bytes, kind, limits, fonts)
    for (range, text) in Self.candidates(suggestion, range, bytes) {
      var changed = bytes
      changed.replaceSubrange(range, with: text)
      guard Self.faultCount(in: changed, kind, limits, fonts) < before else { continue }
      self.range = range
      replacement = text
      return
    }
    return nil
  }

  /// The word at the column, with hyphens, with the words behind its periods, and the whole text.
  private static func candidates(
    _ suggestion: Finding.Suggested, _ range: Range<Int>, _ bytes: [UInt8]
  ) -> [(Range<Int>, [UInt8])] {
    var json = JSONWriter()
    json.string(suggestion.text)
    let quoted = json.bytes
    let whole = (range, quoted)
    let isString = range.count >= 2 && bytes[range.lowerBound] == UInt8(ascii: "\"")
    guard isString else { return [] }
    // Columns count characters, which escapes are not.
    let inside = range.lowerBound + 1..<range.upperBound - 1
    guard let column = suggestion.column, !bytes[inside].contains(UInt8(ascii: "\\")) else {
      return [whole]
    }
    var start = inside.lowerBound
    var left = column - 1
    while start < inside.upperBound, left > 0 {
      start += 1
      while start < inside.upperBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
      left -= 1
    }
    let content = Array(quoted.dropFirst().dropLast())
    let plain = endOfWord(from: start, in: inside, bytes, withHyphens: false)
    let end = endOfWord(from: start, in: inside, bytes, withHyphens: true)
    var long = end
    while long < inside.upperBound, bytes[long] == UInt8(ascii: ".") {
      long = endOfWord(from: long + 1, in: inside, bytes, withHyphens: true)
    }
    return [start..<plain, start..<end, start..<long].filter { !$0.isEmpty }.map { ($0, content) }
      + [whole]
  }

  /// The end of the name, in quotes or plain, or of the sign that begins at an offset.
  private static func endOfWord(
    from start: Int, in text: Range<Int>, _ bytes: [UInt8], withHyphens: Bool
  ) -> Int {
    guard start < text.upperBound else { return start }
    if bytes[start] == UInt8(ascii: "'") {
      return bytes[start + 1..<text.upperBound].firstIndex(of: UInt8(ascii: "'")).map { $0 + 1 }
        ?? text.upperBound
    }
    func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
      case UInt8(ascii: "-"): withHyphens
      default: false
      }
    }
    let isWord = isOfWord(bytes[start])
    var end = start
    while end < text.upperBound, isOfWord(bytes[end]) == isWord, bytes[end] != 0x20 { end += 1 }
    return end
  }

  /// The number of faults; 0 for a document that can be read.
  private static func faultCount(
    in bytes: [UInt8], _ kind: DocumentKind, _ limits: RequestLimits, _ fonts: FontStore
  ) -> Int {
    do throws(Problem) {
      try bytes.withUnsafeBytesTyped { (text) throws(Problem) in
        switch kind {
        case .layout: _ = try LayoutEndpoint.decode(text, limits: limits, fonts: fonts)
        case .list: _ = try ListSnapshot(SnapshotRequest(text, limits: limits, now: nil))
        case .interface, .swift: break
        }
      }
      return 0
    } catch {
      return max(1, error.errors.count)
    }
  }
}
