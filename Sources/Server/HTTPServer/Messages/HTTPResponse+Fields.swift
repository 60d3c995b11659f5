public import HTTPCore

/// Field lines that a response already has.
extension HTTPResponse {
  /// The value of Content-Type; empty without one. Valid until the next mutation.
  ///
  /// - Complexity: O(n) in the field lines.
  public var contentType: Bytes {
    if let mediaType {
      return Bytes(start: mediaType.utf8Start, count: mediaType.utf8CodeUnitCount)
    }
    return value("content-type") ?? Bytes(start: nil, count: 0)
  }

  /// Whether there is a field line with a lower-case name.
  ///
  /// - Complexity: O(n) in the field lines.
  public func hasField(_ lowercasedName: StaticString) -> Bool { value(lowercasedName) != nil }

  /// The value of the first field line with a lower-case name. Valid until the next mutation.
  func value(_ lowercasedName: StaticString) -> Bytes? {
    range(of: lowercasedName).map { Bytes(rebasing: fields.bytes[$0]) }
  }

  /// The offsets of the value of the first field line with a lower-case name.
  private func range(of lowercasedName: StaticString) -> Range<Int>? {
    let bytes = fields.bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\r")) ?? bytes.count
      let valueStart = start + lowercasedName.utf8CodeUnitCount + 2
      if valueStart <= end, bytes[valueStart - 2] == UInt8(ascii: ":"),
        Bytes(rebasing: bytes[start..<(valueStart - 2)])
          .equalsIgnoringCase(lowercased: lowercasedName)
      {
        return valueStart..<end
      }
      start = end + 2
    }
    return nil
  }

  /// Marks the body as compressed: adds `Content-Encoding`, and weakens a strong entity tag, which
  /// identifies the uncompressed bytes (RFC 9110, section 8.8.1).
  public mutating func markEncoded(_ coding: StaticString) {
    if let tag = range(of: "etag"), fields.bytes[tag].first == UInt8(ascii: "\"") {
      var weakened = ByteBuffer()
      weakened.append(Bytes(rebasing: fields.bytes[..<tag.lowerBound]))
      weakened.append(literal: "W/")
      weakened.append(Bytes(rebasing: fields.bytes[tag.lowerBound...]))
      fields = weakened
    }
    addField("Content-Encoding", coding)
  }
}
