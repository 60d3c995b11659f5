internal import SwiftWorld

// A collection changes in place only while nobody else holds it. So it is taken out of the value
// that has it, changed, and put back.

extension Value {
  /// Takes an array or set out, and leaves `()`.
  mutating func takeArray() -> ArrayValue? {
    guard case .array(let array) = self else { return nil }
    self = .void
    return array
  }

  /// Takes a dictionary out, and leaves `()`.
  mutating func takeDictionary() -> DictionaryValue? {
    guard case .dictionary(let dictionary) = self else { return nil }
    self = .void
    return dictionary
  }

  /// Takes a structure out, and leaves `()`.
  mutating func takeStructure() -> StructureValue? {
    guard case .structure(let structure) = self else { return nil }
    self = .void
    return structure
  }

  /// Takes a string out, and leaves `()`.
  mutating func takeText() -> String? {
    guard case .text(let text) = self else { return nil }
    self = .void
    return text
  }
}
