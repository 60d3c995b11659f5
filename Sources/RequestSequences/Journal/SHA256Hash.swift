package import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
///
/// Apple's CryptoKit computes it where there is one. Elsewhere this type does, so that the library
/// need not bring a whole cryptographic library for a fingerprint. The inputs are no secrets.
package struct SHA256Hash {
  #if canImport(CryptoKit)
    private var hash = SHA256()

    package init() {}

    /// Adds bytes.
    package mutating func update(_ bytes: Data) { hash.update(data: bytes) }

    /// The digest: 32 bytes.
    package func finalize() -> [UInt8] { Array(hash.finalize()) }
  #else
    private var hash = PortableSHA256()

    package init() {}

    /// Adds bytes.
    ///
    /// - Complexity: O(bytes).
    package mutating func update(_ bytes: Data) {
      bytes.withUnsafeBytes { hash.update($0) }
    }

    /// The digest: 32 bytes.
    package func finalize() -> [UInt8] { hash.finalize() }
  #endif
}

extension [UInt8] {
  /// Two lower-case hexadecimal digits for each byte.
  package var hexadecimal: String {
    let digits = Array<UInt8>("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
