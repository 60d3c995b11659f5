#if canImport(CryptoKit)
  internal import CryptoKit
#elseif canImport(CNettle)
  internal import CNettle
#endif

/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
///
/// Apple's CryptoKit computes it where there is one, and Nettle for the program on Linux: both use
/// the processor's own instructions where it has them. Elsewhere ``PortableSHA256`` does, so that a
/// library for clients need not bring a cryptographic library for a fingerprint.
package struct SHA256Hash {
  #if canImport(CryptoKit)
    private var hash = SHA256()
  #elseif canImport(CNettle)
    private var context = {
      var context = sha256_ctx()
      nettle_sha256_init(&context)
      return context
    }()
  #else
    private var hash = PortableSHA256()
  #endif

  /// Creates the hash of no bytes.
  package init() {}

  /// Adds bytes.
  ///
  /// - Complexity: O(bytes).
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    #if canImport(CryptoKit)
      hash.update(bufferPointer: bytes)
    #elseif canImport(CNettle)
      guard let start = bytes.baseAddress else { return }
      nettle_sha256_update(&context, bytes.count, start.assumingMemoryBound(to: UInt8.self))
    #else
      hash.update(bytes)
    #endif
  }

  /// Adds bytes.
  ///
  /// - Complexity: O(bytes).
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The digest of the bytes so far: 32 bytes.
  package func finalize() -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(hash.finalize())
    #elseif canImport(CNettle)
      // To write the digest resets the context that it is of.
      var context = context
      return [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, count in
        nettle_sha256_digest(&context, digest.count, digest.baseAddress)
        count = digest.count
      }
    #else
      return hash.finalize()
    #endif
  }
}
