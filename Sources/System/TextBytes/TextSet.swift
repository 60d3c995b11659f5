/// A set of texts, which it compares and hashes as bytes: see ``ExactText``.
///
/// It stands where `Set<String>` would, if a client did not choose the members.
public struct TextSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var storage: Set<ExactText>

  /// Makes an empty set.
  public init() { storage = [] }

  /// Makes a set of a literal.
  public init(arrayLiteral members: String...) { self.init(members) }

  /// Makes a set of texts.
  public init(_ members: some Sequence<String>) {
    storage = Set(members.lazy.map { ExactText($0) })
  }

  /// The number of members.
  public var count: Int { storage.count }

  /// Whether there is no member.
  public var isEmpty: Bool { storage.isEmpty }

  /// Whether a text is a member.
  ///
  /// - Complexity: O(text), expected.
  public func contains(_ text: String) -> Bool { storage.contains(ExactText(text)) }

  /// Adds a text; `inserted` says whether it was none.
  ///
  /// - Complexity: O(text), expected.
  @discardableResult
  public mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: String) {
    let (inserted, member) = storage.insert(ExactText(text))
    return (inserted, member.text)
  }

  /// Adds texts.
  public mutating func formUnion(_ other: TextSet) { storage.formUnion(other.storage) }

  /// Whether another set has all members of this one.
  public func isSubset(of other: TextSet) -> Bool { storage.isSubset(of: other.storage) }

  /// The members in the order of their bytes.
  ///
  /// - Complexity: O(n log n) in the members.
  public var ordered: [String] { storage.sorted().map(\.text) }
}
