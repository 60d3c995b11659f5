/// The value of a Content-Type field.
public struct MediaType {
  private let value: Bytes

  /// Makes a view of a field value.
  public init(_ value: Bytes) {
    self.value = value
  }

  /// Whether the type and subtype are equal to a lower-case literal; parameters are ignored.
  public func matches(_ lowercased: StaticString) -> Bool {
    essence.equalsIgnoringCase(lowercased: lowercased)
  }

  /// The type and subtype, without parameters.
  public var essence: Bytes {
    var parts = ParameterList(value)
    return parts.next() ?? value
  }

  /// The value of a parameter with a lower-case name, without surrounding quotes.
  public func parameter(_ lowercasedName: StaticString) -> Bytes? {
    var parts = ParameterList(value)
    _ = parts.next()
    let length = lowercasedName.utf8CodeUnitCount
    while let part = parts.next() {
      guard part.count > length, part[length] == UInt8(ascii: "="),
        Bytes(rebasing: part[..<length]).equalsIgnoringCase(lowercased: lowercasedName)
      else { continue }
      let found = Bytes(rebasing: part[(length + 1)...])
      if found.count >= 2, found[0] == UInt8(ascii: "\""),
        found[found.count - 1] == UInt8(ascii: "\"")
      {
        return Bytes(rebasing: found[1..<(found.count - 1)])
      }
      return found
    }
    return nil
  }
}
