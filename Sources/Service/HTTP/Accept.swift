internal import HTTPCore

/// Content negotiation by the Accept field (RFC 9110, section 12.5.1).
enum Accept {
  /// The offer that the client prefers: the one with the highest quality, the first among equals;
  /// nothing where it accepts none. Without an Accept field the first offer.
  ///
  /// A range counts through its most specific match. Parameters of a range other than `q` are not
  /// looked at, nor are elements that follow no grammar.
  ///
  /// - Complexity: O(field · offers).
  static func choose(_ fields: borrowing HeaderFields, from offers: [Representation])
    -> Representation?
  {
    var isPresent = false
    var ratings = [Rating](repeating: Rating(), count: offers.count)
    fields.forEach("accept") { value in
      isPresent = true
      for element in FieldElements(value) {
        guard let range = Range(element) else { continue }
        for (index, offer) in offers.enumerated() {
          ratings[index].apply(range, to: offer)
        }
      }
    }
    guard isPresent else { return offers.first }
    var best: (offer: Representation, quality: Int)?
    for (offer, rating) in zip(offers, ratings) where rating.quality > best?.quality ?? 0 {
      best = (offer, rating.quality)
    }
    return best?.offer
  }

  /// How much an offer is wanted, by the most specific range that matches it.
  private struct Rating {
    var specificity = 0
    var quality = 0

    mutating func apply(_ range: Range, to offer: Representation) {
      let match = range.specificity(for: offer)
      guard match > 0, match >= specificity else { return }
      // Of two equally specific ranges the more generous one counts.
      quality = match == specificity ? max(quality, range.quality) : range.quality
      specificity = match
    }
  }

  /// One media range with its quality in thousandths.
  private struct Range {
    let type: Bytes
    let subtype: Bytes
    var quality = 1000

    init?(_ element: Bytes) {
      var parts = FieldElements(element, separator: UInt8(ascii: ";"))
      guard let essence = parts.next(),
        let slash = essence.firstIndex(of: UInt8(ascii: "/"))
      else { return nil }
      type = Bytes(rebasing: essence[..<slash])
      subtype = Bytes(rebasing: essence[(slash + 1)...])
      guard !type.isEmpty, !subtype.isEmpty else { return nil }
      for parameter in parts {
        guard parameter.count >= 2, parameter[0] | 0x20 == UInt8(ascii: "q"),
          parameter[1] == UInt8(ascii: "=")
        else { continue }
        guard let quality = Self.quality(Bytes(rebasing: parameter[2...])) else { return nil }
        self.quality = quality
        break
      }
    }

    /// 3 for the type itself, 2 for `type/*`, 1 for `*/*`, 0 for no match.
    func specificity(for offer: Representation) -> Int {
      if type.equals("*") { return subtype.equals("*") ? 1 : 0 }
      let parts = offer.essence.utf8.split(separator: UInt8(ascii: "/"))
      guard parts.count == 2, Self.equal(type, parts[0]) else { return 0 }
      if subtype.equals("*") { return 2 }
      return Self.equal(subtype, parts[1]) ? 3 : 0
    }

    private static func equal(_ a: Bytes, _ b: Substring.UTF8View.SubSequence) -> Bool {
      a.lazy.map(\.asciiLowercased).elementsEqual(b)
    }

    /// `0`, `1`, or with up to three digits after the point.
    private static func quality(_ text: Bytes) -> Int? {
      guard let first = text.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
        text.count <= 5, text.count == 1 || text[1] == UInt8(ascii: ".")
      else { return nil }
      var quality = first == UInt8(ascii: "1") ? 1000 : 0
      var unit = 100
      for byte in text.dropFirst(2) {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        quality += Int(byte - UInt8(ascii: "0")) * unit
        unit /= 10
      }
      return quality <= 1000 ? quality : nil
    }
  }
}
