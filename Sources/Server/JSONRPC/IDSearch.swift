internal import JSONDocuments

/// Finds the id in a message that is refused, so that its sender learns which request has failed.
///
/// It reads the members of the message itself and skips their values.
struct IDSearch {
  /// The most bytes of a member's name with escapes that may mean `id`.
  private static let nameLimit = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Finds the id of a message.
  ///
  /// - Parameter bytes: The message, up to its first fault of syntax.
  /// - Returns: The id; `nil` without one, with two, or with one that is no integer or string.
  /// - Complexity: O(bytes).
  static func id(in bytes: ArraySlice<UInt8>) -> RequestID? {
    var search = IDSearch(bytes: bytes, index: bytes.startIndex)
    return search.found()
  }

  private mutating func found() -> RequestID? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var found: RequestID?
    repeat {
      guard let name = string(), take(UInt8(ascii: ":")), let value = value() else { break }
      guard Self.isID(name) else { continue }
      guard found == nil, let id = Self.id(value) else { return nil }
      found = id
    } while take(UInt8(ascii: ","))
    return found
  }

  private static func isID(_ name: ArraySlice<UInt8>) -> Bool {
    if name.elementsEqual("\"id\"".utf8) { return true }
    guard name.count <= nameLimit, name.contains(UInt8(ascii: "\\")),
      let document = try? JSONDocument.parse(Array(name))
    else { return false }
    return withExtendedLifetime(document) { document.root.isString("id") }
  }

  private static func id(_ value: ArraySlice<UInt8>) -> RequestID? {
    guard let document = try? JSONDocument.parse(Array(value)) else { return nil }
    return withExtendedLifetime(document) { RequestID(document.root) }
  }

  // MARK: Tokens

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D { index += 1 }
  }

  /// Takes a byte and the blanks before it.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    index += 1
    return true
  }

  /// Takes a string with its quotes; `nil` if there is none, or if it does not end.
  private mutating func string() -> ArraySlice<UInt8>? {
    skipBlanks()
    let start = index
    guard next == UInt8(ascii: "\"") else { return nil }
    index += 1
    while let byte = next {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return bytes[start..<index] }
    }
    return nil
  }

  /// Takes a value; `nil` if it does not end.
  private mutating func value() -> ArraySlice<UInt8>? {
    skipBlanks()
    let start = index
    if next == UInt8(ascii: "\"") { return string() }
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard string() != nil else { return nil }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return bytes[start..<index] }
        if byte != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      index += 1
      if depth == 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        return bytes[start..<index]
      }
    }
    return nil
  }
}
