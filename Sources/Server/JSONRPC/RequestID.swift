public import JSONDocuments
public import JSONText

/// The id of a request: an integer or a string. Ids compare by bytes.
public enum RequestID: Hashable, Sendable {
  /// An integer.
  case integer(Int)
  /// The UTF-8 bytes of a string.
  case string([UInt8])

  /// Reads an id; `nil` for anything but an integer or a string.
  public init?(_ value: JSONValue) {
    if let bytes = value.stringBytes {
      self = .string(Array(bytes))
    } else if let integer = value.integer {
      self = .integer(integer)
    } else {
      return nil
    }
  }

  /// Writes the id as a value.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .integer(let number): json.integer(number)
    case .string(let bytes): json.string(bytes[...])
    }
  }
}
