internal import HTTPCore
internal import HTTPServer

/// The kinds of bodies of operations, whose costs differ although their sizes do not.
enum OperationKind {
  /// Tells bodies with a template from those without one, and compressed ones from others. A
  /// compressed body has the size that its end states.
  ///
  /// It is a guess that nothing relies on but the expected cost: whoever sends wrong signs makes
  /// requests of another kind look expensive, and only the sender's own.
  static let classifier: BodyClassifier = { fields, body in
    guard ContentCodings.applied(fields) == .gzip else {
      return BodyKind(number: hasTemplate(body) ? 1 : 0, bytes: body.count)
    }
    return BodyKind(number: 2, bytes: max(body.count, statedSize(body)))
  }

  /// The bytes at the beginning of a body in which a template is looked for.
  private static let searchedBytes = 256

  /// Whether `"template"` or `"steps"` stands near the beginning.
  private static func hasTemplate(_ body: Bytes) -> Bool {
    let part = Bytes(rebasing: body.prefix(searchedBytes))
    for (index, byte) in part.enumerated() where byte == UInt8(ascii: "\"") {
      let rest = Bytes(rebasing: part[(index + 1)...])
      if begins(rest, "template\"") || begins(rest, "steps\"") { return true }
    }
    return false
  }

  private static func begins(_ bytes: Bytes, _ text: StaticString) -> Bool {
    bytes.count >= text.utf8CodeUnitCount
      && Bytes(rebasing: bytes[..<text.utf8CodeUnitCount]).equals(text)
  }

  /// The size of the decoded body, modulo 2^32 (RFC 1952, section 2.3.1).
  private static func statedSize(_ body: Bytes) -> Int {
    guard body.count >= 18 else { return 0 }
    let size = body.loadUnaligned(fromByteOffset: body.count - 4, as: UInt32.self)
    return Int(UInt32(littleEndian: size))
  }
}
