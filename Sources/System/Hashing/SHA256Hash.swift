#if canImport(CryptoKit)
  internal import CryptoKit
#elseif canImport(CNettle)
  internal import CNettle
#endif

/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
///
/// It uses Apple's CryptoKit if available, and Nettle for the program on Linux; both use the
/// processor's SHA instructions. Elsewhere it uses ``PortableSHA256``, so that client libraries
/// need no cryptographic library for a fingerprint.
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
      // Writing the digest resets its context.
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
