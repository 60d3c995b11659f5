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

extension JSONMember {
  /// The member in a set of members.
  @inline(__always)
  var bit: UInt32 { 1 &<< UInt32(truncatingIfNeeded: rawValue) }
}

/// The bytes of a name.
struct PreparedName {
  let length: Int
  /// The first eight bytes, padded with zeros; they distinguish nearly all names.
  let start: UInt64
  /// The bits of ``start`` that belong to the name.
  let mask: UInt64
  let bytes: UnsafeRawPointer

  init(_ bytes: UnsafeRawPointer, length: Int) {
    self.length = length
    mask = length >= 8 ? .max : 1 << (UInt64(length) * 8) - 1
    start = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) & mask
    self.bytes = bytes
  }

  /// Whether a name has these bytes. At least eight bytes must be readable there.
  @inline(__always)
  func equals(_ other: UnsafeRawPointer, length: Int) -> Bool {
    guard self.length == length else { return false }
    let word = UInt64(littleEndian: other.loadUnaligned(as: UInt64.self))
    guard (word ^ start) & mask == 0 else { return false }
    return length <= 8 || hasRest(of: other)
  }

  @inline(__always)
  func hasRest(of other: UnsafeRawPointer) -> Bool {
    guard length <= 16 else { return hasLongRest(of: other) }
    let last = length &- 8
    return bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      == other.loadUnaligned(fromByteOffset: last, as: UInt64.self)
  }

  func hasLongRest(of other: UnsafeRawPointer) -> Bool {
    memcmp(bytes + 8, other + 8, length - 8) == 0
  }
}

// Unchecked: only `init` writes the memory, and the names are constants that are never freed.
/// The names of a ``JSONMember``, prepared for lookup.
public struct MemberNames<Member: JSONMember>: @unchecked Sendable {
  /// The names in the order of the cases.
  public let texts: [String]
  let table: PreparedNames

  /// Makes the names from the cases, whose raw values are consecutive from 0.
  ///
  /// - Parameter spelling: The name of a case; that in Swift by default.
  public init(_ spelling: (Member) -> String = { "\($0)" }) {
    texts = Member.allCases.map(spelling)
    let names = UnsafeMutablePointer<PreparedName>.allocate(capacity: max(1, texts.count))
    table = PreparedNames(names: names, count: texts.count)
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
}

/// The prepared names of all members, in the order of the cases. They are never freed.
struct PreparedNames {
  let names: UnsafeMutablePointer<PreparedName>
  let count: Int

  /// The index of the member with this name, -1 if there is none.
  ///
  /// The name must come from a ``JSONDocument``: a colon, a value, a brace and the padding of the
  /// parser or builder make the eight bytes from its start readable. `guess` is compared first,
  /// since members mostly appear in the order of declaration.
  @inline(__always)
  func index(of name: UnsafeBufferPointer<UInt8>, guess: Int) -> Int {
    guard let bytes = UnsafeRawPointer(name.baseAddress) else { return -1 }
    if guess < count, names[guess].equals(bytes, length: name.count) { return guess }
    return index(of: bytes, length: name.count, after: guess)
  }

  /// Searches the names after `guess` first: a member that is missing does not change the order of
  /// the others.
  @inline(never)
  private func index(of bytes: UnsafeRawPointer, length: Int, after guess: Int) -> Int {
    var index = guess &+ 1
    for _ in 0..<count {
      if index >= count { index = 0 }
      if names[index].equals(bytes, length: length) { return index }
      index &+= 1
    }
    return -1
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
  /// Stored, because each access to a global constant calls the runtime.
  private let names = Member.names.table
  /// A bit set of the members present.
  @usableFromInline var present: UInt32 = 0
  /// Whether the object has a member twice; the last one counts.
  private(set) var repeatsName = false

  /// Starts without members; `value` is not read.
  init(noneOf value: JSONValue) {
    object = value
    storage = .create(minimumCapacity: names.count) { _ in }
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
  mutating func read(
    _ value: JSONValue, _ errors: InputErrorList,
    extra: ((_ name: JSONValue, _ value: JSONValue) -> Void)? = nil
  ) -> Bool {
    guard value.isObject else {
      errors.addWrongKind(value, wanted: .object)
      return false
    }
    object = value
    var (found, foundCount, guess) = (UInt32(0), 0, 0)
    var suggested: [String] = []
    for (name, value) in value.members {
      guard let bytes = name.stringBytes else { continue }
      let index = names.index(of: bytes, guess: guess)
      if index >= 0 {
        (values + index).initialize(to: value)
        found |= 1 &<< UInt32(truncatingIfNeeded: index)
        foundCount &+= 1
        guess = index &+ 1
      } else if let extra {
        extra(name, value)
      } else {
        Self.addUnknown(name, value, in: object, &suggested, to: errors)
      }
    }
    withExtendedLifetime(storage) {}
    present = found
    repeatsName = foundCount != found.nonzeroBitCount
    return true
  }

  /// Whether the object has any member besides `members`, a union of ``JSONMember/bit``.
  func contains(besides members: UInt32) -> Bool { present & ~members != 0 }

  /// Whether the object has any of `members`, a union of ``JSONMember/bit``.
  func contains(anyOf members: UInt32) -> Bool { present & members != 0 }

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

  /// Adds the error for a member with an unknown name. `suggested` are the names that replace those
  /// before it.
  @inline(never)
  private static func addUnknown(
    _ name: JSONValue, _ value: JSONValue, in object: JSONValue, _ suggested: inout [String],
    to errors: InputErrorList
  ) {
    guard let bytes = name.stringBytes, !errors.isFull else { return errors.add(at: name, "") }
    let foreign = Member.self as? any ForeignNaming.Type
    let place = foreign?.foreignPlace
    var suggestion = ForeignWord.suggestion(
      for: bytes, of: value, in: place, among: Member.names.texts)
    let others = suggested
    let hasMember = { (name: String) in
      others.contains(name) || object.members.contains { $0.name.hasBytes(of: name) }
    }
    // A replacement must not make a second member of the name, nor one that excludes another.
    if let name = suggestion, hasMember(name) || foreign?.allows(name, beside: hasMember) == false {
      suggestion = nil
    }
    if let suggestion { suggested.append(suggestion) }
    errors.add(
      at: name, "unknown member \(Excerpt.quoted(bytes))\(ForeignWord.clause(bytes, in: place))",
      suggestion: suggestion)
  }

  @usableFromInline
  static func addMissing(_ name: String, in object: JSONValue, to errors: InputErrorList) {
    errors.add(at: object, "the member \"\(name)\" is missing")
  }
}

extension JSONValue {
  /// Whether this is a string of these bytes.
  fileprivate func hasBytes(of text: String) -> Bool {
    stringBytes?.elementsEqual(text.utf8) ?? false
  }
}
