/// The members that an object of some kind may have: an enumeration whose case names are the names.
///
/// ```swift
/// enum ViewMember: Int, JSONMember {
///   case id, children, width
///   static let names = MemberNames<ViewMember>()
/// }
/// ```
public protocol JSONMember: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The names; a stored constant made by `MemberNames()`.
  static var names: MemberNames<Self> { get }
}

/// The names of a ``JSONMember``, prepared for looking up.
public struct MemberNames<Member: JSONMember>: Sendable {
  /// The names in the order of the cases.
  public let texts: [String]
  private let bytes: [[UInt8]]
  /// For each name its length and first byte, which tell most names apart.
  private let keys: [UInt16]

  /// Makes the names from the names of the cases, which are numbered from 0 in their order.
  public init() {
    texts = Member.allCases.map { "\($0)" }
    bytes = texts.map { Array($0.utf8) }
    keys = bytes.map { Self.key(count: $0.count, first: $0.first ?? 0) }
    precondition(texts.count <= ObjectFields<Member>.capacity, "too many members")
    precondition(Member.allCases.map(\.rawValue) == Array(texts.indices), "cases are not in order")
  }

  /// The number of the member with this name.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = name.first, name.count <= 0xFF else { return nil }
    let key = Self.key(count: name.count, first: first)
    for index in keys.indices where keys[index] == key && bytes[index].elementsEqual(name) {
      return index
    }
    return nil
  }

  private static func key(count: Int, first: UInt8) -> UInt16 {
    UInt16(truncatingIfNeeded: count) << 8 | UInt16(first)
  }
}

/// The members of one object, looked up once each.
///
/// Reading them adds a fault for each name that is not known, with a suggestion where one is near.
public struct ObjectFields<Member: JSONMember> {
  /// The most members that a ``JSONMember`` may have.
  static var capacity: Int { 24 }

  /// The object.
  public let object: JSONValue
  private var values: InlineArray<24, JSONValue?>

  /// Reads an object; a value of another kind is a fault, and gives nothing. Members with other names
  /// go to `extra`; without it they are faults.
  public init?(
    _ value: JSONValue, _ faults: FaultList,
    extra: ((_ name: JSONValue, _ value: JSONValue) -> Void)? = nil
  ) {
    guard value.kind == .object else {
      faults.addWrongKind(value, wanted: .object)
      return nil
    }
    object = value
    values = InlineArray(repeating: nil)
    let names = Member.names
    for (name, value) in value.members {
      guard let bytes = name.stringBytes else { continue }
      if let index = names.index(of: bytes) {
        values[index] = value
      } else if let extra {
        extra(name, value)
      } else {
        faults.add(
          at: name, "unknown member \(Excerpt.quoted(bytes))",
          suggestion: Suggestion.nearest(to: bytes, among: names.texts))
      }
    }
  }

  /// The value of a member, where the object has it.
  public subscript(member: Member) -> JSONValue? { values[member.rawValue] }

  /// The value of a member; a fault where the object does not have it.
  public func required(_ member: Member, _ faults: FaultList) -> JSONValue? {
    if let value = self[member] { return value }
    faults.add(at: object, "the member \"\(Member.names.texts[member.rawValue])\" is missing")
    return nil
  }
}
