internal import JSONDocuments

extension JSONValue {
  /// Whether two values are equal regardless of member order. Numbers compare by their text if it
  /// was kept.
  ///
  /// - Complexity: O(smaller value), plus sorting if members are in different order. Uses no
  ///   recursion.
  func hasSameContent(as other: JSONValue) -> Bool {
    guard isContainer else { return hasSameScalar(as: other) }
    var open = [(self, other)]
    while let (a, b) = open.popLast() {
      guard a.kind == b.kind, a.count == b.count else { return false }
      switch a.kind {
      case .array:
        for (x, y) in zip(a.elements, b.elements) where !Self.compare(x, y, open: &open) {
          return false
        }
      case .object:
        for (x, y) in JSONMemberPairs.all(a, b) {
          guard let x, let y, Self.compare(x.value, y.value, open: &open) else { return false }
        }
      default:
        if !a.hasSameScalar(as: b) { return false }
      }
    }
    return true
  }

  /// Compares scalars, and defers containers.
  private static func compare(
    _ a: JSONValue, _ b: JSONValue, open: inout [(JSONValue, JSONValue)]
  ) -> Bool {
    guard a.isContainer, b.isContainer else { return a.hasSameScalar(as: b) }
    open.append((a, b))
    return true
  }

  private func hasSameScalar(as other: JSONValue) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null: return true
    case .bool: return bool == other.bool
    case .string: return hasSameBytes(as: other)
    case .number:
      guard let text = numberText, let otherText = other.numberText else {
        return number == other.number
      }
      return text.elementsEqual(otherText)
    case .array, .object: return false
    }
  }
}

/// The members of two objects, paired by name.
enum JSONMemberPairs {
  typealias Member = (name: JSONValue, value: JSONValue)

  /// The members of both objects by name; `nil` in a pair if only one object has the name.
  static func all(_ a: JSONValue, _ b: JSONValue) -> [(Member?, Member?)] {
    all(Array(a.members), Array(b.members))
  }

  /// The members of two lists by name; names are unique in each list.
  ///
  /// - Complexity: O(m) if both lists are in the same order, otherwise O(m · log(m)).
  static func all(_ a: [Member], _ b: [Member]) -> [(Member?, Member?)] {
    if a.count == b.count, zip(a, b).allSatisfy({ $0.name.hasSameBytes(as: $1.name) }) {
      return zip(a, b).map { ($0, $1) }
    }
    var pairs: [(Member?, Member?)] = []
    var (left, right) = (sorted(a)[...], sorted(b)[...])
    while let x = left.first, let y = right.first {
      if x.name.hasSameBytes(as: y.name) {
        pairs.append((left.removeFirst(), right.removeFirst()))
      } else if precedes(x, y) {
        pairs.append((left.removeFirst(), nil))
      } else {
        pairs.append((nil, right.removeFirst()))
      }
    }
    return pairs + left.map { ($0, nil) } + right.map { (nil, $0) }
  }

  private static func sorted(_ members: [Member]) -> [Member] { members.sorted(by: precedes) }

  private static func precedes(_ a: Member, _ b: Member) -> Bool {
    a.name.bytes.lexicographicallyPrecedes(b.name.bytes)
  }
}
