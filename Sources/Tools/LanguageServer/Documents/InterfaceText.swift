internal import API
internal import JSONDocuments
internal import JSONText

/// The text of an Interface Builder document.
enum InterfaceText {
  /// The longest value of an attribute that can be an id.
  private static let longestID = 256

  /// The bytes of the quoted value around an offset; `nil` if there is none on its line.
  ///
  /// - Complexity: O(1).
  static func attribute(at offset: Int, in bytes: [UInt8]) -> Range<Int>? {
    var start = offset
    while start > 0, offset - start < longestID, isOfID(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, end - offset < longestID, isOfID(bytes[end]) { end += 1 }
    guard start < end, start > 0, bytes[start - 1] == UInt8(ascii: "\""), end < bytes.count,
      bytes[end] == UInt8(ascii: "\"")
    else { return nil }
    return start..<end
  }

  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The scenes that have an id, as bodies of `POST /v1/layout`.
  ///
  /// - Complexity: That of importing the document.
  static func layouts<Host>(
    in text: [UInt8], naming id: String, _ context: RequestContext<Host>
  ) -> [[UInt8]] {
    let response = context.host.response(
      of: .importing, to: text, as: .json, isCancelled: context.isCancelled)
    guard response.problem == nil,
      let document = try? JSONDocument.parse(response.body, numbers: .text, depthLimit: .max)
    else { return [] }
    return withExtendedLifetime(document) {
      var bodies: [[UInt8]] = []
      for scene in document.root["scenes"].map({ Array($0.elements) }) ?? [] {
        guard let body = scene["body"] else { continue }
        var json = JSONWriter(capacity: 1024)
        json.value(body)
        let quoted = Array("\"\(id)\"".utf8)
        if json.bytes.contains(quoted) { bodies.append(json.bytes) }
      }
      return bodies
    }
  }
}
