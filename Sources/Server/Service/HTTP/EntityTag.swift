internal import HTTPCore
internal import HTTPServer

/// Entity tags, and the conditions If-Match and If-None-Match (RFC 9110, sections 13.1.1 and
/// 13.1.2).
enum EntityTag {
  /// Whether If-Match permits a request: it is absent, is `*`, or names the tag.
  ///
  /// The comparison is strong: a weak tag does not even match itself.
  static func permits(_ request: borrowing HTTPRequest, _ tag: String? = nil) -> Bool {
    guard request.hasIfMatch else { return true }
    var permits = false
    request.fields.forEach("if-match") { value in
      for element in Elements(value) {
        permits = permits || element.equals("*")
        if let tag, !tag.hasPrefix("W/") { permits = permits || element.elementsEqual(tag.utf8) }
      }
    }
    return permits
  }

  /// Whether If-None-Match is `*` or names a tag, by weak comparison.
  static func matches(_ fields: borrowing HeaderFields, _ tag: String) -> Bool {
    let opaque = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
    var matches = false
    fields.forEach("if-none-match") { value in
      for element in Elements(value) {
        var candidate = element[...]
        if candidate.starts(with: "W/".utf8) { candidate = candidate.dropFirst(2) }
        matches = matches || element.equals("*") || candidate.elementsEqual(opaque.utf8)
      }
    }
    return matches
  }

  /// The form, strong or weak, in which If-None-Match names a tag by weak comparison, strong if it
  /// has both; `nil` if it does not name the tag. `*` names no tag.
  static func form(of tag: String, in fields: borrowing HeaderFields) -> String? {
    let opaque = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
    var form: String?
    fields.forEach("if-none-match") { value in
      for element in Elements(value) {
        if element.elementsEqual(opaque.utf8) {
          form = opaque
        } else if form == nil, element.starts(with: "W/".utf8),
          element.dropFirst(2).elementsEqual(opaque.utf8)
        {
          form = "W/\(opaque)"
        }
      }
    }
    return form
  }

  /// Whether If-None-Match is `*`, which names every response.
  static func namesAny(_ fields: borrowing HeaderFields) -> Bool {
    var namesAny = false
    fields.forEach("if-none-match") { value in
      for element in Elements(value) { namesAny = namesAny || element.equals("*") }
    }
    return namesAny
  }

  /// The tags in a field such as If-Match, without `W/`; `nil` without the field.
  static func opaqueTags(
    _ fields: borrowing HeaderFields, _ name: StaticString
  ) -> [[UInt8]]? {
    var tags: [[UInt8]]?
    fields.forEach(name) { value in
      for element in Elements(value) {
        let tag = element.starts(with: "W/".utf8) ? element.dropFirst(2) : element[...]
        tags = (tags ?? []) + [Array(tag)]
      }
      tags = tags ?? []
    }
    return tags
  }

  /// The weak tag of fixed content: its 64-bit FNV-1a hash, which is the same in all processes.
  static func weak(of content: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "W/\"\(String(hash, radix: 16))\""
  }

  /// The elements of a comma-separated list, quoted strings kept whole (RFC 9110, section 5.6.1).
  private struct Elements: Sequence, IteratorProtocol {
    private var rest: Slice<Bytes>

    init(_ value: Bytes) { rest = value[...] }

    mutating func next() -> Bytes? {
      while !rest.isEmpty {
        var isQuoted = false
        let end =
          rest.firstIndex {
            if $0 == UInt8(ascii: "\"") { isQuoted.toggle() }
            return $0 == UInt8(ascii: ",") && !isQuoted
          } ?? rest.endIndex
        let element = Bytes(rebasing: rest[..<end]).trimmed
        rest = end < rest.endIndex ? rest[(end + 1)...] : rest[rest.endIndex...]
        if !element.isEmpty { return element }
      }
      return nil
    }
  }
}
