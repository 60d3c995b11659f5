internal import Foundation
internal import Hashing

extension SHA256Hash {
  /// Adds bytes.
  ///
  /// - Complexity: O(bytes).
  mutating func update(_ bytes: Data) {
    bytes.withUnsafeBytes { update($0) }
  }
}
