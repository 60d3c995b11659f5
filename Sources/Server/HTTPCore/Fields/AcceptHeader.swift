/// Proactive negotiation by the `Accept` field (RFC 9110, section 12.5.1).
public enum AcceptHeader {
  /// The offered media type with the highest quality for the client.
  ///
  /// - Parameters:
  ///   - fields: the request's fields. Without a non-empty `Accept`, every media type has the same
  ///     quality.
  ///   - offers: media types in lower case, without parameters, in order of preference.
  /// - Returns: an index into `offers`, or nil if the client accepts none of them.
  /// - Complexity: O(n · m) for n media ranges and m offers.
  public static func choose(_ fields: HeaderFields, among offers: [StaticString]) -> Int? {
    var hasRanges = false
    fields.forEach("accept") { if !$0.isEmpty { hasRanges = true } }
    guard hasRanges else { return offers.isEmpty ? nil : 0 }
    var best: Int?
    var bestQuality = 0
    for (index, offer) in offers.enumerated() {
      let quality = quality(of: offer, in: fields)
      if quality > bestQuality {
        best = index
        bestQuality = quality
      }
    }
    return best
  }

  /// The quality of a media type in thousandths: that of the most specific matching range.
  static func quality(of offer: StaticString, in fields: HeaderFields) -> Int {
    var result = 0
    var resultSpecificity = -1
    fields.forEach("accept") { value in
      value.forEachElement { element in
        let (range, quality) = parse(element)
        guard let specificity = specificity(of: range, for: offer) else { return }
        if specificity > resultSpecificity {
          resultSpecificity = specificity
          result = quality
        } else if specificity == resultSpecificity {
          result = max(result, quality)
        }
      }
    }
    return result
  }

  /// The media range of an element without parameters, and its `q` in thousandths.
  static func parse(_ element: Bytes) -> (range: Bytes, quality: Int) {
    var parts = ParameterList(element)
    let range = parts.next() ?? element
    while let parameter = parts.next() {
      guard parameter.count >= 2, parameter[0].asciiLowercased == UInt8(ascii: "q"),
        parameter[1] == UInt8(ascii: "=")
      else {
        continue
      }
      return (range, thousandths(Bytes(rebasing: parameter[2...])))
    }
    return (range, 1000)
  }

  /// A `qvalue` in thousandths; 0, meaning not acceptable, if it is invalid.
  private static func thousandths(_ value: Bytes) -> Int {
    guard let first = value.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
      value.count <= 5,
      value.count == 1 || value[1] == UInt8(ascii: ".")
    else { return 0 }
    var result = Int(first - UInt8(ascii: "0")) * 1000
    var weight = 100
    for digit in value.dropFirst(2) {
      guard digit.isDigit else { return 0 }
      result += Int(digit - UInt8(ascii: "0")) * weight
      weight /= 10
    }
    return min(result, 1000)
  }

  /// The specificity of a matching range: 2 for the media type, 1 for `type/*`, 0 for `*/*`; nil
  /// without a match.
  private static func specificity(of range: Bytes, for offer: StaticString) -> Int? {
    if range.equalsIgnoringCase(lowercased: offer) { return 2 }
    if range.equals("*/*") { return 0 }
    guard range.count > 2, range[range.count - 1] == UInt8(ascii: "*"),
      range[range.count - 2] == UInt8(ascii: "/")
    else {
      return nil
    }
    let type = range.count - 1
    guard offer.utf8CodeUnitCount > type else { return nil }
    for index in 0..<type where range[index].asciiLowercased != offer.utf8Start[index] {
      return nil
    }
    return 1
  }
}

extension UnsafeRawBufferPointer {
  /// Calls a function with each element of a comma-separated list, outside of quotes, trimmed.
  ///
  /// - Complexity: O(n)
  public func forEachElement(_ body: (Bytes) -> Void) {
    var start = 0
    var index = 0
    var isQuoted = false
    while index < count {
      switch self[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: ",") where !isQuoted:
        body(Bytes(rebasing: self[start..<index]).trimmed)
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < count { body(Bytes(rebasing: self[start...]).trimmed) }
  }
}

/// The parts of `type/subtype; name=value; …`, split at semicolons outside of quotes and trimmed.
struct ParameterList {
  private var rest: Bytes?

  init(_ value: Bytes) {
    rest = value
  }

  mutating func next() -> Bytes? {
    guard let value = rest else { return nil }
    var index = 0
    var isQuoted = false
    while index < value.count {
      switch value[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: ";") where !isQuoted:
        rest = Bytes(rebasing: value[(index + 1)...])
        return Bytes(rebasing: value[..<index]).trimmed
      default: break
      }
      index += 1
    }
    rest = nil
    return value.trimmed
  }
}
