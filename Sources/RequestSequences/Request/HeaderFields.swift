/// The header fields of a request or a response: one value for each name. Names ignore case.
///
/// Fields keep the order, and names the spelling, in which they were first set.
public struct HeaderFields: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One field.
  public struct Field: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public var value: String
  }

  /// The fields, in the order in which they were first set.
  public private(set) var fields: [Field] = []

  /// Makes an empty set of fields.
  public init() {}

  /// Makes fields; the last of several with the same name wins.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of a field; `nil` where there is none. Setting `nil` removes the field.
  ///
  /// - Complexity: O(fields).
  public subscript(name: String) -> String? {
    get { index(of: name).map { fields[$0].value } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Adds other fields, which win where both have a name.
  ///
  /// - Complexity: O(fields · others).
  public mutating func merge(_ others: HeaderFields) {
    for field in others.fields { self[field.name] = field.value }
  }

  private func index(of name: String) -> Int? {
    let name = name.lowercased()
    return fields.firstIndex { $0.name.lowercased() == name }
  }
}
