/// A text that is compared and hashed by its UTF-8 bytes.
///
/// Swift strings are equal if they are canonically equivalent, like `é` as one code point and as
/// two. To compare them, Swift sorts combining marks, in time quadratic in their number: a name of
/// 100,000 marks takes seconds, without a chance to cancel. Any name that a client may choose is
/// therefore keyed as an `ExactText`, in a ``TextDictionary`` or in a ``TextSet``.
public struct ExactText: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public private(set) var text: String

  /// Makes an exact text.
  ///
  /// - Complexity: O(1) for a native string.
  public init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
  }

  /// Makes an exact text from a literal.
  public init(stringLiteral text: String) { self.init(text) }

  /// The length in UTF-8 bytes.
  public var byteCount: Int { text.utf8.count }

  /// Whether two texts have the same bytes.
  ///
  /// - Complexity: O(bytes).
  public static func == (first: ExactText, second: ExactText) -> Bool {
    first.withBytes { first in second.withBytes { isEqual(first, $0) } }
  }

  /// Orders texts by their bytes.
  ///
  /// - Complexity: O(bytes).
  public static func < (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  /// Hashes the bytes.
  ///
  /// - Complexity: O(bytes).
  public func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }

  /// The text is contiguous since `init`.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({
      body(UnsafeRawBufferPointer($0))
    }) {
      return result
    }
    return Array(text.utf8).withUnsafeBytes(body)
  }

  /// Compares eight bytes at a time; the last eight may overlap the previous ones.
  private static func isEqual(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    guard first.count >= 8 else { return first.elementsEqual(second) }
    var offset = 0
    while true {
      let place = min(offset, first.count - 8)
      guard
        first.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      offset += 8
      if offset >= first.count { return true }
    }
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// The case whose raw value has the same bytes as a text; `nil` if there is none.
  ///
  /// - Complexity: O(cases + bytes).
  public init?(exactly text: String) {
    let text = ExactText(text)
    guard let found = Self.allCases.first(where: { ExactText($0.rawValue) == text }) else {
      return nil
    }
    self = found
  }
}
