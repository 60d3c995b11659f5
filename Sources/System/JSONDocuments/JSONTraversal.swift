/// The value of a document and its contents, without recursion: in the order of the text, or with
/// the members of objects in the order of their names' bytes.
public struct JSONTraversal {
  /// A step in the text.
  public enum Step {
    /// A value without contents.
    case scalar(JSONValue)
    /// The name of the member whose value follows.
    case name(JSONValue)
    /// The start of an array.
    case beginArray
    /// The end of the innermost container, an array.
    case endArray
    /// The start of an object.
    case beginObject
    /// The end of the innermost container, an object.
    case endObject
  }

  private enum OpenContainer {
    case array(JSONValue.Elements)
    case object(JSONValue.Members)
    case sorted(ArraySlice<Member>)
  }

  /// A member of an object.
  public typealias Member = (name: JSONValue, value: JSONValue)

  private let sortsMembers: Bool
  private var open: [OpenContainer] = []
  /// The value of the next step; `nil` if it is in the innermost container.
  private var pending: JSONValue?

  /// Makes a traversal of a value.
  public init(_ value: JSONValue, sortsMembers: Bool = false) {
    pending = value
    self.sortsMembers = sortsMembers
  }

  /// Members in the order of their names' bytes.
  ///
  /// - Complexity: O(n log(n)) in the members.
  public static func sorted(_ members: [Member]) -> [Member] {
    guard members.count > 1 else { return members }
    return members.sorted { one, other in
      guard let bytes = one.name.stringBytes, let others = other.name.stringBytes else {
        return false
      }
      return bytes.lexicographicallyPrecedes(others)
    }
  }

  /// The next step, or `nil` after the last.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func next() -> Step? {
    if let value = pending {
      pending = nil
      return enter(value)
    }
    switch open.popLast() {
    case nil: return nil
    case .array(var elements):
      guard let element = elements.next() else { return .endArray }
      open.append(.array(elements))
      return enter(element)
    case .object(var members):
      guard let member = members.next() else { return .endObject }
      open.append(.object(members))
      pending = member.value
      return .name(member.name)
    case .sorted(var members):
      guard let member = members.popFirst() else { return .endObject }
      open.append(.sorted(members))
      pending = member.value
      return .name(member.name)
    }
  }

  private mutating func enter(_ value: JSONValue) -> Step {
    switch value.kind {
    case .array:
      open.append(.array(value.elements))
      return .beginArray
    case .object:
      open.append(
        sortsMembers
          ? .sorted(Self.sorted(Array(value.members))[...]) : .object(value.members))
      return .beginObject
    case .null, .bool, .number, .string: return .scalar(value)
    }
  }
}
