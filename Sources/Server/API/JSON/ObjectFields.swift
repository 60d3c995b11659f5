public import JSONDocuments

private import Libc
internal import TextBytes

/// The members of a kind of object: an enumeration whose cases are the member names.
///
/// ```swift
/// enum ViewMember: Int, JSONMember {
///   case id, children, width
///   static let names = MemberNames<ViewMember>()
/// }
/// ```
public protocol JSONMember: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The names, a stored constant made by `MemberNames()`.
  static var names: MemberNames<Self> { get }
}

/// The bytes of a name. Not nested in the generic ``MemberNames``, so that clients know its size.
@usableFromInline
struct PreparedName {
  @usableFromInline let length: Int
  /// The first eight bytes, padded with zeros; they distinguish nearly all names.
  @usableFromInline let start: UInt64
  @usableFromInline let bytes: UnsafeRawPointer

  init(_ bytes: UnsafeRawPointer, length: Int) {
    self.length = length
    start = Self.start(of: bytes, length: length)
    self.bytes = bytes
  }

  @inlinable
  @inline(__always)
  static func start(of bytes: UnsafeRawPointer, length: Int) -> UInt64 {
    let word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    return length >= 8 ? word : word & ((1 &<< (UInt64(truncatingIfNeeded: length) &* 8)) &- 1)
  }

  @inlinable
  @inline(__always)
  func equals(_ other: UnsafeRawPointer, length: Int, start: UInt64) -> Bool {
    guard self.start == start && self.length == length else { return false }
    return length <= 8 || hasRest(of: other)
  }

  @inlinable
  @inline(__always)
  func hasRest(of other: UnsafeRawPointer) -> Bool {
    guard length <= 16 else { return hasLongRest(of: other) }
    let last = length &- 8
    return bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }

  @usableFromInline
  func hasLongRest(of other: UnsafeRawPointer) -> Bool {
    memcmp(bytes + 8, other + 8, length - 8) == 0
  }
}

// Unchecked: only `init` writes the memory, and the names are constants that are never freed.
/// The names of a ``JSONMember``, prepared for lookup.
public struct MemberNames<Member: JSONMember>: @unchecked Sendable {
  /// The names in the order of the cases.
  public let texts: [String]
  @usableFromInline let names: UnsafeMutablePointer<PreparedName>
  @usableFromInline let count: Int

  /// Makes the names from the cases, whose raw values are consecutive from 0.
  public init() {
    texts = Member.allCases.map { "\($0)" }
    count = texts.count
    names = .allocate(capacity: max(1, count))
    for (index, text) in texts.enumerated() {
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: text.utf8.count + 8, alignment: 8)
      bytes.copyBytes(from: text.utf8)
      guard let start = bytes.baseAddress else { continue }
      (names + index).initialize(
        to: PreparedName(UnsafeRawPointer(start), length: text.utf8.count))
    }
    precondition(texts.count <= UInt32.bitWidth, "too many members")
    precondition(Member.allCases.map(\.rawValue) == Array(texts.indices), "cases are not in order")
  }

  /// The index of the member with this name, which must come from a ``JSONDocument``: a colon, a
  /// value, a brace and the parser's padding, or the builder's, make the eight bytes from its start
  /// readable. `guess` is compared first, since members mostly appear in the order of declaration.
  @inlinable
  @inline(__always)
  func index(of name: UnsafeBufferPointer<UInt8>, guess: Int) -> Int? {
    guard let bytes = UnsafeRawPointer(name.baseAddress), name.count > 0 else { return nil }
    let start = PreparedName.start(of: bytes, length: name.count)
    if guess < count, names[guess].equals(bytes, length: name.count, start: start) { return guess }
    return Self.index(
      of: bytes, length: name.count, start: start, among: names, count, after: guess)
  }

  /// Searches the names after `guess` first: a member that is missing does not change the order of
  /// the others.
  @usableFromInline
  static func index(
    of bytes: UnsafeRawPointer, length: Int, start: UInt64,
    among names: UnsafeMutablePointer<PreparedName>, _ count: Int, after guess: Int
  ) -> Int? {
    var index = guess &+ 1
    for _ in 0..<count {
      if index >= count { index = 0 }
      if names[index].equals(bytes, length: length, start: start) { return index }
      index &+= 1
    }
    return nil
  }
}

