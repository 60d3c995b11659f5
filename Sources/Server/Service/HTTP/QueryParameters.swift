public import HTTPCore
internal import TextBytes

/// The parameters of a query: `name=value` pairs between ampersands, percent-encoded, with `+` for
/// a space.
public struct QueryParameters {
  /// The fault of a query, as a sentence without a final period.
  public struct Failure: Error {
    /// The fault.
    public var reason: String
  }

  /// The values by name.
  private(set) var values = TextDictionary<String>()
  /// The values of the parameter that may be repeated, in their order.
  private(set) var repeated: [String] = []

  /// Parses a query.
  ///
  /// - Parameters:
  ///   - query: The query, not decoded; `nil` for none.
  ///   - known: The names of the parameters.
  ///   - repeatable: The name of a parameter that may be repeated; `nil` for none.
  /// - Throws: The first fault: an invalid encoding, an unknown name, or a repeated name.
  /// - Complexity: O(bytes), expected.
  public init(
    _ query: Bytes?, known: [String], repeatable: String? = nil
  ) throws(Failure) {
    guard let query else { return }
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(parts[0]),
        let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
      else { throw Failure(reason: "the query is not percent-encoded UTF-8") }
      if let repeatable, ExactText(name) == ExactText(repeatable) {
        repeated.append(value)
        continue
      }
      guard known.contains(where: { ExactText($0) == ExactText(name) }) else {
        let known = known + (repeatable.map { [$0] } ?? [])
        let names = known.isEmpty ? "none" : known.joined(separator: " and ")
        let unknown = "the query has the unknown parameter \(Excerpt.quoted(name))"
        throw Failure(reason: "\(unknown); known parameters: \(names)")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw Failure(reason: "the query repeats the parameter \(name)")
      }
    }
  }

  private static func decoded(_ text: Slice<Bytes>) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
