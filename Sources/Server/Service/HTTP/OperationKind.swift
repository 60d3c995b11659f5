internal import HTTPCore
internal import HTTPServer

/// The kinds of operation bodies, which differ in cost even at equal size.
enum OperationKind {
  /// Distinguishes bodies with a template from those without, and compressed bodies from both. The
  /// size of a compressed body is the one stated in its trailer.
  ///
  /// Only the expected cost relies on this guess. A sender of misleading bodies makes requests of
  /// another kind look expensive, but only the sender's own.
  static let classifier: BodyClassifier = { fields, body in
    guard ContentCodings.applied(fields) == .gzip else {
      return BodyKind(number: hasTemplate(body) ? 1 : 0, bytes: body.count)
    }
    return BodyKind(number: 2, bytes: max(body.count, statedSize(body)))
  }

  /// The number of bytes at the beginning of a body that are searched for a template.
  private static let searchedBytes = 256

  /// Whether `"template"` or `"steps"` occurs near the beginning.
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