/// The members of one object, each looked up once.
///
/// Copies share their storage: reading another object changes the values of all.
///
/// Decoding adds an error for each unknown name, with a suggestion if a known one is near.
public struct ObjectFields<Member: JSONMember> {
  /// The object.
  public private(set) var object: JSONValue
  /// The values by member; only those of the members present are valid.
  ///
  /// They are not stored in line, because each access would copy them all.
  @usableFromInline let values: UnsafeMutablePointer<JSONValue>
  /// The owner of their memory.
  @usableFromInline let storage: ManagedBuffer<Void, JSONValue>
  /// A bit set of the members present.
  @usableFromInline var present: UInt32 = 0
  /// Whether the object has a member twice; the last one counts.
  private(set) var repeatsName = false

  /// Starts without members; `value` is not read.
  init(noneOf value: JSONValue) {
    object = value
    storage = .create(minimumCapacity: Member.names.count) { _ in }
    values = storage.withUnsafeMutablePointerToElements { $0 }
  }

  /// Decodes an object. Adds an error and returns `nil` for a value of another kind. Passes members
  /// with unknown names to `extra`, or adds an error for each if it is `nil`.
  public init?(
    _ value: JSONValue, _ errors: InputErrorList,
    extra: ((_ name: JSONValue, _ value: JSONValue) -> Void)? = nil
  ) {
    self.init(noneOf: value)
    guard read(value, errors, extra: extra) else { return nil }
  }

  /// Decodes an object in place of the previous one. Adds an error and returns `false` for a value
  /// of another kind.
  @inline(__always)
  mutating func read(
    _ value: JSONValue, _ errors: InputErrorList,
    extra: ((_ name: JSONValue, _ value: JSONValue) -> Void)? = nil
  ) -> Bool {
    guard value.kind == .object else {
      errors.addWrongKind(value, wanted: .object)
      return false
    }
    object = value
    present = 0
    repeatsName = false
    let names = Member.names
    var guess = 0
    for (name, value) in value.members {
      guard let bytes = name.stringBytes else { continue }
      if let index = names.index(of: bytes, guess: guess) {
        withExtendedLifetime(storage) { (values + index).initialize(to: value) }
        let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: index)
        if present & bit != 0 { repeatsName = true }
        present |= bit
        guess = index + 1
      } else if let extra {
        extra(name, value)
      } else {
        Self.addUnknown(name, bytes: bytes, known: names.texts, to: errors)
      }
    }
    return true
  }

  /// A set of members for ``contains(anyOf:)``.
  static func set(_ members: Member...) -> UInt32 {
    members.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Whether the object has any member of a ``set(_:)``.
  func contains(anyOf set: UInt32) -> Bool { present & set != 0 }

  /// The value of a member, or `nil` if it is missing.
  @inlinable
  @inline(__always)
  public subscript(member: Member) -> JSONValue? {
    let index = member.rawValue
    guard present &>> UInt32(truncatingIfNeeded: index) & 1 != 0 else { return nil }
    return withExtendedLifetime(storage) { values[index] }
  }

  /// The value of a member; adds an error if it is missing.
  @inlinable
  @inline(__always)
  public func required(_ member: Member, _ errors: InputErrorList) -> JSONValue? {
    if let value = self[member] { return value }
    Self.addMissing(Member.names.texts[member.rawValue], in: object, to: errors)
    return nil
  }

  @usableFromInline
  static func addUnknown(
    _ name: JSONValue, bytes: UnsafeBufferPointer<UInt8>, known: [String],
    to errors: InputErrorList
  ) {
    errors.add(
      at: name, "unknown member \(Excerpt.quoted(bytes))",
      suggestion: Suggestion.nearest(to: bytes, among: known))
  }

  @usableFromInline
  static func addMissing(_ name: String, in object: JSONValue, to errors: InputErrorList) {
    errors.add(at: object, "the member \"\(name)\" is missing")
  }
}
