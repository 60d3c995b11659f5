internal import HTTPCore
internal import HTTPServer
internal import Hashing
internal import TextBytes

/// The tokens of a file: a name and the SHA-256 of the token itself for each.
///
/// ```
/// # name   SHA-256 of the token, in hexadecimal digits
/// ci       5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8
/// ```
///
/// A name may have several tokens, so that both are valid while one replaces the other. A third
/// word, `read-only`, makes a token that changes no kept list.
public struct TokenTable: Sendable {
  /// The maximum number of tokens in a file.
  public static let limit = 1000
  /// The maximum size of a file in bytes.
  public static let fileLimit = 1 << 20

  /// A fault in a file.
  public struct Fault: Error, CustomStringConvertible, Equatable {
    /// The line, from 1.
    public let line: Int
    /// The reason why it is invalid.
    public let reason: String
    /// The line and the reason.
    public var description: String { "line \(line): \(reason)" }
  }

  private struct Digest {
    /// The digest as four words.
    let words: InlineArray<4, UInt64>
    let principal: Principal
    let isReadOnly: Bool
  }

  private let digests: [Digest]

  /// The number of tokens.
  public var count: Int { digests.count }

  /// Parses the text of a file.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - previous: a table whose principals are reused for equal names.
  /// - Throws: the first fault.
  public init(_ text: String, replacing previous: TokenTable? = nil) throws(Fault) {
    var principals: TextDictionary<Principal> = [:]
    for digest in previous?.digests ?? [] { principals[digest.principal.name] = digest.principal }
    var digests: [Digest] = []
    var seen: TextSet = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.utf8.prefix { $0 != UInt8(ascii: "#") }
        .split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
      if words.isEmpty { continue }
      func fault(_ reason: String) -> Fault { Fault(line: index + 1, reason: reason) }
      guard (2...3).contains(words.count) else {
        throw fault("expected a name and the SHA-256 of a token")
      }
      let name = String(words[0])
      guard name.utf8.count <= 64, name.utf8.allSatisfy(Self.isNameByte) else {
        throw fault("a name must be 1 to 64 characters from letters, digits and -._@")
      }
      guard let value = Self.words(of: words[1]) else {
        throw fault("the SHA-256 of a token must have 64 hexadecimal digits")
      }
      guard words.count == 2 || words[2].utf8.elementsEqual("read-only".utf8) else {
        throw fault("the third word of a line can only be read-only")
      }
      guard seen.insert(words[1].lowercased()).inserted else {
        throw fault("duplicate token")
      }
      guard digests.count < Self.limit else {
        throw fault("the file exceeds the limit of \(Self.limit) tokens")
      }
      let principal = principals[name] ?? Principal(name: name)
      principals[name] = principal
      digests.append(
        Digest(words: value, principal: principal, isReadOnly: words.count == 3))
    }
    self.digests = digests
  }

  /// The holder of a token; `nil` for an unknown one.
  ///
  /// The time depends neither on how much of a digest matches, nor on which one matches.
  ///
  /// - Complexity: O(n) in the tokens of the table, and in the bytes of the token.
  func principal(of token: UnsafeRawBufferPointer) -> Principal? { holder(of: token)?.principal }

  /// The holder of a token, and whether the token changes no kept list; `nil` for an unknown one.
  ///
  /// - Complexity: as for ``principal(of:)``.
  func holder(of token: UnsafeRawBufferPointer) -> (principal: Principal, isReadOnly: Bool)? {
    var hash = SHA256Hash()
    hash.update(token)
    var words: InlineArray<4, UInt64> = .init(repeating: 0)
    hash.finalize().withUnsafeBytes { bytes in
      for index in 0..<4 {
        words[index] = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
      }
    }
    // Compares every digest in full, and collects the index of the equal one without a branch.
    var found = 0
    for index in digests.indices {
      var difference: UInt64 = 0
      for word in 0..<4 { difference |= digests[index].words[word] ^ words[word] }
      // All ones if there is no difference, otherwise zero.
      let isEqual = Int(truncatingIfNeeded: ((difference | (0 &- difference)) >> 63) &- 1)
      found |= isEqual & (index + 1)
    }
    guard found != 0 else { return nil }
    return (digests[found - 1].principal, digests[found - 1].isReadOnly)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "0"..."9", "A"..."Z", "a"..."z", "-", ".", "_", "@": true
    default: false
    }
  }

  /// The words of a digest in memory order; `nil` for anything but 64 hexadecimal digits.
  private static func words(of text: Substring) -> InlineArray<4, UInt64>? {
    let digits = Array(text.utf8)
    guard digits.count == 64 else { return nil }
    var words: InlineArray<4, UInt64> = .init(repeating: 0)
    for index in 0..<32 {
      guard let high = digits[2 * index].hexadecimalValue,
        let low = digits[2 * index + 1].hexadecimalValue
      else { return nil }
      words[index / 8] |= UInt64(high << 4 | low) << UInt64(8 * (index % 8))
    }
    for index in 0..<4 { words[index] = UInt64(littleEndian: words[index]) }
    return words
  }
}
