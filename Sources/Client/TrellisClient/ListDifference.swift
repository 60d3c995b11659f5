/// The operations that turn one list into another.
public struct ListDifference: Sendable {
  /// A change of a list. Operations are applied in their order.
  public enum Operation: Hashable, Sendable {
    /// Removes an item and its descendants.
    case remove(id: String)
    /// Inserts an item, given as an object, under a parent; `nil` for the top level.
    case insert(RawJSON, parent: String?, index: Int)
    /// Moves an item. The index is that among its siblings without it.
    case move(id: String, parent: String?, index: Int)
    /// Sets members of an item, by name, and removes others.
    case update(id: String, set: RawJSON?, unset: [String])
    /// Expands an item.
    case expand(id: String)
    /// Collapses an item.
    case collapse(id: String)
    /// Reorders the children of a parent; `nil` for the top level.
    case reorder(parent: String?, children: [String])
    /// An operation that a later version of the contract has added.
    case other(RawJSON)

    init(_ value: ResponseValue) throws(ClientError) {
      switch try value.text("op") {
      case "remove": self = .remove(id: try value.text("id"))
      case "insert":
        self = .insert(
          RawJSON(try value.member("item")), parent: value["parent"]?.string,
          index: try value.integer("index"))
      case "move":
        self = .move(
          id: try value.text("id"), parent: value["parent"]?.string,
          index: try value.integer("index"))
      case "update":
        let changes = try value.member("changes")
        self = .update(
          id: try value.text("id"), set: changes["set"].map { RawJSON($0) },
          unset: changes["unset"].map { $0.elements.compactMap(\.string) } ?? [])
      case "expand": self = .expand(id: try value.text("id"))
      case "collapse": self = .collapse(id: try value.text("id"))
      case "reorder":
        self = .reorder(
          parent: value["parent"]?.string,
          children: try value.member("children").elements.compactMap(\.string))
      default: self = .other(RawJSON(value))
      }
    }
  }

  /// The version of the old list.
  public let from: String
  /// The version of the new list.
  public let to: String
  /// The operations, in their order.
  public let operations: [Operation]
  /// The whole response; its `operations` can be sent to `/v1/snapshot`.
  public let json: RawJSON

  init(_ value: ResponseValue) throws(ClientError) {
    from = try value.text("from")
    to = try value.text("to")
    _ = try value.member("operations")
    operations = try value.list("operations") { operation throws(ClientError) in
      try Operation(operation)
    }
    json = RawJSON(value)
  }
}
