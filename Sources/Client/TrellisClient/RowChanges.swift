/// The changes of the visible rows between two lists, as batch updates of list views take them.
///
/// Deletes and the sources of moves are indices of old rows, inserts and the targets of moves
/// indices of new rows. All of them form one batch. Updates form a second one.
public struct RowChanges: Hashable, Sendable {
  /// A removed row.
  public struct Delete: Hashable, Sendable {
    /// The index among the old rows.
    public let index: Int
    /// The id.
    public let id: String
  }

  /// An inserted row.
  public struct Insert: Hashable, Sendable {
    /// The index among the new rows.
    public let index: Int
    /// The row.
    public let item: SnapshotReply.Row
  }

  /// A row that changes its position among the remaining rows.
  public struct Move: Hashable, Sendable {
    /// The index among the old rows.
    public let from: Int
    /// The index among the new rows.
    public let to: Int
    /// The id.
    public let id: String
  }

  /// A row with another title, payload or state.
  public struct Update: Hashable, Sendable {
    /// The index among the old rows.
    public let from: Int
    /// The index among the new rows.
    public let to: Int
    /// The id.
    public let id: String
    /// The changed members, as an object.
    public let set: RawJSON
    /// The names of the removed members.
    public let unset: [String]
  }

  /// The version of the old list.
  public let from: String
  /// The version of the new list.
  public let to: String
  /// Removed rows, by ascending index.
  public let deletes: [Delete]
  /// Inserted rows, by ascending index.
  public let inserts: [Insert]
  /// Moved rows, as few as possible.
  public let moves: [Move]
  /// Changed rows.
  public let updates: [Update]

  init(_ value: ResponseValue) throws(ClientError) {
    from = try value.text("from")
    to = try value.text("to")
    for name in ["deletes", "inserts", "moves", "updates"] as [String] {
      _ = try value.member(name)
    }
    deletes = try value.list("deletes") { row throws(ClientError) in
      Delete(index: try row.integer("index"), id: try row.text("id"))
    }
    inserts = try value.list("inserts") { row throws(ClientError) in
      Insert(index: try row.integer("index"), item: try .init(try row.member("item")))
    }
    moves = try value.list("moves") { row throws(ClientError) in
      Move(from: try row.integer("from"), to: try row.integer("to"), id: try row.text("id"))
    }
    updates = try value.list("updates") { row throws(ClientError) in
      let changes = try row.member("changes")
      return Update(
        from: try row.integer("from"), to: try row.integer("to"), id: try row.text("id"),
        set: RawJSON(try changes.member("set")),
        unset: try changes.member("unset").elements.compactMap(\.string))
    }
  }
}
