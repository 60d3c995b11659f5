import HTTPCore

/// Request fields by which a server chooses among representations.
public struct ChoosingFields: OptionSet, Sendable {
  /// One bit for each field.
  public let rawValue: UInt8

  /// The fields of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `Accept`.
  public static let accept = ChoosingFields(rawValue: 1)
  /// `Accept-Encoding`.
  public static let acceptEncoding = ChoosingFields(rawValue: 2)
  /// `Origin`.
  public static let origin = ChoosingFields(rawValue: 4)
}

extension HTTPResponse {
  /// Names request fields in `Vary`.
  ///
  /// Whoever chooses by a field names it; the response has one line with all of them, because some
  /// caches, such as nginx before 1.23, read only the first.
  public mutating func vary(on fields: ChoosingFields) { choosingFields.formUnion(fields) }

  /// Adds the line, if any, once nobody adds to it.
  mutating func addVary() {
    guard !choosingFields.isEmpty else { return }
    fields.append(literal: "Vary: ")
    var separator: StaticString = ""
    for (field, name) in Self.choosingNames where choosingFields.contains(field) {
      fields.append(literal: separator)
      fields.append(literal: name)
      separator = ", "
    }
    fields.append(literal: "\r\n")
    choosingFields = []
  }

  private static let choosingNames: [(ChoosingFields, StaticString)] = [
    (.origin, "Origin"), (.accept, "Accept"), (.acceptEncoding, "Accept-Encoding"),
  ]
}
