public import JSONDocuments
internal import JSONText
internal import ServiceContract
internal import TextBytes

/// Decoding of values; a value of the wrong kind adds an error. Only the path for valid values is
/// inlinable.
extension InputErrorList {
  /// The bytes of a string.
  @inlinable
  public func string(_ value: JSONValue) -> UnsafeBufferPointer<UInt8>? {
    if let bytes = value.stringBytes { return bytes }
    addWrongKind(value, wanted: .string)
    return nil
  }

  /// The bytes of an id: a string of at most `limit` bytes.
  @inlinable
  public func id(_ value: JSONValue, limit: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let bytes = string(value) else { return nil }
    guard bytes.count <= limit else {
      addLongID(value, bytes.count, limit: limit)
      return nil
    }
    return bytes
  }

  @usableFromInline
  func addLongID(_ value: JSONValue, _ count: Int, limit: Int) {
    note("idBytes")
    add(.limitExceeded, at: value, "the id has \(count) bytes; the limit is \(limit) idBytes")
  }

  /// A finite number.
  @inlinable
  public func number(_ value: JSONValue) -> Double? {
    guard let number = value.number else {
      addWrongKind(value, wanted: .number)
      return nil
    }
    guard number.isFinite else {
      addInfinite(value)
      return nil
    }
    return number
  }

  @usableFromInline
  func addInfinite(_ value: JSONValue) {
    add(.numberOutOfRange, at: value, "the number is too large for a 64-bit binary number")
  }

  /// A finite number in a range.
  public func number(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
    guard let number = number(value) else { return nil }
    guard range.contains(number) else {
      add(
        at: value, "must be from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))")
      return nil
    }
    return number
  }

  /// An integer in a range.
  @inlinable
  public func integer(_ value: JSONValue, in range: ClosedRange<Int>) -> Int? {
    guard value.kind == .number else {
      addWrongKind(value, wanted: .number)
      return nil
    }
    guard let integer = value.integer, range.contains(integer) else {
      addNotInteger(value, in: range)
      return nil
    }
    return integer
  }

  @usableFromInline
  func addNotInteger(_ value: JSONValue, in range: ClosedRange<Int>) {
    let bounds =
      range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    add(at: value, "must be an integer \(bounds)")
  }

  /// A boolean.
  @inlinable
  public func bool(_ value: JSONValue) -> Bool? {
    if let bool = value.bool { return bool }
    addWrongKind(value, wanted: .bool)
    return nil
  }

  /// The elements of an array.
  @inlinable
  public func array(_ value: JSONValue) -> JSONValue.Elements? {
    if value.kind == .array { return value.elements }
    addWrongKind(value, wanted: .array)
    return nil
  }

  /// The members of an object with free names. For one with known names use ``ObjectFields``.
  @inlinable
  public func object(_ value: JSONValue) -> JSONValue.Members? {
    if value.kind == .object { return value.members }
    addWrongKind(value, wanted: .object)
    return nil
  }

  /// A string that is a raw value of an enumeration.
  public func choice<Choice>(_ value: JSONValue, of: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let bytes = string(value) else { return nil }
    for choice in Choice.allCases where choice.rawValue.utf8.elementsEqual(bytes) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let place = (Choice.self as? any ForeignNaming.Type)?.foreignPlace
    add(
      at: value,
      "must be \(Self.list(names.map { "\"\($0)\"" })), not \(Excerpt.quoted(bytes))"
        + ForeignWord.clause(bytes, in: place),
      suggestion: ForeignWord.suggestion(for: bytes, in: place, among: names))
    return nil
  }

  /// Adds the error for a value of the wrong kind.
  public func addWrongKind(_ value: JSONValue, wanted: JSONValue.Kind) {
    addWrongKind(value, wanted: wanted.description)
  }

  /// Adds the error for a value of the wrong kind; `wanted` describes the right one ("a string or
  /// null").
  public func addWrongKind(_ value: JSONValue, wanted: String) {
    add(at: value, "must be \(wanted), not \(value.kind.description)")
  }

  /// Names as alternatives: `a, b or c`.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func text(_ number: Double) -> String {
    var json = JSONWriter.metered()
    json.number(number)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
