/// A set of texts that are compared and hashed as bytes; see ``ExactText``.
///
/// Use it in place of `Set<String>` if clients choose the members.
public struct TextSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var storage: Set<ExactText>

  /// Makes a set from a literal.
  public init(arrayLiteral members: String...) { self.init(members) }

  /// Makes a set from texts.
  public init(_ members: some Sequence<String>) {
    storage = Set(members.lazy.map { ExactText($0) })
  }

  /// Whether the set is empty.
  public var isEmpty: Bool { storage.isEmpty }

  /// Whether a text is a member.
  ///
  /// - Complexity: O(text), expected.
  public func contains(_ text: String) -> Bool { storage.contains(ExactText(text)) }

  /// Adds a text; `inserted` is whether it was new.
  ///
  /// - Complexity: O(text), expected.
  @discardableResult
  public mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: String) {
    let (inserted, member) = storage.insert(ExactText(text))
    return (inserted, member.text)
  }

  /// Whether another set contains all members of this one.
  public func isSubset(of other: TextSet) -> Bool { storage.isSubset(of: other.storage) }
}
