import API

/// The changes that make one list of another.
public struct Difference: Sendable {
  /// A change; changes are applied in their order.
  public enum Operation: Hashable, Sendable {
    /// An item is removed with all that is under it.
    case remove(id: String)
    /// An item, given as an object, is put under a parent.
    case insert(JSONText, parent: String?, index: Int)
    /// An item goes elsewhere; the place counts the siblings without it.
    case move(id: String, parent: String?, index: Int)
    /// Members of an item are set, by name, and others removed.
    case update(id: String, set: JSONText?, unset: [String])
    /// An item shows its children.
    case expand(id: String)
    /// An item hides its children.
    case collapse(id: String)
    /// The children of a parent get this order.
    case reorder(parent: String?, children: [String])
    /// A change that a later version of the contract has added.
    case other(JSONText)

    init(_ value: JSONValue) throws(ClientError) {
      switch try value.text("op") {
      case "remove": self = .remove(id: try value.text("id"))
      case "insert":
        self = .insert(
          JSONText(try value.member("item")), parent: value["parent"]?.string,
          index: try value.integer("index"))
      case "move":
        self = .move(
          id: try value.text("id"), parent: value["parent"]?.string,
          index: try value.integer("index"))
      case "update":
        let changes = try value.member("changes")
        self = .update(
          id: try value.text("id"), set: changes["set"].map { JSONText($0) },
          unset: changes["unset"].map { $0.elements.compactMap(\.string) } ?? [])
      case "expand": self = .expand(id: try value.text("id"))
      case "collapse": self = .collapse(id: try value.text("id"))
      case "reorder":
        self = .reorder(
          parent: value["parent"]?.string,
          children: try value.member("children").elements.compactMap(\.string))
      default: self = .other(JSONText(value))
      }
    }
  }

  /// The version of the list that the changes apply to.
  public let from: String
  /// The version of the list that they make.
  public let to: String
  /// The changes, in their order.
  public let operations: [Operation]
  /// All of the answer; its `operations` can be sent to `/v1/snapshot`.
  public let json: JSONText

  init(_ value: JSONValue) throws(ClientError) {
    from = try value.text("from")
    to = try value.text("to")
    _ = try value.member("operations")
    operations = try value.list("operations") { operation throws(ClientError) in
      try Operation(operation)
    }
    json = JSONText(value)
  }
}
